package org.woodgrain.campaign.narrate;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;

/** Keeps from players the names of foes that are shapes in the dark: as whose dice fell, and as a cause of death. */
final class Unseen {
    private static final String SHAPE = "a shape";

    private Unseen() {}

    /** The lines as those hear them who have not seen what the foes are. */
    @Rule("EN-01")
    static List<Line> masked(CampaignState state, List<Line> lines) {
        Set<String> names = state.encounter().filter(meeting -> !meeting.kindKnown()).stream()
                .map(Encounter::foes)
                .flatMap(List::stream)
                .map(Foe::name)
                .collect(Collectors.toSet());
        return names.isEmpty()
                ? lines
                : lines.stream().map(line -> masked(line, names)).toList();
    }

    private static Line masked(Line line, Set<String> names) {
        String text = line.text();
        for (String name : names) {
            text = text.replace("(" + name + ")", "(" + SHAPE + ")");
        }
        List<Roll> rolls = line.rolls().stream()
                .map(roll -> names.contains(roll.by()) ? by(roll) : roll)
                .toList();
        return new Line(text, line.rule(), rolls, line.tone(), line.secret());
    }

    private static Roll by(Roll roll) {
        return new Roll(
                roll.rule(),
                roll.purpose(),
                SHAPE,
                roll.stream(),
                roll.sides(),
                roll.faces(),
                roll.modifier(),
                roll.multiplier(),
                roll.test(),
                roll.target(),
                roll.secret());
    }
}
