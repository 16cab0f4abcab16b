package org.woodgrain.campaign.spells;

import java.util.Set;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Monster;

/** A wall of ice half a foot thick; the strong break through it and are cut, those of fire doubly. */
@Rule("SP-37")
final class WallOfIce extends WallSpell {
    private static final int LONG = 6;
    private static final int TURNS = 12;
    private static final Set<String> OF_FIRE = Set.of("efreeti", "fire-giant", "red-dragon", "balrog");

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
        return "a wall of ice";
    }

    @Override
    Lengths length(Scene scene, Unfolding u) {
        return Lengths.turns(scene.state(), TURNS);
    }

    @Override
    boolean passes(Scene scene, Monster monster) {
        return strong(monster);
    }

    @Override
    int dice(Scene scene, Monster monster) {
        return OF_FIRE.contains(monster.id()) || monster.id().startsWith("fire-elemental") ? 2 : 1;
    }
}
