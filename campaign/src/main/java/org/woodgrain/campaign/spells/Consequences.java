package org.woodgrain.campaign.spells;

import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.DeviceEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.people.Senseless;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Reaction;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** What events do to spells at work, wherever the events come from. */
public final class Consequences implements Reaction {

    @Override
    public void after(Unfolding u, CampaignState before, Event event) {
        Prayers.after(u, before, event);
        if (event instanceof BattleEvent battle) {
            battle(u, battle);
        } else if (event instanceof ClockEvent.TurnEnded) {
            LocateObject.feel(u);
            CrystalView.goOn(u);
        } else if (event instanceof DelveEvent delve) {
            delve(u, delve);
        } else if (event instanceof ArcaneEvent.DoorBurst burst) {
            HeldDoors.broken(u, burst.level(), burst.edge());
        } else if (event instanceof MeetingEvent.HewnThrough hewn) {
            HeldDoors.broken(u, hewn.level(), hewn.door());
        } else if (event instanceof MeetingEvent.PhaseCame) {
            DetectInvisible.look(u);
            CrystalView.lookUp(u);
        } else if (event instanceof HarmEvent harm) {
            harm(u, harm);
        } else if (event instanceof DeviceEvent.PotionWorks works) {
            Draughts.work(u, works.who(), works.kind());
        } else if (event instanceof DeviceEvent.Used used) {
            used(u, used);
        } else if (event instanceof MagicEvent magic) {
            magic(u, before, magic);
        }
        Upkeep.after(u, before, event);
        Senseless.after(u, before, event);
    }

    private static void delve(Unfolding u, DelveEvent event) {
        if (event instanceof DelveEvent.Moved) {
            DetectInvisible.look(u);
            CrystalView.lookUp(u);
        } else if (event instanceof DelveEvent.DoorHewn hewn) {
            HeldDoors.broken(u, hewn.level(), hewn.edge());
        }
    }

    private static void battle(Unfolding u, BattleEvent event) {
        if (event instanceof BattleEvent.Struck struck) {
            Concentration.broken(u, struck.by().on(), "a blow was struck");
            Vanished.attacked(u, struck.by().on());
            if (struck.points() > 0) {
                Concentration.broken(u, struck.at().on(), "a wound broke it off");
                Draughts.struck(u, struck.at().on());
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
            case HarmEvent.ThingsScorched scorched -> {}
            case HarmEvent.BooksBurnt burnt -> {}
            case HarmEvent.WaterBraved braved -> {}
        }
    }

    private static void magic(Unfolding u, CampaignState before, MagicEvent event) {
        if (event instanceof MagicEvent.SpellCast cast) {
            Concentration.turned(u, cast.caster());
            hostile(u, cast.caster().on(), cast.spell());
        } else if (event instanceof MagicEvent.ScrollCast cast) {
            Effect.On on = new Effect.On.OnCharacter(cast.caster());
            Concentration.broken(u, on, "another spell was begun");
            hostile(u, on, cast.spell());
        } else if (event instanceof MagicEvent.EffectBegun begun
                && begun.effect().helpless()) {
            Concentration.broken(u, begun.effect().on(), "nothing can be done any more");
            Aloft.helpless(u, begun.effect().on());
        } else if (event instanceof MagicEvent.EffectEnded ended) {
            before.effects().find(ended.effect()).ifPresent(effect -> {
                Vanished.ended(u, effect);
                Aloft.ended(u, effect, ended.why());
                PolymorphOthers.ended(u, effect);
            });
        }
    }

    /** Whoever uses a wand turns his mind from what he kept up, and shows himself if he attacks with it. */
    @Rule({"MA-11", "MA-37"})
    private static void used(Unfolding u, DeviceEvent.Used used) {
        Effect.On on = new Effect.On.OnCharacter(used.who());
        Concentration.broken(u, on, "a thing of magic was used");
        if (Devices.hostile(used.kind(), used.power())) {
            Vanished.attacked(u, on);
        }
    }

    /** A hostile spell is an attack. */
    private static void hostile(Unfolding u, Effect.On caster, String spell) {
        if (Casting.hostile(spell)) {
            Vanished.attacked(u, caster);
        }
    }
}
