package org.woodgrain.rules.encounters;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.SpanTable;
import org.woodgrain.rules.Throws;

/** What wandering monsters are, and how many. */
public final class WanderingKind {
    private static final Set<String> TAGS = Set.of("pool", "sea", "sky", "special");

    /** Fighters of levels 4, 5 and 6. */
    private static final List<String> BODYGUARDS = List.of("hero", "swashbuckler", "myrmidon");

    private final EncounterTables tables;
    private final Profile profile;
    private final Surroundings place;
    private final Throws dice;

    private WanderingKind(EncounterTables tables, Profile profile, Surroundings place, Throws dice) {
        this.tables = tables;
        this.profile = profile;
        this.place = place;
        this.dice = dice;
    }

    /** Throws for kind and number, leaders first. */
    @Rule({"EN-12", "HZ-25", "EX-26"})
    public static List<Band> of(EncounterTables tables, Profile profile, Surroundings place, Throws dice) {
        return new WanderingKind(tables, profile, place, dice).bands();
    }

    private List<Band> bands() {
        List<Other> special = special();
        if (!special.isEmpty()
                && dice.of("EN-17", "special surroundings")
                        .secret()
                        .atMost(1)
                        .roll(1, 6)
                        .success()) {
            return List.of(special(special));
        }
        while (true) {
            int table = tables.matrix()
                    .at(place.depth())
                    .at(dice.of("EN-13", "monster table").secret().roll(1, 6).total());
            SpanTable<Entry> lines = tables.table(table);
            Entry entry = lines.at(dice.of("EN-14", "monster of table " + table)
                    .secret()
                    .roll(1, lines.highest())
                    .total());
            String monster = member(entry);
            if (tables.kind(monster).pack().isEmpty()) {
                return company(monster, entry.base(), table);
            }
        }
    }

    @Rule("EN-15")
    private String member(Entry entry) {
        SpanTable<String> members = entry.members();
        return members.highest() == 1
                ? members.at(1)
                : members.at(dice.of("EN-15", "which of the " + entry.name())
                        .secret()
                        .roll(1, members.highest())
                        .total());
    }

    @Rule("EN-16")
    private List<Band> company(String monster, Formula base, int table) {
        String apprentice = monster.equals("wizard") ? "enchanter" : "evil-priest";
        if (!monster.equals("wizard") && !monster.equals("evil-high-priest")) {
            return List.of(new Band(monster, number(monster, base, place.depth() - table)));
        }
        List<Band> all = new ArrayList<>();
        all.add(new Band(monster, 1));
        all.add(new Band(
                apprentice, dice.of("EN-16", "apprentices").secret().roll(1, 4).total()));
        int guards = dice.of("EN-16", "bodyguards").secret().roll(1, 6).total();
        TreeMap<Integer, Integer> levels = new TreeMap<>();
        for (int face : dice.of("EN-16", "levels of the bodyguards")
                .secret()
                .roll(guards, 3)
                .faces()) {
            levels.merge(face, 1, Integer::sum);
        }
        levels.forEach((face, count) -> all.add(new Band(BODYGUARDS.get(face - 1), count)));
        return all;
    }

    private int number(String monster, Formula base, int deeper) {
        return profile == Profile.ORIGINAL
                ? original(base.roll(count(monster)), place.party(), deeper)
                : classic(tables.kind(monster), base);
    }

    private Throws.Throw count(String monster) {
        return dice.of(profile == Profile.ORIGINAL ? "EN-18" : "HZ-25", "number of " + monster)
                .secret();
    }

    /**
     * The original count: once for each three of the party or part of it, more where the dungeon is deeper than the
     * table of the monster, fewer where it is not so deep; rounded up once, at least 1.
     *
     * @param base the basic number
     * @param party how many adventurers
     * @param deeper dungeon level less number of the monster table
     */
    @Rule({"EN-18", "EN-19"})
    public static int original(int base, int party, int deeper) {
        long above = (long) base * Math.max(1, (party + 2) / 3);
        long below = 1;
        if (deeper > 0) {
            above *= Math.min(6, 2 + deeper);
            below = 2;
        } else {
            below <<= Math.min(20, -deeper);
        }
        return (int) Math.max(1, (above + below - 1) / below);
    }

    private int classic(Kind kind, Formula base) {
        if (kind.inDungeon().isPresent()) {
            return Math.max(1, kind.inDungeon().get().roll(count(kind.id())));
        }
        return kind.original()
                .map(formula -> Math.max(1, (formula.roll(count(kind.id())) + 9) / 10))
                .orElseGet(() -> Math.max(1, base.roll(count(kind.id()))));
    }

    /** Monsters of the surroundings that are not too strong for the level; empty in ordinary places. */
    private List<Other> special() {
        Set<String> here = new TreeSet<>();
        for (String tag : place.tags()) {
            here.addAll(TAGS.contains(tag) ? surroundings(tag) : List.of());
        }
        List<Other> fitting = new ArrayList<>();
        for (Other other : tables.others()) {
            if (!here.contains(other.surroundings())) {
                continue;
            }
            List<String> members = other.members().stream()
                    .filter(id -> tables.kind(id).hitDice() <= place.depth() + 3)
                    .filter(id -> tables.kind(id).pack().isEmpty())
                    .filter(this::metHere)
                    .toList();
            if (!members.isEmpty()) {
                fitting.add(new Other(other.name(), members, other.surroundings()));
            }
        }
        return fitting;
    }

    /** Classic prints 0 for kinds that are not met in dungeons. */
    private boolean metHere(String monster) {
        return profile == Profile.ORIGINAL
                || tables.kind(monster).inDungeon().map(Formula::most).orElse(1) > 0;
    }

    private static List<String> surroundings(String tag) {
        return switch (tag) {
            case "pool" -> List.of("water edge", "water", "fresh water");
            case "sea" -> List.of("water edge", "water", "salt water", "deep water");
            case "sky" -> List.of("cavern open to the sky");
            case "special" -> List.of("special level", "any");
            default -> List.of();
        };
    }

    @Rule("EN-17")
    private Band special(List<Other> fitting) {
        Other other = fitting.get(pick("kind of the surroundings", fitting.size()));
        String monster = other.members()
                .get(pick("which of the " + other.name(), other.members().size()));
        int hitDice = tables.kind(monster).hitDice();
        Formula base = hitDice <= 2 ? Formula.dice(1, 4) : hitDice <= 6 ? Formula.dice(1, 2) : Formula.fixed(1);
        return new Band(monster, number(monster, base, 0));
    }

    private int pick(String what, int of) {
        return of == 1 ? 0 : dice.of("EN-17", what).secret().roll(1, of).total() - 1;
    }
}
