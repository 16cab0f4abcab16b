package org.woodgrain.rules.melee.power;

import org.woodgrain.rules.Formula;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.melee.HitPower;
import org.woodgrain.rules.melee.Stance;
import org.woodgrain.rules.monsters.Resistance;
import org.woodgrain.rules.monsters.SpecialAttack;

/**
 * Damage by where and what the target is: on earth or stone and not in the air, not of fire; or by whether the striker
 * touches open water. In the classic game the condition adds
 * a d8.
 *
 * @param base what the blow does in the classic game
 */
public record Situation(Resistance.Situational situational, Formula base) implements HitPower {
    private static final int MORE = 8;

    @Override
    public int instead(Blows blows, int attacker, int target, int form) {
        boolean holds = holds(blows.combatant(attacker), blows.combatant(target));
        int side = blows.sideOf(attacker);
        if (blows.ruleset().original()) {
            Formula dice = holds ? situational.then() : situational.otherwise();
            return blows.sum(side, dice.count(), dice.sides(), dice.plus());
        }
        int points = blows.sum(side, base.count(), base.sides(), base.plus());
        return holds ? points + blows.die(side, MORE) : points;
    }

    private boolean holds(Combatant attacker, Combatant target) {
        return switch (situational.condition()) {
            case "target-not-fire" ->
                !target.immuneTo("fire")
                        && target.powers(SpecialAttack.Breath.class).stream()
                                .noneMatch(breath -> breath.matter().equals("fire"));
            case "in-water" -> attacker.state().stance() == Stance.WATER;
            default -> target.state().stance() != Stance.AIR;
        };
    }
}
