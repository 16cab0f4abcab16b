package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.Company.HOBBIT;
import static org.woodgrain.campaign.battle.Melees.guard;
import static org.woodgrain.campaign.battle.Melees.strike;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Profile;

/** A giant toad draws a hobbit to its mouth from fifteen feet away, and there they strike at one another. */
class TonguesTest {
    /** The toad goes first and hits on what it throws; the company hits with its dice. */
    private static Dice dice(Profile profile, int toad, int company) {
        boolean classic = profile == Profile.CLASSIC;
        return (stream, sides) -> stream == DiceStream.PLAYERS
                ? sides == 20 ? company : classic ? 2 : 1
                : sides == 20 ? toad : classic ? 1 : Math.min(sides, 2);
    }

    private static Melees melee(Profile profile, CharacterId who) {
        return Melees.inPassage(
                        profile,
                        List.of(RoundTest.armed(who).withMaxHitPoints(60).withHitPoints(60)))
                .against("giant-toad", 15, 30);
    }

    private static boolean drawn(Melees melee, CharacterId who) {
        return melee.state().effectsOn(new Effect.On.OnCharacter(who)).stream()
                .anyMatch(effect -> effect.kind().equals(Tongues.DRAWN));
    }

    @ParameterizedTest
    @EnumSource
    void a_hobbit_is_drawn_to_the_mouth_and_strikes_back_there(Profile profile) {
        Melees melee = melee(profile, HOBBIT).round(List.of(guard(HOBBIT)), dice(profile, 19, 2));
        assertThat(drawn(melee, HOBBIT)).isTrue();
        assertThat(melee.state().encounter().orElseThrow().distance()).isGreaterThan(10);

        melee.round(List.of(strike(HOBBIT, 1)), dice(profile, 2, 19));

        assertThat(melee.events(BattleEvent.Struck.class))
                .anyMatch(blow -> blow.by().equals(new Fighter.Member(HOBBIT)) && blow.hit());
        assertThat(melee.state().encounter().orElseThrow().distance()).isGreaterThan(10);
    }

    @ParameterizedTest
    @EnumSource
    void a_man_is_too_big_for_it(Profile profile) {
        Melees melee = melee(profile, FIGHTER).round(List.of(guard(FIGHTER)), dice(profile, 19, 2));
        assertThat(drawn(melee, FIGHTER)).isFalse();
    }
}
