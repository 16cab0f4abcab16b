package org.woodgrain.campaign.battle;

import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.OnHit;

/** Bites that do no wound and only sicken: those who are sick already are passed over for those who are not. */
public final class MereBites {
    private MereBites() {}

    /** Whether any blow of such a creature wounds of itself. */
    public static boolean wounds(Monster monster, Profile profile) {
        return profile == Profile.ORIGINAL
                ? some(monster.damageOriginal())
                : monster.attacks().stream()
                        .flatMap(option -> option.blows().stream())
                        .anyMatch(blow -> some(blow.damage()));
    }

    private static boolean some(Formula damage) {
        return damage.count() > 0 || damage.plus() > 0;
    }

    /** Whether it has done to somebody all that it can. */
    static boolean spent(CampaignState state, Monster monster, CharacterId who) {
        Profile profile = state.ruleset().profile();
        return monster.powers(OnHit.Poison.class, profile).stream()
                        .anyMatch(poison -> poison.venom() == OnHit.Venom.SICK)
                && !wounds(monster, profile)
                && sick(state, who);
    }

    /** Whether somebody lies sick with such poison. */
    public static boolean sick(CampaignState state, CharacterId who) {
        return state.effectsOn(new Effect.On.OnCharacter(who)).stream()
                .anyMatch(effect -> effect.kind().equals(Afflictions.SICK));
    }
}
