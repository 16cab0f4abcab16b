package org.woodgrain.book.melee;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.melee.Matter;

/** The worked cases of monster powers, as far as levels one to four have them, and more of the kind. */
class PowersTest {
    private static final Profile ORIGINAL = Profile.ORIGINAL;
    private static final Profile CLASSIC = Profile.CLASSIC;

    @Nested
    class Wounds_that_close {
        @Test
        void a_troll_of_thirty_that_loses_ten_in_round_one_begins_to_heal_in_round_four() {
            Pit.Bout bout = new Pit(ORIGINAL).man(1, 50).monster("troll", 1, 30).bout();
            bout.fight.hitPoints(1, 30);
            bout.alone(0, 19, 6);
            bout.fight.hitPoints(1, 20);
            bout.alone(0, 1).alone(0, 1);
            assertThat(bout.left(1)).isEqualTo(20);
            bout.alone(0, 1);
            assertThat(bout.left(1)).isEqualTo(23);
            bout.alone(0, 1);
            assertThat(bout.left(1)).isEqualTo(26);
            bout.alone(0, 1);
            assertThat(bout.left(1)).isEqualTo(29);
            bout.alone(0, 1);
            assertThat(bout.left(1)).isEqualTo(30);
        }

        @Test
        void a_thoul_heals_from_the_next_round_on_and_not_when_dead() {
            Pit.Bout bout =
                    new Pit(ORIGINAL).man(1, 50).monster("thoul", 1, 10, 10).bout();
            bout.alone(0, 19, 4);
            assertThat(bout.left(1)).isEqualTo(6);
            bout.alone(0, 1);
            assertThat(bout.left(1)).isEqualTo(7);
        }
    }

    @Nested
    class Sting_or_bite {
        @Test
        @Rule("EN-08")
        void a_wyvern_stings_on_one_to_four_and_bites_on_five_and_six() {
            // die 6: the bite hits and does its die, and nobody saves
            Pit bitten = new Pit(ORIGINAL).man(1, 20).monster("wyvern", 1, 30);
            assertThat(bitten.bout().alone(1, 6, 19, 4).left(0)).isEqualTo(16);
            assertThat(bitten.afflictions).isEmpty();
            // die 4: the sting hits, and the death save fails
            Pit stung = new Pit(ORIGINAL).man(1, 20).monster("wyvern", 1, 30);
            stung.bout().alone(1, 4, 19, 2, 4);
            assertThat(stung.afflictions).containsExactly("POISONED 0");
        }
    }

    @Nested
    class What_harms {
        @Test
        @Rule("CC-09")
        void a_wraith_takes_half_from_silver_nothing_from_plain_steel_and_all_from_magic() {
            Pit.Bout silver = new Pit(ORIGINAL)
                    .man(1, 50, Matter.SILVER)
                    .monster("wraith", 1, 20)
                    .bout();
            assertThat(silver.alone(0, 19, 5).left(1)).isEqualTo(18);
            Pit.Bout plain =
                    new Pit(ORIGINAL).man(1, 50).monster("wraith", 1, 20).bout();
            assertThat(plain.alone(0, 19).left(1)).isEqualTo(20);
            Pit.Bout magic = new Pit(ORIGINAL)
                    .man(1, 50, Matter.MAGIC)
                    .monster("wraith", 1, 20)
                    .bout();
            assertThat(magic.alone(0, 19, 5).left(1)).isEqualTo(15);
        }

        @Test
        @Rule({"CC-09", "CC-10"})
        void a_gargoyle_fears_neither_arrow_nor_wolf_but_a_troll_harms_it() {
            assertThat(new Pit(CLASSIC)
                            .man(1, 9)
                            .monster("gargoyle", 1, 20)
                            .bout()
                            .alone(0, 19)
                            .left(1))
                    .isEqualTo(20);
            assertThat(new Pit(CLASSIC)
                            .monster("wolf", 0, 9)
                            .monster("gargoyle", 1, 20)
                            .bout()
                            .alone(0, 19)
                            .left(1))
                    .isEqualTo(20);
            assertThat(new Pit(CLASSIC)
                            .monster("troll", 0, 30)
                            .monster("gargoyle", 1, 20)
                            .bout()
                            .alone(0, 19, 3, 1, 1)
                            .left(1))
                    .isEqualTo(17);
        }

        @Test
        @Rule("CC-10")
        void with_the_switch_off_strength_does_not_help() {
            Ruleset off = Ruleset.of(CLASSIC).with(Option.STRONG_HARM, false);
            assertThat(new Pit(off)
                            .monster("troll", 0, 30)
                            .monster("gargoyle", 1, 20)
                            .bout()
                            .alone(0, 19, 1, 1)
                            .left(1))
                    .isEqualTo(20);
        }

        @Test
        void a_mummy_takes_half_of_fire_in_classic_and_all_and_one_more_a_die_in_the_original() {
            assertThat(new Pit(CLASSIC)
                            .man(1, 9, Matter.FIRE)
                            .monster("mummy", 1, 20)
                            .bout()
                            .alone(0, 19, 6)
                            .left(1))
                    .isEqualTo(17);
            assertThat(new Pit(ORIGINAL)
                            .man(1, 9, Matter.FIRE)
                            .monster("mummy", 1, 20)
                            .bout()
                            .alone(0, 19, 6)
                            .left(1))
                    .isEqualTo(13);
        }

        @Test
        void a_gnome_struck_by_a_hill_giant_takes_half() {
            assertThat(new Pit(ORIGINAL)
                            .monster("hill-giant", 0, 30)
                            .monster("gnome", 1, 8)
                            .bout()
                            .alone(0, 19, 4, 5)
                            .left(1))
                    .isEqualTo(4);
        }

        @Test
        void steel_parts_ochre_jelly_and_fire_burns_it() {
            Pit steel = new Pit(ORIGINAL);
            assertThat(steel.man(1, 9)
                            .monster("ochre-jelly", 1, 20)
                            .bout()
                            .alone(0, 19, 3)
                            .left(1))
                    .isEqualTo(20);
            assertThat(steel.log).contains("4 pieces");
            assertThat(new Pit(ORIGINAL)
                            .man(1, 9, Matter.FIRE)
                            .monster("ochre-jelly", 1, 20)
                            .bout()
                            .alone(0, 19, 3)
                            .left(1))
                    .isEqualTo(17);
        }

        @Test
        void a_black_pudding_struck_by_a_sword_is_two() {
            Pit pit = new Pit(ORIGINAL);
            assertThat(pit.man(1, 9)
                            .monster("black-pudding", 1, 40)
                            .bout()
                            .alone(0, 19)
                            .left(1))
                    .isEqualTo(40);
            assertThat(pit.log).contains("1 pieces");
        }

        @Test
        void any_hit_kills_a_rat() {
            Pit pit = new Pit(ORIGINAL);
            pit.man(1, 9).monster("normal-rat", 1, 1).bout().alone(0, 19);
            assertThat(pit.log).contains("dead: a hit");
        }
    }

    @Nested
    class Poison {
        @Test
        @Rule({"CB-26", "CB-29"})
        void a_scorpion_stings_on_one_to_three_and_a_made_save_halves_the_most_it_could_do() {
            Pit made = new Pit(ORIGINAL);
            Pit.Bout saved = made.man(1, 20).monster("giant-scorpion", 1, 20).bout();
            assertThat(saved.alone(1, 2, 19, 12).left(0)).isEqualTo(17);
            Pit failed = new Pit(ORIGINAL);
            failed.man(1, 20).monster("giant-scorpion", 1, 20).bout().alone(1, 2, 19, 11, 4);
            assertThat(failed.log).containsExactly("4 points", "dead: poison");
            Pit claw = new Pit(ORIGINAL);
            Pit.Bout clawed = claw.man(1, 20).monster("giant-scorpion", 1, 20).bout();
            assertThat(clawed.alone(1, 5, 19, 4).left(0)).isEqualTo(16);
            assertThat(claw.afflictions).isEmpty();
        }

        @Test
        @Rule("CB-29")
        void where_poison_is_harmless_on_a_save_the_damage_thrown_stays() {
            Ruleset harmless = Ruleset.of(ORIGINAL).with(Option.POISON_HARMLESS, true);
            Pit.Bout bout = new Pit(harmless)
                    .man(1, 20)
                    .monster("giant-scorpion", 1, 20)
                    .bout();
            assertThat(bout.alone(1, 2, 19, 12, 5).left(0)).isEqualTo(15);
        }

        @Test
        void a_spider_kills_slowly_and_gives_two_on_the_save() {
            Pit pit = new Pit(ORIGINAL);
            pit.man(1, 20).monster("large-spider", 1, 8).bout().alone(1, 19, 9, 3, 2);
            assertThat(pit.afflictions).containsExactly("SLOWLY_POISONED 3");
            Pit saved = new Pit(ORIGINAL);
            assertThat(saved.man(1, 20)
                            .monster("large-spider", 1, 8)
                            .bout()
                            .alone(1, 19, 10)
                            .left(0))
                    .isEqualTo(19);
        }

        @Test
        void a_centipede_only_sickens_and_its_bite_does_nothing_else() {
            Pit pit = new Pit(ORIGINAL);
            Pit.Bout bout = pit.man(1, 20).monster("giant-centipede", 1, 3).bout();
            assertThat(bout.alone(1, 19, 7).left(0)).isEqualTo(20);
            assertThat(pit.afflictions).containsExactly("SICK 10");
            bout.alone(0);
            Pit.Bout saved = new Pit(ORIGINAL)
                    .man(1, 20)
                    .monster("giant-centipede", 1, 3)
                    .bout();
            assertThat(saved.alone(1, 19, 8).left(0)).isEqualTo(20);
        }

        @Test
        void the_undead_feel_no_poison() {
            Pit pit = new Pit(ORIGINAL);
            Pit.Bout bout = pit.monster("skeleton", 0, 9)
                    .monster("giant-scorpion", 1, 20)
                    .bout();
            assertThat(bout.alone(1, 2, 19, 4).left(0)).isEqualTo(5);
        }
    }

    @Nested
    class The_ghoul {
        @Test
        @Rule("CB-27")
        void an_elf_feels_no_paralysis_and_an_ogre_saves() {
            Pit elf = new Pit(CLASSIC);
            elf.elf(20).monster("ghoul", 1, 9).bout().alone(1, 19, 2, 1, 1);
            assertThat(elf.afflictions).isEmpty();
            Pit ogre = new Pit(ORIGINAL);
            ogre.monster("ogre", 0, 20).monster("ghoul", 1, 9).bout().alone(1, 19, 4, 10, 3, 4);
            assertThat(ogre.afflictions).containsExactly("PARALYSED 7");
            Pit giant = new Pit(ORIGINAL);
            giant.monster("hill-giant", 0, 30).monster("ghoul", 1, 9).bout().alone(1, 19, 4);
            assertThat(giant.afflictions).isEmpty();
        }

        @Test
        @Rule("CB-25")
        void a_first_level_fighter_saves_at_thirteen_or_fourteen() {
            Pit original = new Pit(ORIGINAL);
            original.man(1, 20).monster("ghoul", 1, 9).bout().alone(1, 19, 4, 13);
            assertThat(original.afflictions).isEmpty();
            Pit classic = new Pit(CLASSIC);
            classic.man(1, 20).monster("ghoul", 1, 9).bout().alone(1, 19, 2, 13, 3, 4);
            assertThat(classic.afflictions).containsExactly("PARALYSED 7");
        }
    }

    @Test
    void a_cockatrice_turns_a_fighter_to_stone_on_thirteen_and_not_on_fourteen() {
        Pit stone = new Pit(ORIGINAL);
        stone.man(1, 20).monster("cockatrice", 1, 20).bout().alone(1, 19, 4, 13);
        assertThat(stone.afflictions).containsExactly("STONE 0");
        Pit flesh = new Pit(ORIGINAL);
        assertThat(flesh.man(1, 20)
                        .monster("cockatrice", 1, 20)
                        .bout()
                        .alone(1, 19, 4, 14)
                        .left(0))
                .isEqualTo(16);
        assertThat(flesh.afflictions).isEmpty();
    }

    @Test
    void a_giant_rat_infects_on_five_in_a_hundred_and_a_death_save_throws_it_off() {
        Pit well = new Pit(ORIGINAL);
        well.man(1, 20).monster("giant-rat", 1, 3).bout().alone(1, 19, 2, 6);
        assertThat(well.afflictions).isEmpty();
        Pit ill = new Pit(ORIGINAL);
        ill.man(1, 20).monster("giant-rat", 1, 3).bout().alone(1, 19, 2, 5, 11, 2);
        assertThat(ill.afflictions).containsExactly("FEVER 30");
        Pit dying = new Pit(ORIGINAL);
        dying.man(1, 20).monster("giant-rat", 1, 3).bout().alone(1, 19, 2, 5, 11, 1, 4);
        assertThat(dying.afflictions).containsExactly("DEADLY_FEVER 4");
    }

    @Test
    void a_weasel_hangs_on_and_drinks_without_a_throw_and_is_easier_to_hit() {
        Pit.Bout bout =
                new Pit(CLASSIC).man(1, 30).monster("giant-weasel", 1, 20).bout();
        bout.alone(1, 19, 2, 2);
        assertThat(bout.left(0)).isEqualTo(26);
        bout.alone(1, 3, 3);
        assertThat(bout.left(0)).isEqualTo(20);
        // armour class 6 needs 13, two less while it hangs on
        assertThat(bout.alone(0, 11, 5).left(1)).isEqualTo(15);
    }

    @Test
    void a_constrictor_squeezes_until_one_foe_has_done_it_a_quarter_of_its_points() {
        Pit.Bout bout = new Pit(ORIGINAL)
                .man(1, 50)
                .monster("giant-snake-constrictor", 1, 20)
                .bout();
        bout.alone(1, 19, 3);
        assertThat(bout.fight.holds().victimOf(1)).isZero();
        bout.alone(1, 4, 4);
        assertThat(bout.left(0)).isEqualTo(50 - 3 - 8);
        // armour class 5 needs 14, one more in the coils
        bout.alone(0, 14);
        assertThat(bout.left(1)).isEqualTo(20);
        bout.alone(0, 15, 5);
        assertThat(bout.fight.holds().victimOf(1)).isNegative();
    }

    @Test
    void a_boar_fights_on_for_a_round_when_it_has_no_hit_points_left() {
        Pit pit = new Pit(ORIGINAL);
        Pit.Bout bout = pit.man(1, 20).monster("giant-hog", 1, 3, 10).bout();
        bout.round(0, 19, 4, 19, 2);
        assertThat(bout.fight.out(1)).isFalse();
        bout.round(1, 19, 2, 1);
        assertThat(bout.fight.out(1)).isTrue();
        assertThat(bout.left(0)).isEqualTo(16);
    }

    @Test
    void a_wight_takes_a_level_with_each_touch_and_the_first_level_is_the_last() {
        Pit pit = new Pit(ORIGINAL);
        pit.man(1, 20).monster("wight", 1, 15).bout().alone(1, 19, 2);
        assertThat(pit.log).contains("dead: drained of life");
        Pit.Bout third = new Pit(ORIGINAL).man(3, 18).monster("wight", 1, 15).bout();
        assertThat(third.alone(1, 19, 3).left(0)).isEqualTo(10);
    }

    @Test
    void a_werebear_hugs_on_a_natural_eighteen_or_when_both_paws_hit() {
        Pit.Bout original =
                new Pit(ORIGINAL).man(1, 50).monster("werebear", 1, 30).bout();
        assertThat(original.alone(1, 18, 4, 5, 5).left(0)).isEqualTo(36);
        Pit.Bout classic =
                new Pit(CLASSIC).man(1, 50).monster("werebear", 1, 30).bout();
        assertThat(classic.alone(1, 15, 1, 1, 15, 1, 1, 5, 5, 1).left(0)).isEqualTo(36);
    }

    @Test
    void a_berserker_hits_men_two_better_but_not_beasts() {
        Pit.Bout man = new Pit(ORIGINAL).man(1, 50).monster("berserker", 1, 8).bout();
        Pit.Bout beast = new Pit(ORIGINAL)
                .monster("wolf", 0, 9)
                .monster("berserker", 1, 8)
                .bout();
        assertThat(man.matchup().need(man.matchup().firstForm(1, 0), 0)).isEqualTo(8);
        assertThat(beast.matchup().need(beast.matchup().firstForm(1, 0), 0)).isEqualTo(12);
    }

    @Test
    void zombies_act_last_in_the_classic_game() {
        Pit pit = new Pit(CLASSIC);
        pit.man(1, 20).monster("zombie", 1, 8).bout().round(1, 19, 4, 19, 4);
        assertThat(pit.log).containsExactly("4 points", "4 points");
    }

    @Test
    void an_ogre_of_the_original_game_does_a_die_and_two() {
        Pit.Bout bout = new Pit(ORIGINAL).man(1, 50).monster("ogre", 1, 20).bout();
        assertThat(bout.alone(1, 19, 6).left(0)).isEqualTo(42);
        Pit.Bout classic = new Pit(CLASSIC).man(1, 50).monster("ogre", 1, 20).bout();
        assertThat(classic.alone(1, 19, 10).left(0)).isEqualTo(40);
    }
}
