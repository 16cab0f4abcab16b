package org.woodgrain.lab.fights;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.book.StandardBook;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.rulebook.Rulebook;

class ArenaTest {
    private static final Rulebook BOOK = StandardBook.load();

    private static Setting setting(Profile profile, String first, String second, Conditions conditions) {
        SideReader reader = new SideReader(BOOK);
        return new Setting(BOOK, Ruleset.of(profile), reader.read(first), reader.read(second), conditions);
    }

    private static Tally run(Setting setting) {
        return new Simulation(setting, 3, 4000).run(2, done -> {});
    }

    /** The first of many fights whose tale has such a line. */
    private static List<String> tale(Setting setting, String with) {
        for (int number = 1; number <= 500; number++) {
            List<String> lines = Replay.of(setting, 1, number);
            if (lines.stream().anyMatch(line -> line.contains(with))) {
                return lines;
            }
        }
        throw new AssertionError("nothing like \"" + with + "\" in 500 fights");
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void the_number_of_threads_changes_nothing_with_all_that_is_led(Profile profile) {
        Setting setting = setting(
                profile,
                "2 fighter/4 plate shield sword, 2 fighter/3 leather sword long-bow, magic-user/1 dagger*4",
                "basilisk, 4 orcs, 3 wolves",
                Conditions.USUAL.apart(90));

        assertThat(new Simulation(setting, 3, 1000).run(1, done -> {}))
                .usingRecursiveComparison()
                .isEqualTo(new Simulation(setting, 3, 1000).run(3, done -> {}));
    }

    @Test
    void a_replay_ends_as_it_did_when_it_was_counted() {
        Setting setting =
                setting(Profile.CLASSIC, "4 fighter/3 chain shield sword", "8 orcs", Conditions.USUAL.apart(60));
        long won = 0;
        for (int number = 1; number <= 200; number++) {
            won += Replay.of(setting, 3, number).getLast().startsWith("Side A wins") ? 1 : 0;
        }

        assertThat(won)
                .isEqualTo(new Simulation(setting, 3, 200).run(2, done -> {}).won(0))
                .isBetween(1L, 199L);
    }

    @Test
    void foes_without_tactics_of_their_own_fight_led_as_they_do_plainly() {
        // hobgoblins without shields to look for would choose; soldiers strike whoever is nearest
        Tally led = run(setting(Profile.CLASSIC, "4 veterans", "4 veterans", Conditions.USUAL.withMorale(false)));
        Tally plain = run(setting(Profile.CLASSIC, "4 veterans", "4 veterans", Conditions.PLAIN));

        assertThat(led.won(0)).isEqualTo(plain.won(0));
    }

    @Nested
    class Wounded_at_nought {
        private static Setting setting(Profile profile, boolean on) {
            SideReader reader = new SideReader(BOOK);
            return new Setting(
                    BOOK,
                    Ruleset.of(profile).with(Option.WOUNDED_AT_0, on),
                    reader.read("6 fighter/1 plate shield sword"),
                    reader.read("4 orcs"),
                    Conditions.USUAL.withMorale(false));
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        @Rule({"CB-18", "CC-43"})
        void fewer_characters_die_for_some_lie_senseless_and_monsters_die_as_ever(Profile profile) {
            Tally usual = run(setting(profile, false));
            Tally wounded = run(setting(profile, true));

            assertThat(usual.meanHelpless(0)).isZero();
            assertThat(wounded.meanHelpless(0)).isPositive();
            assertThat(wounded.meanSlain(0)).isLessThan(usual.meanSlain(0));
            assertThat(wounded.meanHelpless(1)).isZero();
            // whoever lies among the victors' foes is dead, so that nobody of a beaten side is left
            assertThat(wounded.meanSlain(0)).isGreaterThanOrEqualTo(6.0 * wounded.won(1) / wounded.fights());
            assertThat(tale(setting(profile, true), "lies senseless"))
                    .anyMatch(line -> line.matches("\\s+A.* lies senseless"));
        }
    }

    @Nested
    class Morale {
        @Test
        @Rule({"NP-22", "EN-36"})
        void orcs_flee_by_the_original_rules_and_are_struck_from_behind() {
            Setting setting = setting(Profile.ORIGINAL, "6 fighter/2 plate shield sword", "6 orcs", Conditions.USUAL);
            List<String> lines = tale(setting, "side B flees");

            assertThat(lines).anyMatch(line -> line.matches("  morale of side B: .*, they break"));
            assertThat(lines.subList(lines.indexOf("  side B flees") + 1, lines.size() - 1))
                    .anyMatch(line -> line.contains("strikes at B"))
                    .noneMatch(line -> line.contains("strikes at A"));
            assertThat(lines.getLast()).startsWith("Side A wins");
        }

        @Test
        @Rule("NP-22")
        void they_fall_back_and_come_on_again_a_round_later() {
            Setting setting = setting(Profile.ORIGINAL, "6 fighter/2 plate shield sword", "6 orcs", Conditions.USUAL);
            List<String> lines = tale(setting, "they fall back");
            List<String> after = lines.subList(
                    lines.indexOf(lines.stream()
                            .filter(line -> line.contains("fall back"))
                            .findFirst()
                            .orElseThrow()),
                    lines.size());

            assertThat(after).anyMatch(line -> line.contains("comes"));
        }

        @Test
        @Rule({"CC-26", "CC-32", "CC-33"})
        void the_first_death_tries_them_in_the_classic_game() {
            Setting setting = setting(Profile.CLASSIC, "6 fighter/2 plate shield sword", "6 goblins", Conditions.USUAL);
            List<String> lines = tale(setting, "morale of side B");
            int slain = 0;
            for (String line : lines) {
                slain += line.matches("  B\\d Goblin is slain.*") ? 1 : 0;
                if (line.contains("morale of side B")) {
                    break;
                }
            }

            assertThat(slain).isPositive();
        }

        @Test
        @Rule("CC-29")
        void skeletons_never_flee() {
            Tally tally =
                    run(setting(Profile.CLASSIC, "6 fighter/3 plate shield mace", "6 skeletons", Conditions.USUAL));

            assertThat(tally.meanFled(1)).isZero();
        }

        @Test
        @Rule("CC-30")
        void the_slow_surrender_to_the_swift() {
            Tally tally = run(setting(Profile.CLASSIC, "6 fighter/2 sword", "6 goblins", Conditions.USUAL));

            assertThat(tally.meanYielded(1)).isGreaterThan(1);
            assertThat(tally.meanFled(1)).isZero();
        }

        @Test
        void those_who_flee_are_counted_apart_from_the_slain() {
            Setting on = setting(Profile.CLASSIC, "6 fighter/2 plate shield sword", "6 wolves", Conditions.USUAL);
            Setting off = setting(
                    Profile.CLASSIC, "6 fighter/2 plate shield sword", "6 wolves", Conditions.USUAL.withMorale(false));

            assertThat(run(on).meanFled(1)).isGreaterThan(1);
            assertThat(run(off).meanFled(1)).isZero();
            assertThat(run(off).meanSlain(1)).isGreaterThan(run(on).meanSlain(1) + 1);
        }
    }

    @Nested
    class Missiles {
        @Test
        @Rule({"CB-14", "CB-15"})
        void a_long_bow_shoots_at_long_range_at_no_bonus_and_nearer_at_more() {
            Setting setting =
                    setting(Profile.ORIGINAL, "fighter/1 long-bow sword", "zombie", Conditions.USUAL.apart(180));
            List<String> shots = Replay.of(setting, 1, 1).stream()
                    .filter(line -> line.contains("shoots at"))
                    .toList();

            // armour class 8 from a man of the first level: 11, less one at medium range and two at short
            assertThat(shots.getFirst()).contains("needs 11");
            assertThat(shots).anyMatch(line -> line.contains("needs 10")).anyMatch(line -> line.contains("needs 9"));
        }

        @Test
        @Rule("CB-15")
        void a_heavy_crossbow_shoots_every_other_round() {
            Setting setting =
                    setting(Profile.ORIGINAL, "fighter/1 heavy-crossbow sword", "zombie", Conditions.USUAL.apart(240));
            List<String> lines = Replay.of(setting, 1, 1);
            int first = lines.indexOf("Round 1");
            int second = lines.indexOf("Round 2");
            int third = lines.indexOf("Round 3");

            assertThat(lines.subList(first, second)).anyMatch(line -> line.contains("shoots"));
            assertThat(lines.subList(second, third)).noneMatch(line -> line.contains("shoots"));
        }

        @Test
        void arrows_run_out() {
            Setting setting = setting(
                    Profile.ORIGINAL, "fighter/1 plate long-bow*2 sword", "zombie", Conditions.USUAL.apart(240));

            assertThat(Replay.of(setting, 1, 1).stream().filter(line -> line.contains("shoots at")))
                    .hasSize(2);
        }

        @Test
        void whoever_is_come_upon_with_a_bow_takes_a_round_to_draw() {
            Setting setting =
                    setting(Profile.ORIGINAL, "fighter/8 plate long-bow sword", "wolf", Conditions.USUAL.apart(90));

            assertThat(tale(setting, "takes another weapon in hand"))
                    .anyMatch(line -> line.contains("strikes at B1 Wolf with sword"));
        }

        @Test
        void of_three_spears_two_are_thrown() {
            Setting setting =
                    setting(Profile.ORIGINAL, "fighter/8 plate spear*3", "zombie", Conditions.USUAL.apart(240));
            List<String> lines = Replay.of(setting, 1, 1);

            assertThat(lines.stream().filter(line -> line.contains("shoots at")))
                    .hasSizeLessThanOrEqualTo(2);
            assertThat(lines).anyMatch(line -> line.contains("strikes at B1 Zombie with spear"));
        }
    }

    @Nested
    class Formation {
        @Test
        @Rule({"UX-32", "CB-36"})
        void three_fight_abreast_in_ten_feet() {
            Setting setting =
                    setting(Profile.CLASSIC, "6 fighter/1 plate shield mace", "6 skeletons", Conditions.USUAL.wide(10));
            List<String> lines = Replay.of(setting, 1, 1);
            List<String> round = lines.subList(lines.indexOf("Round 1"), lines.indexOf("Round 2"));

            assertThat(round.stream().filter(line -> line.matches("  A. .* strikes at .*")))
                    .hasSizeLessThanOrEqualTo(3);
        }

        @Test
        void one_abreast_is_one_duel_after_another() {
            Setting setting = setting(
                    Profile.CLASSIC, "3 fighter/1 plate shield mace", "3 skeletons", Conditions.USUAL.abreast(1));
            List<String> lines = Replay.of(setting, 1, 1);

            assertThat(lines.subList(lines.indexOf("Round 1"), lines.indexOf("Round 2")).stream()
                            .filter(line -> line.contains("strikes at")))
                    .hasSizeLessThanOrEqualTo(2);
        }

        @Test
        @Rule("CC-12")
        void spears_strike_from_the_second_rank_in_the_classic_game_alone() {
            String side = "3 fighter/1 plate shield sword, 3 fighter/1 chain spear";
            Conditions narrow = Conditions.USUAL.wide(10);

            assertThat(strikers(Profile.CLASSIC, side, narrow)).contains("A4", "A5", "A6");
            assertThat(strikers(Profile.ORIGINAL, side, narrow)).containsExactlyInAnyOrder("A1", "A2", "A3");
        }

        private List<String> strikers(Profile profile, String side, Conditions conditions) {
            List<String> lines = Replay.of(setting(profile, side, "6 zombies", conditions), 1, 1);
            return lines.subList(lines.indexOf("Round 1"), lines.indexOf("Round 2")).stream()
                    .filter(line -> line.matches("  A. .* strikes at .*"))
                    .map(line -> line.substring(2, 4))
                    .distinct()
                    .toList();
        }
    }

    @Nested
    class Powers {
        @Test
        @Rule("CB-28")
        void a_dragon_breathes_first_with_all_its_hit_points() {
            List<String> lines = Replay.of(
                    setting(Profile.ORIGINAL, "3 fighter/9 plate shield sword", "red-dragon", Conditions.USUAL), 1, 1);
            int points = Integer.parseInt(lines.stream()
                    .filter(line -> line.contains("B1 Red Dragon: "))
                    .findFirst()
                    .orElseThrow()
                    .replaceAll(".*: (\\d+) hit points", "$1"));

            assertThat(lines).anyMatch(line -> line.contains("breathes fire"));
            assertThat(lines)
                    .anyMatch(line -> line.contains("loses " + points + " by its breath")
                            || line.contains("loses " + points / 2 + " by its breath"));
        }

        @Test
        @Rule("CB-26")
        void eyes_turn_to_stone_and_are_not_met_twice() {
            Setting setting = setting(
                    Profile.CLASSIC, "4 fighter/9 plate shield sword", "medusa", Conditions.USUAL.withMorale(false));
            List<String> lines = tale(setting, ": stone");
            List<String> later = lines.subList(lines.indexOf("Round 1") + 1, lines.size());

            assertThat(later.stream().filter(line -> line.contains("saves against stone")))
                    .hasSize(4);
        }

        @Test
        void what_is_not_counted_is_named() {
            assertThat(setting(Profile.CLASSIC, "cleric/1 mace", "red-dragon, wraith", Conditions.USUAL)
                            .uncounted())
                    .contains("cleric: spells, turning of undead", "Red Dragon: spells");
            assertThat(setting(Profile.CLASSIC, "fighter/1 sword", "red-dragon", Conditions.PLAIN)
                            .uncounted())
                    .containsExactly("Red Dragon: breath, spells");
        }
    }

    @Test
    void raiders_look_for_those_without_a_shield() {
        Setting setting = setting(
                Profile.CLASSIC, "fighter/3 plate shield sword, fighter/3 plate sword", "orc", Conditions.USUAL);
        List<String> strikes = Replay.of(setting, 1, 1).stream()
                .filter(line -> line.contains("B1 Orc strikes at"))
                .toList();

        assertThat(strikes).isNotEmpty().allMatch(line -> line.contains("strikes at A2"));
    }

    @Test
    void magic_arms_and_strength_count_on_the_throw() {
        Setting plain = setting(Profile.CLASSIC, "fighter/1 sword", "ogre", Conditions.PLAIN);
        Setting magic = setting(Profile.CLASSIC, "fighter/1 sword+2 str 16", "ogre", Conditions.PLAIN);

        int at = plain.matchup().firstForm(0, 0);
        assertThat(magic.matchup().need(at, 1)).isEqualTo(plain.matchup().need(at, 1) - 4);
    }

    @Test
    void plain_fights_are_the_same_under_new_conditions() {
        assertThat((double) run(setting(Profile.ORIGINAL, "6 fighter/1 plate shield sword", "4 ogre", Conditions.PLAIN))
                        .won(0))
                .isCloseTo(4000 * 0.0093, within(30.0));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fighter/1 plate shield long-bow | both hands",
                "fighter/1 sword long-bow sling | one kind",
                "fighter/1 sword oil*3 | oil",
            })
    void what_the_arena_cannot_carry_is_refused(String side, String answer) {
        assertThatThrownBy(() -> setting(Profile.ORIGINAL, side, "orc", Conditions.USUAL))
                .isInstanceOf(FightsException.class)
                .hasMessageContaining(answer);
    }

    @Test
    void conditions_out_of_bounds_are_refused() {
        assertThatThrownBy(() -> Conditions.USUAL.apart(1000)).hasMessageContaining("0 to 480 feet");
        assertThatThrownBy(() -> Conditions.PLAIN.apart(60)).hasMessageContaining("nobody leads");
    }
}
