package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.battle.Melees.guard;
import static org.woodgrain.campaign.battle.Melees.strike;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

/** Holds last from round to round, each arm for itself, until they are cut or loosened. */
class ArmsOfTheSeaTest {
    private static Melees held(Profile profile, String monster, int points, int... faces) {
        Melees melee = Melees.inPassage(profile, List.of(RoundTest.armed())).against(monster, 0, points);
        melee.given(
                state -> state.change(FIGHTER, who -> who.withMaxHitPoints(60).withHitPoints(60)));
        melee.round(List.of(guard(FIGHTER)), ScriptedDice.of(faces).afterwards(FastDice.seeded(1)));
        return melee;
    }

    private static long holds(Melees melee, CharacterId who) {
        return melee.state().effectsOn(new Effect.On.OnCharacter(who)).stream()
                .filter(effect -> effect.kind().equals(Afflictions.COILS))
                .count();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("NA-103")
    void an_arm_cut_off_in_a_later_round_lets_go_and_the_body_is_unhurt(Profile profile) {
        Melees melee = held(profile, "giant-octopus", 20, 1, 6, 20, 2, 20, 2);
        assertThat(holds(melee, FIGHTER)).isEqualTo(2);
        melee.round(List.of(strike(FIGHTER, 1)), ScriptedDice.of(6, 1, 20, 3).afterwards(FastDice.seeded(1)));
        assertThat(melee.told()).noneMatch(line -> line.contains("loses an arm"));
        long before = holds(melee, FIGHTER);
        melee.round(List.of(strike(FIGHTER, 1)), ScriptedDice.of(6, 1, 20, 2).afterwards(FastDice.seeded(1)));
        assertThat(melee.told()).anyMatch(line -> line.contains("loses an arm"));
        assertThat(melee.foe(1).hitPoints()).isEqualTo(20);
        assertThat(melee.foe(1).number(Grips.ARMS_LOST)).isEqualTo(1);
        assertThat(before).isPositive();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void a_snake_hurt_over_several_rounds_by_one_man_lets_go_of_him(Profile profile) {
        Melees melee = held(profile, "giant-snake-constrictor", 30, 1, 6, 20, 1);
        assertThat(holds(melee, FIGHTER)).isEqualTo(1);
        int quarter = (melee.foe(1).maxHitPoints() + 3) / 4;
        for (int taken = 0; taken < quarter; taken += 3) {
            assertThat(holds(melee, FIGHTER)).isEqualTo(1);
            melee.round(
                    List.of(strike(FIGHTER, 1)),
                    // he strikes first; then it misses or squeezes for as little as may be
                    ScriptedDice.of(6, 1, 20, 3).afterwards(FastDice.seeded(1)));
            if (taken + 3 >= quarter) {
                assertThat(melee.events(MagicEvent.EffectEnded.class))
                        .anyMatch(ended -> ended.why().equals("it lets go"));
            }
        }
    }
}
