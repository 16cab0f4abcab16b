package org.woodgrain.book.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.woodgrain.book.StandardBook;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.combat.Saver;
import org.woodgrain.rules.combat.SavingThrows;
import org.woodgrain.rules.monsters.Bestiary;
import org.woodgrain.rules.rulebook.Rulebook;

class SavingThrowsTest {
    private static final Ruleset ORIGINAL = Ruleset.of(Profile.ORIGINAL);
    private static final Ruleset CLASSIC = Ruleset.of(Profile.CLASSIC);
    private final Rulebook book = StandardBook.load();
    private final SavingThrows saves = book.combat().saves();
    private final Bestiary bestiary = book.monsters();

    private static Saver of(CharacterClass characterClass, int level) {
        return new Saver.Classed(characterClass, level);
    }

    private int monster(Ruleset ruleset, String id, Danger danger) {
        return saves.needed(ruleset, Saver.of(ruleset, bestiary.monster(id)), danger);
    }

    @Test
    @Rule({"CB-23", "CB-24"})
    void a_save_is_read_by_class_level_group_and_danger() {
        for (Ruleset rules : List.of(ORIGINAL, CLASSIC)) {
            assertThat(saves.needed(rules, of(CharacterClass.MAGIC_USER, 6), Danger.BREATH))
                    .isEqualTo(14);
            assertThat(saves.needed(rules, of(CharacterClass.CLERIC, 8), Danger.DEATH))
                    .isEqualTo(9);
            assertThat(saves.needed(rules, of(CharacterClass.FIGHTING_MAN, 13), Danger.WANDS))
                    .isEqualTo(5);
            assertThat(saves.needed(rules, of(CharacterClass.MAGIC_USER, 15), Danger.STONE))
                    .isEqualTo(8);
        }
    }

    @Test
    @Rule({"CB-25", "CC-51"})
    void paralysis_stands_with_wands_in_the_original_profile_and_with_stone_in_the_classic() {
        Saver fighter = of(CharacterClass.FIGHTING_MAN, 1);
        assertThat(saves.needed(ORIGINAL, fighter, Danger.PARALYSIS)).isEqualTo(13);
        assertThat(saves.needed(CLASSIC, fighter, Danger.PARALYSIS)).isEqualTo(14);
        Saver mage = of(CharacterClass.MAGIC_USER, 1);
        assertThat(saves.needed(ORIGINAL, mage, Danger.SPELLS)).isEqualTo(15);
        assertThat(saves.needed(ORIGINAL, mage, Danger.WANDS)).isEqualTo(14);
    }

    @Test
    @Rule("CB-31")
    void dwarves_save_four_levels_higher_as_monsters_too() {
        assertThat(saves.needed(ORIGINAL, of(CharacterClass.FIGHTING_MAN, 3 + 4), Danger.BREATH))
                .isEqualTo(10);
        assertThat(monster(ORIGINAL, "dwarf", Danger.DEATH)).isEqualTo(10);
        assertThat(monster(CLASSIC, "dwarf", Danger.DEATH)).isEqualTo(10);
    }

    @Test
    @Rule("CB-32")
    void monsters_save_as_fighting_men_of_their_hit_dice() {
        assertThat(monster(ORIGINAL, "troll", Danger.SPELLS)).isEqualTo(12);
        assertThat(monster(ORIGINAL, "doppelganger", Danger.SPELLS)).isEqualTo(10);
        assertThat(saves.needed(ORIGINAL, new Saver.Ordinary(), Danger.DEATH)).isEqualTo(12);
    }

    @Test
    @Rule({"CC-50", "CC-52"})
    void classic_monsters_save_on_the_row_that_their_entry_names() {
        assertThat(monster(CLASSIC, "ogre", Danger.SPELLS)).isEqualTo(14);
        assertThat(monster(CLASSIC, "goblin", Danger.DEATH)).isEqualTo(14);
        assertThat(saves.needed(CLASSIC, new Saver.Ordinary(), Danger.BREATH)).isEqualTo(17);
    }
}
