package org.woodgrain.press.bestiary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.woodgrain.book.StandardBook;
import org.woodgrain.rules.monsters.Bestiary;
import org.woodgrain.rules.monsters.Monster;

class MonsterEntryTest {
    private static final Bestiary BESTIARY = StandardBook.load().monsters();

    private static MonsterEntry entry(String id) {
        return MonsterEntry.of(BESTIARY.monster(id));
    }

    private static String figure(MonsterEntry entry, String what) {
        return entry.figures().stream()
                .filter(figure -> figure.what().equals(what))
                .findFirst()
                .orElseThrow()
                .value();
    }

    @Test
    void every_monster_has_an_entry_without_words_of_the_tables() {
        for (Monster monster : BESTIARY.monsters().values()) {
            MonsterEntry entry = MonsterEntry.of(monster);
            assertThat(entry.figures())
                    .as(monster.id())
                    .hasSize(12)
                    .noneMatch(figure -> figure.value().isBlank());
            assertThat(entry.powers())
                    .as(monster.id())
                    .allMatch(power -> power.matches("(?s)[+A-Z0-9-].*"))
                    .noneMatch(power -> power.matches("(?s).*(Optional|null|[\\[\\]_]).*"));
        }
    }

    @Test
    void a_ghoul_paralyses_all_but_elves() {
        MonsterEntry ghoul = entry("ghoul");
        assertThat(ghoul.powers())
                .anyMatch(power -> power.startsWith("Its touch paralyses") && power.contains("elves"));
        assertThat(ghoul.powers()).anyMatch(power -> power.startsWith("Undead, turned as a ghoul"));
    }

    @Test
    void an_ogre_is_worth_five_hundred_points() {
        assertThat(figure(entry("ogre"), "Hit dice")).isEqualTo("4+1");
        assertThat(figure(entry("ogre"), "Worth")).endsWith("level 5");
    }

    @Test
    void blows_are_told_as_one_speaks() {
        assertThat(figure(entry("ghoul"), "Attacks, classic"))
                .isEqualTo("two claws for 1d3 each with paralysis and a bite for 1d3 with paralysis");
        assertThat(figure(entry("giant-octopus"), "Attacks, classic"))
                .isEqualTo("eight tentacles for 1d3 each with a hold that squeezes and a bite for 1d6");
        assertThat(figure(entry("giant-octopus"), "Attacks, original")).isEqualTo("eight blows for 1d6 each");
        assertThat(figure(entry("orc"), "Attacks, original")).isEqualTo("one blow for 1d6");
        for (Monster monster : BESTIARY.monsters().values()) {
            assertThat(figure(MonsterEntry.of(monster), "Attacks, classic"))
                    .as(monster.id())
                    .doesNotContainPattern("\\d [a-z]+ for")
                    .doesNotContain("chs", "hoofs");
        }
    }

    @Test
    void each_power_is_told_with_what_ends_it() {
        assertThat(entry("balrog").powers()).anyMatch(power -> power.startsWith("Draws into its flames"));
        assertThat(entry("dryad").powers()).anyMatch(power -> power.contains("dies of a turn beyond"));
        assertThat(entry("djinni").powers()).anyMatch(power -> power.contains("only magic harms it"));
        assertThat(entry("boar").powers()).contains("Fights on for a round more when it has no hit points left.");
        assertThat(entry("normal-bat").powers()).anyMatch(power -> power.contains("casts nothing"));
    }
}
