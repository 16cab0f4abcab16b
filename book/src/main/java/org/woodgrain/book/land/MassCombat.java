package org.woodgrain.book.land;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.book.BookException;
import org.woodgrain.book.Row;
import org.woodgrain.book.Shelf;
import org.woodgrain.book.Tsv;
import org.woodgrain.rules.Span;
import org.woodgrain.rules.SpanTable;

/**
 * What figures of masses do to each other.
 *
 * @param melee by attacker, then defender
 * @param fire kills on a d6, by armour of the target, then by figures firing
 * @param fantasyTypes how fantastic troops count, by id
 * @param fantasyCombat number on 2d6 at which the first of two drives back the second; above it he kills
 * @param modifiers in words, by id
 */
public record MassCombat(
        Map<MassClass, Map<MassClass, Melee>> melee,
        Map<ArmorGroup, SpanTable<SpanTable<Integer>>> fire,
        Map<String, FantasyType> fantasyTypes,
        Map<String, Map<String, Integer>> fantasyCombat,
        Map<String, String> modifiers) {
    private static final Pattern TARGET = Pattern.compile("([2-6])\\+?");
    private static final Pattern FIRING = Pattern.compile("(\\d+-\\d+) firing");
    private static final Pattern KILLS = Pattern.compile("d6 1-(\\d): (\\d) killed; (\\d)-6: (\\d) killed");
    private static final Pattern TYPE = Pattern.compile(
            "attacks as ([A-Z]{2} x\\d+(?: \\+1 die)?); defends as ([A-Z]{2} x\\d+); move (.+) charge (.*)");

    /** Dice thrown for so many men, each killing at {@code target} or more. */
    public record Melee(int dice, int men, int target) {}

    /** A fantastic troop: the class and number of men as which it attacks and defends, and its moves. */
    public record FantasyType(String id, String name, String attacksAs, String defendsAs, String move, String charge) {}

    static MassCombat load(Shelf shelf) {
        Tsv table = shelf.open("data/mass-combat.tsv");
        table.rows().forEach(row -> {
            row.word("kind", "melee", "missile-fire", "fantasy-type", "fantasy-combat", "modifier");
            row.text("source");
        });
        return new MassCombat(
                melee(table.where("kind", "melee").size(36)),
                fire(table.where("kind", "missile-fire")),
                table.where("kind", "fantasy-type").byKey("id", MassCombat::type),
                fantasy(table.where("kind", "fantasy-combat").size(169)),
                table.where("kind", "modifier").byKey("id", row -> row.text("note")));
    }

    private static Map<MassClass, Map<MassClass, Melee>> melee(Tsv table) {
        Map<MassClass, Map<MassClass, Melee>> all = new EnumMap<>(MassClass.class);
        for (Row row : table.unique("attacker", "defender").rows()) {
            Matcher target = row.shape("kills-on-or-target", TARGET, "a face of a d6 such as 6 or 5+");
            all.computeIfAbsent(row.choice("attacker", MassClass.class), key -> new EnumMap<>(MassClass.class))
                    .put(
                            row.choice("defender", MassClass.class),
                            new Melee(
                                    row.integer("dice", 1, 4),
                                    row.integer("per-men", 1, 4),
                                    Integer.parseInt(target.group(1))));
        }
        return all;
    }

    private static Map<ArmorGroup, SpanTable<SpanTable<Integer>>> fire(Tsv table) {
        Map<ArmorGroup, SpanTable<SpanTable<Integer>>> all = new EnumMap<>(ArmorGroup.class);
        table.rows().forEach(row -> row.choice("defender", ArmorGroup.class));
        table.parted("defender").forEach((group, part) -> {
            Row first = part.rows().getFirst();
            Row last = part.rows().getLast();
            Function<Row, Span> firing = row -> firing(row);
            SpanTable<SpanTable<Integer>> kills = part.spans(
                    firing.apply(first).low(), firing.apply(last).high(), "attacker", firing, MassCombat::kills);
            all.put(first.choice("defender", ArmorGroup.class), kills);
        });
        return all;
    }

    private static Span firing(Row row) {
        String[] ends = row.shape("attacker", FIRING, "figures such as 3-4 firing")
                .group(1)
                .split("-", -1);
        return new Span(Integer.parseInt(ends[0]), Integer.parseInt(ends[1]));
    }

    private static SpanTable<Integer> kills(Row row) {
        row.integer("dice", 1, 1);
        String expected = "kills such as d6 1-2: 0 killed; 3-6: 1 killed";
        Matcher match = row.shape("kills-on-or-target", KILLS, expected);
        int low = Integer.parseInt(match.group(1));
        if (Integer.parseInt(match.group(3)) != low + 1) {
            throw row.fault("kills-on-or-target", expected);
        }
        return new SpanTable<>(List.of(
                new SpanTable.Line<>(new Span(1, low), Integer.parseInt(match.group(2))),
                new SpanTable.Line<>(new Span(low + 1, 6), Integer.parseInt(match.group(4)))));
    }

    private static FantasyType type(Row row) {
        Matcher match = row.shape("note", TYPE, "attacks as ..; defends as ..; move .. charge ..");
        return new FantasyType(
                row.text("id"), row.text("attacker"), match.group(1), match.group(2), match.group(3), match.group(4));
    }

    private static Map<String, Map<String, Integer>> fantasy(Tsv table) {
        Map<String, Map<String, Integer>> all = new HashMap<>();
        for (Row row : table.unique("attacker", "defender").rows()) {
            row.word("dice", "2d6");
            all.computeIfAbsent(row.text("attacker"), key -> new HashMap<>())
                    .put(row.text("defender"), row.integer("kills-on-or-target", 1, 12));
        }
        for (Row row : table.rows()) {
            row.reference("attacker", all.keySet(), "a creature that also defends");
            row.reference("defender", all.keySet(), "a creature that also attacks");
        }
        return all;
    }

    /** The creatures of the fantasy combat table. */
    public Set<String> fantasyLines() {
        return fantasyCombat.keySet();
    }

    /** What one class does to another. */
    public Melee against(MassClass attacker, MassClass defender) {
        Map<MassClass, Melee> row = melee.get(attacker);
        Melee found = row == null ? null : row.get(defender);
        if (found == null) {
            throw new BookException("No melee of " + attacker + " against " + defender);
        }
        return found;
    }
}
