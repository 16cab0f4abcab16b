package org.woodgrain.book.scenario;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.woodgrain.book.KnownIds;
import org.woodgrain.book.Row;
import org.woodgrain.book.Shelf;

/**
 * The expedition played step by step, the order of battle of alignments, and corrections to the printed text.
 *
 * @param dice of the expedition in the order thrown
 * @param map its places by name
 * @param sides where creatures stand, by creature
 * @param corrections of the printed text
 */
public record ScenarioTables(
        List<ScriptedThrow> dice, Map<String, MapNode> map, Map<String, Side> sides, List<Correction> corrections) {

    public ScenarioTables {
        dice = List.copyOf(dice);
        corrections = List.copyOf(corrections);
    }

    /** A throw of the expedition: what fell, what was needed, what came of it. */
    public record ScriptedThrow(
            String step, int count, int sides, String purpose, List<Integer> faces, String needed, String result) {
        private static final Pattern DIE = Pattern.compile("(\\d?)d(\\d+)");

        public ScriptedThrow {
            faces = List.copyOf(faces);
        }

        static ScriptedThrow read(Row row, KnownIds known) {
            var die = row.shape("die", DIE, "dice such as 2d6");
            int count = die.group(1).isEmpty() ? 1 : Integer.parseInt(die.group(1));
            int sides = Integer.parseInt(die.group(2));
            List<Integer> faces = row.list("value", ",").stream()
                    .map(face -> face(row, face, sides))
                    .toList();
            if (faces.size() != count) {
                throw row.fault("value", "as many faces as dice");
            }
            return new ScriptedThrow(
                    known.rule(row, "step"),
                    count,
                    sides,
                    row.text("purpose"),
                    faces,
                    row.raw("needed"),
                    row.text("result"));
        }

        private static int face(Row row, String text, int sides) {
            if (!text.matches("\\d{1,3}") || Integer.parseInt(text) < 1 || Integer.parseInt(text) > sides) {
                throw row.fault("value", "faces of a die of " + sides);
            }
            return Integer.parseInt(text);
        }
    }

    /** A place of the expedition's map, with its exits in words. */
    public record MapNode(String id, String kind, String description, String exits) {}

    /** A creature's line under Law, Neutrality and Chaos; empty where it does not stand there. */
    public record Side(String creature, OptionalInt law, OptionalInt neutrality, OptionalInt chaos) {
        static Side read(Row row) {
            Side side = new Side(
                    row.text("creature"),
                    row.optionalInteger("law_no"),
                    row.optionalInteger("neutrality_no"),
                    row.optionalInteger("chaos_no"));
            String letters = (side.law.isPresent() ? "L" : "")
                    + (side.neutrality.isPresent() ? "N" : "")
                    + (side.chaos.isPresent() ? "C" : "");
            row.word("columns", letters);
            return side;
        }
    }

    /** What was printed, what is used, and the rule that says so. */
    public record Correction(String place, String printed, String used, String rule) {}

    public static ScenarioTables load(Shelf shelf, KnownIds known) {
        return new ScenarioTables(
                shelf.open("tables/scenario-dice.tsv")
                        .spans(1, 34, "seq", row -> ScriptedThrow.read(row, known))
                        .values(),
                shelf.open("tables/scenario-map.tsv")
                        .byKey(
                                "node",
                                row -> new MapNode(
                                        row.text("node"),
                                        row.word(
                                                "kind",
                                                "surface",
                                                "landing",
                                                "passage",
                                                "crossing",
                                                "room",
                                                "stairs",
                                                "monster",
                                                "heap",
                                                "container"),
                                        row.text("description"),
                                        row.raw("exits"))),
                shelf.open("tables/alignment.tsv").byKey("creature", Side::read),
                shelf.open("tables/errata-001.tsv")
                        .list(row -> new Correction(
                                row.text("place"), row.text("printed"), row.text("used"), known.rule(row, "row"))));
    }
}
