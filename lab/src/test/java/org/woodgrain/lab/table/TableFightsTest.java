package org.woodgrain.lab.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.book.StandardBook;
import org.woodgrain.dice.odds.Interval;
import org.woodgrain.lab.fights.FightsException;
import org.woodgrain.lab.fights.Setting;
import org.woodgrain.lab.fights.SideReader;
import org.woodgrain.lab.fights.Simulation;
import org.woodgrain.lab.fights.Tally;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.rulebook.Rulebook;

class TableFightsTest {
    private static final Rulebook BOOK = StandardBook.load();
    private static final SideReader READER = new SideReader(BOOK);
    private static final String SIX = "6 fighter/1 plate shield sword";

    private static TableSetting setting(Profile profile, String first, String second, Terms terms) {
        return new TableSetting(BOOK, Ruleset.of(profile), READER.read(first), READER.read(second), terms);
    }

    private static TableTally fight(Profile profile, String first, String second, int fights) {
        return new TableSimulation(setting(profile, first, second, Terms.HALL), 1, fights).run(1, done -> {});
    }

    private static Terms at(int feet, Surprise surprise) {
        return new Terms(60, 160, OptionalInt.of(feet), surprise);
    }

    @Test
    void the_number_of_threads_changes_no_figure() {
        TableSetting setting = setting(Profile.ORIGINAL, SIX + ", magic-user/3 dagger", "9 orc", Terms.HALL);

        TableTally one = new TableSimulation(setting, 5, 30).run(1, done -> {});
        TableTally three = new TableSimulation(setting, 5, 30).run(3, done -> {});

        assertThat(three).usingRecursiveComparison().isEqualTo(one);
    }

    @Test
    void a_fight_is_told_by_its_number_as_it_was_counted() {
        TableSetting setting = setting(Profile.CLASSIC, SIX, "4 ogre", Terms.HALL);
        TableFights fights = new TableFights(setting, 1, Playout.Log.NONE);
        fights.fight(1, (state, foes) -> {});

        Ended ended = fights.fight(7, (state, foes) -> {}).ended();

        List<String> told = TableReplay.of(setting, 1, 7);
        assertThat(told).first().isEqualTo("Fight 7 of seed 1");
        assertThat(told).anyMatch(line -> line.equals("Round 1")).anyMatch(line -> line.contains("to hit 1d20"));
        assertThat(told.getLast()).contains(ended.words());
        assertThat(told).noneMatch(line -> line.contains("null"));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"CB-18", "CC-43"})
    void where_the_wounded_lie_senseless_some_are_left_helpless_who_else_are_dead(Profile profile) {
        Ruleset wounded = Ruleset.of(profile).with(Option.WOUNDED_AT_0, true);
        TableSetting lying = new TableSetting(BOOK, wounded, READER.read(SIX), READER.read("5 orc"), Terms.HALL);

        TableTally usual = fight(profile, SIX, "5 orc", 60);
        TableTally senseless = new TableSimulation(lying, 1, 60).run(1, done -> {});

        assertThat(usual.mean(0, Fate.HELPLESS)).isZero();
        assertThat(senseless.mean(0, Fate.HELPLESS)).isPositive();
        assertThat(senseless.mean(0, Fate.DEAD)).isLessThan(usual.mean(0, Fate.DEAD));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void sleep_lays_orcs_low_and_fire_balls_burn_ogres(Profile profile) {
        TableTally slept = fight(profile, "3 fighter/1 plate shield sword, magic-user/1 dagger", "6 orc", 30);
        TableTally burned = fight(
                profile, "3 fighter/3 plate shield sword, magic-user/6 spells(fire ball, fire ball)", "6 ogre", 30);
        TableTally bare = fight(profile, "3 fighter/3 plate shield sword, magic-user/6 spells(none)", "6 ogre", 30);

        assertThat(slept.spells(0)).containsEntry("SP-08", 30L);
        assertThat(slept.won(0)).isGreaterThan(25);
        assertThat(burned.spells(0).get("SP-24")).isGreaterThan(20);
        assertThat(burned.causes(1)).containsKey("Fire Ball");
        assertThat(burned.won(0)).isGreaterThan(bare.won(0));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void clerics_turn_undead(Profile profile) {
        TableTally turned = fight(profile, "2 cleric/5 plate shield mace", "4 ghoul", 30);

        assertThat(turned.ended(Ended.DRIVEN_OFF) + turned.ended(Ended.VICTORY)).isGreaterThan(20);
        assertThat(turned.mean(1, Fate.FLED) + turned.mean(1, Fate.DEAD)).isGreaterThan(2.5);
    }

    @Test
    void goblins_lose_heart_unless_that_is_ruled_out() {
        TableSetting setting = setting(Profile.ORIGINAL, SIX, "14 goblin", at(10, Surprise.NOBODY));
        TableTally fled = new TableSimulation(setting, 1, 40).run(1, done -> {});
        TableSetting grim = new TableSetting(
                BOOK,
                Ruleset.of(Profile.ORIGINAL).with(Option.MORALE, false),
                READER.read(SIX),
                READER.read("14 goblin"),
                at(10, Surprise.NOBODY));

        assertThat(fled.ended(Ended.DRIVEN_OFF) + fled.ended(Ended.YIELDED)).isPositive();
        assertThat(new TableSimulation(grim, 1, 40).run(1, done -> {}).mean(1, Fate.FLED))
                .isZero();
    }

    @Test
    void whoever_is_surprised_suffers_first() {
        TableTally first = surprised(Surprise.FIRST);
        TableTally second = surprised(Surprise.SECOND);

        assertThat(second.won(0)).isGreaterThan(first.won(0));
    }

    private static TableTally surprised(Surprise who) {
        return new TableSimulation(setting(Profile.ORIGINAL, "4 fighter/1 chain sword", "4 gnoll", at(10, who)), 1, 60)
                .run(1, done -> {});
    }

    @Test
    void bows_tell_at_a_distance() {
        TableTally bows = new TableSimulation(
                        setting(
                                Profile.ORIGINAL,
                                "6 fighter/1 leather long-bow sword",
                                "6 zombie",
                                at(120, Surprise.NOBODY)),
                        1,
                        20)
                .run(1, done -> {});

        assertThat(bows.causes(1).keySet()).anyMatch(cause -> cause.contains("arrow"));
    }

    @Test
    void men_of_class_are_met_with_the_spells_that_they_hold() {
        TableTally tally = fight(
                Profile.ORIGINAL, "4 fighter/4 plate shield sword", "magic-user/5 dagger spells(sleep), hero", 20);

        assertThat(tally.spells(1)).containsOnlyKeys("SP-08");
        assertThat(tally.name(4)).isEqualTo("B1 magic-user");
        assertThat(tally.size(1)).isEqualTo(2);
    }

    @Test
    void the_company_may_be_named_second() {
        TableTally turned = fight(Profile.ORIGINAL, "3 kobold", SIX, 10);

        assertThat(turned.won(1)).isGreaterThan(7);
        assertThat(turned.name(0)).isEqualTo("A1 Kobold");
    }

    @Nested
    class RefusedIsWhat {
        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "4 orc | 4 ogre | monsters on both",
                    "fighter/1, 2 ogre | 4 orc | monsters on both",
                    "fighter/1 | elf/2, orc | has no row",
                    "magic-user/1 plate | orc | may not use plate mail",
                    "cleric/1 sword | orc | may not use sword",
                    "fighter/1 plate chain | orc | two armours"
                })
        void the_campaign_cannot_carry(String first, String second, String why) {
            assertThatThrownBy(() -> setting(Profile.ORIGINAL, first, second, Terms.HALL))
                    .isInstanceOf(FightsException.class)
                    .hasMessageContaining(why);
        }

        @Test
        void finds_no_room() {
            assertThatThrownBy(() -> new Terms(60, 40, OptionalInt.of(60), Surprise.NOBODY))
                    .isInstanceOf(FightsException.class)
                    .hasMessageContaining("at most 30 feet apart");
        }
    }

    @Nested
    class ArenaAndTable {
        private static final int FIGHTS = 800;

        @ParameterizedTest
        @CsvSource({
            "ORIGINAL,3 fighter/1 plate shield sword,5 skeleton",
            "ORIGINAL,2 fighter/3 chain mace,4 zombie",
            "CLASSIC,3 fighter/1 plate shield sword,5 skeleton",
            "CLASSIC,1 fighter/3 plate sword,1 ogre",
            "ORIGINAL,2 elf/2 chain sword,3 orc",
            "CLASSIC,2 dwarf/3 plate hand-axe,6 skeleton"
        })
        void agree_where_both_can_fight_the_same(Profile profile, String first, String second) {
            Ruleset rules = Ruleset.of(profile).with(Option.MORALE, false);
            Setting plain = new Setting(BOOK, rules, READER.read(first), READER.read(second));
            Tally arena = new Simulation(plain, 3, 40_000).run(1, done -> {});
            TableSetting setting =
                    new TableSetting(BOOK, rules, READER.read(first), READER.read(second), at(10, Surprise.NOBODY));

            TableTally table = new TableSimulation(setting, 3, FIGHTS).run(2, done -> {});

            double chance = (double) arena.won(0) / arena.fights();
            Interval seen = table.chance(0);
            assertThat(chance).isBetween(seen.least(), seen.most());
        }
    }
}
