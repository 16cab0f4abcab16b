package org.woodgrain.campaign.evolve;

import org.woodgrain.campaign.event.SpiritEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.RoomState;

/** Folds {@link SpiritEvent}s. */
final class SpiritEvolve {
    private SpiritEvolve() {}

    static CampaignState apply(CampaignState state, SpiritEvent event) {
        return switch (event) {
            case SpiritEvent.DwellerCame came ->
                SpellEvolve.came(
                        state.changeLevel(came.level(), level -> {
                            RoomState room = level.room(came.room());
                            return level.withRoom(
                                    came.room(),
                                    room.withDwellers(room.dwellers().stream()
                                            .filter(foe -> !foe.id()
                                                    .equals(came.servant().foe().id()))
                                            .toList()));
                        }),
                        came.servant());
            case SpiritEvent.StoneSought sought ->
                sought.found()
                        ? SpellEvolve.effect(
                                state, sought.stone(), effect -> effect.withNumber(SpiritEvent.StoneSought.FOUND, 1))
                        : state;
            case SpiritEvent.StoneSmashed smashed -> state;
            case SpiritEvent.HostNoticed looked ->
                looked.noticed()
                        ? SpellEvolve.effect(
                                state, looked.hold(), effect -> effect.withNumber(SpiritEvent.HostNoticed.NOTICED, 1))
                        : state;
        };
    }
}
