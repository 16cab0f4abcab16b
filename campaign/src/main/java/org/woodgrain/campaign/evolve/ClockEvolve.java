package org.woodgrain.campaign.evolve;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Rest;
import org.woodgrain.campaign.state.Seal;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Things;

final class ClockEvolve {
    private ClockEvolve() {}

    static CampaignState apply(CampaignState state, ClockEvent event) {
        return switch (event) {
            case ClockEvent.TimePassed passed -> passed(state, passed.ticks());
            case ClockEvent.WindTurned turned ->
                state.withScenery(
                        turned.place(), Outdoors.drawn(state, turned.place()).withWind(turned.wind()));
            case ClockEvent.Stirred stirred -> stirred(state, stirred.who());
            case ClockEvent.NoiseMade noise ->
                state.withExpedition(state.expedition().map(expedition -> expedition.withNoisy(true)));
            case ClockEvent.TurnEnded ended -> turnEnded(state, ended);
            case ClockEvent.LightLow low -> state;
            case ClockEvent.LightDied died -> lightDied(state, died);
            case ClockEvent.RestFallsDue due -> state;
            case ClockEvent.RationEaten eaten ->
                HungerEvolve.hunger(state, eaten.who(), eaten.hunger())
                        .change(eaten.owner(), who -> who.withItems(Things.less(who.items(), eaten.item(), 1)));
            case ClockEvent.WentHungry hungry -> HungerEvolve.hunger(state, hungry.who(), hungry.hunger());
            case ClockEvent.RationsSpoiled spoiled ->
                state.change(
                        spoiled.owner(),
                        who -> who.withItems(Things.less(who.items(), spoiled.item(), spoiled.quantity())));
            case ClockEvent.RestOwed owed -> owed(state, owed);
            case ClockEvent.WanderersChecked checked ->
                state.withExpedition(state.expedition().map(expedition -> expedition.withNoisy(false)));
            case ClockEvent.WanderersCame came -> state.withWanderers(Optional.of(came.wanderers()));
            case ClockEvent.Marked marked ->
                state.withSeal(new Seal(
                                state.seal().commitment(),
                                marked.referee(),
                                marked.players(),
                                marked.content(),
                                marked.talk()))
                        .withNextId(marked.nextId());
        };
    }

    private static CampaignState passed(CampaignState state, int ticks) {
        Clock before = state.clock();
        Clock now = after(before, ticks);
        int round = Clock.round(state.ruleset().profile());
        boolean town = state.place() instanceof Place.Town;
        int turns = town ? (before.ticks() + ticks) / Clock.TURN : 0;
        int rounds = (before.ticks() + ticks) / round - before.ticks() / round;
        int days = now.day() - before.day();
        return state.withClock(now).withEffects(state.effects().each(effect -> switch (effect.unit()) {
            case ROUNDS -> effect.withLeft(Math.max(0, effect.left() - rounds));
            case DAYS -> effect.withLeft(Math.max(0, effect.left() - days));
            case TURNS -> turns == 0 ? effect : effect.withLeft(Math.max(0, effect.left() - turns));
            case ENCOUNTER, LASTING -> effect;
        }));
    }

    private static Clock after(Clock clock, int ticks) {
        long all = (long) clock.turn() * Clock.TURN + clock.ticks() + ticks;
        int turns = (int) (all / Clock.TURN);
        return new Clock(
                clock.day() + turns / Clock.TURNS_IN_DAY, turns % Clock.TURNS_IN_DAY, (int) (all % Clock.TURN));
    }

    private static CampaignState stirred(CampaignState state, List<CharacterId> who) {
        return state.changeEach(who, member -> {
            Rest rest = member.rest();
            return rest.stirred() ? member : member.withRest(new Rest(rest.active(), rest.owed(), rest.weary(), true));
        });
    }

    private static CampaignState turnEnded(CampaignState state, ClockEvent.TurnEnded ended) {
        CampaignState now = state.changeEach(ended.rests().keySet(), member -> {
            Rest rest = ended.rests().get(member.id());
            return rest == null ? member : member.withRest(rest);
        });
        List<Light> lights = state.lights().stream()
                .map(light -> new Light(light.bearer(), light.source(), light.lantern(), light.turnsLeft() - 1))
                .toList();
        return now.withLights(lights)
                .withEffects(now.effects()
                        .each(effect -> effect.unit() == Effect.Unit.TURNS
                                ? effect.withLeft(Math.max(0, effect.left() - 1))
                                : effect))
                .withExpedition(now.expedition().map(expedition -> expedition.withTurns(ended.turn())));
    }

    /** A torch is gone with its light; a lantern is empty and stays. */
    private static CampaignState lightDied(CampaignState state, ClockEvent.LightDied died) {
        CampaignState dark = state.withLights(state.lights().stream()
                .filter(light -> !light.source().equals(died.source()))
                .toList());
        return died.lantern()
                ? dark
                : dark.change(died.bearer(), bearer -> bearer.withItems(less(bearer, died.source())));
    }

    private static List<Item> less(Adventurer bearer, ItemId source) {
        return bearer.items().stream()
                .filter(item -> !item.id().equals(source) || item.quantity() > 1)
                .map(item -> item.id().equals(source) ? item.withQuantity(item.quantity() - 1) : item)
                .toList();
    }

    private static CampaignState owed(CampaignState state, ClockEvent.RestOwed owed) {
        return state.changeEach(owed.who(), member -> {
            Rest rest = member.rest();
            return member.withRest(
                    new Rest(rest.active(), Math.max(rest.owed(), owed.turns()), rest.weary(), rest.stirred()));
        });
    }
}
