package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Set;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Monster;

/** Animals that a cleric has spoken to: they do the company no harm while it lasts. */
public final class Animals {
    static final String KIND = "SP-88";
    private static final Set<String> FANTASTIC = Set.of("monster", "fairy", "martian");

    private Animals() {}

    /** Whether a monster is an animal, normal or giant; insects and fish are, fantastic beasts are not. */
    @Rule("SP-88")
    public static boolean is(Monster monster) {
        return (monster.isKind("animal") || monster.isKind("insect"))
                && FANTASTIC.stream().noneMatch(monster::isKind);
    }

    /** Whether a character can speak with animals now. */
    public static boolean speaks(CampaignState state, CharacterId who) {
        return Effects.find(state, new Effect.On.OnCharacter(who), List.of(KIND))
                .isPresent();
    }

    /** Whether a foe has been spoken to and attacks nobody. */
    @Rule("SP-88")
    public static boolean spoken(CampaignState state, FoeId foe) {
        return Effects.find(state, new Effect.On.OnFoe(foe), List.of(KIND)).isPresent();
    }

    /** The company has attacked one of them: none of them keeps the peace any longer. */
    @Rule("SP-88")
    static void attacked(Unfolding u, FoeId foe) {
        Effects.find(u.state(), new Effect.On.OnFoe(foe), List.of(KIND))
                .ifPresent(broken -> u.state().effects().stream()
                        .filter(effect -> effect.kind().equals(KIND)
                                && effect.number(Effects.CASTING) == broken.number(Effects.CASTING))
                        .forEach(effect -> Effects.endOne(u, effect, "they were attacked")));
    }

    /** The hour of one who served is over; when the cleric's own spell ends, so does all that came of it. */
    @Rule("SP-88")
    static void ended(Unfolding u, Effect effect) {
        if (effect.on() instanceof Effect.On.OnCharacter) {
            u.state().effects().of(KIND).stream()
                    .filter(other -> other.number(Effects.CASTING) == effect.number(Effects.CASTING))
                    .forEach(other -> Effects.endOne(u, other, "the spell is over"));
        }
        if (effect.on() instanceof Effect.On.OnFoe on
                && u.state().followers().stream()
                        .anyMatch(follower -> follower.foe().id().equals(on.foe()))) {
            u.emit(new MagicEvent.FollowerLeft(on.foe(), "its service is done"));
        }
    }
}
