package org.woodgrain.book.swords;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.book.KnownIds;
import org.woodgrain.book.Row;
import org.woodgrain.book.Shelf;
import org.woodgrain.book.Tsv;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Span;
import org.woodgrain.rules.SpanTable;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.swords.Bearing;
import org.woodgrain.rules.swords.WillTables;

/**
 * Swords and their minds.
 *
 * @param swords found on d100
 * @param alignments on d100
 * @param minds on a d12
 * @param primaryPowers on d100
 * @param extraordinary powers on d100
 * @param languages how many on d100; empty where two throws are added
 * @param purposes on a d6
 * @param will swords against their bearers
 * @param touch damage of taking up a sword of another alignment, by the sword's and the bearer's
 */
public record SwordTables(
        SpanTable<Sword> swords,
        SpanTable<SwordAlignment> alignments,
        SpanTable<Mind> minds,
        SpanTable<Power> primaryPowers,
        SpanTable<Power> extraordinary,
        SpanTable<OptionalInt> languages,
        SpanTable<Purpose> purposes,
        WillTables will,
        Map<Alignment, Map<Alignment, Optional<Touch>>> touch) {
    /** No difference of scores is greater. */
    private static final int GREATEST_DIFFERENCE = 999;

    private static final int LEAST_SCORE = 3;
    private static final int BEST_SCORE = 18;

    /**
     * A sword.
     *
     * @param special further bonuses to hit and of damage with their foes, in order
     */
    public record Sword(String name, String rule, int hit, List<Special> special, String ability, String note) {
        public Sword {
            special = List.copyOf(special);
        }
    }

    /** A bonus against some foes; other foes if the sword is Chaotic, empty if the same. */
    public record Special(int hit, int damage, String foes, String foesIfChaotic) {}

    /** A sword's alignment; another where it drains life. */
    public record SwordAlignment(Alignment alignment, Alignment whenLifeDraining) {}

    /** What a sword's mind can do. */
    public record Mind(
            int primaryPowers,
            boolean languages,
            boolean readsMagic,
            int extraordinary,
            Speech speech,
            Optional<Formula> egoism) {}

    /** How it speaks to its bearer. */
    public enum Speech {
        NONE,
        EMPATHY,
        SPEECH,
        TELEPATHY
    }

    /** A power and the rule that tells of it; {@code use} may be empty. */
    public record Power(String name, String rule, String use) {}

    /** A purpose, what its power works against and which swords may have it. */
    public record Purpose(String name, String against, List<Alignment> swords) {
        public Purpose {
            swords = List.copyOf(swords);
        }
    }

    /** Damage of taking up a sword; half of it where somebody was told to. */
    public record Touch(Formula damage) {}

    public static SwordTables load(Shelf shelf, KnownIds known) {
        Tsv minds = shelf.open("tables/sword-intelligence.tsv");
        minds.rows().forEach(row -> row.word("die", "d12"));
        Tsv purposes = shelf.open("tables/sword-purposes.tsv");
        purposes.rows().forEach(row -> row.word("die", "d6"));
        return new SwordTables(
                shelf.open("tables/swords.tsv").die(100, "low", "high", row -> sword(row, known)),
                shelf.open("tables/sword-alignment.tsv")
                        .die(
                                100,
                                "low",
                                "high",
                                row -> new SwordAlignment(
                                        alignment(row, "alignment"),
                                        alignment(row, "alignment_of_life_draining_sword"))),
                minds.die(12, "low", "high", SwordTables::mind),
                shelf.open("tables/sword-primary-powers.tsv")
                        .die(
                                100,
                                "low",
                                "high",
                                row -> new Power(
                                        row.text("power"),
                                        known.rule(row, "power_id"),
                                        row.raw("ruling_range_and_use"))),
                shelf.open("tables/sword-extraordinary.tsv")
                        .die(
                                100,
                                "low",
                                "high",
                                row -> new Power(row.text("ability"), known.rule(row, "power_id"), "")),
                shelf.open("tables/sword-languages.tsv")
                        .die(
                                100,
                                "low",
                                "high",
                                row -> row.raw("languages").equals("sum of two rolls")
                                        ? OptionalInt.empty()
                                        : OptionalInt.of(row.integer("languages", 1, 10))),
                purposes.die(6, "roll", SwordTables::purpose),
                will(shelf),
                touch(shelf));
    }

    private static Alignment alignment(Row row, String column) {
        return row.choice(
                column, Map.of("Law", Alignment.LAW, "Neutrality", Alignment.NEUTRALITY, "Chaos", Alignment.CHAOS));
    }

    private static Sword sword(Row row, KnownIds known) {
        List<String> hits = row.list("special_hit", " / ");
        List<String> damages = row.list("special_damage", " / ");
        List<String> foes = row.list("special_foes", " / ");
        List<String> chaotic = row.list("special_foes_if_chaotic", " / ");
        if (damages.size() != hits.size()) {
            throw row.fault("special_damage", "as many bonuses as to hit");
        }
        if (foes.size() != hits.size()) {
            throw row.fault("special_foes", "foes for each bonus");
        }
        if (!chaotic.isEmpty() && chaotic.size() != hits.size()) {
            throw row.fault("special_foes_if_chaotic", "foes for each bonus, or none");
        }
        List<Special> special = new ArrayList<>();
        for (int i = 0; i < hits.size(); i++) {
            special.add(new Special(
                    bonus(row, "special_hit", hits.get(i)),
                    bonus(row, "special_damage", damages.get(i)),
                    foes.get(i),
                    chaotic.isEmpty() ? "" : chaotic.get(i)));
        }
        return new Sword(
                row.text("item"),
                known.rule(row, "item_id"),
                row.integer("hit", -2, 3),
                special,
                row.raw("ability"),
                row.raw("note"));
    }

    private static int bonus(Row row, String column, String text) {
        if (!text.matches("\\+[1-3]")) {
            throw row.fault(column, "a bonus such as +2");
        }
        return Integer.parseInt(text);
    }

    private static Mind mind(Row row) {
        return new Mind(
                row.integer("primary_powers", 0, 3),
                row.flag("languages"),
                row.flag("reads_magic"),
                row.integer("extraordinary", 0, 3),
                row.choice("communication", Speech.class),
                row.raw("egoism").equals("no") ? Optional.empty() : Optional.of(row.dice("egoism")));
    }

    private static Purpose purpose(Row row) {
        String column = "allowed_sword_alignment";
        List<Alignment> swords = row.raw(column).equals("any")
                ? List.of(Alignment.values())
                : row.list(column, ", ").stream()
                        .map(name -> Arrays.stream(Alignment.values())
                                .filter(one -> one.name().equalsIgnoreCase(name))
                                .findFirst()
                                .orElseThrow(() -> row.fault(column, "any, or alignments")))
                        .toList();
        return new Purpose(row.text("purpose"), row.text("power_works_against"), swords);
    }

    /** Swords against their bearers, as shipped. */
    public static WillTables will(Shelf shelf) {
        Map<Bearing, WillTables.Change> changes = new EnumMap<>(Bearing.class);
        for (Row row : shelf.open("tables/sword-condition.tsv").rows()) {
            row.text("damage_taken");
            Bearing bearing = row.choice(
                    "condition",
                    Map.of(
                            "fresh", Bearing.FRESH,
                            "fatigued or hurt", Bearing.WORN,
                            "badly hurt or strained", Bearing.SPENT));
            changes.put(bearing, change(row));
        }
        return new WillTables(changes, influence(shelf));
    }

    private static WillTables.Change change(Row row) {
        Matcher match = row.shape("modifier", Pattern.compile("([+-])(\\d+)d(\\d+)"), "dice such as -1d4");
        int sign = match.group(1).equals("+") ? 1 : -1;
        Formula dice = Formula.dice(Integer.parseInt(match.group(2)), Integer.parseInt(match.group(3)));
        int least = sign > 0 ? 2 * LEAST_SCORE + dice.least() : 2 * LEAST_SCORE - dice.most();
        int most = sign > 0 ? 2 * BEST_SCORE + dice.most() : 2 * BEST_SCORE - dice.least();
        if (!row.span("total_range").equals(new Span(Math.max(0, least), most))) {
            throw row.fault("total_range", "what two scores and these dice come to, " + least + "-" + most);
        }
        return new WillTables.Change(sign, dice);
    }

    /** The table is printed from the greatest difference down. */
    private static SpanTable<Integer> influence(Shelf shelf) {
        return shelf.open("tables/sword-influence.tsv")
                .reversed()
                .spans(
                        0,
                        GREATEST_DIFFERENCE,
                        "difference_low",
                        "difference_high",
                        row -> row.choice(
                                "result",
                                Map.of(
                                        "higher total wins without a roll", 100,
                                        "higher total wins on d100 01-75", 75,
                                        "either side, d100 01-50 sword", 50)));
    }

    private static Map<Alignment, Map<Alignment, Optional<Touch>>> touch(Shelf shelf) {
        Map<Alignment, Map<Alignment, Optional<Touch>>> all = new EnumMap<>(Alignment.class);
        Tsv table = shelf.open("tables/sword-pickup-damage.tsv");
        for (Row row : table.rows()) {
            Optional<Touch> touch =
                    row.raw("damage").equals("0") ? Optional.empty() : Optional.of(new Touch(row.dice("damage")));
            row.word("damage_directed_npc", touch.isEmpty() ? "0" : row.raw("damage") + "/2");
            all.computeIfAbsent(alignment(row, "sword"), key -> new EnumMap<>(Alignment.class))
                    .put(alignment(row, "character"), touch);
        }
        return all;
    }
}
