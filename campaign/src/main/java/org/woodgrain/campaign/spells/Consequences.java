package org.woodgrain.campaign.spells;

import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Reaction;
import org.woodgrain.campaign.unfold.Unfolding;

/** What events do to spells at work, wherever the events come from. */
public final class Consequences implements Reaction {

    @Override
    public void after(Unfolding u, CampaignState before, Event event) {
        if (event instanceof BattleEvent battle) {
            battle(u, battle);
        } else if (event instanceof HarmEvent harm) {
            harm(u, harm);
        } else if (event instanceof MagicEvent magic) {
            magic(u, magic);
        }
        Upkeep.after(u, before, event);
    }

    private static void battle(Unfolding u, BattleEvent event) {
        if (event instanceof BattleEvent.Struck struck) {
            Concentration.broken(u, struck.by().on(), "he struck at somebody");
            if (struck.points() > 0) {
                Concentration.broken(u, struck.at().on(), "a wound broke it off");
            }
        } else if (event instanceof BattleEvent.SaveThrown save && !save.made()) {
            Concentration.broken(u, save.who().on(), "the saving throw failed");
        }
    }

    private static void harm(Unfolding u, HarmEvent event) {
        switch (event) {
            case HarmEvent.CharacterHurt hurt ->
                Concentration.broken(u, new Effect.On.OnCharacter(hurt.who()), "a wound broke it off");
            case HarmEvent.FoeHurt hurt ->
                Concentration.broken(u, new Effect.On.OnFoe(hurt.foe()), "a wound broke it off");
            case HarmEvent.CharacterDied died -> Concentration.gone(u, new Effect.On.OnCharacter(died.who()));
            case HarmEvent.CharacterPetrified stone -> Concentration.gone(u, new Effect.On.OnCharacter(stone.who()));
            case HarmEvent.FoeDied died -> Concentration.gone(u, new Effect.On.OnFoe(died.foe()));
            case HarmEvent.CharacterHealed healed -> {}
            case HarmEvent.LevelLost lost -> {}
        }
    }

    private static void magic(Unfolding u, MagicEvent event) {
        if (event instanceof MagicEvent.SpellCast cast) {
            Concentration.turned(u, cast.caster());
        } else if (event instanceof MagicEvent.ScrollCast cast) {
            Concentration.broken(u, new Effect.On.OnCharacter(cast.caster()), "another spell was begun");
        } else if (event instanceof MagicEvent.EffectBegun begun
                && begun.effect().helpless()) {
            Concentration.broken(u, begun.effect().on(), "he can do nothing any more");
        }
    }
}
