package org.woodgrain.book.monsters;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.book.StandardBook;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.Haulage;
import org.woodgrain.rules.monsters.Bestiary;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Steeds;
import org.woodgrain.rules.monsters.Steeds.Rider;

/** Who may ride what, and how much a beast carries. */
class SteedsTest {
    private static final Rider ANYBODY = new Rider("", Alignment.NEUTRALITY, false, false);

    private final Bestiary bestiary = StandardBook.load().monsters();

    private boolean bears(String beast, Rider rider) {
        return Steeds.bears(bestiary.monster(beast), Profile.ORIGINAL, rider);
    }

    @Test
    void a_horse_bears_anybody_a_pegasus_the_lawful_a_unicorn_a_maiden_a_griffon_who_reared_it() {
        assertThat(bears("light-horse", ANYBODY)).isTrue();
        assertThat(bears("thoat", ANYBODY)).isTrue();
        assertThat(bears("pegasus", ANYBODY)).isFalse();
        assertThat(bears("pegasus", new Rider("", Alignment.LAW, false, false))).isTrue();
        assertThat(bears("unicorn", new Rider("", Alignment.LAW, false, false))).isFalse();
        assertThat(bears("unicorn", new Rider("", Alignment.LAW, true, false))).isTrue();
        assertThat(bears("griffon", ANYBODY)).isFalse();
        assertThat(bears("griffon", new Rider("", Alignment.NEUTRALITY, false, true)))
                .isTrue();
        assertThat(bears("dire-wolf", ANYBODY)).isFalse();
        assertThat(bears("dire-wolf", new Rider("goblin", Alignment.CHAOS, false, false)))
                .isTrue();
        assertThat(bears("draft-horse", ANYBODY)).isFalse();
    }

    @ParameterizedTest
    @Rule("CW-09")
    @CsvSource({
        // griffon 7 HD: one human in gear
        "griffon, CLASSIC, 300",
        "griffon, ORIGINAL, 300",
        // roc 12 HD: a horse
        "large-roc, CLASSIC, 800",
        "giant-roc, ORIGINAL, 3000",
        "giant-roc, CLASSIC, 3000",
        // mounts of the books carry a rider whatever their dice
        "pegasus, CLASSIC, 300",
        "hippogriff, CLASSIC, 300",
        "djinni, CLASSIC, 600",
        "efreeti, ORIGINAL, 1000"
    })
    void carries_so_much_at_full_speed(String kind, Profile profile, int pounds) {
        Monster beast = bestiary.monster(kind);
        int least = kind.equals("giant-roc")
                        && profile == Profile.CLASSIC
                        && beast.hitDice().dice() < 24
                ? 1500
                : pounds;
        assertThat(Steeds.carries(beast, profile)).isEqualTo(least);
        assertThat(Steeds.pace(beast, profile, least)).isEqualTo(Steeds.Pace.FULL);
        assertThat(Steeds.pace(beast, profile, least + 1)).isEqualTo(Steeds.Pace.HALF);
        assertThat(Steeds.pace(beast, profile, 2 * least + 1)).isEqualTo(Steeds.Pace.NONE);
    }

    @Test
    void genies_rest_after_three_turns_under_a_double_load_and_others_do_not() {
        Monster djinni = bestiary.monster("djinni");
        assertThat(Steeds.turnsBeforeRest(djinni, Profile.ORIGINAL, 600)).isEmpty();
        assertThat(Steeds.turnsBeforeRest(djinni, Profile.ORIGINAL, 1200)).contains(3);
        assertThat(Steeds.turnsBeforeRest(bestiary.monster("mule"), Profile.ORIGINAL, 600))
                .isEmpty();
    }

    @Test
    @Rule("EQ-10")
    void barding_makes_the_armour_that_its_tag_says_and_only_beasts_that_go_below_are_led_there() {
        for (Monster beast : bestiary.monsters().values()) {
            beast.power(Habit.Barding.class, Profile.ORIGINAL)
                    .ifPresent(barding -> assertThat(barding.armorClass()).isEqualTo(Haulage.BARDED));
        }
        assertThat(bestiary.monster("mule").powers(Habit.Temper.class, Profile.ORIGINAL))
                .contains(new Habit.Temper("dungeon"));
        assertThat(Haulage.underground(Haulage.MULE)).isTrue();
        assertThat(Haulage.underground(Haulage.DRAFT_HORSE)).isFalse();
    }
}
