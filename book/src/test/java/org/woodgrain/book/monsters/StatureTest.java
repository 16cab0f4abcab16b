package org.woodgrain.book.monsters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.book.StandardBook;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.combat.Saver;
import org.woodgrain.rules.monsters.Bestiary;
import org.woodgrain.rules.monsters.HitDice;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Size;
import org.woodgrain.rules.monsters.Stature;

/** Those whose dice differ are smaller or bigger than their row, and save as their dice fell. */
class StatureTest {
    private final Bestiary bestiary = StandardBook.load().monsters();

    @ParameterizedTest
    @CsvSource({
        "pterodactyl, 2, MAN",
        "pterodactyl, 3, LARGE",
        "pterodactyl, 6, LARGE",
        "pterodactyl, 7, HUGE",
        "white-dragon, 5, LARGE",
        "white-dragon, 6, HUGE",
        "white-dragon, 7, HUGE",
        "vampire, 7, MAN",
        "vampire, 9, MAN",
        "ogre, 4, LARGE"
    })
    void the_lowest_fifth_is_small_and_the_highest_large(String kind, int dice, Size size) {
        Monster monster = bestiary.monster(kind);
        for (Profile profile : Profile.values()) {
            assertThat(Stature.of(monster, profile, Optional.of(HitDice.of(dice))))
                    .isEqualTo(size);
        }
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void saves_follow_the_dice_that_fell(Profile profile) {
        Ruleset rules = Ruleset.of(profile);
        Monster dragon = bestiary.monster("red-dragon");
        assertThat(needed(rules, dragon, 11)).isLessThan(needed(rules, dragon, 5));
    }

    private static int needed(Ruleset rules, Monster monster, int dice) {
        return StandardBook.load()
                .combat()
                .saves()
                .needed(
                        rules,
                        Saver.of(rules, monster, Optional.of(HitDice.of(dice)), Optional.empty()),
                        Danger.SPELLS);
    }
}
