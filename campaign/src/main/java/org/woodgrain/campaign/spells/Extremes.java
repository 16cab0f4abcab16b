package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.time.Season;

/** What a day of great cold or heat leaves: hands that strike the worse on the next, and in winter ice. */
final class Extremes {
    /** The kind of the effect on those on whom it tells. */
    static final String WORN = "SP-72-worn";

    private static final String KIND = "SP-72";

    private Extremes() {}

    /** A whole day in weather that was called. */
    @Rule("SP-72")
    static void day(Unfolding u, Scenery.Weather weather) {
        switch (weather) {
            case COLD -> {
                if (!fire(u.state())) {
                    tells(u, "numb with cold");
                }
                freeze(u);
            }
            case HEAT -> {
                if (Outdoors.now(u.state()).terrain() != Scenery.Terrain.WOODS) {
                    tells(u, "worn by the heat");
                }
            }
            case FAIR, CLOUDS, RAIN, TORNADO -> {}
        }
    }

    /** Another day has begun: cold that nobody called makes ice too. */
    @Rule("SP-72")
    static void midnight(Unfolding u) {
        Scenery now = Outdoors.now(u.state());
        if (now.open() && now.weather() == Scenery.Weather.COLD && !Outdoors.lies(u.state(), ControlWeather.WEATHER)) {
            freeze(u);
        }
    }

    private static boolean fire(CampaignState state) {
        return state.lights().stream().anyMatch(light -> !light.lantern());
    }

    private static void tells(Unfolding u, String how) {
        if (u.state().place() instanceof Place.Town) {
            // there are hearths and roofs enough
            return;
        }
        u.state()
                .company()
                .forEach(who -> Afflictions.begin(
                        u,
                        new Effect.On.OnCharacter(who.id()),
                        WORN,
                        how,
                        "",
                        Effect.Unit.TURNS,
                        Clock.TURNS_IN_DAY,
                        Map.of(Afflictions.TO_HIT, -1),
                        KIND,
                        List.of()));
    }

    /** Still water is ice, until a day without such cold has gone by. */
    private static void freeze(Unfolding u) {
        if (Outdoors.season(u.state()) != Season.WINTER || !stands(u)) {
            return;
        }
        Effect.On place = Outdoors.place(u.state());
        Effects.end(u, place, List.of(Outdoors.ICE), "it freezes on");
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        Outdoors.ICE,
                        "ice",
                        place,
                        "",
                        Effect.Unit.TURNS,
                        Clock.TURNS_IN_DAY,
                        new TreeMap<>(),
                        true),
                KIND));
    }

    /** Whether there is water that does not run: the place's own, or in pools that are drawn. */
    private static boolean stands(Unfolding u) {
        Scenery now = Outdoors.now(u.state());
        return now.depth() > 0 && now.still()
                || u.state()
                        .underground()
                        .flatMap(at -> u.world().level(at.level()))
                        .filter(level -> level.rooms().stream()
                                .flatMap(room -> room.tags().stream())
                                .anyMatch(LowerWater.WET::contains))
                        .isPresent();
    }
}
