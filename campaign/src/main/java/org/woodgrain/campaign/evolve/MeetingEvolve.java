package org.woodgrain.campaign.evolve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Circling;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Nerve;
import org.woodgrain.campaign.state.Stalker;
import org.woodgrain.rules.encounters.Morale;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

final class MeetingEvolve {
    /** The number of one whose glands have not been cut out. */
    private static final String GLANDS = "gland-days";

    private MeetingEvolve() {}

    static CampaignState apply(CampaignState state, MeetingEvent event) {
        return switch (event) {
            case MeetingEvent.MeetingBegun begun ->
                begun.encounter().phase() == Encounter.Phase.WARNED
                        ? came(state, begun.encounter())
                        : shown(came(state, begun.encounter()).withWanderers(Optional.empty()), begun.encounter());
            case MeetingEvent.PassedOver passed ->
                state.changeLevel(passed.level(), level -> level.withTried(LevelState.passedOver(passed.room())));
            case MeetingEvent.CameUp came -> state.withWanderers(Optional.empty());
            case MeetingEvent.DoorHeld held -> state;
            case MeetingEvent.PushedIn pushed -> state;
            case MeetingEvent.HewingBegun hewing -> state;
            case MeetingEvent.HewnThrough hewn ->
                DoorEvolve.change(state, hewn.level(), hewn.door(), door -> door.withBroken());
            case MeetingEvent.KeptOut kept -> state.withWanderers(Optional.empty());
            case MeetingEvent.SurpriseFound found -> meeting(state, now -> now.withSurprised(found.side()));
            case MeetingEvent.DistanceFound found -> meeting(state, now -> now.met(found.feet(), found.cell()));
            case MeetingEvent.KindSeen seen -> meeting(state, Encounter::withKindKnown);
            case MeetingEvent.PhaseCame came -> meeting(state, now -> now.withPhase(came.phase()));
            case MeetingEvent.Dropped dropped -> dropped(state, dropped);
            case MeetingEvent.Distanced moved ->
                meeting(
                        state,
                        now -> (moved.companyMoved() ? now.withMove() : now)
                                .withDistance(moved.feet())
                                .withCell(moved.cell()));
            case MeetingEvent.FirstGiven given ->
                meeting(
                        state,
                        now -> now.withFirst(given.company(), !given.company()).withBraced(given.braced()));
            case MeetingEvent.Spoke spoke -> spoke(state, spoke);
            case MeetingEvent.Paid paid -> paid(state, paid);
            case MeetingEvent.Reacted reacted ->
                meeting(
                        state,
                        now -> now.withTalk(now.talk().reacted(reacted.score(), reacted.mood(), reacted.toll())));
            case MeetingEvent.MindMade made ->
                meeting(state, now -> now.withTalk(now.talk().withMood(made.mood(), made.toll())));
            case MeetingEvent.StoodOff stood ->
                meeting(
                        state,
                        now -> now.withNerve(
                                switch (stood.choice()) {
                                    case WAIT -> now.nerve().afterIdle(stood.rounds());
                                    case PRESS -> now.nerve().pressed();
                                    case PARLEY -> now.nerve().tried(Nerve.PARLEYED);
                                    case LEAVE -> now.nerve().afterIdle(0);
                                }));
            case MeetingEvent.MoraleChecked checked -> courage(state, checked);
            case MeetingEvent.FoesBroke broke -> foes(state, broke.who(), foe -> foe.with(broke.how()));
            case MeetingEvent.WentRound round -> meeting(state, now -> parted(now, round));
            case MeetingEvent.Nearer nearer -> meeting(state, now -> nearer(now, nearer.rounds()));
            case MeetingEvent.FlightBegun begun ->
                meeting(state, now -> now.withPhase(Encounter.Phase.PURSUIT).withChase(Optional.of(begun.chase())));
            case MeetingEvent.Ran ran ->
                meeting(
                        state,
                        now -> now.withChase(Optional.of(ran.chase()))
                                .withCell(ran.foes())
                                .withDistance(Math.max(0, ran.chase().gap())));
            case MeetingEvent.PursuitTested tested -> meeting(state, now -> now.withChase(Optional.of(tested.chase())));
            case MeetingEvent.Abandoned left -> abandoned(state, left.who());
            case MeetingEvent.ServiceOffered offered ->
                foes(state, List.of(offered.to()), foe -> {
                    Foe asked = foe.withNumber("offers", offered.count()).withNumber("offered", offered.gold());
                    return offered.common() == 0 ? asked : asked.withNumber("common", offered.common());
                });
            case MeetingEvent.Enlisted enlisted -> enlisted(state, enlisted);
            case MeetingEvent.LedAway led -> abandoned(state, led.who());
            case MeetingEvent.FoundAgain found -> foundAgain(state, found.who());
            case MeetingEvent.OilPoured poured -> state.change(poured.who(), who -> who.withItems(less(who, poured)));
            case MeetingEvent.ChaseEnded ended -> meeting(state, now -> now.withChase(Optional.empty()));
            case MeetingEvent.SpoilsLeft left ->
                foes(
                        heap(state, left.heap()),
                        left.from(),
                        foe -> (foe.number(GLANDS) > 0 ? foe.withNumber(GLANDS, 0) : foe)
                                .withCarried(Purse.EMPTY)
                                .withItems(List.of()));
            case MeetingEvent.TributePaid paid ->
                foes(heap(state, paid.heap()), paid.from(), foe -> foe.withCarried(Purse.EMPTY));
            case MeetingEvent.Captured captured ->
                HarmEvolve.defeated(
                        foes(state, List.of(captured.foe()), foe -> foe.withNumber("captive", 1)),
                        captured.foe(),
                        captured.monster());
            case MeetingEvent.Released released -> foes(state, released.who(), foe -> foe.with(Foe.Standing.FLED));
            case MeetingEvent.MeetingEnded ended -> ended(state, ended);
        };
    }

    private static CampaignState meeting(CampaignState state, UnaryOperator<Encounter> how) {
        return state.withEncounter(state.encounter().map(how));
    }

    private static CampaignState foes(CampaignState state, List<FoeId> who, UnaryOperator<Foe> how) {
        return meeting(
                state,
                now -> now.withFoes(now.foes().stream()
                        .map(foe -> who.contains(foe.id()) ? how.apply(foe) : foe)
                        .toList()));
    }

    private static CampaignState dropped(CampaignState state, MeetingEvent.Dropped event) {
        if (event.things().isEmpty() && event.coins().count() == 0) {
            return state;
        }
        Map<ItemId, Integer> gone = new HashMap<>();
        event.things().forEach(item -> gone.put(item.id(), item.quantity()));
        CampaignState without = state.change(
                        event.who(),
                        who -> who.withItems(who.items().stream()
                                        .map(item ->
                                                item.withQuantity(item.quantity() - gone.getOrDefault(item.id(), 0)))
                                        .filter(item -> item.quantity() > 0)
                                        .toList())
                                .withPurse(minus(who.purse(), event.coins())))
                .withLights(state.lights().stream()
                        .filter(light -> !gone.containsKey(light.source()))
                        .toList());
        return event.where().map(heap -> heap(without, heap)).orElse(without);
    }

    private static Purse minus(Purse purse, Purse less) {
        return purse.plus(new Purse(-less.platinum(), -less.gold(), -less.electrum(), -less.silver(), -less.copper()));
    }

    static CampaignState heap(CampaignState state, MeetingEvent.Heap heap) {
        return state.changeLevel(heap.level(), level -> {
            TreeMap<Cell, Hoard> piles = new TreeMap<>(level.piles());
            piles.merge(heap.hoard().cell(), heap.hoard(), MeetingEvolve::together);
            return level.withPiles(piles);
        });
    }

    private static Hoard together(Hoard lying, Hoard more) {
        List<Item> things = new ArrayList<>(lying.things());
        things.addAll(more.things());
        return lying.withContents(lying.coins().plus(more.coins()), things);
    }

    /** They leave their own side and follow their master, with what they carry. */
    private static CampaignState enlisted(CampaignState state, MeetingEvent.Enlisted enlisted) {
        List<Follower> followers = new ArrayList<>(state.followers());
        for (FoeId id : enlisted.foes()) {
            state.encounter()
                    .flatMap(meeting -> meeting.foe(id))
                    .ifPresent(foe -> followers.add(
                            new Follower(foe.with(Foe.Standing.ABLE), enlisted.master(), true, enlisted.loyalty())));
        }
        return foes(state, enlisted.foes(), foe -> foe.with(Foe.Standing.CHARMED))
                .withFollowers(followers);
    }

    private static CampaignState abandoned(CampaignState state, CharacterId left) {
        return state.change(left, who -> who.withLife(Life.LOST))
                .withLights(state.lights().stream()
                        .filter(light -> !light.bearer().equals(left))
                        .toList());
    }

    private static CampaignState foundAgain(CampaignState state, CharacterId who) {
        List<CharacterId> order = new ArrayList<>(state.order());
        if (!order.contains(who)) {
            order.add(who);
        }
        return state.change(who, each -> each.withLife(Life.LIVING)).withOrder(order);
    }

    private static List<Item> less(Adventurer who, MeetingEvent.OilPoured poured) {
        return who.items().stream()
                .flatMap(item -> !item.id().equals(poured.flask())
                        ? Stream.of(item)
                        : item.quantity() > 1 ? Stream.of(item.withQuantity(item.quantity() - 1)) : Stream.empty())
                .toList();
    }

    private static CampaignState spoke(CampaignState state, MeetingEvent.Spoke event) {
        CampaignState heard = meeting(
                state,
                now -> now.withTalk(now.talk()
                        .spoken(
                                event.who(),
                                event.understood(),
                                event.strange(),
                                event.manner().worth())));
        return event.common() == 0
                ? heard
                : foes(heard, List.of(event.to()), foe -> foe.withNumber("common", event.common()));
    }

    private static CampaignState paid(CampaignState state, MeetingEvent.Paid event) {
        CampaignState poorer = state.change(event.who(), who -> who.withPurse(event.left()));
        CampaignState richer = foes(
                poorer,
                List.of(event.to()),
                foe -> foe.withCarried(foe.carried().plus(Coins.change(event.copper()))));
        return meeting(richer, now -> now.withTalk(now.talk().given(event.copper())));
    }

    private static CampaignState courage(CampaignState state, MeetingEvent.MoraleChecked checked) {
        boolean held = checked.outcome() == Morale.Outcome.FIGHT_ON;
        boolean back = checked.outcome() == Morale.Outcome.FALL_BACK;
        return meeting(
                state, now -> now.withNerve(now.nerve().after(checked.causes(), held, back ? now.round() + 1 : 0)));
    }

    private static Encounter parted(Encounter meeting, MeetingEvent.WentRound round) {
        List<Foe> here = new ArrayList<>();
        List<Foe> away = new ArrayList<>();
        for (Foe foe : meeting.foes()) {
            (round.who().contains(foe.id()) ? away : here).add(foe);
        }
        return meeting.withFoes(here).withCircling(new Circling(away, round.rounds()));
    }

    private static Encounter nearer(Encounter meeting, int rounds) {
        return rounds > 0 ? meeting.withCircling(new Circling(meeting.circling().foes(), rounds)) : meeting.joined();
    }

    /** Wanderers, and with them whoever has followed the company on this level. */
    private static CampaignState came(CampaignState state, Encounter met) {
        CampaignState now = state.withEncounter(Optional.of(met));
        return state.wanderers().isPresent()
                ? now.changeLevel(met.level(), level -> Stalker.come(level, state.clock()))
                : now;
    }

    /** Those who are met hide no longer. */
    private static CampaignState shown(CampaignState state, Encounter met) {
        return met.room()
                .map(LevelState::passedOver)
                .filter(mark -> state.level(met.level()).tried().contains(mark))
                .map(mark -> state.changeLevel(met.level(), level -> level.withoutTried(mark)))
                .orElse(state);
    }

    private static CampaignState ended(CampaignState state, MeetingEvent.MeetingEnded event) {
        Optional<Encounter> meeting = state.encounter();
        CampaignState over =
                meeting.map(past -> Bodies.left(state, past)).orElse(state).withEncounter(Optional.empty());
        if (meeting.isEmpty() || meeting.get().room().isEmpty()) {
            return over;
        }
        Encounter past = meeting.get();
        Set<FoeId> met = new HashSet<>();
        past.foes().forEach(foe -> met.add(foe.id()));
        past.circling().foes().forEach(foe -> met.add(foe.id()));
        String room = past.room().get();
        return over.changeLevel(past.level(), level -> {
            List<Foe> dwellers = new ArrayList<>(level.room(room).dwellers());
            dwellers.removeIf(foe -> met.contains(foe.id()));
            dwellers.addAll(event.remaining());
            return level.withRoom(room, level.room(room).withDwellers(dwellers));
        });
    }
}
