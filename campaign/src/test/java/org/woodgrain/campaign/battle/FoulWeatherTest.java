package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.battle.Melees.guard;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.state.Scenery.Weather;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.monsters.Monster;

/** What rain, clouds and storm do to those who fight in them. */
class FoulWeatherTest {
    private static Melees under(Profile profile, Weather weather, String monster, int feet) {
        return Melees.inPassage(profile, List.of(hardy()))
                .against(monster, feet, 60)
                .given(state -> state.withScenery("one", Scenery.OPEN.withWeather(weather)));
    }

    private static Adventurer hardy() {
        return RoundTest.armed().withMaxHitPoints(900).withHitPoints(900);
    }

    @ParameterizedTest
    @CsvSource({"ORIGINAL, 120", "CLASSIC, 120"})
    @Rule({"SP-72", "CB-15"})
    void a_manticore_that_reaches_the_company_in_fair_weather_does_not_in_rain(Profile profile, int feet) {
        assertThat(missiles(under(profile, Weather.FAIR, "manticore", feet))).isPositive();
        assertThat(missiles(under(profile, Weather.RAIN, "manticore", feet))).isZero();
        assertThat(missiles(under(profile, Weather.RAIN, "manticore", feet / 2)))
                .isPositive();
    }

    private static long missiles(Melees melee) {
        melee.round(List.of(guard(FIGHTER)), FastDice.seeded(3));
        return melee.events(BattleEvent.Struck.class).stream()
                .filter(BattleEvent.Struck::missile)
                .filter(blow -> blow.by() instanceof Fighter.Opponent)
                .count();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-72")
    void nothing_soars_or_flies_in_a_storm(Profile profile) {
        Melees fair = under(profile, Weather.FAIR, "manticore", 30);
        fair.round(List.of(guard(FIGHTER)), FastDice.seeded(3));
        assertThat(Soaring.up(fair.state(), new FoeId("f1"))).isTrue();
        Melees storm = under(profile, Weather.TORNADO, "manticore", 30);
        storm.round(List.of(guard(FIGHTER)), FastDice.seeded(3));
        assertThat(Soaring.up(storm.state(), new FoeId("f1"))).isFalse();

        Monster kind = fair.world().book().monsters().monster("manticore");
        assertThat(Wings.fly(fair.state(), new FoeId("f1"), kind)).isEqualTo(180);
        assertThat(Wings.fly(storm.state(), new FoeId("f1"), kind)).isZero();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-72")
    void the_sun_destroys_a_vampire_by_day_and_not_from_behind_clouds(Profile profile) {
        assertThat(sunstruck(profile, Weather.FAIR)).isTrue();
        assertThat(sunstruck(profile, Weather.CLOUDS)).isFalse();
    }

    private static boolean sunstruck(Profile profile, Weather weather) {
        Melees melee = under(profile, weather, "vampire", 30).given(state -> state.withClock(new Clock(1, 72, 0)));
        melee.round(List.of(guard(FIGHTER)), FastDice.seeded(3));
        return melee.events(HarmEvent.FoeDied.class).stream()
                .anyMatch(died -> died.cause().equals("the sun"));
    }

    @ParameterizedTest
    @CsvSource({"ORIGINAL, FAIR, true", "ORIGINAL, RAIN, false", "CLASSIC, FAIR, true", "CLASSIC, RAIN, false"})
    @Rule({"SP-72", "EQ-24"})
    void oil_that_breaks_over_a_monster_does_not_burn_on_in_the_rain(Profile profile, Weather weather, boolean burns) {
        Adventurer thrower = Company.with(hardy(), Melees.held("oil", "EQI-46", "flask of oil", Carried.AT_HAND));
        Melees melee = Melees.inPassage(profile, List.of(thrower))
                .against("ogre", 10, 60)
                .given(state -> state.withScenery("one", Scenery.OPEN.withWeather(weather)));
        melee.round(
                List.of(new FighterOrder(FIGHTER, new Deed.Throw(new ItemId("oil"), new FoeId("f1")))),
                ScriptedDice.none()
                        .afterwards((stream, sides) ->
                                stream == DiceStream.PLAYERS ? sides == 20 ? 19 : Math.min(5, sides) : 1));
        assertThat(melee.state().effects().of(Afflictions.BURNING)).hasSize(burns ? 1 : 0);
    }
}
