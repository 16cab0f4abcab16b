package org.woodgrain.campaign.spells;

import java.util.List;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.monsters.Monster;

/** What a circle of protection does for the one inside it. */
public final class Wards {
    /** Ids of the spells that make one. */
    static final List<String> KINDS = List.of("SP-05", "SP-80", "SP-81");

    /** The number that says against whom: 1 against Chaos, 2 against Law. */
    static final String AGAINST = "against";

    /** The number that says whether it still bars enchanted monsters. */
    static final String BARRIER = "barrier";

    static final int AGAINST_CHAOS = 1;
    static final int AGAINST_LAW = 2;

    private Wards() {}

    /**
     * What the ward adds to an attacker's throw to hit: -1 or 0.
     *
     * @param target who is attacked
     * @param attacker the attacker's alignment
     * @param armourBonus the target's bonus of magic armour, shield or ring, to which the ward does not add
     */
    @Rule({"SP-05", "SP-80", "SP-81", "MA-39"})
    public static int onAttack(CampaignState state, Effect.On target, Alignment attacker, int armourBonus) {
        return armourBonus <= 0 && state.effectsOn(target).stream().anyMatch(effect -> wardsOff(effect, attacker))
                ? -1
                : 0;
    }

    /** Whether there is a ward about somebody at all. */
    public static boolean about(CampaignState state, Effect.On target) {
        for (Effect effect : state.effectsOn(target)) {
            if (KINDS.contains(effect.kind())) {
                return true;
            }
        }
        return false;
    }

    private static boolean wardsOff(Effect effect, Alignment attacker) {
        return KINDS.contains(effect.kind())
                && switch (attacker) {
                    case CHAOS -> effect.number(AGAINST) == AGAINST_CHAOS;
                    case LAW -> effect.number(AGAINST) == AGAINST_LAW;
                    case NEUTRALITY -> false;
                };
    }

    /** What the ward adds to saving throws: 1 or 0; never more than one such bonus counts (CB-33). */
    @Rule({"SP-05", "SP-80", "SP-81"})
    public static int onSaves(CampaignState state, Effect.On target) {
        return about(state, target) ? 1 : 0;
    }

    /** Whether a monster cannot strike the target hand to hand; it may still shoot, breathe, cast and gaze. */
    @Rule({"SP-05", "MA-38", "MA-39"})
    public static boolean bars(CampaignState state, Effect.On target, Monster attacker) {
        return Creatures.enchanted(attacker, state.ruleset().profile())
                && state.effectsOn(target).stream()
                        .anyMatch(effect -> KINDS.contains(effect.kind()) && effect.number(BARRIER) != 0);
    }

    /** The protected one has struck an enchanted monster hand to hand: the barrier falls, the rest holds. */
    @Rule("SP-05")
    public static void struck(Unfolding u, Effect.On striker, Monster struck) {
        if (bars(u.state(), striker, struck)) {
            for (Effect effect : u.state().effectsOn(striker)) {
                if (KINDS.contains(effect.kind()) && effect.number(BARRIER) != 0) {
                    u.emit(new MagicEvent.EffectChanged(effect.id(), BARRIER, 0, "the barrier falls"));
                }
            }
        }
    }
}
