package org.woodgrain.book.melee;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Matter;

/** Powers of the deeper levels, by the worked cases and more of the kind. */
class DeepPowersTest {
    private static final Profile ORIGINAL = Profile.ORIGINAL;
    private static final Profile CLASSIC = Profile.CLASSIC;

    private static Pit against(Profile profile, String monster, int points) {
        return new Pit(profile).man(1, 40).monster(monster, 1, points);
    }

    @Nested
    class Swallowing {
        @Test
        void a_purple_worm_that_beats_its_number_by_four_swallows_and_by_three_only_bites() {
            Pit pit = against(ORIGINAL, "purple-worm", 60);
            int need = pit.bout().matchup().need(pit.bout().matchup().firstForm(1, 0), 0);
            // the bite and its dice; then the sting, which his save makes harmless but for half
            pit.bout().alone(1, need + 3, 1, 1, 19, 20);
            assertThat(pit.afflictions).isEmpty();
            pit.bout().alone(1, need + 4, 1, 1);
            assertThat(pit.afflictions).containsExactly("SWALLOWED 0");
        }

        @Test
        void a_tyrant_lizard_swallows_on_a_natural_twenty_alone() {
            Pit pit = against(ORIGINAL, "tyrannosaurus-rex", 90);
            pit.bout().alone(1, 19, 1, 1, 1, 1);
            assertThat(pit.afflictions).isEmpty();
            pit.bout().alone(1, 20, 1, 1, 1, 1);
            assertThat(pit.afflictions).containsExactly("SWALLOWED 0");
        }
    }

    @Nested
    class Heads {
        @Test
        void a_hydra_of_seven_heads_that_lost_thirteen_strikes_with_five_in_the_original_game() {
            Pit.Bout bout = against(ORIGINAL, "hydra-7", 42).bout();
            bout.fight.hitPoints(1, 42 - 13);
            bout.alone(1, 1, 1, 1, 1, 1);
        }

        @Test
        void and_with_six_in_the_classic_one() {
            Pit.Bout bout = against(CLASSIC, "hydra-7", 56).bout();
            bout.fight.hitPoints(1, 56 - 13);
            bout.alone(1, 1, 1, 1, 1, 1, 1);
        }
    }

    @Nested
    class Wounds_that_never_close {
        @Test
        void what_fire_took_from_a_troll_does_not_come_back() {
            Pit.Bout bout = new Pit(ORIGINAL)
                    .man(1, 50, Matter.FIRE)
                    .monster("troll", 1, 30)
                    .bout();
            bout.alone(0, 19, 6);
            for (int i = 0; i < 4; i++) {
                bout.alone(0, 1);
            }
            assertThat(bout.left(1)).isEqualTo(24);
        }
    }

    @Nested
    class Strength_and_things {
        @Test
        void a_shadow_takes_a_point_of_strength_at_each_touch() {
            Pit pit = against(CLASSIC, "shadow", 10);
            pit.bout().alone(1, 19, 2);
            assertThat(pit.afflictions).containsExactly("WEAKENED 1");
        }

        @Test
        void nothing_is_drained_from_the_undead() {
            Pit pit = new Pit(CLASSIC).monster("skeleton", 0, 6).monster("shadow", 1, 10);
            pit.bout().alone(1, 19, 2);
            assertThat(pit.afflictions).isEmpty();
        }

        @Test
        void gray_ooze_eats_armour_and_the_sword_that_strikes_it() {
            Pit pit = against(ORIGINAL, "gray-ooze", 20);
            pit.bout().alone(1, 19, 1, 1);
            pit.bout().alone(0, 19, 1);
            assertThat(pit.afflictions).containsExactly("CORRODED 1", "WEAPON_CORRODED 1");
        }

        @Test
        void a_yellow_martian_disarms_with_a_natural_twenty() {
            Pit pit = against(ORIGINAL, "yellow-martian", 6);
            pit.bout().alone(1, 19, 1);
            assertThat(pit.afflictions).isEmpty();
            pit.bout().alone(1, 20, 1);
            assertThat(pit.afflictions).containsExactly("DISARMED 0");
        }

        @Test
        void a_toads_tongue_draws_a_small_victim_to_its_mouth() {
            Pit pit = new Pit(CLASSIC).monster("hobbit", 0, 20).monster("giant-toad", 1, 10);
            pit.bout().alone(1, 19, 1);
            assertThat(pit.afflictions).containsExactly("PULLED 0");
        }
    }

    @Nested
    class Spores {
        @Test
        void yellow_mold_that_is_struck_may_burst_and_choke_those_before_it_once() {
            Pit pit = against(ORIGINAL, "yellow-mold", 6);
            Pit.Bout bout = pit.bout();
            // a hit that does no harm; 50 in a hundred; the save fails
            bout.alone(0, 19, 50, 1);
            assertThat(pit.afflictions).contains("CHOKING 6");
            bout.alone(0, 19);
        }

        @Test
        void on_fifty_one_nothing_comes_of_it() {
            Pit pit = against(ORIGINAL, "yellow-mold", 6);
            pit.bout().alone(0, 19, 51);
            assertThat(pit.afflictions).doesNotContain("CHOKING 6");
        }
    }

    @Nested
    class Room_about_one {
        @Test
        @Rule("CC-12")
        void twelve_men_find_room_about_an_ogre_in_the_open() {
            Pit pit = new Pit(CLASSIC);
            for (int i = 0; i < 13; i++) {
                pit.man(1, 9);
            }
            pit.monster("ogre", 1, 30).bout().alone(0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
        }
    }

    @Nested
    class Other_ways {
        @Test
        void nothing_coils_about_what_has_no_body() {
            Pit pit = new Pit(CLASSIC).monster("spectre", 0, 30).monster("giant-snake-constrictor", 1, 30);
            pit.bout().alone(1, 19, 1, 19, 1, 1);
            assertThat(pit.afflictions).isEmpty();
        }

        @Test
        void trampling_is_surer_by_four_against_men() {
            Pit.Bout bout = against(CLASSIC, "mastodon", 60).bout();
            int tusk = bout.matchup().need(bout.matchup().firstForm(1, 0), 0);
            int trample = bout.matchup().need(bout.matchup().firstForm(1, 1), 0);
            assertThat(trample).isEqualTo(tusk - 4);
        }

        @Test
        void a_stegosaur_is_better_armoured_in_front() {
            Pit.Bout bout = against(ORIGINAL, "stegosaurus", 60).bout();
            int need = bout.matchup().need(bout.matchup().firstForm(0, 0), 1);
            // from the flank on a 4 the throw is enough; from the front on a 3 it is not
            bout.alone(0, 4, need, 2);
            assertThat(bout.left(1)).isEqualTo(58);
            bout.alone(0, 3, need);
            assertThat(bout.left(1)).isEqualTo(58);
        }

        @Test
        void an_earth_elemental_strikes_three_dice_on_the_ground() {
            Pit.Bout bout = against(ORIGINAL, "earth-elemental-8", 60).bout();
            bout.alone(1, 19, 4, 4, 4);
            assertThat(bout.left(0)).isEqualTo(28);
            Pit.Bout classic = against(CLASSIC, "earth-elemental-8", 60).bout();
            classic.alone(1, 19, 4, 8);
            assertThat(classic.left(0)).isEqualTo(28);
        }

        @Test
        void a_merman_strikes_worse_by_one_on_land() {
            Pit.Bout merman = against(ORIGINAL, "merman", 8).bout();
            Pit.Bout like = against(ORIGINAL, "hobgoblin", 8).bout();
            assertThat(merman.matchup().need(merman.matchup().firstForm(1, 0), 0))
                    .isEqualTo(like.matchup().need(like.matchup().firstForm(1, 0), 0) + 1);
        }
    }

    @Nested
    class Arms {
        private Pit octopus(Profile profile) {
            return new Pit(profile).man(1, 60).monster("giant-octopus", 1, 20);
        }

        @Test
        @Rule("NA-103")
        void of_eight_arms_two_go_for_one_man_and_one_arm_each_for_more() {
            // two tentacles miss, and so does the bite
            octopus(CLASSIC).bout().alone(1, 1, 1, 1);
            // in the original game there are the arms alone
            octopus(ORIGINAL).bout().alone(1, 1, 1);
            Pit four = new Pit(CLASSIC).man(1, 9).man(1, 9).man(1, 9).man(1, 9).man(1, 9);
            four.monster("giant-octopus", 1, 20).bout().alone(1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
        }

        @Test
        @Rule("NA-103")
        void an_arm_that_hit_squeezes_of_itself_and_hinders_him_whom_it_holds() {
            Pit pit = octopus(CLASSIC);
            Pit.Bout bout = pit.bout();
            // both tentacles hit and hold; the bite misses
            bout.alone(1, 20, 2, 20, 2, 1);
            assertThat(pit.afflictions).containsExactly("CONSTRICTED 0", "CONSTRICTED 0");
            assertThat(bout.left(0)).isEqualTo(56);
            // a level 1 fighter needs 12 against AC 7 in the classic game, and two more in two arms
            bout.alone(0, 13);
            bout.alone(1, 3, 1, 1);
            assertThat(bout.left(0)).isEqualTo(52);
            bout.alone(0, 14, 1);
            assertThat(pit.log).contains("1 points");
        }

        @Test
        @Rule("NA-103")
        void six_points_with_an_edge_cut_an_arm_off_and_the_body_is_none_the_worse() {
            Pit pit = octopus(CLASSIC);
            Pit.Bout bout = pit.bout();
            bout.alone(1, 20, 2, 20, 2, 1);
            bout.alone(0, 20, 6);
            assertThat(pit.arms).containsExactly("an arm lost");
            assertThat(bout.left(1)).isEqualTo(20);
            assertThat(bout.fight.limbs().left(1)).isEqualTo(7);
            assertThat(bout.fight.limbs().holding(1, 0)).isEqualTo(1);
        }

        @Test
        @Rule("NA-103")
        void and_so_do_four_points_in_all_which_are_what_an_octopus_arm_can_bear() {
            Pit pit = octopus(CLASSIC);
            Pit.Bout bout = pit.bout();
            bout.alone(1, 20, 2, 20, 2, 1);
            bout.alone(0, 20, 3);
            bout.alone(0, 20, 1);
            assertThat(pit.arms).containsExactly("an arm bears 3", "an arm lost");
        }

        @Test
        void a_squids_shell_is_harder_than_the_arm_that_holds_one() {
            Pit pit = new Pit(CLASSIC).man(1, 60).monster("giant-squid", 1, 30);
            Pit.Bout bout = pit.bout();
            // a level 1 fighter needs 16 against the AC 3 of the body
            bout.alone(0, 15);
            assertThat(pit.log).isEmpty();
            bout.alone(0, 16, 3);
            assertThat(bout.left(1)).isEqualTo(27);
            // once an arm holds him he strikes at that, AC 7, at one less
            bout.alone(1, 20, 1, 1, 1);
            bout.alone(0, 12);
            bout.alone(0, 13, 3);
            assertThat(pit.arms).containsExactly("an arm bears 3");
            assertThat(bout.left(1)).isEqualTo(27);
        }
    }

    @Nested
    class Coils {
        @Test
        void a_snake_lets_go_when_one_foe_has_taken_a_quarter_of_its_points() {
            Pit pit = new Pit(ORIGINAL).man(1, 60).monster("giant-snake-constrictor", 1, 24);
            Pit.Bout bout = pit.bout();
            bout.alone(1, 20, 1);
            assertThat(bout.fight.holds().victimOf(1)).isZero();
            bout.alone(0, 20, 5);
            assertThat(bout.fight.holds().victimOf(1)).isZero();
            bout.alone(0, 20, 1);
            assertThat(bout.fight.holds().victimOf(1)).isEqualTo(-1);
            assertThat(pit.arms).containsExactly("strained 5", "let go");
        }
    }
}
