package org.woodgrain.campaign.tricks;

import java.util.Map;
import java.util.TreeMap;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Trick;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.TrickEvent;
import org.woodgrain.campaign.event.TrickEvent.Means;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Expedition;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Rooms that shut their doors fast for some turns, and sink or only seem to; once on an expedition. */
public final class SinkingRooms {
    /** The kind of the effects that keep the doors shut and count the turns. */
    public static final String KIND = "sinking-room";

    private static final String SINKS = "sinks";
    private static final int REALLY = 3;

    private SinkingRooms() {}

    @Rule("DU-36")
    static void enter(Unfolding u, Level level, Trick trick) {
        String mark = mark(u.state(), trick);
        if (u.state().level(level.id()).tried().contains(mark)) {
            return;
        }
        int turns = 1
                + u.throwing()
                        .of("DU-36", "turns the room is shut")
                        .secret()
                        .roll(1, 4)
                        .total();
        boolean sinks = u.throwing()
                        .of("DU-36", "whether it really sinks")
                        .secret()
                        .atMost(REALLY)
                        .roll(1, 6)
                        .success()
                && trick.at().isPresent();
        u.emit(new DelveEvent.Noted(level.id(), mark));
        u.emit(new TrickEvent.RoomShut(
                level.id(), trick.id(), turns, sinks, u.throwing().take()));
        for (Map.Entry<Edge, Door> door : level.doors().entrySet()) {
            Edge edge = door.getKey();
            if (trick.cells().contains(edge.cell()) != trick.cells().contains(edge.beyond())) {
                if (u.state().level(level.id()).door(edge).open()) {
                    u.emit(new DelveEvent.DoorClosed(level.id(), edge));
                }
                begin(u, new Effect.On.OnDoor(level.id(), edge), turns, false, "");
            }
        }
        begin(u, new Effect.On.OnCell(level.id(), trick.cells().getFirst()), turns, sinks, trick.id());
    }

    private static String mark(CampaignState state, Trick trick) {
        return "sunk|" + trick.id() + "|"
                + state.expedition().map(Expedition::firstDay).orElse(0);
    }

    private static void begin(Unfolding u, Effect.On on, int turns, boolean sinks, String trick) {
        TreeMap<String, Integer> numbers = new TreeMap<>();
        numbers.put(SINKS, sinks ? 1 : 0);
        u.emit(new MagicEvent.EffectBegun(
                new Effect(u.newId("effect-"), KIND, "shut fast", on, trick, Effect.Unit.TURNS, turns, numbers, true),
                "DU-36"));
    }

    /** The doors give again; whoever is still inside a room that sank is a level deeper. */
    @Rule("DU-36")
    public static void ranOut(Unfolding u, Effect effect) {
        if (!effect.kind().equals(KIND)
                || effect.number(SINKS) == 0
                || !(effect.on() instanceof Effect.On.OnCell on)
                || !(u.state().place() instanceof Place.Underground at)
                || !at.level().equals(on.level())) {
            return;
        }
        u.world()
                .level(on.level())
                .flatMap(level -> level.trick(effect.maker()))
                .filter(trick -> trick.cells().contains(at.cell()))
                .ifPresent(trick -> Carrying.carry(u, trick, Means.SINKING, false));
    }
}
