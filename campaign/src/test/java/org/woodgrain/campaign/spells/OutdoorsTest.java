package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.ItemId;

/** Spells on land, water and sky. */
@UnderBothProfiles
class OutdoorsTest {

    @Test
    @Rule("SP-64")
    void a_river_of_ten_feet_is_five_deep_for_ten_turns_and_one_of_eight_a_ford(Profile profile) {
        Expeditions play = by(play(profile, mage(12, "SP-64")), river(10));
        cast(play, MAGE, "SP-64", "");
        assertThat(Outdoors.now(play.state()).depth()).isEqualTo(5);
        assertThat(Outdoors.passable(play.state())).isFalse();
        assertThat(effects(play, "SP-64").getFirst().left()).isEqualTo(10);
        Unfolding u = unfolding(play);
        u.emit(new MagicEvent.EffectEnded(effects(play, "SP-64").getFirst().id(), "its time is up"));
        assertThat(Outdoors.now(u.state()).depth()).isEqualTo(10);

        Expeditions ford = by(play(profile, mage(12, "SP-64", "SP-64")), river(8));
        cast(ford, MAGE, "SP-64", "");
        assertThat(Outdoors.now(ford.state()).fordable()).isTrue();
        cast(ford, MAGE, "SP-64", "");
        assertThat(Outdoors.now(ford.state()).depth()).isEqualTo(4);
    }

    @Test
    @Rule("SP-65")
    void water_of_twelve_feet_does_not_part_and_of_ten_does_for_six_turns() {
        Expeditions deep = by(play(mage(12, "SP-65")), river(12));
        List<Event> events = cast(deep, MAGE, "SP-65", "");
        assertThat(events).anyMatch(MagicEvent.NothingHappened.class::isInstance);
        assertThat(Outdoors.passable(deep.state())).isFalse();

        Expeditions play = by(play(mage(12, "SP-65")), river(10));
        cast(play, MAGE, "SP-65", "");
        assertThat(Outdoors.passable(play.state())).isTrue();
        assertThat(effects(play, "SP-65").getFirst().left()).isEqualTo(6);
    }

    @Test
    @Rule("SP-44")
    void a_false_wood_stays_for_comrades_and_is_gone_when_enemies_come() {
        Expeditions play = by(play(mage(7, "SP-44")), Scenery.OPEN);
        cast(play, MAGE, "SP-44", "land:woods");
        assertThat(Outdoors.seen(play.state()).terrain()).isEqualTo(Scenery.Terrain.WOODS);
        assertThat(Outdoors.now(play.state()).terrain()).isEqualTo(Scenery.Terrain.CLEAR);
        Unfolding u = unfolding(play);
        u.emit(new DelveEvent.Moved("one", new Cell(1, 1), Direction.NORTH));
        assertThat(Outdoors.seen(u.state()).terrain()).isEqualTo(Scenery.Terrain.WOODS);

        u.emit(new MeetingEvent.MeetingBegun(
                Encounter.begun(List.of(), "one", Optional.empty(), new Cell(1, 1), Encounter.Phase.INTENT, List.of()),
                "EN-01",
                List.of()));
        assertThat(Outdoors.seen(u.state()).terrain()).isEqualTo(Scenery.Terrain.CLEAR);
    }

    @Test
    @Rule("SP-72")
    void rain_that_is_stopped_ends_after_a_turn_and_below_ground_there_is_no_weather() {
        Expeditions play = by(play(mage(12, "SP-72")), Scenery.OPEN.withWeather(Scenery.Weather.RAIN));
        cast(play, MAGE, "SP-72", "sky:stop-rain");
        assertThat(Outdoors.rains(play.state())).isTrue();
        Unfolding u = new Unfolding(
                play.world(), play.state(), ScriptedDice.none().afterwards((s, n) -> 2), new Consequences());
        Time.turns(u, 1);
        assertThat(Outdoors.rains(u.state())).isFalse();

        Expeditions below = play(mage(12, "SP-72"));
        assertThat(Casting.check(below.world(), below.state(), new Caster.Member(MAGE), "SP-72", List.of("sky:rain")))
                .isPresent();
    }

    @Test
    @Rule({"SP-72", "SP-21"})
    void called_weather_is_dispelled_from_any_point_of_the_place() {
        Expeditions play = by(play(mage(12, "SP-72", "SP-21")), Scenery.OPEN);
        cast(play, MAGE, "SP-72", "sky:rain");
        Unfolding u = new Unfolding(
                play.world(), play.state(), ScriptedDice.none().afterwards((s, n) -> 2), new Consequences());
        Time.turns(u, 1);
        play.given(any -> u.state());
        assertThat(Outdoors.rains(play.state())).isTrue();

        cast(play, MAGE, "SP-21", "cell:1,2");

        assertThat(Outdoors.rains(play.state())).isFalse();
    }

    @Test
    @Rule("SP-72")
    void a_day_of_called_cold_without_fire_takes_one_off_blows_the_next_day_and_a_torch_keeps_it_off() {
        for (boolean torch : new boolean[] {false, true}) {
            Expeditions play = by(play(mage(12, "SP-72"), fighter(1)), Scenery.OPEN);
            cast(play, MAGE, "SP-72", "sky:cold-wave");
            Unfolding u = new Unfolding(
                    play.world(), play.state(), ScriptedDice.none().afterwards((s, n) -> 2), new Consequences());
            Time.turns(u, 1);
            Expeditions cold = play.given(any -> u.state())
                    .given(state -> torch
                            ? state.withLights(List.of(new Light(FIGHTER, new ItemId("torch"), false, 6)))
                            : state);
            Unfolding night = unfolding(cold);
            night.emit(new MagicEvent.EffectEnded(
                    night.state()
                            .effects()
                            .of(ControlWeather.WEATHER)
                            .getFirst()
                            .id(),
                    "its time is up"));
            int toHit = night.state().effectsOn(new Effect.On.OnCharacter(FIGHTER)).stream()
                    .mapToInt(effect -> effect.number("to-hit"))
                    .sum();
            assertThat(toHit).isEqualTo(torch ? 0 : -1);
        }
    }

    @Test
    @Rule("SP-72")
    void a_funnel_set_on_those_who_are_met_strikes_them_and_not_the_company_far_off() {
        Expeditions play = Magicians.meeting(
                by(play(mage(12, "SP-72"), fighter(1)), Scenery.OPEN), Encounter.Phase.INTENT, 100, "ogre", 2, 30);
        play.given(state -> state.withEncounter(state.encounter().map(each -> each.met(100, new Cell(13, 2)))));
        cast(play, MAGE, "SP-72", "sky:tornado|foe:m1");

        Unfolding u = came(play, 1, 6, 6, 6, 1, 3, 3, 4, 20);

        assertThat(u.state().encounter().orElseThrow().foes())
                .extracting(foe -> foe.hitPoints())
                .containsExactly(12, 25);
        assertThat(u.state().adventurer(FIGHTER).orElseThrow().hitPoints()).isEqualTo(7);
    }

    @Test
    @Rule("SP-72")
    void whoever_stands_where_the_funnel_touches_down_is_swept_up_caster_and_all() {
        Expeditions play = by(play(mage(12, "SP-72"), fighter(1)), Scenery.OPEN);
        cast(play, MAGE, "SP-72", "sky:tornado|cell:1,2");
        Unfolding u = came(play, 1, 1, 1, 1, 1, 1, 1, 1, 1);
        assertThat(u.state().adventurer(MAGE).orElseThrow().hitPoints()).isEqualTo(1);
        assertThat(u.state().adventurer(FIGHTER).orElseThrow().hitPoints()).isEqualTo(4);

        Expeditions wide = by(play(mage(12, "SP-72")), Scenery.OPEN);
        assertThat(Casting.check(
                        wide.world(), wide.state(), new Caster.Member(MAGE), "SP-72", List.of("sky:rain", "cell:1,2")))
                .isPresent();
    }

    /** With a die on every stream that brings nothing. */
    private static Unfolding quiet(Expeditions play) {
        return new Unfolding(
                play.world(), play.state(), ScriptedDice.none().afterwards((s, n) -> 2), new Consequences());
    }

    /** The turn of waiting is over, with the dice that the funnel throws: its way, then damage and save of each. */
    private static Unfolding came(Expeditions play, int... faces) {
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.of(faces), new Consequences());
        Effect called = u.state().effects().of("SP-72").getFirst();
        u.emit(new MagicEvent.EffectEnded(called.id(), "its time is up"));
        return u;
    }

    @Test
    @Rule("SP-72")
    void rain_puts_torches_out_and_lets_none_be_lit_and_is_nothing_to_a_lantern() {
        Expeditions play = by(
                        play(
                                mage(12, "SP-72"),
                                Company.with(fighter(1), Company.thing("torch", "EQI-44", "torch", 3, 20))),
                        Scenery.OPEN.withWeather(Scenery.Weather.RAIN))
                .given(state -> state.withLights(List.of(new Light(FIGHTER, new ItemId("torch"), false, 6))));
        Unfolding u = quiet(play);
        Time.turns(u, 1);
        assertThat(u.state().lights()).isEmpty();

        play.given(state -> state.withLights(List.of()));
        assertThat(play.refused(new HandlingCommand.LightUp(FIGHTER, new ItemId("torch")))
                        .message())
                .contains("rain");
        assertThat(play.refused(new HandlingCommand.LightUp(MAGE, new ItemId("mirabel-lantern")))
                        .message())
                .doesNotContain("rain");
    }

    @Test
    @Rule("SP-72")
    void a_monster_that_can_clear_the_sky_does_it_for_its_archers_and_not_for_its_swordsmen() {
        Expeditions wet = by(play(fighter(1)), Scenery.OPEN.withWeather(Scenery.Weather.RAIN));
        assertThat(wits(Magicians.meeting(wet, Encounter.Phase.BATTLE, 100, "manticore", 1, 3)))
                .isEqualTo(List.of(List.of("sky:stop-rain")));
        Expeditions rats = by(play(fighter(1)), Scenery.OPEN.withWeather(Scenery.Weather.RAIN));
        assertThat(wits(Magicians.meeting(rats, Encounter.Phase.BATTLE, 100, "giant-rat", 1, 3)))
                .isEmpty();
    }

    private static List<List<String>> wits(Expeditions play) {
        return new ControlWeather()
                .wits(Scene.of(
                        play.world(),
                        play.state(),
                        new Caster.Monster(Magicians.foe(1)),
                        play.world().book().spells().spell("SP-72")));
    }

    @Test
    @Rule("SP-71")
    void a_hill_called_up_in_a_fight_moves_as_any_other_and_one_sent_to_and_fro_stays_a_hill() {
        Expeditions fight = Magicians.meeting(
                by(play(mage(12, "SP-71")), Scenery.OPEN.withTerrain(Scenery.Terrain.HILLS)),
                Encounter.Phase.BATTLE,
                100,
                "ogre",
                1,
                30);
        cast(fight, MAGE, "SP-71", "way:north");
        fight.given(state -> state.withEncounter(Optional.empty()));
        Unfolding u = quiet(fight);
        Time.turns(u, 3);
        assertThat(u.state().effects().of("SP-71").getFirst().number(MoveEarth.YARDS))
                .isEqualTo(120);

        Expeditions play = by(play(mage(12, "SP-71")), Scenery.OPEN.withTerrain(Scenery.Terrain.HILLS));
        cast(play, MAGE, "SP-71", "way:north");
        Unfolding back = quiet(play);
        Time.turns(back, 3);
        Effect hill = back.state().effects().of("SP-71").getFirst();
        back.emit(new SpellEvent.Reworded(hill.id(), "way", "south", "a moving hill", "SP-71"));
        Time.turns(back, 3);
        assertThat(back.state().effects().of("SP-71")).isEmpty();
        assertThat(Outdoors.drawn(back.state()).terrain()).isEqualTo(Scenery.Terrain.HILLS);
    }

    @Test
    @Rule("SP-71")
    void the_land_that_a_hill_has_left_is_level_though_the_company_has_gone_elsewhere() {
        Expeditions play = by(play(mage(12, "SP-71")), Scenery.OPEN.withTerrain(Scenery.Terrain.HILLS));
        cast(play, MAGE, "SP-71", "way:north");
        Unfolding u = quiet(play);
        Time.turns(u, 5);
        play.given(any -> u.state().withPlace(new Place.Town()));
        Unfolding town = unfolding(play);
        town.emit(new MagicEvent.EffectEnded(
                town.state().effects().of("SP-71").getFirst().id(), "its time is up"));
        assertThat(Outdoors.drawn(town.state(), "one").terrain()).isEqualTo(Scenery.Terrain.CLEAR);
    }

    @Test
    @Rule("SP-71")
    void a_hill_waits_a_turn_and_then_goes_three_hundred_yards_in_five() {
        Expeditions play = by(play(mage(12, "SP-71")), Scenery.OPEN.withTerrain(Scenery.Terrain.HILLS));
        cast(play, MAGE, "SP-71", "way:north");
        Unfolding u = new Unfolding(
                play.world(), play.state(), ScriptedDice.none().afterwards((s, n) -> 2), new Consequences());
        Time.turns(u, 1);
        assertThat(u.state().effects().getFirst().number(MoveEarth.YARDS)).isZero();
        Time.turns(u, 4);
        assertThat(u.state().effects().getFirst().number(MoveEarth.YARDS)).isEqualTo(240);
        int before = u.count();
        Time.turns(u, 1);
        assertThat(u.since(before))
                .filteredOn(MagicEvent.EffectChanged.class::isInstance)
                .map(MagicEvent.EffectChanged.class::cast)
                .filteredOn(event -> event.number().equals(MoveEarth.YARDS))
                .singleElement()
                .satisfies(event -> assertThat(event.value()).isEqualTo(300));
        assertThat(Outdoors.drawn(u.state()).terrain()).isEqualTo(Scenery.Terrain.CLEAR);

        Expeditions below = play(mage(12, "SP-71"));
        assertThat(Casting.check(below.world(), below.state(), new Caster.Member(MAGE), "SP-71", List.of("way:north")))
                .isPresent();
    }

    @Test
    @Rule("SP-40")
    void thirty_squares_of_wood_are_overgrown_and_two_of_them_take_two_turns() {
        Expeditions play = by(play(mage(7, "SP-40")), Scenery.OPEN.withTerrain(Scenery.Terrain.WOODS))
                .given(state -> state.withPlace(new Place.Underground("one", new Cell(3, 2), Direction.EAST))
                        .changeLevel("one", level -> {
                            TreeSet<Cell> seen = new TreeSet<>(level.seen());
                            seen.add(new Cell(3, 2));
                            return level.withSeen(seen);
                        }));
        cast(play, MAGE, "SP-40", "cell:3,2");
        assertThat(effects(play, "SP-40")).hasSizeGreaterThan(2);

        int turn = play.turn();
        play.order(
                new DelveCommand.March(List.of(Direction.EAST)),
                ScriptedDice.none().afterwards((s, n) -> 2));
        play.order(
                new DelveCommand.March(List.of(Direction.EAST)),
                ScriptedDice.none().afterwards((s, n) -> 2));
        assertThat(play.turn() - turn).isEqualTo(2);
        assertThat(Casting.check(
                        play(mage(7, "SP-40")).world(),
                        play(mage(7, "SP-40")).state(),
                        new Caster.Member(MAGE),
                        "SP-40",
                        List.of("cell:1,2")))
                .isPresent();
    }

    @Test
    @Rule("SP-43")
    void wanderers_pass_the_grove_by_and_one_who_strikes_is_seen_alone() {
        Expeditions play = by(play(fighter(1), mage(7, "SP-43")), Scenery.OPEN);
        cast(play, MAGE, "SP-43", "");
        assertThat(effects(play, "SP-43")).hasSize(2);
        Unfolding u = unfolding(play);
        Massmorph.attacked(u, new Effect.On.OnCharacter(FIGHTER));
        assertThat(u.state().effects())
                .filteredOn(effect -> effect.kind().equals("SP-43"))
                .singleElement()
                .satisfies(effect -> assertThat(effect.on()).isEqualTo(new Effect.On.OnCharacter(MAGE)));

        Unfolding others = unfolding(play);
        others.emit(new DelveEvent.Moved("one", new Cell(1, 1), Direction.NORTH));
        assertThat(others.state().effects()).noneMatch(effect -> effect.kind().equals("SP-43"));
    }

    private static Scenery river(int depth) {
        return Scenery.OPEN.withWater(depth, 90, false);
    }

    private static Expeditions by(Expeditions play, Scenery scenery) {
        return play.given(state -> state.withScenery("one", scenery));
    }

    private static Unfolding unfolding(Expeditions play) {
        return new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
    }
}
