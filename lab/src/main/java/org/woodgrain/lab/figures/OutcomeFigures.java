package org.woodgrain.lab.figures;

import java.util.LinkedHashMap;
import java.util.Map;
import org.woodgrain.lab.fights.Tally;

/** The outcome of many fights as named figures. */
final class OutcomeFigures {
    private OutcomeFigures() {}

    /** By name, in the order in which they are told. */
    static Map<String, Object> of(Outcome outcome) {
        Tally tally = outcome.tally();
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("profile", outcome.ruleset().profile().label());
        outcome.ruleset().options().forEach((rule, value) -> all.put("rule." + rule, value));
        all.put("seed", outcome.seed());
        all.put("asked", outcome.asked());
        all.put("fights", tally.fights());
        all.put("unended", tally.unended());
        all.put("rounds.mean", tally.meanRounds());
        all.put("rounds.median", tally.roundsOf(50));
        all.put("rounds.p95", tally.roundsOf(95));
        all.put("neither.won", tally.won(Tally.NEITHER));
        for (int side = 0; side < 2; side++) {
            String letter = Outcome.letter(side) + ".";
            all.put(letter + "size", outcome.setting().size(side));
            all.put(letter + "won", tally.won(side));
            all.put(letter + "win", tally.each(tally.won(side)));
            all.put(letter + "win.least", tally.chance(side).least());
            all.put(letter + "win.most", tally.chance(side).most());
            all.put(letter + "slain.mean", tally.meanSlain(side));
            all.put(letter + "fled.mean", tally.meanFled(side));
            all.put(letter + "surrendered.mean", tally.meanYielded(side));
            all.put(letter + "helpless.mean", tally.meanHelpless(side));
            all.put(letter + "hitPoints.lost", tally.meanLost(side));
            all.put(letter + "hitPoints.left", tally.meanLeft(side));
            for (int many = 0; many <= outcome.setting().size(side); many++) {
                all.put(letter + "losses." + many, tally.losses(side, many));
            }
        }
        for (int who = 0; who < tally.size(); who++) {
            all.put("slain." + tally.name(who), tally.slain(who));
        }
        all.put("by", "arena");
        all.put("why", outcome.why());
        return all;
    }
}
