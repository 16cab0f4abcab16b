package org.woodgrain.book.magic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.book.StandardBook;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.magic.Turning;
import org.woodgrain.rules.magic.TurningTable;

class TurningTest {
    private static final TurningTable TABLE = StandardBook.load().spells().turning();
    private static final Ruleset ORIGINAL = Ruleset.of(Profile.ORIGINAL);

    @ParameterizedTest
    @Rule("CH-86")
    @CsvSource({"wraith,4,9", "vampire,7,9", "skeleton,1,7", "zombie,1,9", "ghoul,1,11"})
    void the_table_gives_a_number(String kind, int level, int needed) {
        assertThat(TABLE.entry(ORIGINAL, kind, level)).isEqualTo(new TurningTable.Entry.AtLeast(needed));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"CH-86", "CH-87", "CH-88", "CH-89", "CH-90", "CH-94"})
    void every_kind_runs_from_n_over_11_9_7_to_t_t_and_d_a_level_later_than_the_one_before(Profile profile) {
        List<TurningTable.Entry> run = List.of(
                new TurningTable.Entry.AtLeast(11),
                new TurningTable.Entry.AtLeast(9),
                new TurningTable.Entry.AtLeast(7),
                new TurningTable.Entry.Turned(),
                new TurningTable.Entry.Turned());
        for (String kind : TurningTable.ORDER) {
            for (int level = 1; level <= 20; level++) {
                int step = level + 1 - TurningTable.ORDER.indexOf(kind);
                TurningTable.Entry expected = step < 0
                        ? new TurningTable.Entry.Nothing()
                        : step < run.size() ? run.get(step) : new TurningTable.Entry.Destroyed();
                assertThat(TABLE.entry(Ruleset.of(profile), kind, level))
                        .as(kind + " at level " + level)
                        .isEqualTo(expected);
            }
        }
    }

    @Test
    @Rule("CH-87")
    void two_dice_must_reach_the_number() {
        assertThat(attempt("skeleton", 1, 3, 4, 5, 1)).isEqualTo(new Turning.Result(Turning.Outcome.TURNED, 6));
        assertThat(attempt("skeleton", 1, 3, 3)).isEqualTo(new Turning.Result(Turning.Outcome.FAILED, 0));
    }

    @Test
    @Rule({"CH-88", "CH-91"})
    void an_entry_of_t_turns_without_a_throw() {
        assertThat(attempt("skeleton", 2, 5, 3)).isEqualTo(new Turning.Result(Turning.Outcome.TURNED, 8));
        assertThat(attempt("wight", 6, 3, 4)).isEqualTo(new Turning.Result(Turning.Outcome.TURNED, 7));
    }

    @Test
    @Rule("CH-89")
    void an_entry_of_d_destroys_without_a_throw() {
        assertThat(attempt("zombie", 5, 2, 3)).isEqualTo(new Turning.Result(Turning.Outcome.DESTROYED, 5));
    }

    @Test
    @Rule("CH-90")
    void an_entry_of_n_does_nothing_and_throws_nothing() {
        assertThat(attempt("wight", 1)).isEqualTo(new Turning.Result(Turning.Outcome.NOTHING, 0));
    }

    @Test
    @Rule("CH-94")
    void the_run_goes_on_above_the_eighth_level() {
        assertThat(TABLE.entry(ORIGINAL, "vampire", 9)).isEqualTo(new TurningTable.Entry.Turned());
        assertThat(TABLE.entry(ORIGINAL, "spectre", 10)).isEqualTo(new TurningTable.Entry.Destroyed());
        assertThat(TABLE.entry(ORIGINAL, "vampire", 12)).isEqualTo(new TurningTable.Entry.Destroyed());
        assertThat(TABLE.entry(ORIGINAL.with(Option.TURN_CAP, true), "vampire", 12))
                .isEqualTo(TABLE.entry(ORIGINAL, "vampire", 8));
    }

    @ParameterizedTest
    @Rule("CH-95")
    @CsvSource({"1,true,skeleton", "2,true,zombie", "2,false,ghoul", "3,true,wight", "4,false,wraith", "9,false,vampire"
    })
    void undead_without_a_row_go_by_hit_dice(int dice, boolean mindless, String row) {
        assertThat(TurningTable.rowFor(dice, mindless)).isEqualTo(row);
    }

    @Test
    @Rule("CH-96")
    void clerics_of_chaos_have_no_power_over_undead() {
        assertThat(Turning.able(CharacterClass.CLERIC, Alignment.CHAOS)).isFalse();
        assertThat(Turning.able(CharacterClass.CLERIC, Alignment.NEUTRALITY)).isTrue();
        assertThat(Turning.able(CharacterClass.MAGIC_USER, Alignment.LAW)).isFalse();
    }

    private static Turning.Result attempt(String kind, int level, int... faces) {
        ScriptedDice dice = ScriptedDice.of(faces);
        Turning.Result result = Turning.attempt(new Throws(dice), TABLE.entry(ORIGINAL, kind, level), "Aldwin");
        dice.requireAllThrown();
        return result;
    }
}
