package org.woodgrain.lab.fights;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.combat.AttackMatrix;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Ground;
import org.woodgrain.rules.melee.Matchup;
import org.woodgrain.rules.melee.Round;
import org.woodgrain.rules.rulebook.Rulebook;

/** Who fights whom under which rules and how they meet; shared by all threads. */
public final class Setting {
    private final List<List<Troop>> sides;
    private final List<Entrant> entrants;
    private final List<Heart> hearts;
    private final int[] people = new int[2];
    private final int[] sizes = new int[2];
    private final AttackMatrix matrix;
    private final Ground ground;
    private final Ruleset ruleset;
    private final Conditions conditions;
    private final Moment moment;
    private final Matchup matchup;

    /**
     * What a fight that is under way already brings with it.
     *
     * @param live whether it is one
     * @param ground where it is fought
     * @param regard what one adds against another
     * @param alone the side that acts alone before the first round; {@link #NOBODY} if none does
     * @param first the side that acts first in the first round, or {@link Round#DICE}
     * @param taken sets what a new fight does not know: holds, bruises, the round
     */
    public record Moment(
            boolean live, Ground ground, Matchup.Regard regard, int alone, int first, Consumer<Fight> taken) {
        /** Neither side acts alone. */
        public static final int NOBODY = -1;

        static Moment fresh(Conditions conditions) {
            return new Moment(false, conditions.ground(), Matchup.Regard.NONE, NOBODY, Round.DICE, fight -> {});
        }
    }

    /**
     * Two sides in the open, hand to hand and to the end, each striking whoever stands opposite.
     *
     * @throws FightsException if one of them cannot fight so
     */
    public Setting(Rulebook book, Ruleset ruleset, List<Troop> first, List<Troop> second) {
        this(book, ruleset, first, second, Conditions.PLAIN);
    }

    /**
     * Two sides who meet under some conditions.
     *
     * @throws FightsException if one of them cannot fight so
     */
    public Setting(Rulebook book, Ruleset ruleset, List<Troop> first, List<Troop> second, Conditions conditions) {
        this(
                List.of(List.copyOf(first), List.copyOf(second)),
                ruleset,
                book.combat().attack(),
                entrants(book, ruleset, List.of(first, second), conditions.led()),
                hearts(List.of(first, second)),
                conditions,
                Moment.fresh(conditions));
    }

    /** A fight that is under way. */
    public static Setting live(
            Ruleset ruleset,
            AttackMatrix matrix,
            List<Entrant> entrants,
            List<Heart> hearts,
            Conditions conditions,
            Moment moment) {
        return new Setting(List.of(List.of(), List.of()), ruleset, matrix, entrants, hearts, conditions, moment);
    }

    private Setting(
            List<List<Troop>> sides,
            Ruleset ruleset,
            AttackMatrix matrix,
            List<Entrant> entrants,
            List<Heart> hearts,
            Conditions conditions,
            Moment moment) {
        this.sides = sides;
        this.ruleset = ruleset;
        this.matrix = matrix;
        this.entrants = List.copyOf(entrants);
        this.hearts = List.copyOf(hearts);
        this.conditions = conditions;
        this.moment = moment;
        this.ground = moment.ground();
        for (Entrant each : entrants) {
            sizes[each.ready().side()]++;
            people[each.ready().side()] += each.person() ? 1 : 0;
        }
        this.matchup = matchup(moment.regard());
    }

    private static List<Entrant> entrants(Rulebook book, Ruleset ruleset, List<List<Troop>> sides, boolean led) {
        Outfit outfit = new Outfit(book, ruleset);
        List<Entrant> all = new ArrayList<>();
        for (int side = 0; side < sides.size(); side++) {
            int number = 0;
            for (Troop troop : sides.get(side)) {
                for (int i = 0; i < troop.number(); i++) {
                    number++;
                    String name = (side == 0 ? "A" : "B") + number + " " + name(troop.kind());
                    all.add(outfit.ready(troop, i, name, side, led));
                }
            }
        }
        return all;
    }

    private static List<Heart> hearts(List<List<Troop>> sides) {
        return sides.stream()
                .map(side -> Heart.fresh(side.stream().mapToInt(Troop::number).sum()))
                .toList();
    }

    private static String name(Kind kind) {
        return switch (kind) {
            case Kind.Classed classed -> classed.calling();
            case Kind.Beast beast -> beast.monster().name();
        };
    }

    /** The troops of a side; none in a fight that is under way. */
    public List<Troop> side(int which) {
        return sides.get(which);
    }

    /** A side as told. */
    public String label(int which) {
        return sides.get(which).stream().map(Troop::label).collect(Collectors.joining(", "));
    }

    /** How many fight on a side. */
    public int size(int side) {
        return sizes[side];
    }

    public Ruleset ruleset() {
        return ruleset;
    }

    public Conditions conditions() {
        return conditions;
    }

    /** Powers that those who fight have and that are not counted, for each kind that has any. */
    public List<String> uncounted() {
        return Uncounted.of(entrants, ruleset.profile(), conditions.led());
    }

    Matchup matchup() {
        return matchup;
    }

    /** The same sides where the regard of one for another may change while they fight. */
    Matchup matchup(Matchup.Regard regard) {
        List<Combatant> ready = entrants.stream().map(Entrant::ready).toList();
        return Matchup.of(ruleset, matrix, ground, ready, regard);
    }

    Moment moment() {
        return moment;
    }

    /** Whether it was under way already. */
    boolean live() {
        return moment.live();
    }

    /** Feet between the front ranks when it begins. */
    int distance() {
        return ground.distance();
    }

    List<Entrant> entrants() {
        return entrants;
    }

    Vigour vigour(int who) {
        return entrants.get(who).vigour();
    }

    Heart heart(int side) {
        return hearts.get(side);
    }

    /** How many people who are played are on a side. */
    int people(int side) {
        return people[side];
    }

    /** Those of a side by their numbers. */
    IntStream of(int side) {
        return IntStream.range(0, entrants.size())
                .filter(who -> entrants.get(who).ready().side() == side);
    }
}
