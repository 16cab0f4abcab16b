package org.woodgrain.campaign.evolve;

import java.util.TreeMap;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.event.TrickEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Place;

final class TrickEvolve {
    private TrickEvolve() {}

    static CampaignState apply(CampaignState state, TrickEvent event) {
        return switch (event) {
            case TrickEvent.Carried carried -> carried(state, carried);
            case TrickEvent.Held held -> state;
            case TrickEvent.Walled walled -> walled(state, walled);
            case TrickEvent.Turned turned ->
                state.changeLevel(turned.level(), level -> level.withTurned(turned.trick(), turned.by()));
            case TrickEvent.RoomShut shut -> state;
            case TrickEvent.BareRock rock -> state;
            case TrickEvent.StairsDeceived deceived -> state;
            case TrickEvent.StoneNoted noted ->
                noted.noted() ? state.changeLevel(noted.level(), level -> level.withKnownTrap(noted.trick())) : state;
        };
    }

    /** A company that was carried off unawares to a level it has never walked does not know where it is. */
    private static CampaignState carried(CampaignState state, TrickEvent.Carried carried) {
        boolean strange = !carried.told()
                && !carried.from().equals(carried.to())
                && state.level(carried.to()).walked().isEmpty();
        CampaignState known = carried.told()
                ? state.changeLevel(carried.from(), level -> level.withKnownTrap(carried.trick()))
                : state;
        return known.withPlace(new Place.Underground(carried.to(), carried.cell(), carried.facing()))
                .changeLevel(carried.to(), level -> strange ? level.withTried(LevelState.STRANGE) : level)
                .changeLevel(carried.to(), level -> level.withWalked(carried.cell()))
                .withExpedition(state.expedition().map(expedition -> expedition.withGuards(new TreeMap<>())));
    }

    private static CampaignState walled(CampaignState state, TrickEvent.Walled walled) {
        CampaignState now = state;
        for (Edge edge : walled.shut()) {
            now = DoorEvolve.change(now, walled.level(), edge, door -> door.withWalled(true));
        }
        for (Edge edge : walled.open()) {
            now = DoorEvolve.change(now, walled.level(), edge, door -> door.withWalled(false));
        }
        return now;
    }
}
