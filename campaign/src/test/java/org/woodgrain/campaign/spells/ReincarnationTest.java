package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.people.Shapes;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.TheDead;
import org.woodgrain.rules.Rule;

/** The dead live again in the body that the dice give them. */
@UnderBothProfiles
class ReincarnationTest {

    @Test
    @Rule("SP-62")
    void a_lawful_one_who_throws_4_lives_again_as_a_treant() {
        Expeditions play = dead();

        cast(play, MAGE, "SP-62", "member:conan", 4, 1, 2, 3, 4, 5, 6, 1, 2);

        assertThat(play.who(FIGHTER).life()).isEqualTo(Life.LIVING);
        assertThat(Shapes.fightsAs(play.world().book(), play.state(), FIGHTER))
                .hasValueSatisfying(form -> assertThat(form.id()).isEqualTo("treant"));
    }

    @Test
    @Rule("SP-62")
    void after_more_than_a_week_of_death_it_is_too_late() {
        for (int day : List.of(8, 9)) {
            Expeditions play = dead().given(state -> state.withEffects(List.of(TheDead.dies(state, FIGHTER, true))))
                    .given(state -> state.withClock(new Clock(day, 48, 0)));
            assertThat(Casting.check(
                                    play.world(),
                                    play.state(),
                                    new Caster.Member(MAGE),
                                    "SP-62",
                                    List.of("member:conan"))
                            .isPresent())
                    .as("day %d", day)
                    .isEqualTo(day == 9);
        }
    }

    @Test
    @Rule("SP-62")
    void a_1_a_2_and_a_5_make_him_a_magic_user_of_the_fifth_level() {
        Expeditions play = dead();

        cast(play, MAGE, "SP-62", "member:conan", 1, 2, 5, 3, 3, 3);

        assertThat(play.who(FIGHTER).career().level()).isEqualTo(5);
        assertThat(play.who(FIGHTER).acting().label()).isEqualTo("magic-user");
    }

    @Test
    @Rule("SP-62")
    void an_elf_who_throws_fighting_man_and_5_is_of_the_fourth_level() {
        Expeditions play = dead();

        cast(play, MAGE, "SP-62", "member:conan", 8, 1, 5, 3, 3, 3, 3);

        assertThat(play.who(FIGHTER).race().label()).isEqualToIgnoringCase("elf");
        assertThat(play.who(FIGHTER).level()).isEqualTo(4);
    }

    private static Expeditions dead() {
        return play(fighter(1), mage(12, "SP-62"))
                .given(state -> state.change(FIGHTER, who -> who.withLife(Life.DEAD)));
    }
}
