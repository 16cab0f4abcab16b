package org.woodgrain.lab.fights;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.woodgrain.dice.odds.EveryFall;
import org.woodgrain.dice.odds.Fraction;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.Faces;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Form;
import org.woodgrain.rules.melee.Matchup;
import org.woodgrain.rules.melee.Recorder;

/** How likely the engine's blows hit, each struck once for every way in which its dice can fall. */
public final class HitOdds {
    private static final int TWENTY = 20;

    private HitOdds() {}

    /**
     * One blow of a round.
     *
     * @param name of the weapon or limb
     * @param hits the chance that it hits
     */
    public record Blow(String name, Fraction hits) {}

    /** The blows of the first side's first fighter against the second's. */
    public static List<Blow> of(Setting setting) {
        Matchup matchup = setting.matchup();
        int target = setting.size(0);
        List<Form> forms = matchup.combatant(0).ways().getFirst().blows();
        List<Blow> blows = new ArrayList<>();
        for (int i = 0; i < forms.size(); i++) {
            blows.add(new Blow(forms.get(i).name(), hits(matchup, matchup.firstForm(0, 0) + i, target)));
        }
        return blows;
    }

    private static Fraction hits(Matchup matchup, int form, int target) {
        Thrown dice = new Thrown();
        Fight fight = new Fight(matchup);
        Blows blows = new Blows(fight, dice, Recorder.NONE);
        Fraction hits = Points.ZERO;
        do {
            fight.again();
            dice.begin();
            if (blows.strike(0, form, target, false)) {
                hits = hits.plus(new Fraction(BigInteger.ONE, dice.every.ways()));
            }
        } while (dice.every.next());
        return hits;
    }

    /** Every die up to the throw to hit falls in every way; what comes after a hit does not matter here. */
    private static final class Thrown implements Faces {
        private final EveryFall every = new EveryFall();
        private boolean struck;

        void begin() {
            every.again();
            struck = false;
        }

        @Override
        public int roll(int side, int number) {
            if (struck) {
                return 1;
            }
            struck = number == TWENTY;
            return every.roll(number);
        }
    }
}
