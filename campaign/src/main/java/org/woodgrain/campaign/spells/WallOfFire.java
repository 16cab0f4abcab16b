package org.woodgrain.campaign.spells;

import org.woodgrain.campaign.harm.FireResistance;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Monster;

/** A curtain of fire stands while its caster keeps his mind on it; only the strong pass, and are burned. */
@Rule("SP-36")
final class WallOfFire extends WallSpell {
    private static final int LONG = 6;
    private static final int LIGHT = 30;

    @Override
    int pieces() {
        return LONG;
    }

    @Override
    boolean rings() {
        return true;
    }

    @Override
    String label() {
        return "a wall of fire";
    }

    @Override
    int light() {
        return LIGHT;
    }

    @Override
    Lengths length(Scene scene, Unfolding u) {
        // a monster that has cut the company off keeps its mind on the fire no longer than its flight needs
        return scene.caster() instanceof Caster.Monster ? Lengths.turns(u.state(), 1) : Lengths.LASTING;
    }

    @Override
    boolean passes(Scene scene, Monster monster) {
        return strong(monster) || proof(scene, monster);
    }

    private static boolean proof(Scene scene, Monster monster) {
        return monster.immuneTo("fire", scene.state().ruleset().profile());
    }

    @Override
    boolean spares(Scene scene, Foe foe) {
        return FireResistance.has(scene.state(), new Effect.On.OnFoe(foe.id()));
    }

    @Override
    int dice(Scene scene, Monster monster) {
        return proof(scene, monster) ? 0 : monster.undead() ? 2 : 1;
    }
}
