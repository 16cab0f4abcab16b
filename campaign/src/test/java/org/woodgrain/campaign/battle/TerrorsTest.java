package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.battle.Melees.guard;

import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.equipment.Purse;

/** What is terrible to the company is so to those who follow it. */
class TerrorsTest {
    private static final FoeId FOLLOWER = new FoeId("follower");

    @ParameterizedTest
    @CsvSource({"orc, 1, true", "orc, 20, false", "skeleton, 1, false"})
    void a_follower_that_does_not_save_freezes_before_a_mummy_and_the_dead_feel_nothing(
            String kind, int face, boolean frozen) {
        Foe follower = new Foe(FOLLOWER, kind, kind, 8, 8, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>());
        Melees melee = Melees.inHall(Profile.CLASSIC, List.of(RoundTest.armed()))
                .against("mummy", 60, 30)
                .given(state -> state.withFollowers(List.of(new Follower(follower, FIGHTER))));
        Dice dice = (stream, sides) -> sides == 20 ? face : stream == DiceStream.PLAYERS ? 2 : 1;
        melee.round(List.of(guard(FIGHTER)), dice);
        boolean terrified = melee.state().effectsOn(new Effect.On.OnFoe(FOLLOWER)).stream()
                .anyMatch(effect -> effect.kind().equals(Terrors.TERROR));
        assertThat(terrified).isEqualTo(frozen);
    }
}
