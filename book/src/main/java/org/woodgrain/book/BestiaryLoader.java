package org.woodgrain.book;

import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.RulesException;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.monsters.AttackOption;
import org.woodgrain.rules.monsters.Bestiary;
import org.woodgrain.rules.monsters.HitDice;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.NumberAppearing;
import org.woodgrain.rules.monsters.PowerReader;
import org.woodgrain.rules.monsters.SaveAs;
import org.woodgrain.rules.monsters.Tactics;
import org.woodgrain.rules.monsters.TreasureCode;

/** Reads the monster table. */
final class BestiaryLoader {
    private static final String FILE = "data/monsters.tsv";

    private BestiaryLoader() {}

    static Bestiary load(Shelf shelf) {
        Tsv table = shelf.open(
                FILE,
                "id",
                "name",
                "number-appearing-original",
                "number-appearing-dungeon",
                "number-appearing-wilderness",
                "ac-descending",
                "move-feet",
                "fly-feet",
                "swim-feet",
                "hit-dice",
                "attacks",
                "damage-original",
                "special",
                "morale",
                "alignment",
                "in-lair-%",
                "treasure-type",
                "save-as",
                "xp-classic",
                "intelligence",
                "source",
                "tactics");
        return new Bestiary(table.byKey("id", BestiaryLoader::monster));
    }

    private static Monster monster(Row row) {
        return new Monster(
                row.text("id"),
                row.text("name"),
                new NumberAppearing(
                        row.dice("number-appearing-original"),
                        row.optionalDice("number-appearing-dungeon"),
                        row.optionalDice("number-appearing-wilderness")),
                row.integer("ac-descending", -9, 9),
                row.integer("move-feet", 0, 1000),
                row.integerOr("fly-feet", 0),
                row.integerOr("swim-feet", 0),
                parsed(row, "hit-dice", HitDice::parse),
                parsed(row, "attacks", AttackOption::parseAll),
                damage(row),
                parsed(row, "special", PowerReader::read),
                row.integer("morale", 2, 12),
                alignments(row),
                row.has("in-lair-%") ? row.percent("in-lair-%") : 0,
                parsed(row, "treasure-type", TreasureCode::parse),
                parsed(row, "save-as", SaveAs::parse),
                row.integer("xp-classic", 0, 100_000),
                row.choice("intelligence", Intelligence.class),
                row.choice("tactics", Tactics.class));
    }

    private static Formula damage(Row row) {
        return row.dice("damage-original");
    }

    private static SortedSet<Alignment> alignments(Row row) {
        SortedSet<Alignment> sides = new TreeSet<>();
        for (String side : row.list("alignment", "/")) {
            sides.add(Optional.ofNullable(SIDES.get(side)).orElseThrow(() -> row.fault("alignment", "L, N or C")));
        }
        return sides;
    }

    private static final Map<String, Alignment> SIDES =
            Map.of("L", Alignment.LAW, "N", Alignment.NEUTRALITY, "C", Alignment.CHAOS);

    /** A column that the rules read themselves; what they object to is a fault of the content. */
    private static <T> T parsed(Row row, String column, Function<String, T> reader) {
        try {
            return reader.apply(row.raw(column));
        } catch (RulesException e) {
            throw row.fault(column, e.getMessage() == null ? "something else" : e.getMessage());
        }
    }
}
