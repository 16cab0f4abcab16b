package org.woodgrain.campaign.spells;

import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Monster;

/** A wall of stone two feet thick stands until it is dispelled or broken down. */
@Rule("SP-51")
final class WallOfStone extends WallSpell {
    private static final int LONG = 10;

    @Override
    int pieces() {
        return LONG;
    }

    @Override
    int pieces(Scene scene, Cell at) {
        return Math.max(1, LONG / tens(scene, at));
    }

    @Override
    String label() {
        return "a wall of stone";
    }

    @Override
    Lengths length(Scene scene, Unfolding u) {
        return Lengths.LASTING;
    }

    @Override
    boolean passes(Scene scene, Monster monster) {
        return false;
    }

    @Override
    int dice(Scene scene, Monster monster) {
        return 0;
    }
}
