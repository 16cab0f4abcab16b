package org.woodgrain.lab.fights;

import java.math.BigInteger;
import java.util.List;
import org.woodgrain.dice.odds.EveryFall;
import org.woodgrain.dice.odds.Fraction;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.Faces;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Form;
import org.woodgrain.rules.melee.Matchup;
import org.woodgrain.rules.melee.Recorder;

/** What the engine's own blows do: each is struck once for every way in which its dice can fall. */
final class BlowOdds {
    private static final int TWENTY = 20;

    /** So many hit points that no blow takes them all. */
    private static final int UNHURT = 1_000_000;

    private final Fight fight;
    private final Blows blows;
    private final Falling falling = new Falling();

    BlowOdds(Matchup matchup) {
        fight = new Fight(matchup);
        blows = new Blows(fight, falling, Recorder.NONE);
    }

    /**
     * All blows of one round.
     *
     * @param attacker whose they are
     * @param target whom they strike
     * @param all what a blow does that kills whatever the hit points
     */
    Points round(int attacker, int target, int all) {
        Matchup matchup = fight.matchup();
        List<Form> forms = matchup.combatant(attacker).ways().getFirst().blows();
        Points sum = Points.always(0);
        for (int i = 0; i < forms.size(); i++) {
            sum = sum.and(blow(attacker, matchup.firstForm(attacker, 0) + i, target, all));
        }
        return sum;
    }

    private Points blow(int attacker, int form, int target, int all) {
        var damage = fight.matchup().form(form).damage();
        Fraction hits = Points.ZERO;
        int[] hit = {};
        falling.begin();
        do {
            falling.damage(damage.count(), damage.count());
            if (strike(attacker, form, target)) {
                hits = Exact.ARITHMETIC.plus(hits, falling.chance());
                hit = falling.path();
            }
        } while (falling.next());
        if (hits.isZero()) {
            return Points.always(0);
        }
        Points thrown = Points.dice(damage.count(), damage.sides());
        int[] does = new int[thrown.most() + 1];
        int most = 0;
        for (int sum = damage.count(); sum <= thrown.most(); sum++) {
            falling.again(hit);
            falling.damage(damage.count(), sum);
            strike(attacker, form, target);
            does[sum] = fight.out(target) ? all : UNHURT - fight.hitPoints(target);
            most = Math.max(most, does[sum]);
        }
        List<Fraction> chances = Points.zeros(most + 1);
        for (int sum = damage.count(); sum < does.length; sum++) {
            Points.add(chances, does[sum], thrown.chances().get(sum));
        }
        return new Points(chances).onlyWith(hits);
    }

    private boolean strike(int attacker, int form, int target) {
        for (int who = 0; who < fight.matchup().size(); who++) {
            fight.hitPoints(who, UNHURT);
        }
        fight.again();
        return blows.strike(attacker, form, target, false);
    }

    /**
     * Dice that fall in every way, one after the other, up to the throw to hit; those of the damage, which are only added
     * up, fall so as to make a given sum.
     */
    private static final class Falling implements Faces {
        private final EveryFall every = new EveryFall();
        private int dice;
        private int sum;
        private boolean thrownToHit;

        void begin() {
            every.begin();
        }

        void again(int[] path) {
            every.show(path);
        }

        void damage(int count, int points) {
            dice = count;
            sum = points;
            thrownToHit = false;
            every.again();
        }

        int[] path() {
            return every.path();
        }

        Fraction chance() {
            return new Fraction(BigInteger.ONE, every.ways());
        }

        /** Turns to the next way; false when all have been gone through. */
        boolean next() {
            return every.next();
        }

        @Override
        public int roll(int side, int number) {
            if (thrownToHit) {
                dice--;
                int face = Math.min(number, sum - dice);
                sum -= face;
                return face;
            }
            thrownToHit = number == TWENTY;
            return every.roll(number);
        }
    }
}
