package org.woodgrain.campaign.narrate;

import java.util.Locale;
import java.util.Optional;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Scenery;

/** What is told of weather that magic brings about the company, and of ice. */
final class WeatherLines {
    private static final String WEATHER = "SP-72-weather";

    private WeatherLines() {}

    /** What is told when it comes; empty for other effects. */
    static Optional<String> comes(Effect effect) {
        if (effect.kind().equals(Outdoors.ICE)) {
            return Optional.of("The still water freezes over.");
        }
        return effect.kind().equals(WEATHER)
                ? Optional.of(
                        switch (Scenery.Weather.valueOf(
                                effect.word(Outdoors.WEATHER).toUpperCase(Locale.ROOT))) {
                            case RAIN -> "Rain begins to fall; open flames go out, and nobody sees or shoots far.";
                            case FAIR -> "The sky clears.";
                            case COLD -> "A bitter cold comes down.";
                            case HEAT -> "The heat grows fierce.";
                            case CLOUDS -> "Deep clouds close the sky.";
                            case TORNADO -> "A storm breaks loose; nothing can stay in the air.";
                        })
                : Optional.empty();
    }

    /** What is told when it is over. */
    static Optional<String> goes(Effect effect, String why) {
        if (effect.kind().equals(Outdoors.ICE)) {
            return why.equals("it freezes on") ? Optional.of("The ice holds.") : Optional.of("The ice breaks up.");
        }
        return effect.kind().equals(WEATHER) && !why.equals("the weather has changed")
                ? Optional.of("The weather that was called is over.")
                : Optional.empty();
    }
}
