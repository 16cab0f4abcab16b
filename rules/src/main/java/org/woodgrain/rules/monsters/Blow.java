package org.woodgrain.rules.monsters;

import java.util.List;
import java.util.Optional;
import org.woodgrain.rules.Formula;

/**
 * One blow of an attack.
 *
 * @param name claw, bite, weapon; or the name of a power that it uses: spell, breath, gaze
 * @param damage dice of the blow itself
 * @param effects powers of the same creature that act when it hits
 * @param weaponPlus added to the weapon carried, when weapons have dice of their own; empty for natural blows
 * @param times how many such blows in a round
 */
public record Blow(String name, Formula damage, List<String> effects, Optional<Integer> weaponPlus, int times) {
    public Blow {
        effects = List.copyOf(effects);
    }
}
