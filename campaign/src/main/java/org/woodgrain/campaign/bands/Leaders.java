package org.woodgrain.campaign.bands;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.monsters.Monster;

/** Leaders, chiefs and guards of bands, by the table of companies. */
final class Leaders {
    /** A household goes with a band of at least this share of the smallest met out of doors. */
    private static final int SHARE = 10;

    private final Unfolding u;
    private final Individuals each;
    private final Monster kind;
    private final int number;
    private final boolean household;
    private final boolean original;
    private final Map<String, Integer> common;
    private final List<Foe> made = new ArrayList<>();

    Leaders(Unfolding u, Monster kind, int number, boolean lair, Map<String, Integer> common) {
        this.u = u;
        this.each = new Individuals(u);
        this.kind = kind;
        this.number = number;
        this.household = lair && number * SHARE >= least(kind);
        this.original = u.state().ruleset().original();
        this.common = common;
    }

    private static int least(Monster kind) {
        return kind.numbers().original().least();
    }

    /** The leaders of a table, the first of them over all. */
    List<Foe> of(String table) {
        switch (table) {
            case "bandit", "nomad", "buccaneer" -> men(table);
            case "dervish" -> dervish();
            case "kobold" -> kobold();
            case "goblin" -> goblin();
            case "orc" -> orc();
            case "hobgoblin" -> hobgoblin();
            case "gnoll" -> gnoll();
            case "gnome" -> gnome();
            case "dwarf" -> dwarf();
            case "elf" -> elf();
            case "hobbit" -> hobbit();
            default -> {}
        }
        if (!made.isEmpty()) {
            made.set(0, made.getFirst().withNumber(Marks.LEADER, 1));
        }
        return made;
    }

    private void men(String table) {
        if (original) {
            original();
            return;
        }
        int lower = table.equals("nomad") ? 25 : 20;
        if (table.equals("buccaneer")) {
            many(number / 30, "hero", "leader");
        } else {
            many(number / 40, "hero", "captain");
            many(number / lower, "warrior", "leader");
        }
    }

    private void original() {
        boolean chaotic = common.getOrDefault("alignment", 0) == Alignment.CHAOS.ordinal() + 1;
        if (number > 200 && d(100) <= 50) {
            one(d(6) <= 4 ? "necromancer" : "wizard", "wizard", Map.of());
        }
        if (number > 200 && d(100) <= 25) {
            priest(chaotic);
        }
        for (int i = 0; i < number / 100; i++) {
            one(d(6) <= 3 ? "superhero" : "lord", "chief", Map.of());
        }
        for (int i = 0; i < number / 50; i++) {
            one(d(6) <= 3 ? "swashbuckler" : "myrmidon", "captain", Map.of());
        }
        many(number / 30, "hero", "leader");
    }

    /** A priest of the highest rank stands for his side, whatever his band does. */
    @Rule("CH-105")
    private void priest(boolean chaotic) {
        Alignment side = chaotic ? Alignment.CHAOS : Alignment.LAW;
        one(chaotic ? "evil-high-priest" : "patriarch", "priest", Map.of("alignment", side.ordinal() + 1));
    }

    private void dervish() {
        int face = d(6);
        one("patriarch", "leader", Map.of(Marks.LEVEL, face <= 2 ? 8 : face <= 4 ? 9 : 10));
    }

    private void kobold() {
        if (household) {
            self("chief", 9, Map.of(Marks.HIT_DICE, 2, Marks.MORALE, 8));
            guards(d(6), kind, Map.of(Marks.HIT_DICE, 1, Marks.HIT_PLUS, 1));
        }
    }

    private void goblin() {
        if (household && original) {
            one("hobgoblin", "chief", Map.of());
            guards(sum(5), monster("hobgoblin"), Map.of());
        } else if (household) {
            self("chief", 15, Map.of(Marks.HIT_DICE, 3));
            guards(sum(2), kind, Map.of(Marks.HIT_DICE, 2));
        }
    }

    private void orc() {
        if (household && original) {
            for (int i = 0; i < number / 50; i++) {
                one(List.of("champion", "superhero", "lord").get(d(3) - 1), "champion", Map.of());
            }
        }
        if (number > 1) {
            self("leader", 8, Map.of(Marks.DAMAGE, 1, Marks.ONE_OF_THEM, 1));
        }
    }

    private void hobgoblin() {
        if (household && original) {
            one("ogre", "king", Map.of());
            guards(d(3) + 1, monster("ogre"), Map.of());
        } else if (household) {
            self("king", 22, Map.of(Marks.HIT_DICE, 5, Marks.DAMAGE, 2));
            guards(d(4), kind, Map.of(Marks.HIT_DICE, 4, Marks.DAMAGE, 1));
        }
    }

    private void gnoll() {
        if (household && original) {
            one("troll", "king", Map.of(Marks.NO_HEALING, 1));
            guards(d(4), monster("troll"), Map.of(Marks.NO_HEALING, 1));
        } else if (!original && number >= 20) {
            self("leader", 16, Map.of(Marks.HIT_DICE, 3));
        }
    }

    private void gnome() {
        if (household) {
            self("chief", 18, Map.of(Marks.HIT_DICE, 4, Marks.DAMAGE, 1));
        }
        for (int i = 0; i < number / 20; i++) {
            self("leader", 11, Map.of(Marks.HIT_DICE, 2));
        }
        if (household) {
            guards(d(6), kind, Map.of(Marks.HIT_DICE, 3));
        }
    }

    private void dwarf() {
        for (int i = 0; i < (original ? number / 40 : number / 20); i++) {
            levelled("leader", original ? d(6) : Math.min(6, d(6) + 2));
        }
    }

    private void elf() {
        int many = original ? number / 50 : number >= 15 ? 1 : 0;
        for (int i = 0; i < many; i++) {
            int fights = original ? d(3) + 1 : Math.min(4, d(6) + 1);
            int casts = original ? d(6) + 1 : Math.min(8, d(6) + 1);
            self("leader", 0, Map.of(Marks.HIT_DICE, fights, Marks.CASTS, casts));
        }
    }

    private void hobbit() {
        if (household) {
            levelled("leader", d(4));
            int militia = 0;
            for (int i = 0; i < 5; i++) {
                militia += d(4);
            }
            guards(militia, kind, Map.of(Marks.HIT_DICE, 2));
        }
    }

    private void many(int times, String row, String title) {
        for (int i = 0; i < times; i++) {
            one(row, title, Map.of());
        }
    }

    /** One of another row. */
    private void one(String row, String title, Map<String, Integer> marks) {
        made.add(each.of(monster(row), name(title), Optional.empty(), all(marks)));
    }

    /** One of the band's own row with dice and points of its own; 0 points are thrown for. */
    private void self(String title, int points, Map<String, Integer> marks) {
        Optional<Integer> given = points == 0 ? Optional.empty() : Optional.of(points);
        Foe leader = each.of(kind, name(title), given, all(marks));
        made.add(leader.withItems(Belongings.ofLeader(u, kind, leader)));
    }

    private void levelled(String title, int level) {
        self(title, 0, Map.of(Marks.HIT_DICE, level));
    }

    /** Guards of the household: no more than half as many as the band itself, but one at the least. */
    private void guards(int many, Monster row, Map<String, Integer> marks) {
        int most = Math.max(1, number / 2);
        for (int i = 1; i <= Math.min(many, most); i++) {
            made.add(each.of(row, name("guard") + " " + i, Optional.empty(), all(marks)));
        }
    }

    private Map<String, Integer> all(Map<String, Integer> marks) {
        TreeMap<String, Integer> both = new TreeMap<>(common);
        both.putAll(marks);
        return both;
    }

    private String name(String title) {
        String base = Bands.truly(kind) + " " + title;
        long same = made.stream()
                .filter(foe -> foe.name().matches(Pattern.quote(base) + "( \\d+)?"))
                .count();
        return same == 0 || title.equals("guard") ? base : base + " " + (same + 1);
    }

    private Monster monster(String row) {
        return u.world().book().monsters().monster(row);
    }

    private int d(int faces) {
        return u.throwing()
                .of("EN-18", "leaders of the " + kind.name() + " band")
                .on(DiceStream.CONTENT)
                .secret()
                .roll(1, faces)
                .total();
    }

    private int sum(int sixes) {
        int total = 0;
        for (int i = 0; i < sixes; i++) {
            total += d(6);
        }
        return total;
    }
}
