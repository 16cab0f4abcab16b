package org.woodgrain.campaign.spells;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Minds;
import org.woodgrain.rules.monsters.Monster;

/** Any living creature stands motionless; a flyer falls. */
@Rule("SP-46")
final class HoldMonster extends Holding {

    @Override
    boolean holds(Scene scene, Monster monster) {
        return !Minds.thoughtless(monster);
    }

    @Override
    boolean seems(Scene scene, Monster monster) {
        return holds(scene, monster);
    }

    @Override
    String wrongKind() {
        return "nothing in it could be held";
    }
}
