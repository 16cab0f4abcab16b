package org.woodgrain.lab.fights;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.book.StandardBook;
import org.woodgrain.lab.Skirmish;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.rulebook.Rulebook;

class SimulationTest {
    private static final Rulebook BOOK = StandardBook.load();

    private static Setting setting(Profile profile, String first, String second) {
        SideReader reader = new SideReader(BOOK);
        return new Setting(BOOK, Ruleset.of(profile), reader.read(first), reader.read(second));
    }

    private static Tally run(Setting setting, long seed, long fights, int threads) {
        return new Simulation(setting, seed, fights).run(threads, done -> {});
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void the_number_of_threads_changes_nothing(Profile profile) {
        Setting setting = setting(profile, "3 fighter/4 plate shield sword", "2 trolls, 3 ghouls");

        assertThat(run(setting, 3, 3000, 1)).usingRecursiveComparison().isEqualTo(run(setting, 3, 3000, 3));
    }

    @Test
    void other_seeds_have_other_fights() {
        Setting setting = setting(Profile.ORIGINAL, "6 fighter/1 plate shield sword", "4 orcs");

        assertThat(run(setting, 1, 2000, 1).won(0))
                .isNotEqualTo(run(setting, 2, 2000, 1).won(0));
    }

    @Test
    void a_duel_ends_as_by_its_full_chain_of_states() {
        // fighter: 1d6+1 points, armour class 4, hits on 13; orc: 1d6 points, hits on 15; both for a die
        Tally tally = run(setting(Profile.ORIGINAL, "fighter/1 chain shield sword", "orc"), 7, 400_000, 2);
        double[] chances = new double[3];
        for (int fighter = 2; fighter <= 7; fighter++) {
            for (int orc = 1; orc <= 6; orc++) {
                chain(fighter, orc, 1.0 / 36, chances);
            }
        }

        for (int winner = 0; winner <= Tally.NEITHER; winner++) {
            double deviation = Math.sqrt(chances[winner] * (1 - chances[winner]) / 400_000);
            assertThat(tally.won(winner) / 400_000.0).isCloseTo(chances[winner], within(4 * deviation));
        }
    }

    /** Adds what comes of a duel: five times in twelve either is first, and else both strike at the same moment. */
    private static void chain(int fighter, int orc, double weight, double[] chances) {
        double stays = 0.6 * 0.7;
        for (int his = 0; his <= 6; his++) {
            for (int its = 0; its <= 6; its++) {
                if (his + its > 0) {
                    double share = weight * (his == 0 ? 0.6 : 0.4 / 6) * (its == 0 ? 0.7 : 0.3 / 6) / (1 - stays);
                    boolean slays = his >= orc;
                    boolean slain = its >= fighter;
                    if (slays && slain) {
                        chances[0] += share * 5 / 12;
                        chances[1] += share * 5 / 12;
                        chances[Tally.NEITHER] += share / 6;
                    } else if (slays || slain) {
                        chances[slays ? 0 : 1] += share;
                    } else {
                        chain(fighter - its, orc - his, share, chances);
                    }
                }
            }
        }
    }

    @Test
    void fights_as_the_skirmish_of_the_benchmark_does() {
        Tally tally = run(setting(Profile.ORIGINAL, "6 fighter/1 plate shield sword", "4 ogres"), 1, 100_000, 2);
        Skirmish.Tally other =
                Skirmish.of(BOOK, Ruleset.of(Profile.ORIGINAL), 6, "ogre", 4, 5).fight(100_000L);
        double pooled = (tally.won(0) + other.companyWon()) / 200_000.0;

        assertThat(Math.abs(tally.won(0) - other.companyWon()) / 100_000.0)
                .isLessThan(4 * Math.sqrt(2 * pooled * (1 - pooled) / 100_000));
    }

    @Test
    void the_sums_of_a_tally_agree_with_each_other() {
        Setting setting = setting(Profile.CLASSIC, "4 fighter/2 chain sword", "6 goblins");
        Tally tally = run(setting, 5, 1000, 2);

        assertThat(tally.won(0) + tally.won(1) + tally.won(Tally.NEITHER)).isEqualTo(1000);
        long fights = 0;
        double slain = 0;
        for (int many = 0; many <= 4; many++) {
            fights += tally.losses(0, many);
            slain += many * tally.losses(0, many) / 1000.0;
        }
        assertThat(fights).isEqualTo(1000);
        assertThat(slain).isCloseTo(tally.meanSlain(0), within(1e-9));
    }

    @Test
    void stopped_before_it_began_has_fought_nothing() {
        Simulation simulation = new Simulation(setting(Profile.ORIGINAL, "orc", "orc"), 1, 1_000_000_000);
        simulation.stop();

        assertThat(simulation.run(2, done -> {}).fights()).isZero();
    }

    @Test
    void stopped_in_the_middle_is_the_same_as_so_many_fights() {
        Setting setting = setting(Profile.ORIGINAL, "4 veterans", "4 orcs");
        Simulation simulation = new Simulation(setting, 9, 1_000_000_000);
        Tally stopped = simulation.run(2, done -> simulation.stop());

        assertThat(stopped.fights()).isBetween(1L, 999_999_999L);
        assertThat(stopped).usingRecursiveComparison().isEqualTo(run(setting, 9, stopped.fights(), 2));
    }

    @Test
    void a_replayed_fight_ends_as_it_did_when_it_was_counted() {
        Setting setting = setting(Profile.CLASSIC, "4 fighter/5 plate shield sword", "troll, ghoul");
        long won = 0;
        for (int number = 1; number <= 200; number++) {
            won += Replay.of(setting, 4, number).getLast().startsWith("Side A wins") ? 1 : 0;
        }

        assertThat(won).isEqualTo(run(setting, 4, 200, 2).won(0)).isBetween(1L, 199L);
        assertThat(Replay.of(setting, 4, 1)).contains("Round 1").anyMatch(line -> line.contains(" needs "));
    }

    @Test
    void a_fight_without_an_end_is_refused() {
        assertThatThrownBy(() -> run(setting(Profile.CLASSIC, "fighter/1 sword", "green-slime"), 1, 10, 1)
                        .fights())
                .isInstanceOf(FightsException.class)
                .hasMessageContaining("cannot end");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cleric/1 sword | CH-57",
                "magic-user/1 leather dagger | CH-59",
                "fighter/1 shield pike | both hands",
                "fighter/1 sword mace | one weapon",
                "fighter/1 plate chain | two armours",
                "fighter/1 shield shield | two shields"
            })
    void gear_that_cannot_be_used_is_refused(String side, String answer) {
        assertThatThrownBy(() -> setting(Profile.ORIGINAL, side, "orc"))
                .isInstanceOf(FightsException.class)
                .hasMessageContaining(answer);
    }
}
