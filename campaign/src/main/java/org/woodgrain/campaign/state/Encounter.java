package org.woodgrain.campaign.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;

/**
 * A meeting with monsters, from first notice to its end (EN-36).
 *
 * @param foes all of them, the dead and fled too
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
 * @param slow characters who act last in the first round (UX-14)
 * @param talk words and moods
 * @param nerve morale
 * @param chase the flight that is on
 * @param circling those who go round by another way
 */
public record Encounter(
        List<Foe> foes,
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
        List<CharacterId> slow,
        Talk talk,
        Nerve nerve,
        Optional<Chase> chase,
        Circling circling) {

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
    }

    /** A meeting that begins. */
    public static Encounter begun(
            List<Foe> foes, Optional<String> room, Cell cell, Phase phase, List<CharacterId> slow) {
        return new Encounter(
                foes,
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
                slow,
                Talk.NONE,
                Nerve.UNTRIED,
                Optional.empty(),
                Circling.NONE);
    }

    /** Foes that are still here and can act. */
    public List<Foe> able() {
        return foes.stream().filter(Foe::able).toList();
    }

    public Optional<Foe> foe(FoeId id) {
        return foes.stream().filter(foe -> foe.id().equals(id)).findFirst();
    }

    /** How many they were at the start, those who go round counted. */
    public int strength() {
        return foes.size() + circling.foes().size();
    }

    public Encounter withFoes(List<Foe> now) {
        return new Encounter(
                now,
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
                slow,
                talk,
                nerve,
                chase,
                circling);
    }

    public Encounter withFoe(Foe changed) {
        return withFoes(foes.stream()
                .map(foe -> foe.id().equals(changed.id()) ? changed : foe)
                .toList());
    }

    public Encounter withCell(Cell now) {
        return new Encounter(
                foes,
                room,
                now,
                distance,
                metAt,
                phase,
                surprised,
                kindKnown,
                provoked,
                round,
                companyFirst,
                foesFirst,
                slow,
                talk,
                nerve,
                chase,
                circling);
    }

    public Encounter withDistance(int feet) {
        return new Encounter(
                foes,
                room,
                cell,
                feet,
                metAt,
                phase,
                surprised,
                kindKnown,
                provoked,
                round,
                companyFirst,
                foesFirst,
                slow,
                talk,
                nerve,
                chase,
                circling);
    }

    /** The distance found when they met. */
    public Encounter met(int feet, Cell where) {
        return new Encounter(
                foes,
                room,
                where,
                feet,
                feet,
                phase,
                surprised,
                kindKnown,
                provoked,
                round,
                companyFirst,
                foesFirst,
                slow,
                talk,
                nerve,
                chase,
                circling);
    }

    public Encounter withPhase(Phase now) {
        return new Encounter(
                foes,
                room,
                cell,
                distance,
                metAt,
                now,
                surprised,
                kindKnown,
                provoked,
                round,
                companyFirst,
                foesFirst,
                slow,
                talk,
                nerve,
                chase,
                circling);
    }

    public Encounter withSurprised(Surprised side) {
        return new Encounter(
                foes,
                room,
                cell,
                distance,
                metAt,
                phase,
                side,
                kindKnown,
                provoked,
                round,
                companyFirst,
                foesFirst,
                slow,
                talk,
                nerve,
                chase,
                circling);
    }

    public Encounter withKindKnown() {
        return new Encounter(
                foes,
                room,
                cell,
                distance,
                metAt,
                phase,
                surprised,
                true,
                provoked,
                round,
                companyFirst,
                foesFirst,
                slow,
                talk,
                nerve,
                chase,
                circling);
    }

    public Encounter withProvoked() {
        return new Encounter(
                foes,
                room,
                cell,
                distance,
                metAt,
                phase,
                surprised,
                kindKnown,
                true,
                round,
                companyFirst,
                foesFirst,
                slow,
                talk,
                nerve,
                chase,
                circling);
    }

    public Encounter withRound(int number) {
        return new Encounter(
                foes,
                room,
                cell,
                distance,
                metAt,
                phase,
                surprised,
                kindKnown,
                provoked,
                number,
                companyFirst,
                foesFirst,
                slow,
                talk,
                nerve,
                chase,
                circling);
    }

    public Encounter withFirst(boolean company, boolean foesAct) {
        return new Encounter(
                foes, room, cell, distance, metAt, phase, surprised, kindKnown, provoked, round, company, foesAct, slow,
                talk, nerve, chase, circling);
    }

    public Encounter withSlow(List<CharacterId> last) {
        return new Encounter(
                foes,
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
                last,
                talk,
                nerve,
                chase,
                circling);
    }

    public Encounter withTalk(Talk now) {
        return new Encounter(
                foes,
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
                slow,
                now,
                nerve,
                chase,
                circling);
    }

    public Encounter withNerve(Nerve now) {
        return new Encounter(
                foes,
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
                slow,
                talk,
                now,
                chase,
                circling);
    }

    public Encounter withChase(Optional<Chase> now) {
        return new Encounter(
                foes,
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
                slow,
                talk,
                nerve,
                now,
                circling);
    }

    public Encounter withCircling(Circling now) {
        return new Encounter(
                foes,
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
                slow,
                talk,
                nerve,
                chase,
                now);
    }

    /** Those who went round have come. */
    public Encounter joined() {
        List<Foe> all = new ArrayList<>(foes);
        all.addAll(circling.foes());
        return withFoes(all).withCircling(Circling.NONE);
    }
}
