package org.woodgrain.book.naval;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.woodgrain.book.Row;
import org.woodgrain.book.Shelf;
import org.woodgrain.rules.Ratio;
import org.woodgrain.rules.Span;
import org.woodgrain.rules.SpanTable;

/**
 * Ships, crews, wind and drowning.
 *
 * @param vessels by id
 * @param classicVessels speeds of the classic procedures, by id
 * @param crews by the vessel's id
 * @param oarChanges the changes of stroke that one turn allows
 * @param fatigue factors a crew has, loses and regains, by id
 * @param windFrom on a d8
 * @param windForce on 2d6
 * @param classicWind of the classic procedures, on 2d6
 * @param evasion chance to get away in a hundred, by how much slower the fleeing side is in feet a round
 * @param drowning chance in a hundred by armour
 * @param classicDrowning what adds to the chance, by id
 */
public record NavalTables(
        Map<String, Vessel> vessels,
        Map<String, ClassicVessel> classicVessels,
        Map<String, Crew> crews,
        Set<OarChange> oarChanges,
        Map<String, Fatigue> fatigue,
        SpanTable<WindFrom> windFrom,
        SpanTable<WindForce> windForce,
        SpanTable<ClassicWind> classicWind,
        SpanTable<Integer> evasion,
        Map<String, Drowning> drowning,
        Map<String, DrowningFactor> classicDrowning) {
    /** Any side so much faster or slower counts alike. */
    private static final int FASTER = -100_000;

    /** How fast oars are pulled; STOP is rest, BACK goes astern. */
    public enum Stroke {
        BACK_CRUISE,
        BACK_SLOW,
        STOP,
        SLOW,
        CRUISE,
        FAST,
        /** In a row of the table: whatever it was. */
        ANY,
        /** In a row of the table: the same as before. */
        SAME
    }

    /** One change that a turn allows. */
    public record OarChange(Stroke from, Stroke to) {}

    /** Speeds of a vessel in the classic procedures; empty where it has no oars. */
    public record ClassicVessel(
            String id,
            int sailFeet,
            int sailMiles,
            OptionalInt oarFeet,
            OptionalInt oarMiles,
            int sailFeetARound,
            OptionalInt oarFeetARound,
            boolean seaworthy) {
        static ClassicVessel read(Row row) {
            row.text("source");
            return new ClassicVessel(
                    row.text("id"),
                    row.integer("sail-base-feet"),
                    row.integer("sail-miles-per-day"),
                    row.optionalInteger("oar-base-feet"),
                    row.optionalInteger("oar-miles-per-day"),
                    row.integer("sail-feet-per-round"),
                    row.optionalInteger("oar-feet-per-round"),
                    row.flag("seaworthy"));
        }
    }

    /** What something does to the rowers' strength. */
    public record Fatigue(String id, String action, int factors, String note) {}

    /** Where the wind comes from. */
    public record WindFrom(String name, int degrees) {}

    /** How strong it is, and which figure of a vessel's sailing it gives. */
    public record WindForce(String name, String sailFigure) {}

    /** What a wind of the classic procedures does to speed. */
    public record ClassicWind(String id, String name, Ratio sail, Ratio oars, String note) {
        static ClassicWind read(Row row) {
            row.text("source");
            return new ClassicWind(
                    row.text("id"),
                    row.text("wind"),
                    row.ratio("sail-factor"),
                    row.ratio("oar-factor"),
                    row.raw("note"));
        }
    }

    /** The chance to drown in some armour, and whether it must be shed first. */
    public record Drowning(String armor, int percent, boolean mustRemove, String note) {}

    /** What adds to the chance of drowning. */
    public record DrowningFactor(String id, Kind kind, String when, int percent, String note) {
        /** What sort of thing it is. */
        public enum Kind {
            ARMOR,
            LOAD,
            WATER,
            ACTION,
            SWIMMER,
            SUM
        }

        static DrowningFactor read(Row row) {
            row.text("source");
            return new DrowningFactor(
                    row.text("id"),
                    row.choice("factor", Kind.class),
                    row.text("value"),
                    row.percent("percent"),
                    row.raw("note"));
        }
    }

    public static NavalTables load(Shelf shelf) {
        Map<String, Vessel> vessels = shelf.open("tables/vessels.tsv").byKey("id", Vessel::read);
        return new NavalTables(
                vessels,
                shelf.open("tables/vessels-classic.tsv").byKey("id", ClassicVessel::read),
                shelf.open("tables/crew.tsv").byKey("vessel-id", row -> Crew.read(row, vessels.keySet())),
                oarChanges(shelf),
                shelf.open("tables/fatigue.tsv")
                        .byKey(
                                "id",
                                row -> new Fatigue(
                                        row.text("id"), row.text("action"), row.integer("factors"), row.raw("note"))),
                shelf.open("tables/wind-direction.tsv")
                        .die(
                                8,
                                "d8",
                                row -> new WindFrom(
                                        row.word("from", "N", "NE", "E", "SE", "S", "SW", "W", "NW"),
                                        row.integer("degrees", 0, 359))),
                shelf.open("tables/wind-force.tsv")
                        .spans(
                                2,
                                12,
                                "2d6-min",
                                "2d6-max",
                                row -> new WindForce(
                                        row.text("force"),
                                        row.word("sail-figure", "none", "first", "second", "3 inches downwind"))),
                shelf.open("data/variable-wind.tsv").spans(2, 12, "roll-min", "roll-max", ClassicWind::read),
                evasion(shelf),
                drowning(shelf),
                shelf.open("tables/drowning-classic.tsv").byKey("id", DrowningFactor::read));
    }

    private static Set<OarChange> oarChanges(Shelf shelf) {
        List<OarChange> changes = shelf.open("tables/oar-speeds.tsv").list(row -> {
            row.text("source");
            return new OarChange(row.choice("from", Stroke.class), row.choice("to", Stroke.class));
        });
        return Set.copyOf(new HashSet<>(changes));
    }

    private static SpanTable<Integer> evasion(Shelf shelf) {
        String low = "slower-by-min-ft-per-round";
        String high = "slower-by-max-ft-per-round";
        return shelf.open("data/waterborne-evasion.tsv")
                .spans(FASTER, Span.OPEN, low, row -> row.span(low, FASTER, high), row -> {
                    row.text("source");
                    return row.percent("evade-%");
                });
    }

    private static Map<String, Drowning> drowning(Shelf shelf) {
        return shelf.open("tables/drowning.tsv")
                .byKey(
                        "armor",
                        row -> new Drowning(
                                row.word("armor", "plate", "chain-type", "leather", "none"),
                                row.percent("drown-%"),
                                row.word("must-remove", "yes", "no", "-").equals("yes"),
                                row.raw("note")));
    }
}
