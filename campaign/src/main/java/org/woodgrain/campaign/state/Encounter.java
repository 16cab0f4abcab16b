package org.woodgrain.campaign.state;

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
 * @param phase what is being settled
 * @param surprised which side, if one is
 * @param kindKnown whether the company has seen what they are
 * @param reaction their mood once thrown, 2 to 12; 0 before
 * @param offers rounds of talk so far
 * @param provoked whether they have been attacked
 * @param round of battle, 0 before the first
 * @param companyFirst whether the company acts first in the first round whatever the dice (EN-07)
 * @param foesFirst whether the foes do
 * @param slow characters who act last in the first round (UX-14)
 * @param moralePassed checks passed (CC-31)
 * @param moraleTaken causes already checked
 * @param gap feet of lead in a pursuit
 */
public record Encounter(
        List<Foe> foes,
        Optional<String> room,
        Cell cell,
        int distance,
        Phase phase,
        Surprised surprised,
        boolean kindKnown,
        int reaction,
        int offers,
        boolean provoked,
        int round,
        boolean companyFirst,
        boolean foesFirst,
        List<CharacterId> slow,
        int moralePassed,
        List<String> moraleTaken,
        int gap) {

    /** What is being settled. */
    public enum Phase {
        /** The company has a free segment (EN-05). */
        FREE_SEGMENT,
        /** The caller says what the company does: talk, wait, advance, flee or fight. */
        INTENT,
        /** Words are exchanged; they wait for an offer. */
        PARLEY,
        /** Rounds of fighting. */
        BATTLE,
        /** The company runs and they follow. */
        PURSUIT
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
        moraleTaken = List.copyOf(moraleTaken);
    }

    /** Foes that are still here and can act. */
    public List<Foe> able() {
        return foes.stream().filter(Foe::able).toList();
    }

    public Optional<Foe> foe(FoeId id) {
        return foes.stream().filter(foe -> foe.id().equals(id)).findFirst();
    }

    public Encounter withFoes(List<Foe> now) {
        return new Encounter(
                now,
                room,
                cell,
                distance,
                phase,
                surprised,
                kindKnown,
                reaction,
                offers,
                provoked,
                round,
                companyFirst,
                foesFirst,
                slow,
                moralePassed,
                moraleTaken,
                gap);
    }

    public Encounter withFoe(Foe changed) {
        return withFoes(foes.stream()
                .map(foe -> foe.id().equals(changed.id()) ? changed : foe)
                .toList());
    }

    public Encounter withDistance(int feet) {
        return new Encounter(
                foes,
                room,
                cell,
                feet,
                phase,
                surprised,
                kindKnown,
                reaction,
                offers,
                provoked,
                round,
                companyFirst,
                foesFirst,
                slow,
                moralePassed,
                moraleTaken,
                gap);
    }

    public Encounter withPhase(Phase now) {
        return new Encounter(
                foes,
                room,
                cell,
                distance,
                now,
                surprised,
                kindKnown,
                reaction,
                offers,
                provoked,
                round,
                companyFirst,
                foesFirst,
                slow,
                moralePassed,
                moraleTaken,
                gap);
    }

    public Encounter withKindKnown() {
        return new Encounter(
                foes,
                room,
                cell,
                distance,
                phase,
                surprised,
                true,
                reaction,
                offers,
                provoked,
                round,
                companyFirst,
                foesFirst,
                slow,
                moralePassed,
                moraleTaken,
                gap);
    }

    public Encounter withReaction(int score, int talks) {
        return new Encounter(
                foes,
                room,
                cell,
                distance,
                phase,
                surprised,
                kindKnown,
                score,
                talks,
                provoked,
                round,
                companyFirst,
                foesFirst,
                slow,
                moralePassed,
                moraleTaken,
                gap);
    }

    public Encounter withProvoked() {
        return new Encounter(
                foes,
                room,
                cell,
                distance,
                phase,
                surprised,
                kindKnown,
                reaction,
                offers,
                true,
                round,
                companyFirst,
                foesFirst,
                slow,
                moralePassed,
                moraleTaken,
                gap);
    }

    public Encounter withRound(int number) {
        return new Encounter(
                foes,
                room,
                cell,
                distance,
                phase,
                surprised,
                kindKnown,
                reaction,
                offers,
                provoked,
                number,
                companyFirst,
                foesFirst,
                slow,
                moralePassed,
                moraleTaken,
                gap);
    }

    public Encounter withFirst(boolean company, boolean foesAct) {
        return new Encounter(
                foes,
                room,
                cell,
                distance,
                phase,
                surprised,
                kindKnown,
                reaction,
                offers,
                provoked,
                round,
                company,
                foesAct,
                slow,
                moralePassed,
                moraleTaken,
                gap);
    }

    public Encounter withMorale(int passed, List<String> taken) {
        return new Encounter(
                foes,
                room,
                cell,
                distance,
                phase,
                surprised,
                kindKnown,
                reaction,
                offers,
                provoked,
                round,
                companyFirst,
                foesFirst,
                slow,
                passed,
                taken,
                gap);
    }

    public Encounter withGap(int feet) {
        return new Encounter(
                foes,
                room,
                cell,
                distance,
                phase,
                surprised,
                kindKnown,
                reaction,
                offers,
                provoked,
                round,
                companyFirst,
                foesFirst,
                slow,
                moralePassed,
                moraleTaken,
                feet);
    }
}
