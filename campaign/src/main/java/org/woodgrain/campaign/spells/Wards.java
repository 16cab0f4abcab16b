package org.woodgrain.campaign.spells;

import java.util.List;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.people.Circles;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.monsters.Monster;

/** What a circle of protection does for those inside it. */
public final class Wards {
    /** Ids of the spells that make one about the caster alone. */
    static final List<String> KINDS = List.of("SP-05", "SP-80", "SP-81");

    /** The number that says whether it still bars enchanted monsters. */
    static final String BARRIER = "barrier";

    static final int AGAINST_CHAOS = 1;
    static final int AGAINST_LAW = 2;

    /** With a creature's id, the number that says that it has broken the barrier for itself. */
    private static final String BROKEN = "broken-by-";

    private Wards() {}

    /**
     * What the ward adds to an attacker's throw to hit: -1 or 0.
     *
     * @param target who is attacked
     * @param attacker the attacker's alignment
     * @param armourBonus the target's bonus of magic armour, shield or ring, to which the ward does not add
     */
    @Rule({"SP-05", "SP-26", "SP-80", "SP-81", "MA-39"})
    public static int onAttack(CampaignState state, Effect.On target, Alignment attacker, int armourBonus) {
        return armourBonus <= 0 && Circles.about(state, target).stream().anyMatch(effect -> wardsOff(effect, attacker))
                ? -1
                : 0;
    }

    /** Whether there is a ward about somebody at all. */
    public static boolean about(CampaignState state, Effect.On target) {
        return !Circles.about(state, target).isEmpty();
    }

    private static boolean wardsOff(Effect effect, Alignment attacker) {
        return switch (attacker) {
            case CHAOS -> effect.number(Circles.AGAINST) == AGAINST_CHAOS;
            case LAW -> effect.number(Circles.AGAINST) == AGAINST_LAW;
            case NEUTRALITY -> false;
        };
    }

    /** Whether a monster cannot strike the target hand to hand; it may still shoot, breathe, cast and gaze. */
    @Rule({"SP-05", "SP-26", "MA-38", "MA-39"})
    public static boolean bars(CampaignState state, Effect.On target, Monster attacker) {
        return Creatures.enchanted(attacker, state.ruleset().profile())
                && Circles.about(state, target).stream().anyMatch(effect -> holds(effect, target));
    }

    private static boolean holds(Effect effect, Effect.On whom) {
        return effect.number(BARRIER) != 0 && effect.number(broken(effect, whom)) == 0;
    }

    /** One who stands in a wide circle breaks it for himself only. */
    private static String broken(Effect effect, Effect.On by) {
        return effect.number(Circles.FEET) == 0 ? BROKEN : BROKEN + Creatures.id(by);
    }

    /** A protected one has struck an enchanted monster hand to hand: the barrier falls for him, the rest holds. */
    @Rule({"SP-05", "SP-26"})
    public static void struck(Unfolding u, Effect.On striker, Monster struck) {
        if (bars(u.state(), striker, struck)) {
            for (Effect effect : Circles.about(u.state(), striker)) {
                if (holds(effect, striker)) {
                    u.emit(
                            effect.number(Circles.FEET) == 0
                                    ? new MagicEvent.EffectChanged(effect.id(), BARRIER, 0, "the barrier falls")
                                    : new MagicEvent.EffectChanged(
                                            effect.id(), broken(effect, striker), 1, "the barrier falls for one"));
                }
            }
        }
    }
}
