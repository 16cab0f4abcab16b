package org.woodgrain.campaign.spells;

import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Monster;

/** A wall of iron three inches thick, which no hand can break while it stands. */
@Rule("SP-52")
final class WallOfIron extends WallSpell {
    private static final int LONG = 5;

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
        return "a wall of iron";
    }

    @Override
    Lengths length(Scene scene, Unfolding u) {
        return Lengths.turns(scene.state(), 12);
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
