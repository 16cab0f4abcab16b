package org.woodgrain.campaign.harm;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.bands.Bands;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.monsters.Monster;

/**
 * The bitten who become lycanthropes themselves. Below, in the midst of his company, such a one falls upon it; elsewhere he
 * runs off to the one that bit him, if it has a lair and lives, or nobody knows where. Either way he is nobody's character
 * any more.
 */
final class Turning {
    private static final int BESIDE = 10;

    private Turning() {}

    /** Where a monster lives. */
    private record Lair(String level, String room) {}

    static void into(Unfolding u, CharacterId id, Effect effect) {
        Adventurer who = u.state().adventurer(id).orElseThrow();
        Monster kind = u.world().book().monsters().monster(effect.word(Effect.FORM));
        Foe beast = Bands.plain(u, kind, 1, List.of(), 0)
                .getFirst()
                .withCarried(who.purse())
                .withItems(who.items());
        u.throwing().take();
        Optional<Place.Underground> at = u.state().underground();
        boolean among = at.isPresent()
                && u.state().company().size() > 1
                && u.state().company().contains(who);
        if (among) {
            u.emit(new PowerEvent.Turned(id, beast, Optional.empty(), Optional.empty(), true));
            WonBack.remember(u, id, beast.id());
            meet(u, at.get(), beast);
            return;
        }
        Optional<Lair> lair = lair(u.state(), new FoeId(effect.maker()));
        u.emit(new PowerEvent.Turned(id, beast, lair.map(Lair::level), lair.map(Lair::room), false));
        if (lair.isPresent()) {
            WonBack.remember(u, id, beast.id());
        }
    }

    private static void meet(Unfolding u, Place.Underground at, Foe beast) {
        if (u.state().encounter().isPresent()) {
            u.emit(new PowerEvent.MoreCame(List.of(beast), "falls upon the company", List.of()));
            return;
        }
        u.emit(new MeetingEvent.MeetingBegun(
                Encounter.begun(
                                List.of(beast),
                                at.level(),
                                Optional.empty(),
                                at.cell(),
                                Encounter.Phase.BATTLE,
                                List.of())
                        .withDistance(BESIDE)
                        .withKindKnown(),
                "CB-26",
                List.of()));
    }

    private static Optional<Lair> lair(CampaignState state, FoeId maker) {
        for (Map.Entry<String, LevelState> level : state.levels().entrySet()) {
            for (Map.Entry<String, RoomState> room : level.getValue().rooms().entrySet()) {
                if (room.getValue().dwellers().stream().anyMatch(foe -> foe.id().equals(maker) && !foe.gone())) {
                    return Optional.of(new Lair(level.getKey(), room.getKey()));
                }
            }
        }
        return Optional.empty();
    }
}
