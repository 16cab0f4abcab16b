package org.woodgrain.campaign.people;

import java.util.List;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Mortality;

/** Harm that comes to characters outside the rounds of a fight. */
public final class Wounds {
    private Wounds() {}

    /** Takes hit points off a living character; at 0 or less that is death, or by a house rule a swoon. Nothing happens to the dead, or for no points. */
    @Rule("CB-18")
    public static void hurt(Unfolding u, CharacterId who, int points, String cause, String rule, List<Roll> rolls) {
        Adventurer victim = u.state().adventurer(who).filter(Adventurer::living).orElse(null);
        if (victim == null || points <= 0) {
            return;
        }
        int left = victim.hitPoints() - points;
        u.emit(new HarmEvent.CharacterHurt(who, points, left, cause, rule, rolls));
        if (Mortality.dead(u.state().ruleset(), left)) {
            u.emit(new HarmEvent.CharacterDied(who, cause, rule, List.of()));
        } else {
            Senseless.fell(u, who);
        }
    }

    /** Kills a living character outright. */
    public static void kill(Unfolding u, CharacterId who, String cause, String rule, List<Roll> rolls) {
        if (u.state().adventurer(who).filter(Adventurer::living).isPresent()) {
            u.emit(new HarmEvent.CharacterDied(who, cause, rule, rolls));
        }
    }
}
