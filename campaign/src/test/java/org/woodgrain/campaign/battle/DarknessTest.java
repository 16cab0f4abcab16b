package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.Company.MAGE;
import static org.woodgrain.campaign.battle.Melees.strike;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.refusal.BattleRefusal;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.sight.Lights;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Spells;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.ItemId;

@UnderBothProfiles
class DarknessTest {
    private static Adventurer withTorch() {
        return Company.with(Company.of(CLERIC).getFirst(), Melees.held("torch", "EQI-44", "torch", Carried.AT_HAND));
    }

    private static Melees dark(Profile profile) {
        return Melees.inPassage(profile, List.of(Company.of(FIGHTER).getFirst(), withTorch()))
                .against("orc", 0, 8)
                .given(state -> state.withLights(List.of()));
    }

    @Nested
    class when_nobody_has_a_light {
        @Test
        @Rule({"CC-04", "HZ-05"})
        void an_attack_is_refused_and_the_way_out_is_named(Profile profile) {
            Melees melee = dark(profile);
            assertThat(Battle.check(melee.world(), melee.state(), List.of(strike(FIGHTER, 1))))
                    .get()
                    .isEqualTo(new BattleRefusal.SeesNothing("Fighter"))
                    .satisfies(refusal -> assertThat(refusal.message()).contains("light a torch"));
            assertThat(Options.of(melee.world(), melee.state(), melee.who(FIGHTER), false))
                    .extracting(Options.Choice::value)
                    .noneMatch(value -> value.startsWith("strike"));
        }

        @Test
        @Rule("CC-04")
        void a_spell_cannot_be_aimed_at_one_of_them_either(Profile profile) {
            Adventurer mage = Company.of(MAGE).getFirst().withSpells(new Spells(List.of(), List.of("SP-07", "SP-08")));
            Melees melee = Melees.inPassage(profile, List.of(mage))
                    .against("orc", 0, 8)
                    .given(state -> state.withLights(List.of()));
            for (String named : List.of("foe:f1", "f1")) {
                assertThat(Battle.check(
                                melee.world(),
                                melee.state(),
                                List.of(new FighterOrder(MAGE, new Deed.Cast("SP-07", List.of(named))))))
                        .contains(new BattleRefusal.SeesNothing(mage.name()));
            }
            assertThat(Battle.check(
                            melee.world(),
                            melee.state(),
                            List.of(new FighterOrder(MAGE, new Deed.Cast("SP-08", List.of("type:1"))))))
                    .isEmpty();
        }

        @Test
        @Rule({"EQ-24", "UX-28"})
        void the_foe_strikes_all_the_same_and_the_hindmost_lights_a_torch_unbidden(Profile profile) {
            Melees melee = dark(profile);
            assertThat(Options.preset(melee.world(), melee.state(), melee.who(CLERIC)))
                    .isEqualTo("kindle|torch");
            assertThat(Options.preset(melee.world(), melee.state(), melee.who(FIGHTER)))
                    .isEqualTo("guard");
            melee.round(List.of(), 6, 1, 2);
            assertThat(melee.told())
                    .contains("It is dark, and nobody of the company sees whom to strike.")
                    .contains("Cleric lights the torch: 6 turns.");
            assertThat(melee.events(BattleEvent.Struck.class)).hasSize(1);
            assertThat(Lighting.lit(melee.state())).isTrue();
            assertThat(Battle.check(melee.world(), melee.state(), List.of(strike(FIGHTER, 1))))
                    .isEmpty();
        }
    }

    @Nested
    class when_the_bearer_of_the_light_has_fallen {
        private Melees fallen() {
            Melees melee = dark(Played.profile());
            melee.play(u -> Lights.kindle(u, CLERIC, new ItemId("torch")), ScriptedDice.of());
            return melee.given(state -> state.change(CLERIC, who -> who.withLife(Life.DEAD)));
        }

        @Test
        @Rule("UX-24")
        void it_burns_on_beside_him_while_the_fight_lasts() {
            Melees melee = fallen();
            assertThat(Lighting.lit(melee.state())).isTrue();
            assertThat(Lighting.lit(melee.state().withEncounter(Optional.empty())))
                    .isFalse();
        }

        @Test
        @Rule("EQ-24")
        void somebody_with_a_free_hand_takes_it_up_when_it_is_over() {
            Melees melee = fallen().play(u -> Lights.ofTheFallen(u, true), ScriptedDice.of());
            assertThat(melee.told()).containsExactly("Fighter takes up the torch that Cleric let fall.");
            CampaignState after = melee.state().withEncounter(Optional.empty());
            assertThat(Lighting.lit(after)).isTrue();
            assertThat(melee.who(FIGHTER).item(new ItemId("torch"))).isPresent();
            assertThat(melee.who(CLERIC).item(new ItemId("torch"))).isEmpty();
        }

        @Test
        void it_is_left_behind_by_those_who_ran() {
            Melees melee = fallen().play(u -> Lights.ofTheFallen(u, false), ScriptedDice.of());
            assertThat(melee.events(HandlingEvent.PutOut.class)).hasSize(1);
            assertThat(melee.told()).containsExactly("The torch of Cleric is left behind.");
            assertThat(melee.state().lights()).isEmpty();
        }
    }
}
