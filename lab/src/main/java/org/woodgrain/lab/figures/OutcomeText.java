package org.woodgrain.lab.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.woodgrain.lab.fights.Score;

/** The outcome of many fights in the arena in words and figures. */
final class OutcomeText {
    private OutcomeText() {}

    /** In lines for a terminal. */
    static List<String> of(Outcome outcome) {
        Score score = outcome.score();
        List<String> lines = new ArrayList<>(Telling.head(outcome));
        for (int side = 0; side < 2; side++) {
            lines.add(Telling.chance(Outcome.letter(side) + " wins", score, side));
        }
        if (score.won(Score.NEITHER) > 0) {
            lines.add(Telling.chance("neither", score, Score.NEITHER));
        }
        if (score.unended() > 0) {
            lines.add(String.format(Locale.ROOT, "%,d fights were broken off without an end.", score.unended()));
        }
        lines.add(Telling.rounds(score));
        for (int side = 0; side < 2; side++) {
            lines.add("");
            lines.add(Telling.losses(score, side));
            lines.addAll(Telling.slain(score, side));
        }
        lines.add("");
        lines.addAll(outcome.assumptions());
        return lines;
    }
}
