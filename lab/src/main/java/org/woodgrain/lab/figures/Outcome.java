package org.woodgrain.lab.figures;

import java.util.List;
import java.util.Map;
import org.woodgrain.lab.fights.Score;
import org.woodgrain.lab.fights.Setting;
import org.woodgrain.lab.fights.Tally;
import org.woodgrain.rules.Ruleset;

/** Fights in the arena. */
public record Outcome(Setting setting, String why, long seed, long asked, Tally tally) implements Fought {
    /** The letter by which a side is told. */
    static String letter(int side) {
        return side == 0 ? "A" : "B";
    }

    @Override
    public Score score() {
        return tally;
    }

    @Override
    public Ruleset ruleset() {
        return setting.ruleset();
    }

    @Override
    public String label(int side) {
        return setting.label(side);
    }

    @Override
    public List<String> text() {
        return OutcomeText.of(this);
    }

    @Override
    public Map<String, Object> figures() {
        return OutcomeFigures.of(this);
    }

    @Override
    public List<String> assumptions() {
        return Assumptions.of(setting);
    }
}
