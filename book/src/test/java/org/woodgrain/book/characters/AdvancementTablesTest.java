package org.woodgrain.book.characters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.book.Shelf;
import org.woodgrain.book.StandardBook;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.BeyondTables;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.CharacterTables;
import org.woodgrain.rules.characters.ClassLevel;
import org.woodgrain.rules.characters.FightingCapability;
import org.woodgrain.rules.characters.Peoples;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.combat.Saver;
import org.woodgrain.rules.combat.Skill;
import org.woodgrain.rules.rulebook.Rulebook;

class AdvancementTablesTest {
    private static final Ruleset ORIGINAL = Ruleset.of(Profile.ORIGINAL);
    private static final Rulebook BOOK = StandardBook.load();
    private static final CharacterTables TABLES = BOOK.characters();

    private static ClassLevel level(CharacterClass of, int level) {
        return TABLES.of(of).at(level);
    }

    @Test
    @Rule("CH-63")
    void a_fighting_man_of_64000_points_is_a_champion() {
        int level = TABLES.of(CharacterClass.FIGHTING_MAN).levelFor(64_000);
        assertThat(level).isEqualTo(7);
        assertThat(level(CharacterClass.FIGHTING_MAN, level).title()).isEqualTo("Champion");
        assertThat(level(CharacterClass.FIGHTING_MAN, level).hitDice().label()).isEqualTo("7+1");
        assertThat(level(CharacterClass.FIGHTING_MAN, level).thac0()).isEqualTo(14);
    }

    @Test
    @Rule("CH-64")
    void a_magic_user_of_20000_points_is_a_thaumaturgist() {
        int level = TABLES.of(CharacterClass.MAGIC_USER).levelFor(20_000);
        assertThat(level).isEqualTo(5);
        ClassLevel row = level(CharacterClass.MAGIC_USER, level);
        assertThat(row.title()).isEqualTo("Thaumaturgist");
        assertThat(row.hitDice().label()).isEqualTo("3");
        assertThat(row.spellPlaces().subList(0, 3)).containsExactly(4, 2, 1);
    }

    @Test
    @Rule("CH-65")
    void a_cleric_of_12000_points_is_a_curate() {
        int level = TABLES.of(CharacterClass.CLERIC).levelFor(12_000);
        assertThat(level).isEqualTo(5);
        ClassLevel row = level(CharacterClass.CLERIC, level);
        assertThat(row.title()).isEqualTo("Curate");
        assertThat(row.hitDice().label()).isEqualTo("4+1");
        assertThat(row.thac0()).isEqualTo(17);
        assertThat(row.spellPlaces().subList(0, 2)).containsExactly(2, 2);
    }

    @Test
    @Rule("CH-84")
    void a_chaotic_cleric_of_the_third_level_is_a_shaman() {
        ClassLevel row = level(CharacterClass.CLERIC, 3);
        assertThat(row.title(Alignment.CHAOS)).isEqualTo("Shaman");
        assertThat(row.title(Alignment.LAW)).isEqualTo("Village Priest");
        assertThat(level(CharacterClass.CLERIC, 25).title(Alignment.CHAOS)).isEqualTo("Evil High Priest, 25th level");
    }

    @Test
    @Rule("XP-02")
    void the_second_level_is_reached_at_2000_and_not_before() {
        assertThat(TABLES.of(CharacterClass.FIGHTING_MAN).levelFor(1_999)).isEqualTo(1);
        assertThat(TABLES.of(CharacterClass.FIGHTING_MAN).levelFor(2_000)).isEqualTo(2);
    }

    @Nested
    class Beyond_the_tables {
        @Test
        @Rule("CH-66")
        void titles_carry_the_ordinal_of_the_level() {
            assertThat(level(CharacterClass.FIGHTING_MAN, 20).title()).isEqualTo("Lord, 20th level");
            assertThat(level(CharacterClass.FIGHTING_MAN, 21).title()).isEqualTo("Lord, 21st level");
            assertThat(level(CharacterClass.MAGIC_USER, 112).title()).isEqualTo("Wizard, 112th level");
            assertThat(level(CharacterClass.CLERIC, 23).title()).isEqualTo("Patriarch, 23rd level");
        }

        @ParameterizedTest
        @CsvSource({"12, 11+1", "16, 13+1", "21, 15+3"})
        @Rule("CH-67")
        void hit_dice_of_fighting_men_alternate(int at, String dice) {
            assertThat(level(CharacterClass.FIGHTING_MAN, at).hitDice().label()).isEqualTo(dice);
        }

        @ParameterizedTest
        @CsvSource({"14, 8+4", "17, 9+3", "20, 10+3", "23, 11+3", "24, 12+1"})
        @Rule("CH-68")
        void hit_dice_of_magic_users_follow_the_text(int at, String dice) {
            assertThat(level(CharacterClass.MAGIC_USER, at).hitDice().label()).isEqualTo(dice);
        }

        @ParameterizedTest
        @CsvSource({"11, 7+3", "16, 9+2", "21, 11+1"})
        @Rule("CH-69")
        void hit_dice_of_clerics_go_up_by_a_pip(int at, String dice) {
            assertThat(level(CharacterClass.CLERIC, at).hitDice().label()).isEqualTo(dice);
        }

        @Test
        @Rule("CH-71")
        void magic_users_gain_places_in_two_steps() {
            assertThat(level(CharacterClass.MAGIC_USER, 17).spellPlaces().subList(0, 6))
                    .containsExactly(6, 6, 6, 5, 5, 5);
            assertThat(level(CharacterClass.MAGIC_USER, 24).spellPlaces()).containsExactly(9, 9, 9, 9, 9, 9, 4, 3, 3);
        }

        @Test
        @Rule("CH-72")
        void clerics_gain_places_in_two_steps() {
            assertThat(level(CharacterClass.CLERIC, 13).spellPlaces().subList(0, 5))
                    .containsExactly(5, 5, 5, 4, 4);
            assertThat(level(CharacterClass.CLERIC, 22).spellPlaces()).containsExactly(9, 9, 9, 9, 9, 5, 2);
        }

        @Test
        @Rule("CH-73")
        void each_further_level_costs_the_last_printed_step() {
            assertThat(TABLES.of(CharacterClass.FIGHTING_MAN).levelFor(360_000)).isEqualTo(10);
            assertThat(TABLES.of(CharacterClass.MAGIC_USER).levelFor(399_999)).isEqualTo(11);
            assertThat(TABLES.of(CharacterClass.CLERIC).levelFor(150_000)).isEqualTo(9);
            assertThat(level(CharacterClass.FIGHTING_MAN, 30).experience()).isEqualTo(2_760_000);
        }

        @Test
        @Rule("CH-74")
        void attacks_keep_the_steps_of_the_class() {
            assertThat(level(CharacterClass.MAGIC_USER, 22).thac0()).isEqualTo(10);
            assertThat(level(CharacterClass.MAGIC_USER, 26).thac0()).isEqualTo(7);
            assertThat(level(CharacterClass.FIGHTING_MAN, 40).thac0()).isEqualTo(7);
            assertThat(level(CharacterClass.CLERIC, 21).thac0()).isEqualTo(7);
        }

        @Test
        @Rule({"CH-66", "CH-67", "CH-73", "CH-74"})
        void a_lord_of_the_30th_level() {
            ClassLevel lord = level(CharacterClass.FIGHTING_MAN, 30);
            assertThat(lord.title()).isEqualTo("Lord, 30th level");
            assertThat(lord.experience()).isEqualTo(2_760_000);
            assertThat(lord.hitDice().label()).isEqualTo("20+1");
            assertThat(lord.thac0()).isEqualTo(7);
            assertThat(lord.spellPlaces()).isEmpty();
            assertThat(saves(CharacterClass.FIGHTING_MAN)).containsExactly(4, 5, 5, 5, 8);
        }

        @Test
        @Rule({"CH-66", "CH-68", "CH-71", "CH-73", "CH-74"})
        void a_wizard_of_the_30th_level() {
            ClassLevel wizard = level(CharacterClass.MAGIC_USER, 30);
            assertThat(wizard.title()).isEqualTo("Wizard, 30th level");
            assertThat(wizard.experience()).isEqualTo(2_200_000);
            assertThat(wizard.hitDice().label()).isEqualTo("14+1");
            assertThat(wizard.thac0()).isEqualTo(7);
            assertThat(wizard.spellPlaces()).containsExactly(12, 12, 12, 12, 12, 12, 4, 3, 3);
            assertThat(saves(CharacterClass.MAGIC_USER)).containsExactly(5, 6, 5, 8, 3);
        }

        @ParameterizedTest
        @CsvSource({"LAW, 'Patriarch, 30th level'", "CHAOS, 'Evil High Priest, 30th level'"})
        @Rule({"CH-66", "CH-69", "CH-72", "CH-73", "CH-74", "CH-84"})
        void a_patriarch_of_the_30th_level_and_his_like_on_the_other_side(Alignment side, String title) {
            ClassLevel patriarch = level(CharacterClass.CLERIC, 30);
            assertThat(patriarch.title(side)).isEqualTo(title);
            assertThat(patriarch.experience()).isEqualTo(1_200_000);
            assertThat(patriarch.hitDice().label()).isEqualTo("14+1");
            assertThat(patriarch.thac0()).isEqualTo(7);
            assertThat(patriarch.spellPlaces()).containsExactly(13, 13, 13, 13, 13, 5, 2);
            assertThat(saves(CharacterClass.CLERIC)).containsExactly(3, 5, 7, 8, 7);
        }

        private List<Integer> saves(CharacterClass of) {
            return List.of(Danger.DEATH, Danger.WANDS, Danger.STONE, Danger.BREATH, Danger.SPELLS).stream()
                    .map(danger -> BOOK.combat().saves().needed(ORIGINAL, new Saver.Classed(of, 30), danger))
                    .toList();
        }

        @Test
        @Rule("CH-70")
        void a_lord_of_the_12th_level_fights_by_the_matrix_whatever_his_capability() {
            assertThat(FightingCapability.of(ORIGINAL, CharacterClass.FIGHTING_MAN, 12))
                    .contains(new FightingCapability(12, "Superhero +2"));
            assertThat(level(CharacterClass.FIGHTING_MAN, 12).thac0()).isEqualTo(12);
            assertThat(BOOK.combat().attack().needed(ORIGINAL, new Skill.Classed(CharacterClass.FIGHTING_MAN, 12), 2))
                    .isEqualTo(10);
        }

        @ParameterizedTest
        @CsvSource({
            "FIGHTING_MAN, 11, 10, ''",
            "FIGHTING_MAN, 13, 12, Superhero +2",
            "MAGIC_USER, 17, 16, ''",
            "MAGIC_USER, 18, 16, ''",
            "MAGIC_USER, 19, 19, Wizard +3",
            "CLERIC, 11, 10, ''",
            "CLERIC, 12, 10, ''",
            "CLERIC, 13, 13, Superhero",
            "CLERIC, 16, 13, Superhero",
            "CLERIC, 17, 17, ''"
        })
        @Rule("CH-70")
        void capability_changes_at_the_levels_that_are_told(CharacterClass of, int at, int since, String name) {
            assertThat(FightingCapability.of(ORIGINAL, of, at)).contains(new FightingCapability(since, name));
            assertThat(FightingCapability.of(Ruleset.of(Profile.CLASSIC), of, at))
                    .isEmpty();
        }

        @ParameterizedTest
        @EnumSource(CharacterClass.class)
        void the_progressions_agree_with_the_rows_that_are_listed(CharacterClass of) {
            int from = of == CharacterClass.FIGHTING_MAN ? 10 : of == CharacterClass.MAGIC_USER ? 16 : 9;
            List<ClassLevel> rows = TABLES.of(of).rows();
            for (ClassLevel row : rows.subList(from - 1, rows.size())) {
                ClassLevel reckoned = BeyondTables.level(of, row.level());
                assertThat(row.title()).isEqualTo(reckoned.title());
                assertThat(row.experience()).isEqualTo(reckoned.experience());
                assertThat(row.hitDice()).isEqualTo(reckoned.hitDice());
                assertThat(row.thac0()).isEqualTo(reckoned.thac0());
                int certain = of == CharacterClass.MAGIC_USER ? 6 : of == CharacterClass.CLERIC ? 5 : 0;
                assertThat(row.spellPlaces().subList(0, certain))
                        .isEqualTo(reckoned.spellPlaces().subList(0, certain));
            }
        }
    }

    @Nested
    class Peoples_and_their_limits {
        @Test
        @Rule("CH-32")
        void an_elf_of_200000_points_stays_a_warlock() {
            int level = Peoples.level(TABLES, Race.ELF, CharacterClass.MAGIC_USER, 200_000);
            assertThat(level(CharacterClass.MAGIC_USER, level).title()).isEqualTo("Warlock");
        }

        @Test
        @Rule("CH-33")
        void a_hobbit_of_16000_points_stays_a_hero() {
            int level = Peoples.level(TABLES, Race.HOBBIT, CharacterClass.FIGHTING_MAN, 16_000);
            assertThat(level(CharacterClass.FIGHTING_MAN, level).title()).isEqualTo("Hero");
        }

        @Test
        @Rule("CH-42")
        void an_elf_stops_at_4_and_8() {
            assertThat(Peoples.level(TABLES, Race.ELF, CharacterClass.FIGHTING_MAN, 8_000))
                    .isEqualTo(4);
            assertThat(Peoples.level(TABLES, Race.ELF, CharacterClass.MAGIC_USER, 100_000))
                    .isEqualTo(8);
        }

        @Test
        @Rule("CH-48")
        void a_hobbit_of_9000_points_is_of_the_fourth_level() {
            assertThat(Peoples.level(TABLES, Race.HOBBIT, CharacterClass.FIGHTING_MAN, 9_000))
                    .isEqualTo(4);
        }
    }

    @Test
    void a_gap_in_the_levels_is_refused_with_the_file() {
        String text = Shelf.shipped().text("tables/clerics.tsv");
        String broken = text.replace("\n4\t", "\n44\t");
        assertThatThrownBy(() ->
                        StandardBook.load(Shelf.shipped().with(Collections.singletonMap("tables/clerics.tsv", broken))))
                .hasMessageContaining("tables/clerics.tsv")
                .hasMessageContaining("level 4");
    }
}
