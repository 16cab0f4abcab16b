package org.woodgrain.book.later;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.woodgrain.book.KnownIds;
import org.woodgrain.book.Shelf;
import org.woodgrain.book.aerial.AerialTables;
import org.woodgrain.book.castles.CastleTables;
import org.woodgrain.book.catalogue.Chapter;
import org.woodgrain.book.hoards.HoardTables;
import org.woodgrain.book.items.ItemTables;
import org.woodgrain.book.land.LandTables;
import org.woodgrain.book.naval.NavalTables;
import org.woodgrain.book.scenario.ScenarioTables;
import org.woodgrain.book.strongholds.StrongholdTables;
import org.woodgrain.book.swords.SwordTables;
import org.woodgrain.book.wilderness.WildernessTables;

/** The tables of those parts of the game that lie beyond one expedition, read and checked. */
public record LaterTables(
        HoardTables hoards,
        ItemTables items,
        SwordTables swords,
        WildernessTables wilderness,
        CastleTables castles,
        StrongholdTables strongholds,
        LandTables land,
        AerialTables aerial,
        NavalTables naval,
        ScenarioTables scenario) {

    /** The tables as shipped. */
    public static LaterTables load() {
        return load(Shelf.shipped());
    }

    /**
     * The tables from a shelf.
     *
     * @throws org.woodgrain.book.BookException when one is not sound
     */
    public static LaterTables load(Shelf shelf) {
        List<String> chapters =
                Arrays.stream(Chapter.values()).map(Chapter::label).toList();
        KnownIds known = KnownIds.from(shelf, chapters);
        StrongholdTables strongholds = StrongholdTables.load(shelf);
        Set<String> missiles = KnownIds.of(shelf, "data/missile-ranges-miniatures.tsv");
        return new LaterTables(
                HoardTables.load(shelf),
                ItemTables.load(shelf, known),
                SwordTables.load(shelf, known),
                WildernessTables.load(shelf, known),
                CastleTables.load(shelf, known),
                strongholds,
                LandTables.load(shelf, strongholds.buildings().keySet(), missiles, known.monsters()),
                AerialTables.load(shelf),
                NavalTables.load(shelf),
                ScenarioTables.load(shelf, known));
    }
}
