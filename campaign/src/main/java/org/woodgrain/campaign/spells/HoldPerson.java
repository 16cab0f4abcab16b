package org.woodgrain.campaign.spells;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Persons;
import org.woodgrain.rules.monsters.Monster;

/** Persons stand motionless. */
@Rule({"SP-20", "SP-85"})
final class HoldPerson extends Holding {

    @Override
    boolean holds(Scene scene, Monster monster) {
        return Persons.valid(monster);
    }

    @Override
    boolean seems(Scene scene, Monster monster) {
        return Persons.seems(monster, scene.state().ruleset().profile());
    }

    @Override
    String wrongKind() {
        return "it is no person of man's size or less";
    }
}
