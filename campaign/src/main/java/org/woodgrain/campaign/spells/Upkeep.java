package org.woodgrain.campaign.spells;

import java.util.Optional;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.event.RefereeEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.harm.DeepWater;
import org.woodgrain.campaign.harm.Thralls;
import org.woodgrain.campaign.people.Apart;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** What spells of the higher levels do of themselves as rounds, turns and days go by. */
final class Upkeep {
    private Upkeep() {}

    static void after(Unfolding u, CampaignState before, Event event) {
        switch (event) {
            case BattleEvent.RoundBegun round -> {
                Aloft.round(u);
                Confusion.round(u);
                CharmEnds.round(u);
                CloudDrift.round(u, round.round());
                StaffWhirlwind.round(u);
                Phantasms.round(u);
                FoeImages.round(u);
                FoeHazards.round(u);
                InsectPlague.round(u);
                AntiMagicShell.settle(u);
            }
            case ArcaneEvent.Burst burst -> {
                InsectPlague.burned(u, burst);
                GrowthOfPlants.burst(u, burst);
            }
            case BattleEvent.Closed closed -> {
                Phantasms.closed(u, closed);
                FoeHazards.closed(u, closed);
            }
            case ClockEvent.TurnEnded turn -> {
                Spirits.turn(u);
                Mire.turn(u);
                GrowthOfPlants.turn(u);
                LiftedCreatures.turn(u);
                MoveEarth.turn(u);
                ControlWeather.drench(u);
                Panic.turn(u);
                Draughts.feel(u);
                Tethers.turn(u);
                Impostors.turn(u);
                InsectPlague.turn(u);
                DeepWater.turn(u);
                WaterBreathing.turn(u);
                if (u.state().encounter().isEmpty()) {
                    CloudDrift.turn(u);
                }
            }
            case ClockEvent.TimePassed passed
            when u.state().clock().day() > before.clock().day() -> day(u, false);
            case TownEvent.DaysPassed days -> {
                ControlWeather.daysPass(u);
                for (int i = 0; i < days.days(); i++) {
                    day(u, true);
                }
            }
            case RefereeEvent.ScenerySet set -> ControlWeather.settles(u);
            case MagicEvent.EffectBegun begun -> {
                DeepWater.breath(u, begun.effect());
                if (begun.effect().kind().equals(Apart.KIND)) {
                    InvisibilityRadius.left(u);
                }
            }
            case TownEvent.CompanyArrayed arrayed -> InvisibilityRadius.left(u);
            case MagicEvent.EffectEnded ended -> ended(u, before, ended);
            case BattleEvent.Struck blow -> {
                Spirits.struck(u, blow.by().on());
                Massmorph.attacked(u, blow.by().on());
                CharmEnds.struck(u, blow);
                CharmDuty.struck(u, blow);
                ProjectedImage.struck(u, blow.at().on(), blow.by().on());
            }
            case DelveEvent.Moved moved
            when before.underground()
                    .filter(at -> !at.cell().equals(moved.to()))
                    .isPresent() -> {
                Cloudkill.entered(u, moved.level(), moved.to());
                Aloft.moved(u, moved.level(), moved.to());
                ProjectedImage.moved(u, moved.to());
                Phantasms.moved(u, moved.to());
                Barriers.moved(u, moved.to());
                InsectPlague.moved(u, moved.to());
                Massmorph.moved(u);
                GrowthOfPlants.burned(u, moved);
                HiddenSense.moved(u);
                Tethers.moved(u);
                AntiMagicShell.settle(u);
                CharmOrders.came(u);
            }
            case DelveEvent.DoorOpened opened -> Hewers.opened(u, opened.level(), opened.edge());
            case ArcaneEvent.DoorSprung sprung -> Hewers.opened(u, sprung.level(), sprung.edge());
            case ClockEvent.WanderersCame came -> Massmorph.wanderers(u);
            case MeetingEvent.MeetingBegun begun -> {
                HallucinatoryTerrain.touched(u);
                AntiMagicShell.settle(u);
            }
            case HarmEvent.CharacterDied died -> {
                JarEnds.bodyGone(u, before, died.who());
                JarEnds.hostGone(u, died.who().value());
                FoeJar.hostGone(u, died.who());
                Servants.avenged(u, died.who());
            }
            case SpellEvent.Dissolved gone -> {
                if (gone.what() instanceof Effect.On.OnCharacter on) {
                    JarEnds.bodyGone(u, before, on.character());
                    JarEnds.hostGone(u, on.character().value());
                    FoeJar.hostGone(u, on.character());
                }
            }
            case HarmEvent.FoeDied died -> {
                JarEnds.hostGone(u, died.foe().value());
                CharmEnds.masterless(u, died.foe());
                Servants.avenged(u, died.foe());
                Thralls.destroyed(u, died.foe());
                Corpses.died(u, before, died.foe());
            }
            case MagicEvent.FollowerLeft left -> {
                JarEnds.hostGone(u, left.foe().value());
                Corpses.left(u, before, left);
                FallenLoads.left(u, before, left);
            }
            case MeetingEvent.MeetingEnded over -> {
                before.encounter().ifPresent(past -> {
                    InvisibleStalker.after(u, past);
                    AnimateDead.parted(u, past);
                });
                LeftBehind.creatures(u);
            }
            default -> {}
        }
        JarEnds.vanished(u, before);
        DeepWater.after(u, before, event);
        Carrying.watch(u, event);
        FoeImages.watch(u, event);
        FoeHazards.watch(u);
        LeftBehind.things(u, before);
        LeftBehind.fewer(u, before);
        Tasks.watch(u, event);
    }

    @Rule({"SP-33", "SP-69"})
    private static void day(Unfolding u, boolean resting) {
        Tasks.day(u, resting);
        JarEnds.day(u);
        Extremes.midnight(u);
        InvisibleStalker.day(u);
        Impostors.day(u);
        Forms.day(u);
    }

    private static void ended(Unfolding u, CampaignState before, MagicEvent.EffectEnded ended) {
        Optional<Effect> gone = before.effects().find(ended.effect());
        gone.ifPresent(effect -> {
            switch (effect.kind()) {
                case "SP-47" -> ConjureElemental.ended(u, effect, ended.why());
                case Barriers.FIRE, Barriers.ICE, Barriers.STONE, Barriers.IRON ->
                    Barriers.ended(u, effect, ended.why());
                case "SP-49", "SP-50" -> {
                    if (ended.why().equals("its time is up")) {
                        Mire.came(u, effect);
                    }
                }
                case "SP-02", "SP-14" -> Hewers.released(u, effect);
                case Hewers.AT_WORK -> Hewers.ended(u, effect, ended.why());
                case Batterers.AT_WORK -> Batterers.ended(u, effect, ended.why());
                case GrowthOfPlants.KIND -> GrowthOfPlants.ended(u, effect, ended.why());
                case MagicJar.HOST -> JarEnds.expelled(u, effect);
                case Mire.SINKING -> Mire.drowned(u, effect);
                case Phantasms.KIND -> {
                    FoeImages.ended(u, effect);
                    FoeHazards.ended(u, effect);
                }
                case "SP-56" -> PassWall.ended(u, effect);
                case AntiMagicShell.KIND -> AntiMagicShell.ended(u);
                case Telekinesis.KIND -> LiftedCreatures.ended(u, effect, ended.why());
                case MagicJar.KIND, Jars.STONE -> JarEnds.ended(u, effect, ended.why());
                case MoveEarth.KIND -> MoveEarth.ended(u, effect);
                case SpeakWithPlants.KIND -> SpeakWithPlants.ended(u, effect);
                case MagicJar.NEW_BODY -> JarEnds.tornOut(u, effect, ended.why());
                case "SP-72" -> ControlWeather.came(u, effect, ended.why());
                case ControlWeather.WEATHER -> ControlWeather.over(u, effect, ended.why());
                case "SP-07", "SP-39" -> freed(u, effect, ended.why());
                case "SP-53" -> Corpses.fallen(u, effect, ended.why());
                case Servants.TERM -> Servants.served(u, effect);
                case InvisibleStalker.RULE -> StalkerErrand.arrived(u, effect, ended.why());
                default -> {}
            }
        });
    }

    /** A charm that is dispelled leaves its victim its own master: it goes its way. */
    @Rule({"SP-07", "SP-39"})
    private static void freed(Unfolding u, Effect effect, String why) {
        boolean serves = effect.on() instanceof Effect.On.OnFoe on
                && u.state().followers().stream()
                        .anyMatch(follower -> follower.foe().id().equals(on.foe()));
        if (serves && why.equals(Dispelling.WHY) && effect.on() instanceof Effect.On.OnFoe on) {
            u.emit(new MagicEvent.FollowerLeft(on.foe(), "it is its own master again"));
        }
    }
}
