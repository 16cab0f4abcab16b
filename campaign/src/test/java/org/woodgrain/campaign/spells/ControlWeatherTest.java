package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.RefereeEvent;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.people.Gait;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.state.Scenery.Terrain;
import org.woodgrain.campaign.state.Scenery.Weather;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.time.Season;

/** What called weather does, and where and when it can be called. */
@UnderBothProfiles
class ControlWeatherTest {
    private static Expeditions by(Profile profile, Scenery scenery) {
        return play(profile, mage(12, "SP-72"), fighter(1)).given(state -> state.withScenery("one", scenery));
    }

    private static Unfolding unfolding(Expeditions play) {
        return new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
    }

    /** The turn of waiting is over. */
    private static Unfolding came(Expeditions play, String sky) {
        cast(play, MAGE, "SP-72", "sky:" + sky);
        Unfolding u = unfolding(play);
        u.emit(new MagicEvent.EffectEnded(
                u.state().effects().of("SP-72").getFirst().id(), "its time is up"));
        return u;
    }

    /** And so is the day of the weather. */
    private static Unfolding over(Expeditions play, String sky) {
        Unfolding u = came(play, sky);
        u.emit(new MagicEvent.EffectEnded(
                u.state().effects().of(ControlWeather.WEATHER).getFirst().id(), "its time is up"));
        return u;
    }

    private static String refusal(Expeditions play, String sky) {
        return Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-72", List.of("sky:" + sky))
                .map(Refusal::message)
                .orElse("");
    }

    private static boolean offered(Expeditions play, String sky) {
        return new ControlWeather()
                        .aims(Scene.of(
                                play.world(),
                                play.state(),
                                new Caster.Member(MAGE),
                                play.world().book().spells().spell("SP-72")))
                        .stream()
                        .anyMatch(aim -> aim.targets().contains("sky:" + sky));
    }

    @Nested
    class Season_and_land {
        @ParameterizedTest
        @CsvSource({
            "SUMMER, CLEAR, cold-wave, no cold wave comes in summer",
            "WINTER, CLEAR, heat-wave, no heat wave comes in winter",
            "WINTER, CLEAR, tornado, no tornado comes in winter",
            "SPRING, WOODS, tornado, no tornado comes over woods",
            "SPRING, HILLS, tornado, no tornado comes over hills",
            "SPRING, SWAMP, tornado, no tornado comes over swamps"
        })
        @Rule("SP-72")
        void have_weather_of_their_own(Season season, Terrain land, String sky, String why) {
            Expeditions play =
                    by(Played.profile(), Scenery.OPEN.withTerrain(land).in(season));
            assertThat(refusal(play, sky)).contains(why);
            assertThat(offered(play, sky)).isFalse();
        }

        @ParameterizedTest
        @CsvSource({
            "WINTER, CLEAR, cold-wave",
            "SPRING, WOODS, cold-wave",
            "SUMMER, SWAMP, heat-wave",
            "SUMMER, CLEAR, tornado",
            "AUTUMN, BRUSH, tornado",
            "WINTER, HILLS, rain",
            "SUMMER, WOODS, deep-clouds"
        })
        @Rule("SP-72")
        void have_all_other_weather(Season season, Terrain land, String sky) {
            Expeditions play =
                    by(Played.profile(), Scenery.OPEN.withTerrain(land).in(season));
            assertThat(refusal(play, sky)).isEmpty();
            assertThat(offered(play, sky)).isTrue();
        }

        @Test
        @Rule({"SP-72", "TI-13"})
        void the_calendar_says_the_season_where_the_referee_does_not_and_it_stands_beside_the_place() {
            assertThat(Season.of(1)).isEqualTo(Season.SPRING);
            assertThat(Season.of(84)).isEqualTo(Season.SPRING);
            assertThat(Season.of(85)).isEqualTo(Season.SUMMER);
            assertThat(Season.of(253)).isEqualTo(Season.WINTER);
            assertThat(Season.of(337)).isEqualTo(Season.SPRING);
            Expeditions play = by(Played.profile(), Scenery.OPEN);
            assertThat(Views.of(play.world(), play.state(), new Seat.Company()).place())
                    .contains("spring");
            assertThat(Views.of(
                                    play.world(),
                                    play.state().withScenery("one", Scenery.OPEN.in(Season.WINTER)),
                                    new Seat.Company())
                            .place())
                    .contains("winter");
        }
    }

    @Nested
    class Sight {
        private static CampaignState at(CampaignState state, int day, int turn) {
            return state.withClock(new Clock(day, turn, 0)).withLights(List.of());
        }

        @Test
        @Rule("SP-72")
        void reaches_half_as_far_in_rain_by_day_and_by_the_light_of_a_lantern(Profile profile) {
            Expeditions play = by(profile, Scenery.OPEN).given(state -> at(state, 1, 60));
            assertThat(Lighting.reach(play.state())).isEqualTo(720);
            assertThat(Lighting.allSee(play.state())).isTrue();
            assertThat(Lighting.reach(came(play, "rain").state())).isEqualTo(360);

            Expeditions lantern = by(profile, Scenery.OPEN.withWeather(Weather.RAIN))
                    .given(state -> at(state, 1, 120)
                            .withLights(List.of(new Light(MAGE, new ItemId("mirabel-lantern"), true, 20))));
            assertThat(Lighting.reach(lantern.state())).isEqualTo(15);
            int wet = seen(lantern);
            lantern.given(state -> state.withScenery("one", Scenery.OPEN));
            assertThat(seen(lantern)).isGreaterThan(wet);
        }

        private static int seen(Expeditions play) {
            return Lighting.visible(play.world().level("one").orElseThrow(), play.state(), new Cell(7, 2))
                    .size();
        }

        @Test
        @Rule("SP-72")
        void by_night_there_are_stars_and_the_moon_and_under_deep_clouds_nothing_at_all(Profile profile) {
            Expeditions stars = by(profile, Scenery.OPEN).given(state -> at(state, 1, 120));
            assertThat(Lighting.reach(stars.state())).isEqualTo(30);
            assertThat(Lighting.anySees(stars.state())).isTrue();
            assertThat(Lighting.bright(stars.state())).isFalse();
            Expeditions moon = by(profile, Scenery.OPEN).given(state -> at(state, 14, 120));
            assertThat(Lighting.reach(moon.state())).isEqualTo(60);

            CampaignState clouds = came(moon, "deep-clouds").state();
            assertThat(Lighting.reach(clouds)).isZero();
            assertThat(Lighting.anySees(clouds)).isFalse();
        }

        @Test
        @Rule("SP-72")
        void deep_clouds_keep_the_full_light_of_day_off_but_not_the_day(Profile profile) {
            Expeditions play = by(profile, Scenery.OPEN).given(state -> at(state, 1, 60));
            assertThat(Lighting.daylight(play.state())).isTrue();
            CampaignState dull = came(play, "deep-clouds").state();
            assertThat(Lighting.daylight(dull)).isFalse();
            assertThat(Lighting.bright(dull)).isTrue();
            Expeditions again =
                    by(profile, Scenery.OPEN.withWeather(Weather.CLOUDS)).given(state -> at(state, 1, 60));
            assertThat(Lighting.daylight(came(again, "clear-sky").state())).isTrue();
        }
    }

    @Nested
    class Frost {
        private static Scenery pond(Season season, boolean stands) {
            return Scenery.OPEN.withWater(6, 40, stands).in(season);
        }

        @Test
        @Rule("SP-72")
        void a_day_of_called_cold_in_winter_makes_ice_of_still_water_that_bears_the_company(Profile profile) {
            Expeditions play = by(profile, pond(Season.WINTER, true));
            assertThat(Outdoors.passable(play.state())).isFalse();
            assertThat(Outdoors.frozen(came(play, "cold-wave").state())).isFalse();

            Unfolding u = over(by(profile, pond(Season.WINTER, true)), "cold-wave");
            assertThat(Outdoors.frozen(u.state())).isTrue();
            assertThat(Outdoors.passable(u.state())).isTrue();
            assertThat(told(play, u)).contains("The still water freezes over.");
            for (int turn = 0; turn < 144; turn++) {
                u.emit(new ClockEvent.TurnEnded(turn, new TreeMap<>()));
            }
            assertThat(u.state().effects().of(Outdoors.ICE).getFirst().left()).isZero();
        }

        @Test
        @Rule("SP-72")
        void a_river_and_the_water_of_other_seasons_do_not_freeze(Profile profile) {
            assertThat(Outdoors.frozen(over(by(profile, pond(Season.WINTER, false)), "cold-wave")
                            .state()))
                    .isFalse();
            assertThat(Outdoors.frozen(over(by(profile, pond(Season.AUTUMN, true)), "cold-wave")
                            .state()))
                    .isFalse();
        }

        @Test
        @Rule("SP-72")
        void cold_of_the_referees_own_freezes_it_at_midnight_and_holds_the_ice(Profile profile) {
            Expeditions play = by(profile, pond(Season.WINTER, true).withWeather(Weather.COLD))
                    .given(state -> state.withClock(new Clock(2, 143, 0)));
            Unfolding u = unfolding(play);
            u.emit(new ClockEvent.TimePassed(Clock.TURN));
            assertThat(Outdoors.frozen(u.state())).isTrue();
            assertThat(u.state().effects().of(Outdoors.ICE)).hasSize(1);
        }
    }

    @Nested
    class A_tornado {
        private static Expeditions flyer(Profile profile) {
            return by(profile, Scenery.OPEN)
                    .given(state -> state.withEffects(state.effects()
                            .plus(new Effect(
                                    "flight",
                                    "SP-19",
                                    "flies",
                                    new Effect.On.OnCharacter(FIGHTER),
                                    FIGHTER.value(),
                                    Effect.Unit.TURNS,
                                    20,
                                    new TreeMap<>(Map.of(Effect.FLIES, 12, Effect.HEIGHT, 40, Effects.LEVEL, 9)),
                                    true))));
        }

        @Test
        @Rule("SP-72")
        void brings_whoever_flies_down_unhurt_and_lets_nobody_rise_while_it_lasts(Profile profile) {
            Expeditions play = flyer(profile);
            int walking =
                    new Gait(play.world().book(), by(profile, Scenery.OPEN).state()).inches(play.who(FIGHTER));
            Unfolding u = came(play, "tornado");
            Effect.On on = new Effect.On.OnCharacter(FIGHTER);
            assertThat(Aloft.feet(u.state(), on)).isZero();
            assertThat(u.state().adventurer(FIGHTER).orElseThrow().hitPoints()).isEqualTo(7);
            assertThat(new Gait(u.world().book(), u.state())
                            .inches(u.state().adventurer(FIGHTER).orElseThrow()))
                    .isEqualTo(walking);
            assertThat(Directing.check(u.world(), u.state(), FIGHTER, "flight", List.of("height:10"))
                            .orElseThrow()
                            .message())
                    .contains("storm");

            play.given(any -> u.state());
            cast(play.given(state -> state.change(MAGE, who -> mage(12, "SP-72"))), MAGE, "SP-72", "sky:stop-tornado");
            Unfolding calm = unfolding(play);
            calm.emit(new MagicEvent.EffectEnded(
                    calm.state().effects().of("SP-72").getFirst().id(), "its time is up"));
            assertThat(Directing.check(calm.world(), calm.state(), FIGHTER, "flight", List.of("height:10")))
                    .isEmpty();
        }

        @Test
        @Rule("SP-72")
        void of_the_referees_own_does_the_same(Profile profile) {
            Unfolding u = unfolding(flyer(profile));
            u.emit(new RefereeEvent.ScenerySet("one", Scenery.OPEN.withWeather(Weather.TORNADO), ""));
            assertThat(Aloft.feet(u.state(), new Effect.On.OnCharacter(FIGHTER)))
                    .isZero();
        }
    }

    @Test
    @Rule("SP-72")
    void in_town_it_is_over_when_a_day_has_gone_by_and_nobody_is_numb(Profile profile) {
        Expeditions play =
                play(profile, mage(12, "SP-72"), fighter(1)).given(state -> state.withPlace(new Place.Town()));
        Unfolding u = came(play, "cold-wave");
        assertThat(Outdoors.hampers(u.state())).isTrue();
        u.emit(new TownEvent.DaysPassed(1, new TreeMap<>(), new TreeMap<>(), "TI-02"));
        assertThat(Outdoors.hampers(u.state())).isFalse();
        assertThat(u.state().effects().of(Extremes.WORN)).isEmpty();
    }

    @Test
    @Rule("SP-72")
    void it_is_told_that_the_rain_puts_a_torch_out() {
        Expeditions play = by(Played.profile(), Scenery.OPEN)
                .given(state -> state.withLights(List.of(new Light(MAGE, new ItemId("mirabel-lantern"), false, 4))));
        assertThat(told(play, came(play, "rain")))
                .contains("The rain puts out the lantern of Mirabel; 4 turns are left in it.");
    }

    @Test
    @Rule("SP-72")
    void what_comes_and_what_is_over_is_told() {
        Expeditions play = by(Played.profile(), Scenery.OPEN);
        Unfolding u = over(play, "rain");
        assertThat(told(play, u))
                .contains("Rain begins to fall; open flames go out, and nobody sees or shoots far.")
                .contains("The weather that was called is over.");
    }

    private static List<String> told(Expeditions play, Unfolding u) {
        List<String> told = new ArrayList<>();
        CampaignState now = play.state();
        for (Event event : u.since(0)) {
            CampaignState before = now;
            now = Evolve.apply(now, event);
            Narrator.tell(play.world(), before, now, event, new Seat.Company()).forEach(line -> told.add(line.text()));
        }
        return told;
    }
}
