package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.FIGHTER;

import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

/** Mud and thorns keep those apart who walk. */
class UnderfootTest {

    private static int left(Profile profile, String foe, String kind) {
        Melees melee = Melees.inPassage(profile, Company.of(FIGHTER)).against(foe, 60, 30);
        Effect ground = new Effect(
                "effect-9",
                kind,
                "underfoot",
                new Effect.On.OnCell("one", new Cell(2, 0)),
                "",
                Effect.Unit.LASTING,
                0,
                new TreeMap<>(),
                false);
        melee.given(state -> state.withEffects(state.effects().plus(ground)));
        melee.round(
                List.of(new FighterOrder(FIGHTER, new Deed.Guard())),
                ScriptedDice.of(6, 1).afterwards((stream, sides) -> 2));
        return melee.state().encounter().orElseThrow().distance();
    }

    @ParameterizedTest
    @EnumSource
    @Rule("SP-40")
    void thorns_stop_orcs_and_ogres_and_let_flyers_and_small_beasts_by(Profile profile) {
        assertThat(left(profile, "orc", "none")).isLessThanOrEqualTo(40);
        assertThat(left(profile, "orc", "SP-40")).isBetween(59, 60);
        assertThat(left(profile, "ogre", "SP-40")).isBetween(58, 60);
        assertThat(left(profile, "wyvern", "SP-40")).isLessThanOrEqualTo(40);
    }

    @ParameterizedTest
    @EnumSource
    @Rule("SP-49")
    void mud_leaves_a_tenth_of_their_pace_to_all_but_flyers(Profile profile) {
        assertThat(left(profile, "orc", "mud")).isBetween(57, 60);
        assertThat(left(profile, "wyvern", "mud")).isLessThanOrEqualTo(40);
    }
}
