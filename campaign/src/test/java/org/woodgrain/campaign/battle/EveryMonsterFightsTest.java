package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.battle.Melees.strike;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.dice.FastDice;
import org.woodgrain.rules.Profile;

/** Every monster of the book fights some rounds, near and far, with whatever powers it has. */
class EveryMonsterFightsTest {
    @ParameterizedTest
    @EnumSource(Profile.class)
    void near_and_far(Profile profile) {
        List<String> kinds = List.copyOf(Melees.inPassage(profile, List.of(RoundTest.armed()))
                .world()
                .book()
                .monsters()
                .monsters()
                .keySet());
        for (String kind : kinds) {
            for (int feet : new int[] {0, 60}) {
                fight(profile, kind, feet, FastDice.seeded(kind.hashCode() + feet));
            }
        }
    }

    private static void fight(Profile profile, String kind, int feet, FastDice dice) {
        Melees melee = Melees.inPassage(profile, List.of(RoundTest.armed(), RoundTest.armed(CLERIC)))
                .against(kind, feet, 20, 20, 20, 20, 20);
        for (Adventurer each : melee.state().company()) {
            melee.given(state ->
                    state.change(each.id(), who -> who.withMaxHitPoints(90).withHitPoints(90)));
        }
        for (int round = 0; round < 5 && goesOn(melee.state()); round++) {
            melee.round(orders(melee), dice);
            assertThat(melee.told())
                    .as(kind)
                    .noneMatch(line -> line.contains("brings its powers to bear"))
                    .noneMatch(line -> line.contains("null") || line.contains("  "));
        }
    }

    private static boolean goesOn(CampaignState state) {
        return state.encounter().filter(meeting -> !meeting.able().isEmpty()).isPresent()
                && !state.company().isEmpty();
    }

    private static List<FighterOrder> orders(Melees melee) {
        List<FighterOrder> all = List.of(strike(FIGHTER, 1), strike(CLERIC, 1));
        return Battle.check(melee.world(), melee.state(), all).isEmpty() ? all : List.of();
    }
}
