package org.woodgrain.book.melee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.woodgrain.book.StandardBook;
import org.woodgrain.dice.FastDice;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.combat.Skill;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Form;
import org.woodgrain.rules.melee.Ground;
import org.woodgrain.rules.melee.Guard;
import org.woodgrain.rules.melee.Matchup;
import org.woodgrain.rules.melee.Matter;
import org.woodgrain.rules.melee.Recorder;
import org.woodgrain.rules.monsters.Size;

/** How often blows land, against what the matrix says. */
class HitRateTest {
    private static final int THROWS = 100_000;
    /** Chi-square of one degree of freedom that chance passes once in ten thousand. */
    private static final double CRITICAL = 15.14;

    private static Combatant man(int side, int armour) {
        return new Combatant(
                "man",
                side,
                10,
                1_000_000_000,
                1_000_000_000,
                Guard.natural(armour),
                new Skill.Classed(CharacterClass.FIGHTING_MAN, 1),
                List.of(12, 13, 13, 14, 15, 16),
                List.of("men"),
                Size.MAN,
                1,
                List.of(),
                List.of(new Combatant.Way(List.of(Form.blow("sword", 0, Formula.dice(1, 6), Set.of(Matter.WEAPON))))),
                Optional.empty(),
                Combatant.State.FRESH);
    }

    private static double chiSquare(Profile profile, int armour, double chance) {
        Matchup matchup = Matchup.of(
                Ruleset.of(profile),
                StandardBook.load().combat().attack(),
                Ground.OPEN,
                List.of(man(0, 9), man(1, armour)));
        FastDice dice = FastDice.seeded(20 + armour);
        Blows blows = new Blows(new Fight(matchup), (side, sides) -> dice.roll(sides), Recorder.NONE);
        int hits = 0;
        for (int i = 0; i < THROWS; i++) {
            hits += blows.strike(0, matchup.firstForm(0, 0), 1, false) ? 1 : 0;
        }
        double expected = THROWS * chance;
        double off = hits - expected;
        return off * off / expected + off * off / (THROWS - expected);
    }

    @Test
    @Rule("CB-02")
    void blows_land_as_often_as_the_matrix_says() {
        assertThat(chiSquare(Profile.ORIGINAL, 9, 11 / 20.0)).isLessThan(CRITICAL);
        assertThat(chiSquare(Profile.ORIGINAL, 5, 7 / 20.0)).isLessThan(CRITICAL);
        assertThat(chiSquare(Profile.ORIGINAL, 2, 4 / 20.0)).isLessThan(CRITICAL);
    }

    @Test
    @Rule({"CB-12", "CC-02"})
    void a_natural_twenty_hits_what_cannot_be_hit_in_the_classic_game_alone() {
        assertThat(chiSquare(Profile.CLASSIC, -8, 1 / 20.0)).isLessThan(CRITICAL);
        Matchup original = Matchup.of(
                Ruleset.of(Profile.ORIGINAL),
                StandardBook.load().combat().attack(),
                Ground.OPEN,
                List.of(man(0, 9), man(1, -2)));
        Blows blows = new Blows(new Fight(original), (side, sides) -> sides, Recorder.NONE);
        assertThat(original.need(original.firstForm(0, 0), 1)).isEqualTo(21);
        assertThat(blows.strike(0, original.firstForm(0, 0), 1, false)).isFalse();
    }
}
