package org.woodgrain.rules.melee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.combat.Skill;
import org.woodgrain.rules.monsters.Power;
import org.woodgrain.rules.monsters.Resistance;
import org.woodgrain.rules.monsters.Size;
import org.woodgrain.rules.monsters.Trait;

/**
 * One who fights, as he goes into a round.
 *
 * @param name as told
 * @param side 0 for the company, 1 for its foes
 * @param dexterity for the order of acting; 10 where there is no score (CH-24)
 * @param hitPoints now
 * @param maxHitPoints unhurt
 * @param guard protection
 * @param skill how well he attacks
 * @param saves the number needed against each danger, in their order, modifiers counted in
 * @param kinds kinds of creature he counts as: men, demihuman, undead
 * @param size how big
 * @param dice hit dice or levels, any plus counted as one more (CC-10)
 * @param powers what is special about him, in the profile that is played
 * @param ways ways of attacking hand to hand, the preferred one first; each is the blows of one round
 * @param missile the missile he would send off; empty if none
 * @param state what hinders him
 */
public record Combatant(
        String name,
        int side,
        int dexterity,
        int hitPoints,
        int maxHitPoints,
        Guard guard,
        Skill skill,
        List<Integer> saves,
        List<String> kinds,
        Size size,
        int dice,
        List<Power> powers,
        List<Way> ways,
        Optional<Form> missile,
        State state) {
    private static final int DANGERS = Danger.values().length;

    /** The blows of one round. */
    public record Way(List<Form> blows) {
        public Way {
            blows = List.copyOf(blows);
        }
    }

    /**
     * What hinders somebody, or helps.
     *
     * @param helpless cannot act and is hit without a throw (CB-22)
     * @param idle cannot attack, though not helpless
     * @param wide swings a weapon that needs room (CC-13)
     * @param reach may strike from the second rank (CC-12)
     * @param slow acts last this round (UX-14)
     * @param toHit added to all his throws to hit
     * @param ease added to all throws to hit him
     * @param damage added to the damage of each of his hits
     * @param woundedSince the round of his first wound, for regeneration; 0 if unhurt
     * @param stance on what he stands
     */
    public record State(
            boolean helpless,
            boolean idle,
            boolean wide,
            boolean reach,
            boolean slow,
            int toHit,
            int ease,
            int damage,
            int woundedSince,
            Stance stance) {
        /** Nothing hinders. */
        public static final State FRESH = new State(false, false, false, false, false, 0, 0, 0, 0, Stance.GROUND);

        /** The same with throws to hit, and to be hit, changed by so much. */
        public State hindered(int hit, int struck) {
            return hindered(hit, struck, 0);
        }

        /** The same with throws to hit, and to be hit, and the damage of hits changed by so much. */
        public State hindered(int hit, int struck, int harm) {
            return new State(
                    helpless, idle, wide, reach, slow, toHit + hit, ease + struck, damage + harm, woundedSince, stance);
        }

        /** The same with another weapon in hand. */
        public State swinging(boolean widely, boolean far) {
            return new State(helpless, idle, widely, far, slow, toHit, ease, damage, woundedSince, stance);
        }

        /** The same on other ground, or none. */
        public State on(Stance now) {
            return new State(helpless, idle, wide, reach, slow, toHit, ease, damage, woundedSince, now);
        }
    }

    public Combatant {
        saves = List.copyOf(saves);
        kinds = List.copyOf(kinds);
        powers = List.copyOf(powers);
        ways = List.copyOf(ways);
        if (saves.size() != DANGERS) {
            throw new IllegalArgumentException("a save is needed against each danger");
        }
    }

    /** The same with more that is special about him. */
    public Combatant withPowers(List<? extends Power> more) {
        if (more.isEmpty()) {
            return this;
        }
        List<Power> all = new ArrayList<>(powers);
        all.addAll(more);
        return new Combatant(
                name,
                side,
                dexterity,
                hitPoints,
                maxHitPoints,
                guard,
                skill,
                saves,
                kinds,
                size,
                dice,
                all,
                ways,
                missile,
                state);
    }

    /** The same fighter in another condition. */
    public Combatant with(State now) {
        return with(side, ways, now);
    }

    /** The same fighter on a side. */
    public Combatant on(int now) {
        return with(now, ways, state);
    }

    /** Whether nothing can take hold of him. */
    public boolean ungrippable() {
        return power(Resistance.Incorporeal.class).isPresent();
    }

    /** What he does to those who strike him: the answers among the powers of his blows. */
    List<StruckPower> answers() {
        List<StruckPower> answers = List.of();
        for (Way way : ways) {
            for (Form form : way.blows()) {
                for (HitPower power : form.powers()) {
                    if (power instanceof StruckPower answer && !answers.contains(answer)) {
                        // most have none
                        answers = answers.isEmpty() ? new ArrayList<>() : answers;
                        answers.add(answer);
                    }
                }
            }
        }
        return answers;
    }

    /** His powers of one kind. */
    public <P extends Power> List<P> powers(Class<P> kind) {
        List<P> found = List.of();
        for (int i = 0; i < powers.size(); i++) {
            Power power = powers.get(i);
            if (kind.isInstance(power)) {
                // most have none
                found = found.isEmpty() ? new ArrayList<>() : found;
                found.add(kind.cast(power));
            }
        }
        return found;
    }

    public <P extends Power> Optional<P> power(Class<P> kind) {
        for (int i = 0; i < powers.size(); i++) {
            Power power = powers.get(i);
            if (kind.isInstance(power)) {
                return Optional.of(kind.cast(power));
            }
        }
        return Optional.empty();
    }

    /** Whether a spell effect, poison or force does nothing to him. */
    public boolean immuneTo(String what) {
        if (power(Trait.Undead.class).isPresent() && Trait.Undead.WITHSTANDS.contains(what)) {
            return true;
        }
        for (Resistance.Immune immune : powers(Resistance.Immune.class)) {
            if (immune.to().contains(what)) {
                return true;
            }
        }
        return false;
    }

    /** The same with other ways of attacking hand to hand. */
    public Combatant withWays(List<Way> now) {
        return with(side, now, state);
    }

    private Combatant with(int party, List<Way> blows, State hindrance) {
        return new Combatant(
                name,
                party,
                dexterity,
                hitPoints,
                maxHitPoints,
                guard,
                skill,
                saves,
                kinds,
                size,
                dice,
                powers,
                blows,
                missile,
                hindrance);
    }
}
