package org.woodgrain.campaign.spells;

import java.util.function.Predicate;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Spells that last only while their caster keeps his mind on them. */
public final class Concentration {
    /** The number that says that an effect needs it. */
    static final String KEPT = Effect.KEPT;

    /** The value of that number where whoever keeps it up can walk as fast as ever: the wand of illusion (MI-122). */
    static final int WALKING = 2;

    private Concentration() {}

    /** Whether a member keeps his mind on a spell; he then goes at half his pace. */
    @Rule("MA-11")
    public static boolean keeps(CampaignState state, CharacterId who) {
        return state.effects().with(KEPT).stream()
                .anyMatch(effect -> effect.maker().equals(who.value()));
    }

    /** The same of a monster. */
    @Rule("MA-11")
    public static boolean keeps(CampaignState state, FoeId who) {
        return state.effects().with(KEPT).stream()
                .anyMatch(effect -> effect.maker().equals(who.value()));
    }

    private static boolean keeps(Effect effect, String maker) {
        return effect.maker().equals(maker) && effect.number(KEPT) != 0;
    }

    /** Ends all that somebody keeps up so; does nothing if there is nothing. */
    @Rule("MA-11")
    static void broken(Unfolding u, Effect.On who, String why) {
        broken(u, who, why, effect -> true);
    }

    private static void broken(Unfolding u, Effect.On who, String why, Predicate<Effect> which) {
        String maker = maker(who);
        for (Effect effect : u.state().effects().with(KEPT)) {
            if (effect.maker().equals(maker) && which.test(effect)) {
                u.emit(new MagicEvent.EffectEnded(effect.id(), why));
            }
        }
    }

    /** Ends what ends with its caster: what he kept up, and what needed his own eyes or wits. */
    @Rule({"SP-121", "MA-14"})
    static void gone(Unfolding u, Effect.On who) {
        String maker = maker(who);
        for (Effect effect : u.state().effects()) {
            boolean his = effect.maker().equals(maker) && effect.number(Effects.WITH_CASTER) != 0;
            if (his || keeps(effect, maker)) {
                u.emit(new MagicEvent.EffectEnded(effect.id(), "its caster has fallen"));
            }
        }
    }

    /** The caster has begun another spell; those that can be cast through a crystal ball leave his eyes on it. */
    @Rule({"MA-11", "MA-40"})
    static void turned(Unfolding u, Caster caster) {
        broken(u, caster.on(), "another spell was begun", effect -> !CrystalView.is(effect));
    }

    /** The id under which somebody's effects are kept; empty for what is no creature. */
    static String maker(Effect.On who) {
        return switch (who) {
            case Effect.On.OnCharacter member -> member.character().value();
            case Effect.On.OnFoe foe -> foe.foe().value();
            case Effect.On.OnDoor door -> "";
            case Effect.On.OnThing thing -> "";
            case Effect.On.OnCell cell -> "";
        };
    }
}
