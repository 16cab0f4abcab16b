package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.DWARF;
import static org.woodgrain.campaign.Company.ELF;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.battle.Melees.guard;
import static org.woodgrain.campaign.battle.Melees.strike;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.OnlyUnder;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.melee.Initiative;

@UnderBothProfiles
class RoundTest {
    @Test
    @Rule({"CB-20", "CE-11", "CE-12"})
    void the_side_that_throws_more_acts_first() {
        Melees melee = Melees.inPassage(Played.profile(), Company.of(FIGHTER)).against("orc", 0, 3);
        // initiative 4 against 2; bare hands at armour class 6 need 13, and do two points at most
        melee.round(List.of(strike(FIGHTER, 1)), 4, 2, 13, 2, 9);
        assertThat(melee.foe(1).hitPoints()).isEqualTo(1);
        assertThat(melee.told())
                .containsSubsequence(
                        "Initiative: the company 4, their foes 2.",
                        "Fighter hits the orc with bare hands: 2 points.",
                        "The orc strikes at Fighter with a spear and misses.");
    }

    @Test
    @Rule({"CB-02", "CB-16", "CC-18"})
    void a_number_reached_hits_and_one_less_misses() {
        Melees melee = Melees.inPassage(Played.profile(), List.of(armed())).against("orc", 0, 8);
        melee.round(List.of(strike(FIGHTER, 1)), 6, 1, 13, 4, 1);
        assertThat(melee.foe(1).hitPoints()).isEqualTo(4);
        melee.round(List.of(strike(FIGHTER, 1)), 6, 1, 12, 1);
        assertThat(melee.foe(1).hitPoints()).isEqualTo(4);
    }

    @Test
    @Rule({"CB-18", "CC-43"})
    void at_no_hit_points_one_is_dead() {
        Melees melee = Melees.inPassage(Profile.CLASSIC, List.of(armed())).against("kobold", 0, 4);
        melee.round(List.of(strike(FIGHTER, 1)), 6, 1, 15, 4);
        assertThat(melee.foe(1).standing()).isEqualTo(Foe.Standing.DEAD);
        assertThat(melee.events(HarmEvent.FoeDied.class)).hasSize(1);
    }

    @Test
    @Rule({"CE-13"})
    void a_tie_is_thrown_again_in_the_classic_game() {
        Melees melee = Melees.inPassage(Profile.CLASSIC, List.of(armed())).against("skeleton", 0, 6);
        melee.round(List.of(strike(FIGHTER, 1)), 4, 4, 2, 5, 3, 3);
        assertThat(melee.events(BattleEvent.Struck.class).getFirst().weapon()).isEqualTo("weapon");
    }

    @Test
    @Rule("CE-13")
    void or_by_the_tables_own_rule_both_killing_blows_count() {
        Ruleset rules = Ruleset.of(Profile.CLASSIC).with(Option.TIES_TOGETHER, true);
        Adventurer quick = Company.scored(armed(), new Abilities(10, 10, 10, 10, 10, 18));
        Melees melee = Melees.inPassage(rules, List.of(quick)).against("skeleton", 0, 1);
        melee.round(List.of(strike(FIGHTER, 1)), 4, 4, 20, 1, 20, 6);
        assertThat(melee.foe(1).standing()).isEqualTo(Foe.Standing.DEAD);
        assertThat(melee.who(FIGHTER).living()).isFalse();
    }

    @Test
    @Rule("CE-13")
    void dice_that_tie_for_ever_are_not_thrown_for_ever() {
        Melees melee = Melees.inPassage(Profile.CLASSIC, List.of(armed())).against("skeleton", 0, 1);
        melee.round(List.of(strike(FIGHTER, 1)), ScriptedDice.none().afterwards((stream, sides) -> sides));
        assertThat(melee.events(BattleEvent.InitiativeThrown.class)).hasSize(Initiative.MOST_THROWS);
        assertThat(melee.foe(1).standing()).isEqualTo(Foe.Standing.DEAD);
        assertThat(melee.who(FIGHTER).living()).isFalse();
    }

    @Test
    @Rule("CH-24")
    @OnlyUnder(value = Profile.ORIGINAL, because = "CB-20: in classic a tie is thrown again")
    void a_tie_goes_by_dexterity_in_the_original_game_and_equals_strike_at_once() {
        Melees melee = Melees.inPassage(Played.profile(), List.of(armed())).against("skeleton", 0, 1);
        // both ten: the skeleton is slain, and strikes all the same
        melee.round(List.of(strike(FIGHTER, 1)), 3, 3, 20, 1, 20, 6);
        assertThat(melee.foe(1).standing()).isEqualTo(Foe.Standing.DEAD);
        assertThat(melee.who(FIGHTER).living()).isFalse();
    }

    @Test
    @Rule("CH-24")
    @OnlyUnder(value = Profile.ORIGINAL, because = "CB-20: in classic a tie is thrown again")
    void a_monster_with_hands_has_its_quickness_thrown_once() {
        Melees melee = Melees.inPassage(Played.profile(), List.of(armed())).against("orc", 0, 8);
        melee.round(List.of(strike(FIGHTER, 1)), 3, 3, 1, 2, 3, 1, 1);
        assertThat(melee.foe(1).number("dexterity")).isEqualTo(6);
        assertThat(melee.told()).noneMatch(line -> line.contains("dexterity"));
    }

    @Test
    @Rule({"UX-32", "CC-13", "CB-36", "EN-20"})
    void three_fight_abreast_in_a_passage_and_the_fourth_steps_up() {
        Melees melee = Melees.inPassage(Played.profile(), Company.of(FIGHTER, CLERIC, ELF, DWARF))
                .against("orc", 0, 5, 5, 5, 5, 5);
        melee.round(
                List.of(strike(FIGHTER, 1), strike(CLERIC, 2), strike(ELF, 3), strike(DWARF, 1)),
                ScriptedDice.of(1, 6).afterwards((stream, sides) -> 1));
        // in the classic game one spear reaches over from the second rank (CC-12)
        assertThat(melee.events(BattleEvent.Struck.class)).hasSize(Played.either(6, 7));
    }

    @Test
    @Rule({"CB-21", "UX-09", "CE-03"})
    void a_round_is_a_tenth_of_a_turn_or_a_sixtieth() {
        Melees melee = Melees.inPassage(Played.profile(), Company.of(FIGHTER)).against("zombie", 60, 5);
        melee.round(List.of(guard(FIGHTER)), 6, 1);
        assertThat(melee.state().clock().ticks()).isEqualTo(Clock.TURN / Played.either(10, 60));
    }

    @Test
    @Rule("CE-21")
    void each_side_closes_by_a_third_of_its_move() {
        Melees melee = Melees.inPassage(Played.profile(), Company.of(FIGHTER)).against("zombie", 50, 5);
        melee.round(List.of(guard(FIGHTER)), 6, 1);
        assertThat(melee.state().encounter().orElseThrow().distance()).isEqualTo(30);
        melee.round(List.of(guard(FIGHTER)), 6, 1, 1);
        assertThat(melee.state().encounter().orElseThrow().distance()).isZero();
    }

    @Nested
    class TheFreeSegment {
        @Test
        @Rule({"EN-05", "UX-14"})
        void the_company_acts_alone_and_those_at_the_door_not_at_all() {
            Melees melee = Melees.inPassage(Played.profile(), sworded(FIGHTER, CLERIC, ELF, DWARF))
                    .against("gnoll", 20, 4, 5)
                    .slow(FIGHTER, CLERIC);
            melee.segment(true, List.of(strike(ELF, 1), strike(DWARF, 2)), 15, 4, 17, 5);
            assertThat(melee.foe(1).standing()).isEqualTo(Foe.Standing.DEAD);
            assertThat(melee.foe(2).standing()).isEqualTo(Foe.Standing.DEAD);
        }

        @Test
        @Rule({"EN-07"})
        void the_side_that_had_it_goes_first_without_dice() {
            Melees melee = Melees.inPassage(Played.profile(), List.of(armed()))
                    .against("orc", 0, 8)
                    .given(state ->
                            state.withEncounter(state.encounter().map(meeting -> meeting.withFirst(true, false))));
            melee.round(List.of(strike(FIGHTER, 1)), 2, 2);
            assertThat(melee.events(BattleEvent.InitiativeThrown.class)).isEmpty();
        }
    }

    @Nested
    class Positions {
        @Test
        @Rule({"EN-36", "CC-03", "CB-35"})
        void whoever_falls_back_is_struck_from_behind_where_his_shield_does_not_count() {
            Melees melee = Melees.inPassage(Played.profile(), List.of(shielded(), armed(CLERIC)))
                    .against("orc", 0, 8);
            // chain and shield is class 4, from behind 5: an orc of one die needs 14
            melee.round(List.of(new FighterOrder(FIGHTER, new Deed.Back()), guard(CLERIC)), 6, 1, 14, 3, 1);
            assertThat(melee.who(FIGHTER).hitPoints()).isEqualTo(3);
        }

        @Test
        @Rule({"CB-22", "CC-11"})
        void the_helpless_are_hit_without_a_throw_and_slain_when_nobody_stands_by() {
            Melees melee = Melees.inPassage(Played.profile(), List.of(armed())).against("orc", 0, 8);
            melee.given(state -> state.withEncounter(state.encounter()
                    .map(meeting -> meeting.withFoe(meeting.foes().getFirst().with(Foe.Standing.HELPLESS)))));
            melee.round(List.of(strike(FIGHTER, 1)), 6, 1);
            assertThat(melee.foe(1).standing()).isEqualTo(Foe.Standing.DEAD);
            assertThat(melee.told()).anyMatch(line -> line.contains("slays"));
        }

        @Test
        @Rule({"CB-22", "CC-11"})
        void with_another_foe_by_the_helpless_one_takes_the_damage_thrown() {
            Melees melee = Melees.inPassage(Played.profile(), List.of(armed())).against("orc", 0, 8, 8);
            melee.given(state -> state.withEncounter(state.encounter()
                    .map(meeting -> meeting.withFoe(meeting.foes().getFirst().with(Foe.Standing.HELPLESS)))));
            melee.round(List.of(strike(FIGHTER, 1)), 6, 1, 4, 1);
            assertThat(melee.foe(1).hitPoints()).isEqualTo(4);
        }
    }

    @Test
    void players_see_the_dice_but_not_the_number_needed() {
        Melees melee = Melees.inPassage(Played.profile(), List.of(armed())).against("orc", 0, 8);
        melee.round(List.of(strike(FIGHTER, 1)), 6, 1, 13, 4, 1);
        assertThat(melee.lines().stream().flatMap(line -> line.rolls().stream()))
                .filteredOn(roll -> roll.purpose().equals("to hit"))
                .isNotEmpty()
                .allMatch(roll -> roll.target() == 0);
        assertThat(melee.told()).noneMatch(line -> line.contains("left") && line.contains("hits the orc"));
    }

    static Adventurer armed() {
        return armed(FIGHTER);
    }

    static Adventurer armed(CharacterId who) {
        return Company.with(
                Company.of(who).getFirst(), Melees.held(who + "-sword", "EQI-10", "sword", Carried.IN_HAND));
    }

    static Adventurer shielded() {
        return Company.with(
                Company.with(armed(), Melees.held("mail", "EQI-02", "chain mail", Carried.WORN)),
                Melees.held("shield", "EQI-05", "shield", Carried.IN_HAND));
    }

    static List<Adventurer> sworded(CharacterId... who) {
        return List.of(who).stream().map(RoundTest::armed).toList();
    }
}
