package org.woodgrain.lab.fights;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.book.StandardBook;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.rulebook.Rulebook;

class MeleeTest {
    private static final Rulebook BOOK = StandardBook.load();
    private static final int FIGHTS = 60_000;

    private static Setting setting(Ruleset rules, String first, String second) {
        SideReader reader = new SideReader(BOOK);
        return new Setting(BOOK, rules, reader.read(first), reader.read(second));
    }

    private static MeleeEnd end(Profile profile, String first, String second) {
        return Melee.of(setting(Ruleset.of(profile), first, second)).end();
    }

    @ParameterizedTest
    @CsvSource({
        "ORIGINAL, fighter/1 chain shield sword, orc",
        "CLASSIC, fighter/1 chain shield sword, orc",
        "ORIGINAL, fighter/4 plate sword, ogre",
        "CLASSIC, fighter/5 plate shield sword, hippogriff"
    })
    void of_one_against_one_is_the_duel_to_twelve_digits(Profile profile, String first, String second) {
        Setting setting = setting(Ruleset.of(profile), first, second);
        DuelEnd<BigDecimal> duel = Duel.of(setting).end();
        MeleeEnd melee = Melee.of(setting).end();

        for (int side = 0; side < 2; side++) {
            assertThat(melee.wins().get(side)).isCloseTo(duel.wins().get(side).doubleValue(), within(1e-13));
            assertThat(melee.slain().get(side))
                    .isCloseTo(1 - duel.wins().get(side).doubleValue(), within(1e-13));
        }
        assertThat(melee.both()).isCloseTo(duel.both().doubleValue(), within(1e-13));
        assertThat(melee.rounds()).isCloseTo(duel.rounds().doubleValue(), within(1e-12));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ORIGINAL | 2 fighter/1 chain shield sword | 3 orc",
                "CLASSIC | 2 fighter/1 chain shield sword | 3 orc",
                "ORIGINAL | 3 kobold | 4 kobold",
                "CLASSIC | 4 kobold | 3 goblin",
                "ORIGINAL | fighter/3 plate shield sword | 3 goblin",
                "CLASSIC | 2 fighter/2 plate sword | ogre, 2 goblin",
                "ORIGINAL | fighter/1 sword, cleric/1 mace | 2 hobgoblin",
                "ORIGINAL | 2 ogre | 2 fighter/3 plate sword"
            })
    void comes_out_as_the_engine_fights_it(Profile profile, String first, String second) {
        agrees(setting(Ruleset.of(profile), first, second));
    }

    @Test
    void and_where_ties_are_not_thrown_again() {
        agrees(setting(
                Ruleset.of(Profile.CLASSIC).with(Option.TIES_TOGETHER, true), "2 fighter/1 chain sword", "3 orc"));
    }

    private static void agrees(Setting setting) {
        MeleeEnd end = Melee.of(setting).end();
        Arena arena = new Arena(setting, 17);
        int size = setting.size(0) + setting.size(1);
        long[] won = new long[3];
        long[] slain = new long[size];
        long[] fallen = new long[size];
        double[] lost = new double[2];
        double rounds = 0;
        double squares = 0;
        for (int number = 1; number <= FIGHTS; number++) {
            arena.fight(number);
            won[arena.winner()]++;
            int fell = 0;
            for (int who = 0; who < size; who++) {
                int left = Math.max(0, arena.fight.hitPoints(who));
                lost[setting.matchup().side(who)] += arena.begun[who] - left;
                slain[who] += left == 0 ? 1 : 0;
                fell += left == 0 && who < setting.size(0) ? 1 : 0;
            }
            fallen[fell]++;
            rounds += arena.rounds();
            squares += (double) arena.rounds() * arena.rounds();
        }

        near(won[0], end.wins().get(0));
        near(won[1], end.wins().get(1));
        near(won[Tally.NEITHER], end.both());
        for (int who = 0; who < size; who++) {
            near(slain[who], end.slain().get(who));
        }
        for (int many = 0; many <= setting.size(0); many++) {
            near(fallen[many], end.fallen().get(0).get(many));
        }
        double mean = rounds / FIGHTS;
        assertThat(mean)
                .isCloseTo(end.rounds(), within(4.5 * Math.sqrt((squares / FIGHTS - mean * mean) / FIGHTS) + 1e-9));
        for (int side = 0; side < 2; side++) {
            assertThat(lost[side] / FIGHTS)
                    .isCloseTo(end.lost().get(side), within(0.03 * end.lost().get(side)));
        }
        assertThat(end.wins().get(0) + end.wins().get(1) + end.both()).isCloseTo(1, within(1e-12));
    }

    @Test
    void a_melee_that_may_never_end_is_refused() {
        assertThatThrownBy(() -> end(Profile.CLASSIC, "2 fighter/1 sword", "green-slime"))
                .isInstanceOf(FightsException.class)
                .hasMessageMatching(".*(cannot harm each other|ask simulate).*");
    }

    private static void near(long often, double expected) {
        double deviation = Math.sqrt(Math.max(0, expected * (1 - expected)) / FIGHTS);
        assertThat((double) often / FIGHTS).isCloseTo(expected, within(4.5 * deviation + 1e-9));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 fighter/1 sword | 7 orc | at most 6 of a side",
                "2 fighter/1 sword | troll | regeneration; ask simulate",
                "3 fighter/8 plate sword | 3 ogre | too many states",
                "2 fighter/1 sword dex 16, fighter/1 sword dex 5 | 2 orc | quicker than others",
                "2 fighter/1 sword, fighter/1 two-handed-sword | 2 orc | strike plain blows in their turn",
            })
    void what_is_too_much_is_refused_at_once(String first, String second, String why) {
        assertThatThrownBy(() -> end(Profile.ORIGINAL, first, second))
                .isInstanceOf(FightsException.class)
                .hasMessageContaining(why);
    }
}
