package org.woodgrain.lab.figures;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.woodgrain.lab.table.Ended;
import org.woodgrain.lab.table.Fate;
import org.woodgrain.lab.table.TableTally;

/** The outcome of many fights at the table as named figures: those of the arena and more. */
final class TableFigures {
    private TableFigures() {}

    /** By name, in the order in which they are told. */
    static Map<String, Object> of(TableOutcome outcome) {
        TableTally tally = outcome.tally();
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("profile", outcome.ruleset().profile().label());
        outcome.ruleset().options().forEach((rule, value) -> all.put("rule." + rule, value));
        all.put("seed", outcome.seed());
        all.put("asked", outcome.asked());
        all.put("fights", tally.fights());
        all.put("unended", tally.ended(Ended.UNENDED));
        all.put("rounds.mean", tally.meanRounds());
        all.put("rounds.median", tally.roundsOf(Telling.MEDIAN));
        all.put("rounds.p95", tally.roundsOf(Telling.NEARLY_ALL));
        all.put("neither.won", tally.won(TableTally.NEITHER));
        for (Ended end : Ended.values()) {
            all.put("ended." + end.name().toLowerCase(Locale.ROOT).replace('_', '-'), tally.ended(end));
        }
        for (int side = 0; side < 2; side++) {
            side(outcome, side, all);
        }
        for (int who = 0; who < tally.size(); who++) {
            all.put("slain." + tally.name(who), tally.slain(who));
        }
        all.put("by", "table");
        all.put("why", outcome.why());
        return all;
    }

    private static void side(TableOutcome outcome, int side, Map<String, Object> all) {
        TableTally tally = outcome.tally();
        String letter = Outcome.letter(side) + ".";
        all.put(letter + "size", tally.size(side));
        all.put(letter + "won", tally.won(side));
        all.put(letter + "win", tally.each(tally.won(side)));
        all.put(letter + "win.least", tally.chance(side).least());
        all.put(letter + "win.most", tally.chance(side).most());
        all.put(letter + "slain.mean", tally.meanSlain(side));
        all.put(letter + "fled.mean", tally.mean(side, Fate.FLED));
        all.put(letter + "taken.mean", tally.mean(side, Fate.TAKEN));
        all.put(letter + "helpless.mean", tally.mean(side, Fate.HELPLESS));
        all.put(letter + "damage.mean", tally.meanDamage(side));
        all.put(letter + "hitPoints.lost", tally.meanLost(side));
        all.put(letter + "hitPoints.left", tally.meanLeft(side));
        for (int many = 0; many <= tally.size(side); many++) {
            all.put(letter + "losses." + many, tally.losses(side, many));
        }
        tally.spells(side)
                .forEach((spell, n) ->
                        all.put(letter + "cast." + outcome.setting().spell(spell), tally.each(n)));
        tally.causes(side).forEach((cause, n) -> all.put(letter + "died." + cause, tally.each(n)));
    }
}
