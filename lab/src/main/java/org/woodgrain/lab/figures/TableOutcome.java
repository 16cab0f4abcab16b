package org.woodgrain.lab.figures;

import java.util.List;
import java.util.Map;
import org.woodgrain.lab.fights.Score;
import org.woodgrain.lab.table.TableSetting;
import org.woodgrain.lab.table.TableTally;
import org.woodgrain.rules.Ruleset;

/** Fights at the table. */
public record TableOutcome(TableSetting setting, String why, long seed, long asked, TableTally tally)
        implements Fought {

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
        return TableText.of(this);
    }

    @Override
    public Map<String, Object> figures() {
        return TableFigures.of(this);
    }

    @Override
    public List<String> assumptions() {
        return TableText.assumptions(this);
    }
}
