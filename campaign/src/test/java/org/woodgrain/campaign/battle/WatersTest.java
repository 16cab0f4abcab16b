package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.battle.Melees.held;
import static org.woodgrain.campaign.battle.Melees.strike;

import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.refusal.BattleRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.ItemId;

/** Fights in a hall that stands under water to the chest, or altogether. */
@UnderBothProfiles
class WatersTest {
    private static Level hall(String tag) {
        return Plans.draw("+-+-+-+-+-+", "|1 1 1 1 1|", "+-+-+-+-+-+")
                .room("1", "", "", tag)
                .level();
    }

    private static Melees melee(String tag, String kind, String name, String monster) {
        Adventurer who = Company.with(Company.of(FIGHTER).getFirst(), held("arm", kind, name, Carried.IN_HAND));
        return Melees.in(Played.profile(), hall(tag), List.of(who)).against(monster, 0, 12);
    }

    private static ScriptedDice dice(int... faces) {
        return ScriptedDice.of(faces).afterwards((stream, sides) -> 1);
    }

    @Test
    @Rule("CC-24")
    void in_water_to_the_chest_a_sword_hits_and_hurts_two_worse() {
        // an ogre is hit on 14: a 15 counts as 13
        Melees misses = melee("flooded", "EQI-10", "sword", "ogre").round(List.of(strike(FIGHTER, 1)), dice(6, 1, 15));
        assertThat(misses.foe(1).hitPoints()).isEqualTo(12);
        Melees hits = melee("flooded", "EQI-10", "sword", "ogre").round(List.of(strike(FIGHTER, 1)), dice(6, 1, 16, 5));
        assertThat(hits.foe(1).hitPoints()).isEqualTo(9);
        Melees least =
                melee("flooded", "EQI-10", "sword", "ogre").round(List.of(strike(FIGHTER, 1)), dice(6, 1, 16, 1));
        assertThat(least.foe(1).hitPoints()).isEqualTo(11);
    }

    @Test
    @Rule({"SP-64", "SP-65"})
    void chest_deep_water_that_is_lowered_or_parted_hinders_nobody() {
        for (String spell : List.of("SP-64", "SP-65")) {
            Melees hits = melee("flooded", "EQI-10", "sword", "ogre")
                    .given(state -> state.withEffects(List.of(new Effect(
                            "e", spell, "", Outdoors.place(state), "", Effect.Unit.TURNS, 6, new TreeMap<>(), false))))
                    .round(List.of(strike(FIGHTER, 1)), dice(6, 1, 15, 5));
            assertThat(hits.foe(1).hitPoints()).as(spell).isEqualTo(7);
        }
    }

    @Test
    @Rule("CC-24")
    void under_water_a_sword_does_four_worse_and_a_dagger_two() {
        Melees sword = melee("sunken", "EQI-10", "sword", "ogre").round(List.of(strike(FIGHTER, 1)), dice(6, 1, 17));
        assertThat(sword.foe(1).hitPoints()).isEqualTo(12);
        Melees dagger =
                melee("sunken", "EQI-07", "dagger", "ogre").round(List.of(strike(FIGHTER, 1)), dice(6, 1, 16, 5));
        assertThat(dagger.foe(1).hitPoints()).isEqualTo(9);
    }

    @Test
    @Rule("CC-24")
    void those_at_home_in_water_are_not_hindered() {
        Melees dry = melee("dry", "EQI-10", "sword", "crocodile");
        Melees wet = melee("sunken", "EQI-10", "sword", "crocodile");
        int[] faces = {1, 6, 15, 4};
        dry.round(List.of(Melees.guard(FIGHTER)), dice(faces));
        wet.round(List.of(Melees.guard(FIGHTER)), dice(faces));
        assertThat(wet.who(FIGHTER).hitPoints())
                .isEqualTo(dry.who(FIGHTER).hitPoints())
                .isLessThan(6);
    }

    @Test
    @Rule("CC-25")
    void nothing_is_shot_or_thrown_under_water() {
        Melees crossbow = melee("sunken", "EQI-23", "light crossbow", "ogre");
        assertThat(Battle.check(
                        crossbow.world(),
                        crossbow.state(),
                        List.of(new FighterOrder(FIGHTER, new Deed.Shoot(new FoeId("f1"))))))
                .containsInstanceOf(BattleRefusal.UnderWater.class);
        Melees dagger = melee("sunken", "EQI-07", "dagger", "ogre");
        assertThat(Battle.check(
                        dagger.world(),
                        dagger.state(),
                        List.of(new FighterOrder(FIGHTER, new Deed.Throw(new ItemId("arm"), new FoeId("f1"))))))
                .containsInstanceOf(BattleRefusal.UnderWater.class);
    }
}
