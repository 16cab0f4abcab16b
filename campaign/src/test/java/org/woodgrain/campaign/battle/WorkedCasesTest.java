package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.battle.Melees.guard;
import static org.woodgrain.campaign.battle.Melees.strike;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.OwnDice;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;

/** Cases of monsters' powers that were worked out on paper, played through whole rounds. */
@UnderBothProfiles
class WorkedCasesTest {
    private static Adventurer hardy(Adventurer who) {
        return who.withMaxHitPoints(90).withHitPoints(90);
    }

    /** Nothing hits, and the company goes first. */
    private static Dice quiet(Profile profile) {
        boolean classic = profile == Profile.CLASSIC;
        return (stream, sides) -> sides == 20 ? 1 : stream == DiceStream.PLAYERS ? Math.min(6, sides) : classic ? 5 : 1;
    }

    @Test
    void a_troll_at_two_below_nothing_for_which_the_dice_say_seven_stands_up_seven_rounds_later() {
        Melees melee = Melees.inPassage(
                        Played.profile(), List.of(hardy(RoundTest.armed()), hardy(RoundTest.armed(CLERIC))))
                .against("troll", 0, 1);
        melee.round(List.of(strike(FIGHTER, 1), guard(CLERIC)), 6, 1, 20, 3, 3, 4);
        assertThat(melee.foe(1).hitPoints()).isEqualTo(-2);
        assertThat(melee.foe(1).standing()).isEqualTo(Foe.Standing.HELPLESS);
        int rounds = 0;
        boolean stood = false;
        while (!stood && rounds < 20) {
            rounds++;
            melee.round(List.of(guard(FIGHTER), guard(CLERIC)), quiet(Played.profile()));
            stood = melee.events(PowerEvent.Used.class).stream()
                    .anyMatch(used -> used.power().equals("stands"));
        }
        assertThat(rounds).isEqualTo(7);
        assertThat(melee.foe(1).hitPoints()).isPositive();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("XP-18")
    void a_wight_takes_a_level_from_a_swordsman_and_leaves_him_the_first_dice_and_three_thousand_points(
            Profile profile) {
        Adventurer swordsman = RoundTest.armed()
                .withCareers(
                        List.of(new Career(CharacterClass.FIGHTING_MAN, 3, 5000, List.of(4, 3, 5))),
                        CharacterClass.FIGHTING_MAN)
                .withMaxHitPoints(12)
                .withHitPoints(12);
        Melees melee = Melees.inPassage(profile, List.of(swordsman)).against("wight", 0, 14);
        boolean classic = profile == Profile.CLASSIC;
        melee.round(List.of(guard(FIGHTER)), (Dice)
                (stream, sides) -> sides == 20 ? 19 : stream == DiceStream.PLAYERS ? 2 : classic ? 1 : 3);
        assertThat(melee.events(HarmEvent.LevelLost.class)).singleElement().satisfies(lost -> {
            assertThat(lost.career().level()).isEqualTo(2);
            assertThat(lost.career().experience()).isEqualTo(3000);
            assertThat(lost.career().hitDice()).containsExactly(4, 3);
        });
    }

    @Test
    void a_sword_stroke_makes_a_second_pudding_of_two_dice_and_hurts_the_first_not_at_all(Profile profile) {
        Melees melee =
                Melees.inPassage(profile, List.of(hardy(RoundTest.armed()))).against("black-pudding", 0, 40);
        melee.round(List.of(strike(FIGHTER, 1)), (Dice) (stream, sides) ->
                sides == 20 ? stream == DiceStream.PLAYERS ? 19 : 1 : stream == DiceStream.PLAYERS ? 6 : 1);
        List<Foe> all = melee.state().encounter().orElseThrow().foes();
        assertThat(all).hasSize(2);
        assertThat(all.getFirst().hitPoints()).isEqualTo(40);
        assertThat(all.getLast().number(OwnDice.HIT_DICE)).isEqualTo(2);
        assertThat(all.getLast().hitPoints()).isBetween(2, 16);
    }
}
