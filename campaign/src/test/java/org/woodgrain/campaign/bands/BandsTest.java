package org.woodgrain.campaign.bands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.book.StandardBook;
import org.woodgrain.campaign.OnlyUnder;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.BeginEvent;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.rulebook.Rulebook;

@UnderBothProfiles
class BandsTest {
    private static final Rulebook BOOK = StandardBook.load();

    private static Monster kind(String id) {
        return BOOK.monsters().monster(id);
    }

    private static Unfolding u(Profile profile, int... faces) {
        World world = new World(BOOK, Map.of());
        Unfolding blank = new Unfolding(world, Evolve.NOTHING, ScriptedDice.none());
        blank.emit(new BeginEvent.CampaignBegun("t", "Test", Ruleset.of(profile), ""));
        return new Unfolding(world, blank.state(), ScriptedDice.none().on(DiceStream.CONTENT, faces));
    }

    private static List<Foe> led(Profile profile, String kind, int number, boolean lair, int... faces) {
        return Bands.led(u(profile, faces), kind(kind), number, lair, Map.of());
    }

    @Nested
    class Leaders_of_bands {
        @Test
        void every_band_of_orcs_has_one_of_eight_points_who_strikes_harder_by_one() {
            // nothing magic on him, then the points of the other two
            List<Foe> orcs = led(Played.profile(), "orc", 3, false, 99, 99, 4, 5);
            assertThat(orcs).extracting(Foe::name).containsExactly("orc leader", "orc 1", "orc 2");
            assertThat(orcs.getFirst().hitPoints()).isEqualTo(8);
            assertThat(orcs.getFirst().number(Marks.DAMAGE)).isEqualTo(1);
            assertThat(orcs.getFirst().number(Marks.LEADER)).isEqualTo(1);
        }

        @Test
        void a_single_orc_leads_nobody() {
            assertThat(led(Profile.CLASSIC, "orc", 1, false, 5))
                    .extracting(Foe::name)
                    .containsExactly("orc");
        }

        @Test
        void kobolds_at_home_have_a_chief_and_guards_and_wanderers_have_none() {
            // silver on the chief, his magic, three guards (half the band is two), then four kobolds
            List<Foe> home = led(Profile.CLASSIC, "kobold", 4, true, 3, 99, 99, 3, 6, 1, 5, 1, 4, 1, 4, 1, 4, 1, 4, 1);
            assertThat(home).hasSize(7);
            assertThat(home.getFirst().name()).isEqualTo("kobold chief");
            assertThat(home.getFirst().hitPoints()).isEqualTo(9);
            assertThat(home.getFirst().number(Marks.MORALE)).isEqualTo(8);
            assertThat(home.get(1).name()).isEqualTo("kobold guard 1");
            assertThat(home.get(1).hitPoints()).isEqualTo(7);
            assertThat(led(Profile.CLASSIC, "kobold", 2, false, 4, 1, 4, 1)).hasSize(2);
        }

        @Test
        @OnlyUnder(value = Profile.ORIGINAL, because = "its leaders are of the original profile")
        void the_goblin_chief_of_the_original_game_is_a_hobgoblin() {
            // the chief's points; five dice of guards, cut down to half of two; the guard's points; two goblins
            List<Foe> band = led(Played.profile(), "goblin", 4, true, 5, 6, 6, 6, 6, 6, 4, 4, 3, 1, 3, 1, 3, 1, 3, 1);
            assertThat(band.getFirst().monster()).isEqualTo("hobgoblin");
            assertThat(band.getFirst().name()).isEqualTo("goblin chief");
            assertThat(band)
                    .filteredOn(foe -> foe.monster().equals("hobgoblin"))
                    .hasSize(3);
        }

        @Test
        @OnlyUnder(value = Profile.ORIGINAL, because = "its leaders are of the original profile")
        void the_gnoll_king_has_a_trolls_strength_but_his_wounds_stay_open() {
            List<Foe> band = led(Played.profile(), "gnoll", 2, true, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3);
            assertThat(band.getFirst().monster()).isEqualTo("troll");
            assertThat(band.getFirst().number(Marks.NO_HEALING)).isEqualTo(1);
        }

        @Test
        @OnlyUnder(value = Profile.ORIGINAL, because = "its leaders are of the original profile")
        void thirty_bandits_of_the_original_game_follow_a_hero() {
            int[] faces = new int[4 + 2 + 30];
            Arrays.fill(faces, 3);
            faces[4] = 99;
            faces[5] = 99;
            List<Foe> band = led(Played.profile(), "bandit", 30, false, faces);
            assertThat(band.getFirst().monster()).isEqualTo("hero");
            assertThat(band.getFirst().name()).isEqualTo("bandit leader");
            assertThat(band).hasSize(31);
        }

        @ParameterizedTest
        @CsvSource({"LAW, patriarch, LAW", "NEUTRALITY, patriarch, LAW", "CHAOS, evil-high-priest, CHAOS"})
        @Rule("CH-105")
        @OnlyUnder(value = Profile.ORIGINAL, because = "its leaders are of the original profile")
        void patriarchs_are_lawful_and_evil_high_priests_chaotic_whatever_their_band(
                Alignment band, String priest, Alignment side) {
            List<Foe> priests = new ArrayList<>();
            // one band in four of that size has a priest
            for (int seed = 0; seed < 40; seed++) {
                Unfolding u = new Unfolding(
                        new World(BOOK, Map.of()), u(Played.profile()).state(), FastDice.seeded(seed));
                priests.addAll(
                        Bands.led(u, kind("bandit"), 201, false, Map.of("alignment", band.ordinal() + 1)).stream()
                                .filter(foe -> foe.name().contains("priest"))
                                .toList());
            }
            assertThat(priests).isNotEmpty().allSatisfy(foe -> {
                assertThat(foe.monster()).isEqualTo(priest);
                assertThat(foe.number("alignment")).isEqualTo(side.ordinal() + 1);
            });
            assertThat(kind(priest).alignments()).containsExactly(side);
        }

        @Test
        void bandits_are_armoured_by_their_arms() {
            List<Foe> band = led(Profile.CLASSIC, "bandit", 8, false, 3, 3, 3, 3, 3, 3, 3, 3);
            assertThat(band).extracting(foe -> foe.number(Marks.ARMOUR)).containsExactly(7, 8, 7, 7, 7, 8, 7, 5);
        }
    }

    @Nested
    class Magic_of_men_of_class {
        private Foe one(String kind, int... faces) {
            return Bands.led(u(Played.profile(), faces), kind(kind), 1, false, Map.of())
                    .getFirst();
        }

        @Test
        void a_warrior_has_a_sword_on_ten_in_a_hundred_and_armour_on_as_many() {
            // two dice of hit points; a sword on 10, the first of the table; no armour on 11
            Foe armed = one("warrior", 4, 4, 10, 1, 11);
            assertThat(armed.items()).extracting(Item::kind).containsExactly("MI-001");
            // no sword on 11; armour on 10: a shield
            Foe shielded = one("warrior", 4, 4, 11, 10, 1);
            assertThat(shielded.items()).extracting(Item::name).containsExactly("shield");
        }

        @Test
        void a_conjurer_may_have_a_dagger_and_a_scroll_or_a_potion() {
            Foe caster = one("conjurer", 4, 4, 15, 15, 4, 8);
            assertThat(caster.items()).extracting(Item::kind).containsExactly("MI-027", "MI-074/SP-08");
            Foe other = one("conjurer", 4, 4, 16, 15, 2, 66, 42);
            assertThat(other.items()).extracting(Item::kind).containsExactly("MI-054");
        }
    }

    @Nested
    class Each_by_itself {
        @Test
        void dice_within_a_range_are_thrown_and_an_old_dragon_has_its_age_a_die() {
            // white dragon: 5 to 7 dice, age, speech, and in the classic game the points of seven dice
            int[] faces = Played.either(new int[] {3, 6, 25}, new int[] {3, 6, 10, 6, 6, 6, 6, 6, 6, 6});
            Foe dragon = Bands.plain(u(Played.profile(), faces), kind("white-dragon"), 1, List.of(), 0)
                    .getFirst();
            assertThat(dragon.number(Marks.HIT_DICE)).isEqualTo(7);
            assertThat(dragon.number(Marks.AGE)).isEqualTo(6);
            assertThat(dragon.number(Marks.TALKS)).isEqualTo(1);
            assertThat(dragon.hitPoints()).isEqualTo(42);
        }

        @Test
        @OnlyUnder(value = Profile.ORIGINAL, because = "their venom is of the original profile")
        void half_of_all_toads_have_no_venom() {
            Foe toad = Bands.plain(u(Played.profile(), 3, 3, 51), kind("giant-toad"), 1, List.of(), 0)
                    .getFirst();
            assertThat(toad.number(Marks.HARMLESS)).isEqualTo(1);
        }

        @Test
        void a_thoul_passes_for_a_hobgoblin() {
            Foe thoul = Bands.plain(u(Profile.CLASSIC, 3, 3, 3), kind("thoul"), 1, List.of(), 0)
                    .getFirst();
            assertThat(thoul.name()).isEqualTo("hobgoblin");
            assertThat(thoul.number(Marks.DISGUISED)).isEqualTo(1);
        }
    }
}
