package org.woodgrain.campaign.evolve;

import java.util.List;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.campaign.state.Stalker;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

final class DelveEvolve {
    private DelveEvolve() {}

    static CampaignState apply(CampaignState state, DelveEvent event) {
        return switch (event) {
            case DelveEvent.Moved moved -> moved(state, moved);
            case DelveEvent.Seen seen -> state.changeLevel(seen.level(), level -> level.withMoreSeen(seen.cells()));
            case DelveEvent.RoomEntered entered ->
                state.changeLevel(entered.level(), level -> changeRoom(level, entered.room(), RoomState::withVisited));
            case DelveEvent.Halted halted -> state;
            case DelveEvent.BrokenOff broken -> state;
            case DelveEvent.StairsTaken taken ->
                taken.to().map(to -> followed(state, taken.from(), to)).orElse(state);
            case DelveEvent.Rested rested -> state;
            case DelveEvent.FellUnhurt fell -> state;
            case DelveEvent.Climbed climbed -> state;
            case DelveEvent.Ascended ascended -> state;
            case DelveEvent.FaceSpiked spiked ->
                state.change(spiked.who(), who -> who.withItems(less(who.items(), spiked.spikes(), spiked.many())));
            case DelveEvent.Noted noted -> state.changeLevel(noted.level(), level -> level.withTried(noted.mark()));
            case DelveEvent.DoorLeft left -> DoorEvolve.left(state, left);
            case DelveEvent.DoorTried tried -> DoorEvolve.tried(state, tried);
            case DelveEvent.DoorForced forced -> DoorEvolve.forced(state, forced);
            case DelveEvent.DoorOpened opened ->
                DoorEvolve.change(state, opened.level(), opened.edge(), door -> door.withOpen(true));
            case DelveEvent.BarLifted lifted ->
                DoorEvolve.change(state, lifted.level(), lifted.edge(), door -> door.withUnlocked());
            case DelveEvent.DoorClosed closed ->
                DoorEvolve.change(state, closed.level(), closed.edge(), door -> door.withOpen(false));
            case DelveEvent.DoorWedged wedged -> DoorEvolve.wedged(state, wedged);
            case DelveEvent.DoorUnwedged unwedged -> DoorEvolve.unwedged(state, unwedged);
            case DelveEvent.DoorHewn hewn ->
                DoorEvolve.change(state, hewn.level(), hewn.edge(), door -> door.withBroken());
            case DelveEvent.DoorSensed sensed ->
                sensed.felt()
                        ? DoorEvolve.change(state, sensed.level(), sensed.edge(), door -> door.withSensed())
                        : state;
            case DelveEvent.Listened listened -> state;
            case DelveEvent.Hearkened hearkened -> state;
            case DelveEvent.GuardsPosted posted ->
                state.withExpedition(state.expedition().map(expedition -> expedition.withGuards(posted.posts())));
            case DelveEvent.Searched searched -> SearchEvolve.searched(state, searched);
            case DelveEvent.TrapNoted noted ->
                noted.noted() ? state.changeLevel(noted.level(), level -> level.withKnownTrap(noted.trap())) : state;
            case DelveEvent.TrapProbed probed ->
                probed.sprung()
                        ? state.changeLevel(
                                probed.level(),
                                level -> level.withKnownTrap(probed.trap()).withSprungTrap(probed.trap()))
                        : state;
            case DelveEvent.TrapCrossed crossed ->
                crossed.sprungBy().isPresent()
                        ? state.changeLevel(
                                crossed.level(),
                                level -> level.withKnownTrap(crossed.trap()).withSprungTrap(crossed.trap()))
                        : state;
            case DelveEvent.Gust gust -> gust.out() ? SearchEvolve.blownOut(state, gust) : state;
            case DelveEvent.LookedRound looked -> SearchEvolve.looked(state, looked);
            case DelveEvent.CatchTouched touched ->
                touched.sprung()
                        ? state.changeLevel(
                                touched.level(),
                                level -> level.changeHoard(touched.hoard(), hoard -> hoard.withSprung()))
                        : state;
            case DelveEvent.Opened opened ->
                state.changeLevel(
                        opened.level(), level -> level.changeHoard(opened.hoard(), hoard -> hoard.withOpened()));
            case DelveEvent.ChestLocked locked -> state;
            case DelveEvent.ChestHewn hewn ->
                state.changeLevel(
                        hewn.level(), level -> level.changeHoard(hewn.hoard(), hoard -> hoard.withUnlocked()));
            case DelveEvent.LidForced forced ->
                forced.opened()
                        ? state.changeLevel(
                                forced.level(), level -> level.changeHoard(forced.hoard(), Hoard::withUnlocked))
                        : state;
            case DelveEvent.Examined examined ->
                examined.found()
                        ? state.changeLevel(
                                examined.level(),
                                level -> level.changeHoard(examined.hoard(), hoard -> hoard.withUncovered()))
                        : state;
            case DelveEvent.Taken taken -> TreasureEvolve.taken(state, taken);
            case DelveEvent.Dropped dropped -> TreasureEvolve.dropped(state, dropped);
            case DelveEvent.Recognised recognised -> TreasureEvolve.recognised(state, recognised);
        };
    }

    /** Whoever follows the company unseen takes the stairs after it. */
    private static CampaignState followed(CampaignState state, String from, String to) {
        List<String> marks = Stalker.marks(state.level(from));
        return marks.isEmpty()
                ? state
                : state.changeLevel(from, level -> Stalker.without(level, marks))
                        .changeLevel(to, level -> Stalker.with(level, marks));
    }

    private static List<Item> less(List<Item> items, ItemId id, int many) {
        return items.stream()
                .filter(item -> !item.id().equals(id) || item.quantity() > many)
                .map(item -> item.id().equals(id) ? item.withQuantity(item.quantity() - many) : item)
                .toList();
    }

    static LevelState changeRoom(LevelState level, String room, UnaryOperator<RoomState> how) {
        return level.withRoom(room, how.apply(level.room(room)));
    }

    /** Whoever stood guard follows the company when it leaves its place. */
    private static CampaignState moved(CampaignState state, DelveEvent.Moved moved) {
        boolean stays = state.underground()
                .map(at -> at.level().equals(moved.level()) && at.cell().equals(moved.to()))
                .orElse(false);
        // nobody maps while running (CE-39)
        boolean runs = state.encounter().flatMap(Encounter::chase).isPresent();
        CampaignState there = state.withPlace(new Place.Underground(moved.level(), moved.to(), moved.facing()))
                .changeLevel(moved.level(), level -> runs ? level : level.withWalked(moved.to()));
        return stays
                ? there
                : there.withExpedition(there.expedition()
                        .map(expedition ->
                                expedition.guards().isEmpty() ? expedition : expedition.withGuards(new TreeMap<>())));
    }
}
