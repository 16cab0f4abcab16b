package org.woodgrain.campaign.state;

import java.util.Locale;
import java.util.Optional;
import org.woodgrain.rules.time.Season;

/**
 * What lies about a place: the sky, the land, the weather and the water.
 *
 * @param open whether it is under the open sky
 * @param terrain the land
 * @param weather the sky now
 * @param wind that blows there now
 * @param depth of its water in feet; 0 if there is none
 * @param width of its water in feet
 * @param still whether its water stands, and does not run
 * @param season as the referee has it; empty where the calendar says it
 */
public record Scenery(
        boolean open,
        Terrain terrain,
        Weather weather,
        Wind wind,
        int depth,
        int width,
        boolean still,
        Optional<Season> season) {
    /** The key under which the town's is kept; a level's is kept under its id. */
    public static final String TOWN = "town";

    /** Deeper than this no river is a ford. */
    public static final int FORD = 4;

    /** A town in fair weather. */
    public static final Scenery OPEN =
            new Scenery(true, Terrain.CLEAR, Weather.FAIR, Wind.STILL, 0, 0, false, Optional.empty());

    /** Rock above and about. */
    public static final Scenery BELOW =
            new Scenery(false, Terrain.CLEAR, Weather.FAIR, Wind.STILL, 0, 0, false, Optional.empty());

    /** The land. */
    public enum Terrain {
        CLEAR,
        BRUSH,
        WOODS,
        HILLS,
        SWAMP
    }

    /** The sky. */
    public enum Weather {
        FAIR,
        CLOUDS,
        RAIN,
        COLD,
        HEAT,
        TORNADO
    }

    /** Whether a fresh wind blows, or worse. */
    public boolean windy() {
        return wind.force().strong() || weather == Weather.TORNADO;
    }

    public Scenery withTerrain(Terrain land) {
        return new Scenery(open, land, weather, wind, depth, width, still, season);
    }

    public Scenery withWeather(Weather sky) {
        return new Scenery(open, terrain, sky, wind, depth, width, still, season);
    }

    public Scenery withWind(Wind blows) {
        return new Scenery(open, terrain, weather, blows, depth, width, still, season);
    }

    public Scenery withDepth(int feet) {
        return new Scenery(open, terrain, weather, wind, feet, width, still, season);
    }

    /** The same with water that stands, or runs. */
    public Scenery withWater(int feet, int across, boolean stands) {
        return new Scenery(open, terrain, weather, wind, feet, across, stands, season);
    }

    public Scenery in(Season now) {
        return new Scenery(open, terrain, weather, wind, depth, width, still, Optional.of(now));
    }

    /** Whether clouds keep sun, moon and stars off: in rain and storm too. */
    public boolean overcast() {
        return switch (weather) {
            case CLOUDS, RAIN, TORNADO -> true;
            case FAIR, COLD, HEAT -> false;
        };
    }

    /** Whether its water can be waded. */
    public boolean fordable() {
        return depth > 0 && depth <= FORD;
    }

    /** In plain words; empty for an ordinary day in an ordinary place. */
    public String told() {
        StringBuilder words = new StringBuilder();
        if (terrain != Terrain.CLEAR) {
            words.append(", ").append(terrain.name().toLowerCase(Locale.ROOT));
        }
        if (weather != Weather.FAIR) {
            words.append(", ").append(weather.name().toLowerCase(Locale.ROOT));
        }
        if (open && !wind.told().isEmpty()) {
            words.append(", ").append(wind.told());
        }
        if (depth > 0) {
            words.append(still ? ", still water " : ", water ").append(depth).append(" feet deep");
        }
        return words.isEmpty() ? "" : words.substring(2);
    }
}
