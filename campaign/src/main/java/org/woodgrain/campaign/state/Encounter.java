package org.woodgrain.campaign.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.rules.equipment.Purse;

/**
 * A meeting with monsters, from first notice to its end (EN-36).
 *
 * @param foes all of them, the dead and fled too
 * @param level id of the level where they were met
 * @param room id of the room they live in; empty for wanderers
 * @param cell where they stand or come from
 * @param distance feet between the front ranks
 * @param metAt feet between them when they met
 * @param phase what is being settled
 * @param surprised which side, if one is
 * @param kindKnown whether the company has seen what they are
 * @param provoked whether they have been attacked
 * @param round of battle, 0 before the first
 * @param companyFirst whether the company acts first in the first round whatever the dice (EN-07)
 * @param foesFirst whether the foes do
 * @param braced whether the company waited for a charge, and strikes the better in the first round (NP-44)
 * @param slow characters who act last in the first round (UX-14)
 * @param talk words and moods
 * @param nerve morale
 * @param chase the flight that is on
 * @param circling those who go round by another way
 * @param engaged the round in which each fighter last struck or was struck, by id
 * @param strikers who last hit each foe, by its id
 * @param moved rounds in which the company has moved at the rate of encounters (CE-22)
 */
public record Encounter(
        List<Foe> foes,
        String level,
        Optional<String> room,
        Cell cell,
        int distance,
        int metAt,
        Phase phase,
        Surprised surprised,
        boolean kindKnown,
        boolean provoked,
        int round,
        boolean companyFirst,
        boolean foesFirst,
        boolean braced,
        List<CharacterId> slow,
        Talk talk,
        Nerve nerve,
        Optional<Chase> chase,
        Circling circling,
        SortedMap<String, Integer> engaged,
        SortedMap<String, String> strikers,
        int moved) {

    /** What is being settled. */
    public enum Phase {
        /** A listener has given warning; the company has a round before they are at hand (EX-27). */
        WARNED,
        /** The company has a free segment (EN-05). */
        FREE_SEGMENT,
        /** The caller says what the company does: talk, wait, advance, flee or fight. */
        INTENT,
        /** Words are exchanged; they wait for an offer. */
        PARLEY,
        /** Rounds of fighting. */
        BATTLE,
        /** They run; the company may follow or let them go (CE-25). */
        ROUT,
        /** One side runs and the other follows. */
        PURSUIT,
        /** Those who are left have surrendered; the company settles their fate. */
        YIELDED
    }

    /** Who is surprised. */
    public enum Surprised {
        NOBODY,
        COMPANY,
        FOES
    }

    public Encounter {
        foes = List.copyOf(foes);
        slow = List.copyOf(slow);
        engaged = FlatMap.of(engaged);
        strikers = FlatMap.of(strikers);
    }

    /** A meeting that begins. */
    public static Encounter begun(
            List<Foe> foes, String level, Optional<String> room, Cell cell, Phase phase, List<CharacterId> slow) {
        return new Encounter(
                foes,
                level,
                room,
                cell,
                0,
                0,
                phase,
                Surprised.NOBODY,
                false,
                false,
                0,
                false,
                false,
                false,
                slow,
                Talk.NONE,
                Nerve.UNTRIED,
                Optional.empty(),
                Circling.NONE,
                new TreeMap<>(),
                new TreeMap<>(),
                0);
    }

    /** All coin about those who can act. */
    public Purse purse() {
        return able().stream().map(Foe::carried).reduce(Purse.EMPTY, Purse::plus);
    }

    /** Foes that are still here and can act. */
    public List<Foe> able() {
        List<Foe> able = new ArrayList<>(foes.size());
        for (Foe foe : foes) {
            if (foe.able()) {
                able.add(foe);
            }
        }
        return Collections.unmodifiableList(able);
    }

    public Optional<Foe> foe(FoeId id) {
        for (Foe foe : foes) {
            if (foe.id().equals(id)) {
                return Optional.of(foe);
            }
        }
        return Optional.empty();
    }

    /** How many they were at the start, those who go round counted. */
    public int strength() {
        return foes.size() + circling.foes().size();
    }

    public Encounter withFoes(List<Foe> now) {
        Edit edit = new Edit(this);
        edit.foes = now;
        return edit.done();
    }

    public Encounter withFoe(Foe changed) {
        return withFoes(foes.stream()
                .map(foe -> foe.id().equals(changed.id()) ? changed : foe)
                .toList());
    }

    public Encounter withCell(Cell now) {
        Edit edit = new Edit(this);
        edit.cell = now;
        return edit.done();
    }

    public Encounter withMove() {
        Edit edit = new Edit(this);
        edit.moved = moved + 1;
        return edit.done();
    }

    public Encounter withDistance(int feet) {
        Edit edit = new Edit(this);
        edit.distance = feet;
        return edit.done();
    }

    /** The distance found when they met. */
    public Encounter met(int feet, Cell where) {
        Edit edit = new Edit(this);
        edit.distance = feet;
        edit.metAt = feet;
        edit.cell = where;
        return edit.done();
    }

    public Encounter withPhase(Phase now) {
        Edit edit = new Edit(this);
        edit.phase = now;
        return edit.done();
    }

    public Encounter withSurprised(Surprised side) {
        Edit edit = new Edit(this);
        edit.surprised = side;
        return edit.done();
    }

    public Encounter withKindKnown() {
        Edit edit = new Edit(this);
        edit.kindKnown = true;
        return edit.done();
    }

    public Encounter withProvoked() {
        Edit edit = new Edit(this);
        edit.provoked = true;
        return edit.done();
    }

    public Encounter withRound(int number) {
        Edit edit = new Edit(this);
        edit.round = number;
        return edit.done();
    }

    public Encounter withFirst(boolean company, boolean foesAct) {
        Edit edit = new Edit(this);
        edit.companyFirst = company;
        edit.foesFirst = foesAct;
        return edit.done();
    }

    public Encounter withBraced(boolean now) {
        Edit edit = new Edit(this);
        edit.braced = now;
        return edit.done();
    }

    public Encounter withSlow(List<CharacterId> last) {
        Edit edit = new Edit(this);
        edit.slow = last;
        return edit.done();
    }

    public Encounter withTalk(Talk now) {
        Edit edit = new Edit(this);
        edit.talk = now;
        return edit.done();
    }

    public Encounter withNerve(Nerve now) {
        Edit edit = new Edit(this);
        edit.nerve = now;
        return edit.done();
    }

    public Encounter withChase(Optional<Chase> now) {
        Edit edit = new Edit(this);
        edit.chase = now;
        return edit.done();
    }

    public Encounter withCircling(Circling now) {
        Edit edit = new Edit(this);
        edit.circling = now;
        return edit.done();
    }

    /** The round in which a fighter last struck or was struck; empty if he did not in this meeting. */
    public Optional<Integer> engaged(String fighter) {
        return Optional.ofNullable(engaged.get(fighter));
    }

    /** Two have come to blows in the present round. */
    public Encounter withEngaged(String one, String other) {
        Edit edit = new Edit(this);
        edit.engaged = FlatMap.of(engaged).with(one, round).with(other, round);
        return edit.done();
    }

    /** Who last hit a foe; empty if nobody of the company did. */
    public Optional<CharacterId> striker(FoeId foe) {
        return Optional.ofNullable(strikers.get(foe.value())).map(CharacterId::new);
    }

    /** A member has hit a foe. */
    public Encounter withStriker(FoeId foe, CharacterId by) {
        Edit edit = new Edit(this);
        edit.strikers = FlatMap.of(strikers).with(foe.value(), by.value());
        return edit.done();
    }

    /** Those who went round have come. */
    public Encounter joined() {
        List<Foe> all = new ArrayList<>(foes);
        all.addAll(circling.foes());
        return withFoes(all).withCircling(Circling.NONE);
    }

    /** One encounter being changed in a few parts. */
    private static final class Edit {
        private List<Foe> foes;
        private String level;
        private Optional<String> room;
        private Cell cell;
        private int distance;
        private int metAt;
        private Phase phase;
        private Surprised surprised;
        private boolean kindKnown;
        private boolean provoked;
        private int round;
        private boolean companyFirst;
        private boolean foesFirst;
        private boolean braced;
        private List<CharacterId> slow;
        private Talk talk;
        private Nerve nerve;
        private Optional<Chase> chase;
        private Circling circling;
        private SortedMap<String, Integer> engaged;
        private SortedMap<String, String> strikers;
        private int moved;

        Edit(Encounter from) {
            foes = from.foes;
            level = from.level;
            room = from.room;
            cell = from.cell;
            distance = from.distance;
            metAt = from.metAt;
            phase = from.phase;
            surprised = from.surprised;
            kindKnown = from.kindKnown;
            provoked = from.provoked;
            round = from.round;
            companyFirst = from.companyFirst;
            foesFirst = from.foesFirst;
            braced = from.braced;
            slow = from.slow;
            talk = from.talk;
            nerve = from.nerve;
            chase = from.chase;
            circling = from.circling;
            engaged = from.engaged;
            strikers = from.strikers;
            moved = from.moved;
        }

        Encounter done() {
            return new Encounter(
                    foes,
                    level,
                    room,
                    cell,
                    distance,
                    metAt,
                    phase,
                    surprised,
                    kindKnown,
                    provoked,
                    round,
                    companyFirst,
                    foesFirst,
                    braced,
                    slow,
                    talk,
                    nerve,
                    chase,
                    circling,
                    engaged,
                    strikers,
                    moved);
        }
    }
}
