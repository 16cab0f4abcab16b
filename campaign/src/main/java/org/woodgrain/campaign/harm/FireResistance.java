package org.woodgrain.campaign.harm;

import java.util.List;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;

/**
 * What the potion and the ring of fire resistance do: plain fire and walls of fire harm their user not at all, and each die
 * of greater fire harms him a point less (MI-066, MI-101).
 */
public final class FireResistance {
    /** The kind of the potion, and of the effect of having drunk it. */
    public static final String POTION = "MI-066";

    /** Added to saving throws against greater fire. */
    public static final int ON_SAVES = 2;

    private static final String RING = "MI-101";
    private static final int POINTS_A_DIE = 6;

    private FireResistance() {}

    /** Whether somebody has it now. */
    public static boolean has(CampaignState state, Effect.On who) {
        return state.effectsOn(who).stream()
                        .anyMatch(effect -> effect.kind().equals(POTION) && effect.number(Effect.SUSPENDED) == 0)
                || wears(state, who);
    }

    private static boolean wears(CampaignState state, Effect.On who) {
        return switch (who) {
            case Effect.On.OnCharacter member ->
                state.adventurer(member.character()).map(Adventurer::items).stream()
                        .flatMap(List::stream)
                        .anyMatch(FireResistance::ring);
            case Effect.On.OnFoe foe ->
                state.encounter().map(Encounter::foes).stream()
                        .flatMap(List::stream)
                        .filter(each -> each.id().equals(foe.foe()))
                        .flatMap(each -> each.items().stream())
                        .anyMatch(FireResistance::ring);
            case Effect.On.OnDoor door -> false;
            case Effect.On.OnThing thing -> false;
            case Effect.On.OnCell cell -> false;
        };
    }

    private static boolean ring(Item item) {
        return item.kind().equals(RING) && item.carried() == Carried.WORN;
    }

    /** What is left of so many points thrown with these dice: a point off each, of which at least one stays. */
    public static int blunted(int points, List<Integer> faces) {
        return points - (int) faces.stream().filter(face -> face > 1).count();
    }

    /** The same for fire that is as strong as the hit points of what breathes it: a die for each six points begun. */
    public static int blunted(int points) {
        int dice = (points + POINTS_A_DIE - 1) / POINTS_A_DIE;
        return Math.max(dice, points - dice);
    }
}
