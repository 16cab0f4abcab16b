package org.woodgrain.rules.monsters;

import java.util.List;
import java.util.Optional;
import org.woodgrain.rules.Formula;

/** Attacks that are no blows. */
public sealed interface SpecialAttack extends Power {
    /** {@code damage} is empty when the breath petrifies, or does its owner's hit points if {@code byHitPoints}. */
    record Breath(
            String shape,
            String matter,
            int length,
            int width,
            int uses,
            boolean byHitPoints,
            Optional<Formula> damage,
            Optional<String> insteadOf)
            implements SpecialAttack {}

    record Dragon(int talks, int asleep) implements SpecialAttack {}

    record Subduable() implements SpecialAttack {}

    /** {@code stock} is empty where anything lying about serves. */
    record Shoot(String name, Formula damage, int feet, int shots, Optional<Integer> stock) implements SpecialAttack {}

    record Ray(String effect, int feet, int uses) implements SpecialAttack {}

    /** {@code damage} is empty where it blisters. */
    record Spray(Optional<Formula> damage, int feet) implements SpecialAttack {}

    record Web(int rounds) implements SpecialAttack {}

    record Gaze(String effect, int saveBonus, int feet) implements SpecialAttack {}

    /** How often it sees itself in a mirror: always, or so many in six. */
    record Mirror(int inSix) implements SpecialAttack {}

    /** First round, after a straight run of so many feet: damage multiplied. */
    record Charge(int factor, int feet) implements SpecialAttack {}

    record Trample(int chance, int bonus) implements SpecialAttack {}

    record Dive(int factor) implements SpecialAttack {}

    record Spell(String name, String how, int count, String note) implements SpecialAttack {}

    record Whirlwind(int dice, Formula damage) implements SpecialAttack {}

    record Flames(Formula damage, String how) implements SpecialAttack {}

    record Terror(String how, String upTo) implements SpecialAttack {}

    record Swarm(int together, String how) implements SpecialAttack {}

    record ActsLast() implements SpecialAttack {}

    record Jet(int factor, int uses) implements SpecialAttack {}

    record Ink(int feet) implements SpecialAttack {}

    record Summon(List<String> rows, Formula number, Formula rounds) implements SpecialAttack {
        public Summon {
            rows = List.copyOf(rows);
        }
    }

    record AnimateTrees(int number, int feet, int move) implements SpecialAttack {}
}
