package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.battle.Melees.guard;
import static org.woodgrain.campaign.battle.Melees.strike;

import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.people.Senseless;
import org.woodgrain.campaign.people.Wounds;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.combat.Mortality;

class WoundedAtNoughtTest {
    private static Ruleset wounded(Profile profile) {
        return Ruleset.of(profile).with(Option.WOUNDED_AT_0, true);
    }

    private static Melees with(Ruleset rules, int points) {
        return Melees.inPassage(rules, RoundTest.sworded(FIGHTER, CLERIC))
                .against("orc", 0, 8, 8)
                .given(state ->
                        state.change(FIGHTER, who -> who.withMaxHitPoints(28).withHitPoints(points)));
    }

    private static Melees hurt(Melees melee, int points) {
        return melee.play(u -> Wounds.hurt(u, FIGHTER, points, "a stone", "CB-18", List.of()), ScriptedDice.none());
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"CB-18", "CC-43"})
    void of_twenty_eight_points_twenty_eight_are_death_and_twenty_seven_are_not(Profile profile) {
        assertThat(hurt(with(Ruleset.of(profile), 28), 28).who(FIGHTER).living())
                .isFalse();
        Melees lives = hurt(with(Ruleset.of(profile), 28), 27);
        assertThat(lives.who(FIGHTER).living()).isTrue();
        assertThat(lives.state().helpless(FIGHTER)).isFalse();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"CB-18", "CC-43"})
    void a_monster_of_nine_points_has_four_after_five_and_is_dead_after_four_more(Profile profile) {
        for (Ruleset rules : List.of(Ruleset.of(profile), wounded(profile))) {
            Melees melee = Melees.inPassage(rules, List.of(RoundTest.armed())).against("kobold", 0, 9);
            melee.round(List.of(strike(FIGHTER, 1)), 6, 1, 18, 5, 1);
            assertThat(melee.foe(1).hitPoints()).isEqualTo(4);
            melee.round(List.of(strike(FIGHTER, 1)), 6, 1, 18, 4);
            assertThat(melee.foe(1).standing()).isEqualTo(Foe.Standing.DEAD);
        }
    }

    @ParameterizedTest
    @CsvSource({"ORIGINAL, 28, 0", "ORIGINAL, 31, -3", "CLASSIC, 28, 0", "CLASSIC, 31, -3"})
    @Rule({"CB-18", "CC-43"})
    void by_the_house_rule_nought_to_three_below_is_no_death_but_a_swoon(Profile profile, int damage, int left) {
        Melees melee = hurt(with(wounded(profile), 28), damage);

        assertThat(melee.who(FIGHTER).living()).isTrue();
        assertThat(melee.who(FIGHTER).hitPoints()).isEqualTo(left);
        assertThat(melee.state().helpless(FIGHTER)).isTrue();
        assertThat(melee.told()).contains("Fighter is senseless.");
        assertThat(hurt(melee, left + 4).who(FIGHTER).living()).isFalse();
        assertThat(melee.state().effects().of(Senseless.KIND)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"CB-18", "CC-43"})
    void four_below_is_death_by_the_house_rule_too(Profile profile) {
        assertThat(hurt(with(wounded(profile), 28), 32).who(FIGHTER).living()).isFalse();
        assertThat(Mortality.dead(wounded(profile), -4)).isTrue();
        assertThat(Mortality.dead(wounded(profile), -3)).isFalse();
        assertThat(Mortality.dead(Ruleset.of(profile), 0)).isTrue();
        assertThat(Mortality.senseless(wounded(profile), 1)).isFalse();
    }

    @Nested
    class In_a_fight {
        @ParameterizedTest
        @EnumSource(Profile.class)
        @Rule({"CB-18", "CC-43", "CB-22"})
        void one_who_is_felled_lies_there_strikes_no_more_and_is_hit_without_a_throw(Profile profile) {
            Melees melee = with(wounded(profile), 3);
            // the orcs are first: one hits for four, the other misses; the cleric alone strikes back
            melee.round(List.of(strike(FIGHTER, 1), strike(CLERIC, 2)), 1, 6, 20, 4, 1, 1);

            assertThat(melee.who(FIGHTER).living()).isTrue();
            assertThat(melee.who(FIGHTER).hitPoints()).isEqualTo(-1);
            assertThat(melee.told()).contains("Fighter is senseless.");
            assertThat(melee.events(HarmEvent.CharacterDied.class)).isEmpty();
            assertThat(melee.events(BattleEvent.Struck.class))
                    .extracting(BattleEvent.Struck::by)
                    .doesNotContain(new Fighter.Member(FIGHTER));

            melee.round(List.of(guard(CLERIC)), ScriptedDice.of(1, 6).afterwards(FastDice.seeded(4)));
            assertThat(melee.events(BattleEvent.Struck.class))
                    .extracting(BattleEvent.Struck::by)
                    .doesNotContain(new Fighter.Member(FIGHTER));
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        @Rule({"CB-18", "CB-22"})
        void when_nobody_stands_by_him_he_is_slain_where_he_lies(Profile profile) {
            Melees melee = Melees.inPassage(wounded(profile), List.of(RoundTest.armed()))
                    .against("orc", 0, 8)
                    .given(state -> state.change(
                            FIGHTER, who -> who.withMaxHitPoints(28).withHitPoints(3)));
            melee.round(
                    List.of(strike(FIGHTER, 1)), ScriptedDice.of(1, 6, 20, 4).afterwards(FastDice.seeded(4)));
            assertThat(melee.who(FIGHTER).living()).isTrue();
            melee.round(List.of(), FastDice.seeded(4));
            assertThat(melee.who(FIGHTER).living()).isFalse();
        }
    }

    @Nested
    class Afterwards {
        @ParameterizedTest
        @EnumSource(Profile.class)
        @Rule("CB-18")
        void he_wakes_when_he_is_healed(Profile profile) {
            Melees melee = hurt(with(wounded(profile), 28), 30);
            melee.play(
                    u -> u.emit(new HarmEvent.CharacterHealed(FIGHTER, 2, 0, "a prayer", "SP-74", List.of())),
                    ScriptedDice.none());
            assertThat(melee.state().helpless(FIGHTER)).isTrue();
            melee.play(
                    u -> u.emit(new HarmEvent.CharacterHealed(FIGHTER, 4, 4, "a prayer", "SP-74", List.of())),
                    ScriptedDice.none());
            assertThat(melee.state().helpless(FIGHTER)).isFalse();
            assertThat(melee.told()).contains("Fighter is no longer senseless (the worst is over).");
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        @Rule("CB-18")
        void he_comes_to_himself_with_one_point_after_a_day_and_at_home(Profile profile) {
            Melees day = hurt(with(wounded(profile), 28), 30);
            String lying = day.state().effects().of(Senseless.KIND).getFirst().id();
            assertThat(day.state().effects().of(Senseless.KIND).getFirst().left())
                    .isEqualTo(144);
            day.play(u -> u.emit(new MagicEvent.EffectEnded(lying, "its time is up")), ScriptedDice.none());
            assertThat(day.who(FIGHTER).hitPoints()).isEqualTo(1);
            assertThat(day.told()).contains("Fighter regains 3 points by lying still, 1 now.");

            Melees home = hurt(with(wounded(profile), 28), 30);
            home.play(
                    u -> u.emit(new TownEvent.DaysPassed(1, new TreeMap<>(), new TreeMap<>(), "TI-02")),
                    ScriptedDice.none());
            assertThat(home.who(FIGHTER).hitPoints()).isEqualTo(1);
            assertThat(home.state().helpless(FIGHTER)).isFalse();
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        @Rule("CB-18")
        void a_level_that_is_drained_does_not_wake_him(Profile profile) {
            Melees melee = hurt(with(wounded(profile), 28), 30);
            melee.play(u -> Draining.levels(u, FIGHTER, 1), ScriptedDice.none());
            assertThat(melee.who(FIGHTER).hitPoints()).isNotPositive();
            assertThat(melee.state().helpless(FIGHTER)).isTrue();
        }
    }
}
