package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.ELF;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.battle.Melees.held;
import static org.woodgrain.campaign.battle.Melees.strike;

import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.captives.CaptiveDecider;
import org.woodgrain.campaign.captives.Subdual;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.CaptiveCommand;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.Fate;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.meeting.MeetingDecider;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.refusal.BattleRefusal;
import org.woodgrain.campaign.refusal.CaptiveRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Purse;

@UnderBothProfiles
class SubduingTest {
    private static final FoeId ONE = new FoeId("f1");

    private static FighterOrder subdue(CharacterId who) {
        return new FighterOrder(who, new Deed.Subdue(ONE));
    }

    private static Adventurer armed(CharacterId who, String kind, String name) {
        return Company.with(Company.of(who).getFirst(), held(who + "-arm", kind, name, Carried.IN_HAND));
    }

    private static Melees against(Profile profile, String monster, int hitPoints) {
        return Melees.inPassage(profile, List.of(armed(FIGHTER, "EQI-10", "sword")))
                .against(monster, 0, hitPoints);
    }

    private static ScriptedDice dice(int... faces) {
        return ScriptedDice.of(faces).afterwards((stream, sides) -> 1);
    }

    @Nested
    class A_blow_to_subdue {
        @Test
        @Rule("CC-14")
        void is_struck_at_those_with_wits_and_at_no_others() {
            Melees bandit = against(Profile.CLASSIC, "bandit", 4);
            assertThat(Battle.check(bandit.world(), bandit.state(), List.of(subdue(FIGHTER))))
                    .isEmpty();
            Melees rat = against(Profile.CLASSIC, "giant-rat", 3);
            assertThat(Battle.check(rat.world(), rat.state(), List.of(subdue(FIGHTER))))
                    .containsInstanceOf(BattleRefusal.CannotSubdue.class);
            assertThat(Options.of(bandit.world(), bandit.state(), bandit.who(FIGHTER), false))
                    .anyMatch(choice -> choice.value().equals("subdue|f1"));
            assertThat(Options.read("subdue|f1")).hasValue(new Deed.Subdue(ONE));
        }

        @Test
        @Rule("CC-14")
        void is_not_struck_where_the_option_is_off() {
            Melees melee = Melees.inPassage(
                            Ruleset.of(Profile.CLASSIC).with(Option.SUBDUAL, false),
                            List.of(armed(FIGHTER, "EQI-10", "sword")))
                    .against("orc", 0, 4);
            assertThat(Battle.check(melee.world(), melee.state(), List.of(subdue(FIGHTER))))
                    .containsInstanceOf(BattleRefusal.NoSubduing.class);
        }

        @Test
        @Rule("CC-15")
        void is_struck_with_the_flat_of_a_sword_and_not_with_a_spear() {
            Melees sword = against(Profile.CLASSIC, "orc", 8);
            sword.round(List.of(subdue(FIGHTER)), dice(6, 1, 20, 3));
            assertThat(sword.told()).anyMatch(line -> line.contains("sword laid flat"));
            Melees spear = Melees.inPassage(Profile.CLASSIC, List.of(armed(FIGHTER, "EQI-14", "spear")))
                    .against("orc", 0, 8);
            assertThat(Battle.check(spear.world(), spear.state(), List.of(subdue(FIGHTER))))
                    .containsInstanceOf(BattleRefusal.CannotSubdue.class);
        }

        @Test
        @Rule("CC-16")
        void is_noted_apart_from_wounds_and_fades_by_a_point_a_turn() {
            Melees melee = against(Played.profile(), "ogre", 12);
            melee.round(List.of(strike(FIGHTER, 1)), dice(6, 1, 20, 4));
            melee.round(List.of(subdue(FIGHTER)), dice(6, 1, 20, 5));
            assertThat(melee.foe(1).hitPoints()).isEqualTo(8);
            assertThat(Subdual.bruises(melee.state(), melee.foe(1))).isEqualTo(5);
            melee.play(u -> Time.turns(u, 1), dice());
            assertThat(Subdual.bruises(melee.state(), melee.foe(1))).isEqualTo(4);
            for (int i = 0; i < 5; i++) {
                melee.play(u -> Time.turns(u, 1), dice());
            }
            assertThat(Subdual.bruises(melee.state(), melee.foe(1))).isZero();
        }

        @Test
        @Rule("CC-17")
        void makes_a_foe_give_up_when_wounds_and_bruises_together_would_have_killed_it() {
            Melees melee = against(Played.profile(), "orc", 8);
            melee.round(List.of(strike(FIGHTER, 1)), dice(6, 1, 20, 4));
            melee.round(List.of(subdue(FIGHTER)), dice(6, 1, 20, 4));
            assertThat(melee.foe(1).standing()).isEqualTo(Foe.Standing.SURRENDERED);
            assertThat(melee.foe(1).hitPoints()).isEqualTo(4);
            Melees dead = against(Played.profile(), "orc", 4);
            dead.round(List.of(strike(FIGHTER, 1)), dice(6, 1, 20, 4));
            assertThat(dead.foe(1).standing()).isEqualTo(Foe.Standing.DEAD);
        }
    }

    @Nested
    class Those_who_yield {
        private Melees taken(String monster, int hitPoints, int weeks) {
            Melees melee = Melees.inPassage(
                            Played.profile(),
                            List.of(
                                    armed(FIGHTER, "EQI-10", "sword"),
                                    Company.of(CLERIC).getFirst()))
                    .against(monster, 0, hitPoints);
            melee.round(List.of(subdue(FIGHTER)), dice(6, 1, 20, 6));
            assertThat(melee.foe(1).standing()).isEqualTo(Foe.Standing.SURRENDERED);
            melee.given(state ->
                    state.withEncounter(state.encounter().map(meeting -> meeting.withPhase(Encounter.Phase.YIELDED))));
            melee.play(u -> MeetingDecider.carryOut(u, new MeetingCommand.Settle(Fate.BIND)), dice(3, weeks));
            return melee;
        }

        private static Foe follower(Melees melee) {
            return melee.state().followers().getFirst().foe();
        }

        @Test
        @Rule("NP-23")
        void obey_for_as_many_weeks_as_the_die_shows_and_are_asked_then() {
            Melees melee = taken("ogre", 5, 2);
            assertThat(melee.told()).anyMatch(line -> line.contains("does as it is told"));
            assertThat(follower(melee).able()).isTrue();
            assertThat(melee.state().effectsOn(new Effect.On.OnFoe(ONE)))
                    .singleElement()
                    .satisfies(effect -> assertThat(effect.left()).isEqualTo(14));
            Effect term = melee.state().effectsOn(new Effect.On.OnFoe(ONE)).getFirst();
            Melees stays = melee;
            stays.play(u -> Subdual.termEnds(u, term), ScriptedDice.of(4, 5));
            assertThat(stays.state().followers()).hasSize(1);
            stays.play(u -> Subdual.termEnds(u, term), ScriptedDice.of(4, 4));
            assertThat(stays.state().followers()).isEmpty();
        }

        @Test
        void if_they_are_dragons_obey_a_month_and_after_that_only_while_they_are_watched() {
            Melees melee = against(Profile.CLASSIC, "orc", 4);
            Foe dragon = new Foe(
                            ONE,
                            "white-dragon",
                            "white dragon",
                            30,
                            30,
                            Foe.Standing.SURRENDERED,
                            Purse.EMPTY,
                            new TreeMap<>())
                    .withNumber(Subdual.SUBDUED, 1);
            melee.play(u -> Subdual.lead(u, dragon, FIGHTER), ScriptedDice.none());
            Effect term = melee.state().effectsOn(new Effect.On.OnFoe(ONE)).getFirst();
            assertThat(term.left()).isEqualTo(30);
            // two members of the first level cannot watch six hit dice
            melee.play(u -> Subdual.termEnds(u, term), ScriptedDice.none());
            assertThat(melee.state().followers()).isEmpty();

            melee.play(u -> Subdual.lead(u, dragon, FIGHTER), ScriptedDice.none());
            melee.given(state -> state.change(
                    FIGHTER,
                    who -> who.withCareers(
                            List.of(new Career(CharacterClass.FIGHTING_MAN, 8, 0, List.of(6))),
                            CharacterClass.FIGHTING_MAN)));
            melee.play(u -> Subdual.termEnds(u, term), ScriptedDice.none());
            assertThat(melee.state().followers()).hasSize(1);
            assertThat(melee.state().effectsOn(new Effect.On.OnFoe(ONE))).anyMatch(effect -> effect.left() == 1);
        }

        @Test
        @Rule("NP-24")
        void are_sold_for_a_hundred_a_die_when_a_buyer_is_found() {
            Melees melee = taken("ogre", 5, 2);
            assertThat(CaptiveDecider.check(melee.world(), melee.state(), new CaptiveCommand.Sell(ONE)))
                    .isPresent();
            melee.given(state -> state.withPlace(new Place.Town()));
            assertThat(Actions.of(melee.world(), melee.state(), new Seat.Company()))
                    .anyMatch(offer -> offer.id().equals("sell-captive"));
            melee.play(u -> CaptiveDecider.carryOut(u, new CaptiveCommand.Sell(ONE)), ScriptedDice.of(3));
            assertThat(CaptiveDecider.check(melee.world(), melee.state(), new CaptiveCommand.Sell(ONE)))
                    .containsInstanceOf(CaptiveRefusal.AskedThisMonth.class);
            melee.given(state -> state.withClock(new Clock(state.clock().day() + 28, 0, 0)));
            melee.play(u -> CaptiveDecider.carryOut(u, new CaptiveCommand.Sell(ONE)), ScriptedDice.of(2));
            assertThat(melee.who(FIGHTER).purse().gold()).isEqualTo(500);
            assertThat(melee.state().followers()).isEmpty();
        }

        @Test
        @Rule("NP-24")
        void fetch_five_hundred_a_die_if_they_are_dragons() {
            Melees melee = against(Played.profile(), "orc", 4);
            Foe dragon = new Foe(
                    ONE,
                    melee.world().book().monsters().monsters().values().stream()
                            .filter(each ->
                                    each.isKind("dragon") && each.hitDice().roundedUp() == 8)
                            .findFirst()
                            .orElseThrow()
                            .id(),
                    "dragon",
                    30,
                    30,
                    Foe.Standing.ABLE,
                    Purse.EMPTY,
                    new TreeMap<>());
            assertThat(CaptiveDecider.price(melee.world(), dragon)).isEqualTo(4000);
        }

        @Test
        @Rule("NP-22")
        void to_fear_alone_are_led_bound_and_do_not_fight() {
            Melees melee = against(Played.profile(), "orc", 4);
            melee.given(state -> state.withEncounter(state.encounter()
                    .map(meeting -> meeting.withFoes(meeting.foes().stream()
                                    .map(foe -> foe.with(Foe.Standing.SURRENDERED))
                                    .toList())
                            .withPhase(Encounter.Phase.YIELDED))));
            melee.play(u -> MeetingDecider.carryOut(u, new MeetingCommand.Settle(Fate.BIND)), dice());
            assertThat(Subdual.bound(melee.state())).hasSize(1);
            assertThat(Views.of(melee.world(), melee.state(), new Seat.Company())
                            .toString())
                    .contains("is led bound by Fighter");
            melee.play(u -> CaptiveDecider.carryOut(u, new CaptiveCommand.Release(ONE)), ScriptedDice.none());
            assertThat(melee.state().followers()).isEmpty();
        }
    }

    @Test
    @Rule("CC-17")
    void whoever_is_only_bruised_stands_up_to_the_next_blow_in_earnest() {
        Melees melee = Melees.inPassage(
                        Profile.CLASSIC, List.of(armed(FIGHTER, "EQI-10", "sword"), armed(ELF, "EQI-10", "sword")))
                .against("orc", 0, 8);
        melee.round(List.of(subdue(FIGHTER), strike(ELF, 1)), dice(6, 1, 20, 3, 20, 4));
        assertThat(melee.foe(1).hitPoints()).isEqualTo(4);
        assertThat(melee.foe(1).standing()).isEqualTo(Foe.Standing.ABLE);
    }
}
