package org.woodgrain.book.experience;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.book.StandardBook;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.CharacterTables;
import org.woodgrain.rules.characters.HitPoints;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.experience.Advancement;
import org.woodgrain.rules.experience.Award;
import org.woodgrain.rules.experience.Points;
import org.woodgrain.rules.experience.Prize;
import org.woodgrain.rules.monsters.HitDice;

class ExperienceTest {
    private static final CharacterTables TABLES = StandardBook.load().characters();
    private static final int GOLD = 50;

    private static Points alone(int level, int percent, Prize... prizes) {
        return Award.earned(List.of(prizes), 1, 0, false, level, percent);
    }

    @Test
    @Rule("XP-01")
    void fifty_gold_pieces_and_an_orc_give_150() {
        Prize orc = Prize.monsters("orc", 1, 1, 1);
        Prize gold = Prize.treasure("gold", 50 * GOLD, 1, 1);
        assertThat(alone(1, 0, orc, gold).whole()).isEqualTo(150);
    }

    @Test
    @Rule("XP-03")
    void a_troll_is_worth_700_and_an_orc_100() {
        assertThat(Prize.monsters("troll", level("6+3"), 1, 1).points().whole()).isEqualTo(700);
        assertThat(Prize.monsters("orc", level("1"), 1, 1).points().whole()).isEqualTo(100);
    }

    @ParameterizedTest
    @CsvSource({"6+3, 7", "4+1, 5", "3, 3", "1/2, 1", "1-1, 1", "2-1, 2", "3*, 3", "4+1**, 5"})
    @Rule("XP-04")
    void a_monster_is_of_the_level_of_its_hit_dice_and_one_more_for_any_plus(String dice, int level) {
        assertThat(level(dice)).isEqualTo(level);
    }

    private static int level(String text) {
        HitDice dice = HitDice.parse(text);
        return Prize.monsterLevel(dice.belowOne() ? 0 : dice.dice(), dice.plus());
    }

    @Test
    @Rule("XP-05")
    void a_gem_of_500_brought_out_gives_500() {
        assertThat(alone(1, 0, Prize.treasure("gem", 500 * GOLD, 1, 0)).whole()).isEqualTo(500);
    }

    @Test
    @Rule("XP-07")
    void an_eighth_level_magic_user_on_the_fifth_level_gets_five_eighths() {
        assertThat(alone(8, 0, Prize.treasure("gold", 1000 * GOLD, 5, 0)).whole())
                .isEqualTo(625);
    }

    @Test
    @Rule("XP-08")
    void the_stronger_of_dungeon_level_and_guard_is_the_opposition() {
        assertThat(Prize.treasure("gold", GOLD, 5, 7).opposition()).isEqualTo(7);
        assertThat(Prize.treasure("gold", GOLD, 5, 3).opposition()).isEqualTo(5);
    }

    @Test
    @Rule("XP-09")
    void a_stronger_foe_gives_no_more_than_the_full_sum() {
        assertThat(alone(3, 0, Prize.monsters("troll", 7, 1, 1)).whole()).isEqualTo(700);
    }

    @Test
    @Rule({"XP-10", "XP-16"})
    void the_worked_example_comes_to_6737_and_a_half() {
        Points earned = alone(8, 0, Prize.monsters("troll", 7, 1, 5), Prize.treasure("gold", 7000 * GOLD, 5, 7));
        assertThat(earned.label()).isEqualTo("6737 1/2");
        assertThat(earned.whole()).isEqualTo(6737);
    }

    @Test
    @Rule("XP-11")
    void the_percentage_comes_after_the_ratio_and_rounding_last() {
        Points earned = alone(8, 10, Prize.monsters("troll", 7, 1, 5), Prize.treasure("gold", 7000 * GOLD, 5, 7));
        assertThat(earned.whole()).isEqualTo(7411);
    }

    @Test
    @Rule("XP-12")
    void one_adventure_raises_nobody_two_levels() {
        Career veteran = new Career(CharacterClass.FIGHTING_MAN, 1, 0, List.of(4));
        int total = Advancement.total(TABLES, veteran, 5000, true);
        assertThat(total).isEqualTo(3999);
        assertThat(Advancement.due(TABLES, Race.HUMAN, Advancement.withTotal(veteran, total)))
                .isEqualTo(2);
        assertThat(Advancement.total(TABLES, veteran, 5000, false)).isEqualTo(5000);
    }

    @Test
    @Rule("XP-13")
    void three_characters_and_a_hireling_divide_7000() {
        Points all = Points.of(7000, 1);
        assertThat(Award.share(all, 3, 1, false).whole()).isEqualTo(2000);
        assertThat(Award.share(all, 3, 1, true).whole()).isEqualTo(1000);
    }

    @Test
    @Rule("XP-13")
    void nothing_vanishes_in_a_division() {
        Points thousand = Points.of(1000, 1);
        Points sum = Award.share(thousand, 4, 1, true);
        for (int i = 0; i < 4; i++) {
            sum = sum.plus(Award.share(thousand, 4, 1, false));
        }
        assertThat(sum).isEqualTo(thousand);
        assertThat(Award.share(thousand, 4, 1, false).label()).isEqualTo("222 2/9");
    }

    @Test
    @Rule("XP-13")
    void shares_sum_exactly_whatever_the_sum_and_the_company() {
        SplittableRandom chance = new SplittableRandom(1974);
        for (int i = 0; i < 2000; i++) {
            Points all = Points.of(chance.nextLong(10_000_000), Math.max(1, chance.nextInt(60)));
            int full = 1 + chance.nextInt(12);
            int halves = chance.nextInt(9);
            Points sum = Points.ZERO;
            for (int n = 0; n < full; n++) {
                sum = sum.plus(Award.share(all, full, halves, false));
            }
            for (int n = 0; n < halves; n++) {
                sum = sum.plus(Award.share(all, full, halves, true));
            }
            assertThat(sum).isEqualTo(all);
        }
    }

    @Test
    @Rule("XP-17")
    void only_the_added_die_is_thrown() {
        Career veteran = new Career(CharacterClass.FIGHTING_MAN, 1, 2000, List.of(4));
        Throws throwing = new Throws(ScriptedDice.of(3));
        Career warrior = Advancement.raise(TABLES, veteran, 2, throwing, "Osric");
        Ruleset rules = Ruleset.of(Profile.ORIGINAL);
        Abilities scores = new Abilities(10, 10, 10, 10, 10, 10);
        assertThat(HitPoints.of(TABLES, rules, scores, veteran)).isEqualTo(5);
        assertThat(HitPoints.of(TABLES, rules, scores, warrior)).isEqualTo(7);
        assertThat(throwing.take()).hasSize(1);
    }

    @Test
    void a_level_that_adds_no_die_throws_none() {
        Career medium = new Career(CharacterClass.MAGIC_USER, 1, 2500, List.of(4));
        Career seer = Advancement.raise(TABLES, medium, 2, new Throws(ScriptedDice.none()), "Ysolt");
        assertThat(seer.hitDice()).containsExactly(4);
    }

    @Test
    @Rule("XP-18")
    void a_drained_fighting_man_of_the_third_level_has_3000_points() {
        Career swordsman = new Career(CharacterClass.FIGHTING_MAN, 3, 4500, List.of(4, 3, 6));
        Career drained = Advancement.drained(TABLES, swordsman).orElseThrow();
        assertThat(drained).isEqualTo(new Career(CharacterClass.FIGHTING_MAN, 2, 3000, List.of(4, 3)));
        Career veteran = new Career(CharacterClass.FIGHTING_MAN, 1, 500, List.of(4));
        assertThat(Advancement.drained(TABLES, veteran)).isEmpty();
    }
}
