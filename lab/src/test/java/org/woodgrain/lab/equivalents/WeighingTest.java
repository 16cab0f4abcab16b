package org.woodgrain.lab.equivalents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.book.StandardBook;
import org.woodgrain.lab.fights.Conditions;
import org.woodgrain.lab.fights.FightsException;
import org.woodgrain.lab.fights.Setting;
import org.woodgrain.lab.fights.SideReader;
import org.woodgrain.lab.fights.Simulation;
import org.woodgrain.lab.fights.Tally;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.rulebook.Rulebook;

class WeighingTest {
    private static final Rulebook BOOK = StandardBook.load();

    private static Ranking weigh(Profile profile, String levels, String gear, long fights, long seed, String... names) {
        Yardstick yardstick = Yardstick.read(BOOK, profile, levels, gear, Yardstick.CONDITIONS, fights, seed);
        return new Weighing(BOOK, yardstick, Contenders.of(BOOK, List.of(names))).run(2, done -> {});
    }

    private static Worth.Measured measured(Ranking ranking) {
        return ranking.measured().getFirst();
    }

    @Test
    void the_number_lies_between_two_that_simulate_tells_too() {
        Ranking ranking = weigh(Profile.ORIGINAL, "1", "chain shield sword", 4000, 7, "ogre");

        Match.Found found = (Match.Found) measured(ranking).matches().getFirst();
        assertThat(found.number()).isBetween((double) found.below().fighters(), (double)
                found.above().fighters());
        assertThat(found.below().chance()).isLessThan(0.5).isEqualTo(simulated(found.below()));
        assertThat(found.above().chance()).isGreaterThanOrEqualTo(0.5).isEqualTo(simulated(found.above()));
    }

    private static double simulated(Match.Tried tried) {
        SideReader reader = new SideReader(BOOK);
        Setting setting = new Setting(
                BOOK,
                Ruleset.of(Profile.ORIGINAL),
                reader.read(tried.fighters() + " fighter/1 chain shield sword"),
                reader.read(tried.monsters() + " ogre"),
                Yardstick.CONDITIONS);
        Tally tally = new Simulation(setting, 7, 4000).run(2, done -> {});
        return (tally.won(0) + tally.won(Tally.NEITHER) / 2.0) / 4000;
    }

    @Test
    void a_fighter_who_is_worth_more_than_one_is_set_against_several() {
        Match.Found found = (Match.Found) measured(weigh(Profile.ORIGINAL, "4", "plate shield sword", 2000, 1, "orc"))
                .matches()
                .getFirst();

        assertThat(found.above().fighters()).isEqualTo(1);
        assertThat(found.above().monsters()).isEqualTo(found.below().monsters() - 1);
        assertThat(1 / found.number()).isBetween((double) found.above().monsters(), (double)
                found.below().monsters());
    }

    @Test
    void other_dice_find_the_same_within_their_intervals() {
        Worth.Measured one = measured(weigh(Profile.CLASSIC, "1,4", "plate shield sword", 4000, 1, "troll"));
        Worth.Measured other = measured(weigh(Profile.CLASSIC, "1,4", "plate shield sword", 4000, 2, "troll"));

        double wide = one.interval().most() - one.interval().least();
        assertThat(one.hitDice()).isNotEqualTo(other.hitDice()).isCloseTo(other.hitDice(), within(1.5 * wide));
        assertThat(one.interval().least()).isLessThan(one.hitDice());
    }

    @Test
    void the_number_of_threads_changes_nothing() {
        Yardstick yardstick =
                Yardstick.read(BOOK, Profile.CLASSIC, "1-3", "plate shield sword", Yardstick.CONDITIONS, 500, 3);
        List<String> names = List.of("orc", "ogre", "wolf", "ghoul", "wight");

        assertThat(new Weighing(BOOK, yardstick, Contenders.of(BOOK, names)).run(1, done -> {}))
                .isEqualTo(new Weighing(BOOK, yardstick, Contenders.of(BOOK, names)).run(3, done -> {}));
    }

    @Test
    void magic_weapons_are_given_against_what_plain_ones_do_not_harm() {
        Ranking ranking = weigh(Profile.ORIGINAL, "3", "plate shield sword", 500, 1, "wight", "ghoul");

        assertThat(ranking.measured())
                .extracting(worth -> worth.monster().id(), Worth.Measured::enchanted)
                .containsExactlyInAnyOrder(tuple("wight", true), tuple("ghoul", false));
    }

    @Test
    void what_cannot_be_measured_says_why() {
        Ranking ranking = weigh(Profile.CLASSIC, "1", "plate shield sword", 100, 1, "dryad", "green-slime");

        assertThat(ranking.measured()).isEmpty();
        assertThat(ranking.unmeasured())
                .extracting(Worth.Unmeasured::reason)
                .anyMatch(reason -> reason.startsWith("does no harm that these fights count"))
                .anyMatch(reason -> reason.startsWith("is not harmed"));
    }

    @Test
    void beyond_sixty_only_a_bound_is_told() {
        assertThat(measured(weigh(Profile.ORIGINAL, "1", "plate shield sword", 100, 1, "red-dragon"))
                        .more())
                .isTrue();
    }

    @Test
    void stopped_before_it_began_has_measured_nothing() {
        Yardstick yardstick = Yardstick.read(BOOK, Profile.ORIGINAL, "1", "sword", Yardstick.CONDITIONS, 100, 1);
        Weighing weighing = new Weighing(BOOK, yardstick, Contenders.of(BOOK, List.of()));
        weighing.stop();

        assertThat(weighing.run(2, done -> {}).worths()).isEmpty();
    }

    @Test
    void levels_are_read_in_ranges_and_lists() {
        assertThat(Yardstick.read(BOOK, Profile.ORIGINAL, "8, 1-3,2", "sword", Conditions.PLAIN, 1, 1)
                        .levels())
                .containsExactly(1, 2, 3, 8);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 | sword | from 1 to 20",
                "3-1 | sword | from 1 to 20",
                "x | sword | from 1 to 20",
                "1 | sward | did you mean",
                "1 | plate wand(cold) | no potions, wands",
                "1 | sword, 1 fighter | with spaces between",
                "1 | sword+9 | from -5 to +5"
            })
    void a_yardstick_that_makes_no_sense_is_refused(String levels, String gear, String answer) {
        assertThatThrownBy(() -> Yardstick.read(BOOK, Profile.ORIGINAL, levels, gear, Yardstick.CONDITIONS, 1, 1))
                .isInstanceOf(FightsException.class)
                .hasMessageContaining(answer);
    }
}
