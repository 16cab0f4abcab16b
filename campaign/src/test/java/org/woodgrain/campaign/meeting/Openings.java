package org.woodgrain.campaign.meeting;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.state.Wanderers;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.encounters.Band;

/** Places and dice in which meetings begin. */
final class Openings {
    private Openings() {}

    /** A passage of 100 feet from the west to a door in the east. */
    static final String[] PASSAGE = {
        "+-------------------+---+", "|@ . . . . . . . . .d. .|", "+-------------------+---+",
    };

    /** A passage, a door and a room of 30 by 30 feet. */
    static final String[] ROOM = {
        "      +-----+", //
        "      |r r r|",
        "+-----+     |",
        "|@ . .dr r r|",
        "+-----+     |",
        "      |r r r|",
        "      +-----+",
    };

    static ScriptedDice referee(int... faces) {
        return ScriptedDice.none().on(DiceStream.REFEREE, faces);
    }

    /** Whatever is thrown for content shows a 1. */
    static Dice ones(ScriptedDice dice) {
        return (stream, sides) -> stream == DiceStream.CONTENT ? 1 : dice.roll(stream, sides);
    }

    static Scene wandering(Scene scene, String monster, int number, ScriptedDice dice) {
        scene.state = scene.state.withWanderers(Optional.of(
                new Wanderers(List.of(new Band(monster, number)), new Cell(9, 0), Optional.empty(), false)));
        return scene.doing(ones(dice), Meetings::beginWanderers);
    }

    static List<String> kinds(Scene scene) {
        return scene.events.stream()
                .map(Event::getClass)
                .map(Class::getSimpleName)
                .toList();
    }
}
