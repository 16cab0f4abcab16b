package org.woodgrain.rules.melee.power;

import java.util.Optional;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;

/**
 * Eyes that turn to stone. Whoever acts and looks saves; whoever turns his eyes away strikes at four less and is struck at
 * two more.
 */
public final class PetrifyingGaze {
    /** Added to the throws to hit of one who fights with his eyes turned away. */
    public static final int BLINDLY = -4;

    /** Added to the throws to hit him. */
    public static final int EXPOSED = 2;

    private PetrifyingGaze() {}

    /** The gaze of such a kind; empty if it has none. */
    public static Optional<SpecialAttack.Gaze> of(Monster monster, Profile profile) {
        return monster.powers(SpecialAttack.Gaze.class, profile).stream()
                .filter(gaze -> gaze.effect().equals(BreathAttack.PETRIFY))
                .findFirst();
    }

    /** One who looks meets the eyes. */
    @Rule("CB-26")
    public static void meets(Blows blows, int who, int target, SpecialAttack.Gaze gaze) {
        BreathAttack.stare(blows, who, target, gaze.saveBonus());
    }

    /** One who fights with his eyes turned away. */
    public static Combatant.State averted(Combatant.State state) {
        return state.hindered(BLINDLY, EXPOSED);
    }
}
