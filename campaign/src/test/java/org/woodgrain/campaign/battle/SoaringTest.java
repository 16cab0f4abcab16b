package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.battle.Melees.strike;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;

/** Winged monsters overhead. */
@UnderBothProfiles
class SoaringTest {
    private static final List<FighterOrder> STRIKE = List.of(strike(FIGHTER, 1), strike(CLERIC, 1));

    private static Level hall(int ceiling) {
        return Plans.draw("+-+-+-+-+-+-+", "|1 1 1 1 1 1|", "+           +", "|1 1 1 1 1 1|", "+-+-+-+-+-+-+")
                .room("1", "", "", "ceiling-" + ceiling)
                .level();
    }

    private static Melees met(Profile profile, int ceiling, String monster) {
        return Melees.in(profile, hall(ceiling), List.of(hardy(RoundTest.armed()), hardy(RoundTest.armed(CLERIC))))
                .against(monster, 10, 60);
    }

    private static Adventurer hardy(Adventurer who) {
        return who.withMaxHitPoints(900).withHitPoints(900);
    }

    private static ScriptedDice any(int seed) {
        return ScriptedDice.none().afterwards(FastDice.seeded(seed));
    }

    private static long blows(Melees melee, boolean company) {
        return melee.events(BattleEvent.Struck.class).stream()
                .filter(blow -> !blow.missile())
                .filter(blow -> company == blow.by() instanceof Fighter.Member)
                .count();
    }

    @Test
    void a_manticore_shoots_from_above_and_swoops_once_a_turn(Profile profile) {
        Melees melee = met(profile, 40, "manticore");
        List<String> told = new ArrayList<>();
        for (int round = 1; round <= 9; round++) {
            melee.round(STRIKE, any(round));
            told.addAll(melee.told());
            if (round <= 3) {
                assertThat(blows(melee, true)).isZero();
                assertThat(blows(melee, false)).isZero();
                assertThat(melee.events(BattleEvent.Struck.class))
                        .allMatch(BattleEvent.Struck::missile)
                        .isNotEmpty();
            }
        }
        assertThat(told).anyMatch(line -> line.contains("rises out of reach"));
    }

    @Test
    void in_the_tenth_round_it_comes_down_and_is_struck_at() {
        Melees melee = met(Played.profile(), 40, "manticore")
                .given(state -> state.withEncounter(state.encounter().map(meeting -> meeting.withRound(8))));
        melee.round(STRIKE, any(1));
        assertThat(Soaring.up(melee.state(), new FoeId("f1"))).isTrue();
        assertThat(blows(melee, true)).isZero();
        melee.round(STRIKE, any(2));
        assertThat(melee.told()).anyMatch(line -> line.contains("swoops down"));
        assertThat(blows(melee, true)).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"manticore, 20, false", "manticore, 30, true", "wyvern, 40, false", "ogre, 40, false"})
    void only_where_there_is_room_and_something_to_send_down(String monster, int ceiling, boolean soars) {
        Melees melee = met(Played.profile(), ceiling, monster);
        melee.round(STRIKE, any(1));
        assertThat(Soaring.up(melee.state(), new FoeId("f1"))).isEqualTo(soars);
    }
}
