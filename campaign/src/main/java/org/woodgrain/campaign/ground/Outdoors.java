package org.woodgrain.campaign.ground;

import java.util.List;
import java.util.Locale;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.exploration.WindForce;
import org.woodgrain.rules.time.Season;

/** The scenery of the company's place, as it is and as it seems, with what magic has made of it. */
public final class Outdoors {
    /** The words of effects on a place: the land that is seen, the weather that was called. */
    public static final String SEEMS = "seems";

    public static final String WEATHER = "weather";

    /** The word for the force of the wind that came with called weather; absent if it left the wind alone. */
    public static final String WIND = "wind";

    /** The kind of the effect on a place whose still water is ice. */
    public static final String ICE = "ice";

    private static final Cell ORIGIN = new Cell(0, 0);
    private static final String LOWERED = "SP-64";
    private static final String PARTED = "SP-65";
    private static final String HALLUCINATION = "SP-44";
    private static final String CALLED = "SP-72-weather";

    private Outdoors() {}

    /** The key of the company's place. */
    public static String key(CampaignState state) {
        return switch (state.place()) {
            case Place.Town town -> Scenery.TOWN;
            case Place.Underground below -> below.level();
        };
    }

    /** The whole of the company's place, as something on which a spell may lie. */
    public static Effect.On place(CampaignState state) {
        return place(key(state));
    }

    private static Effect.On place(String key) {
        return new Effect.On.OnCell(key, ORIGIN);
    }

    /** As it would be without magic. */
    public static Scenery drawn(CampaignState state) {
        return drawn(state, key(state));
    }

    /** The same of another place, under its key. */
    public static Scenery drawn(CampaignState state, String key) {
        Scenery set = state.scenery().get(key);
        return set != null ? set : key.equals(Scenery.TOWN) ? Scenery.OPEN : Scenery.BELOW;
    }

    /** As it is. */
    public static Scenery now(CampaignState state) {
        return now(state, key(state));
    }

    /** As a place is, whether or not the company is there. */
    @Rule("SP-64")
    public static Scenery now(CampaignState state, String key) {
        Scenery scenery = drawn(state, key);
        boolean lowered = false;
        for (Effect effect : state.effectsOn(place(key))) {
            lowered |= effect.kind().equals(LOWERED);
            if (effect.kind().equals(CALLED)) {
                scenery = scenery.withWeather(
                        Scenery.Weather.valueOf(effect.word(WEATHER).toUpperCase(Locale.ROOT)));
                if (!effect.word(WIND).isEmpty()) {
                    scenery = scenery.withWind(scenery.wind()
                            .withForce(WindForce.valueOf(effect.word(WIND).toUpperCase(Locale.ROOT))));
                }
            }
        }
        return lowered ? scenery.withDepth(scenery.depth() / 2) : scenery;
    }

    /** As it looks to those who have not touched it. */
    @Rule("SP-44")
    public static Scenery seen(CampaignState state) {
        Scenery scenery = now(state);
        List<Effect> lying = state.effectsOn(place(state)).stream()
                .filter(effect -> effect.kind().equals(HALLUCINATION))
                .toList();
        return lying.isEmpty()
                ? scenery
                : scenery.withTerrain(
                        Scenery.Terrain.valueOf(lying.getLast().word(SEEMS).toUpperCase(Locale.ROOT)));
    }

    /** Whether a spell lies on the company's place. */
    public static boolean lies(CampaignState state, String kind) {
        return !state.effects().of(kind).isEmpty() && state.effects().any(place(state), kind);
    }

    /** Whether a dry path leads through its water. */
    @Rule("SP-65")
    public static boolean parted(CampaignState state) {
        return lies(state, PARTED);
    }

    /** Whether its water has been lowered. */
    @Rule("SP-64")
    public static boolean lowered(CampaignState state) {
        return lies(state, LOWERED);
    }

    /** Whether the still water of its place is ice. */
    @Rule("SP-72")
    public static boolean frozen(CampaignState state) {
        return lies(state, ICE);
    }

    /** Whether the company can go through the water of its place, or over it, on foot. */
    @Rule({"SP-64", "SP-65", "SP-72"})
    public static boolean passable(CampaignState state) {
        Scenery scenery = now(state);
        return scenery.depth() == 0 || scenery.fordable() || parted(state) || frozen(state);
    }

    /** Whether it rains on the company. */
    public static boolean rains(CampaignState state) {
        return under(state) && now(state).weather() == Scenery.Weather.RAIN;
    }

    /** Whether a storm keeps all that flies on the ground. */
    @Rule("SP-72")
    public static boolean grounds(CampaignState state) {
        return under(state) && now(state).weather() == Scenery.Weather.TORNADO;
    }

    /** Whether cold or heat halves the company's pace. */
    public static boolean hampers(CampaignState state) {
        return switch (under(state) ? now(state).weather() : Scenery.Weather.FAIR) {
            case COLD, HEAT -> true;
            case FAIR, CLOUDS, RAIN, TORNADO -> false;
        };
    }

    /** Whether the company is under the open sky; what is drawn says so, and no spell changes it. */
    private static boolean under(CampaignState state) {
        return drawn(state).open();
    }

    /** The season about the company. */
    public static Season season(CampaignState state) {
        return drawn(state).season().orElseGet(() -> Season.of(state.clock().day()));
    }
}
