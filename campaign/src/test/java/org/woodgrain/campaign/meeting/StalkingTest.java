package org.woodgrain.campaign.meeting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.OnlyUnder;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Encounter.Phase;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.encounters.Band;
import org.woodgrain.rules.equipment.Purse;

/** Cunning monsters that part from the company in enmity. */
@UnderBothProfiles
class StalkingTest {
    private static final String[] HALL = {
        "+-----------------------------------------+",
        "|1 1 1d. . . . . . . . . . . . . . . . . @|",
        "+-----------------------------------------+",
    };

    private static Scene met(Profile profile, String monster, Optional<String> room) {
        Scene scene = Scene.of(profile, HALL);
        scene.member("Alaric", 3, 10, Purse.gold(50)).lit().at(5, 0);
        List<Foe> foes = Scene.foes(monster, 1).stream()
                .map(foe -> foe.withMaxHitPoints(20).withHitPoints(10))
                .toList();
        room.ifPresent(id -> scene.dwellers(id, foes));
        scene.state = scene.state.withEncounter(
                Optional.of(Encounter.begun(foes, Scene.LEVEL, room, new Cell(0, 0), Phase.BATTLE, List.of())
                        .met(50, new Cell(0, 0))
                        .withKindKnown()
                        .withProvoked()));
        return scene;
    }

    /** No wanderers of the tables: neither a 1 nor a 6. */
    private static ScriptedDice quiet() {
        return ScriptedDice.none().afterwards((stream, sides) -> Math.min(2, sides));
    }

    private static void flee(Scene scene) {
        scene.order(MeetingCommand.Flee.home(), quiet());
    }

    /** Ends so many turns and keeps what came in the last of them. */
    private static void turns(Scene scene, int turns) {
        for (int i = 0; i < turns && scene.state.wanderers().isEmpty(); i++) {
            scene.doing(quiet(), u -> {
                Time.round(u);
                Time.finishTurn(u);
            });
        }
    }

    @Test
    @Rule({"SP-72", "EN-36"})
    void rain_washes_tracks_away_and_neither_they_nor_beasts_by_scent_can_follow(Profile profile) {
        Scene wet = met(profile, "medusa", Optional.empty());
        wet.state = wet.state.withScenery(Scene.LEVEL, Scenery.OPEN.withWeather(Scenery.Weather.RAIN));
        flee(wet);
        assertThat(wet.state.encounter()).isEmpty();
        assertThat(wet.all(DelveEvent.Noted.class)).isEmpty();

        Scene hound = met(profile, "giant-weasel", Optional.empty());
        assertThat(new Host(
                                hound.campaign.world(),
                                hound.state,
                                hound.state.encounter().orElseThrow())
                        .pursuers()
                        .scent())
                .isTrue();
        hound.state = hound.state.withScenery(Scene.LEVEL, Scenery.OPEN.withWeather(Scenery.Weather.RAIN));
        assertThat(new Host(
                                hound.campaign.world(),
                                hound.state,
                                hound.state.encounter().orElseThrow())
                        .pursuers()
                        .scent())
                .isFalse();
    }

    @Test
    @Rule({"EN-21", "EN-36"})
    void they_do_not_chase_but_come_again_with_others(Profile profile) {
        Scene scene = met(profile, "medusa", Optional.empty());
        flee(scene);
        assertThat(scene.all(MeetingEvent.FlightBegun.class)).isEmpty();
        assertThat(scene.state.encounter()).isEmpty();
        assertThat(scene.all(DelveEvent.Noted.class)).hasSize(1);
        assertThat(scene.told(new Seat.Company()).toLowerCase(java.util.Locale.ROOT))
                .doesNotContain("stalk");
        assertThat(scene.state.wanderers()).isEmpty();
        turns(scene, 1);
        assertThat(scene.state.wanderers()).isEmpty();
        turns(scene, 4);
        assertThat(scene.all(ClockEvent.WanderersChecked.class)).hasSize(1).allMatch(ClockEvent.WanderersChecked::come);
        List<Band> bands = scene.state.wanderers().orElseThrow().bands();
        assertThat(bands.getFirst().monster()).isEqualTo("medusa");
        assertThat(bands.stream().mapToInt(Band::number).sum()).isGreaterThan(1);
        scene.doing(quiet(), Meetings::beginWanderers);
        Foe back = scene.one(MeetingEvent.MeetingBegun.class).encounter().foes().getFirst();
        assertThat(back.maxHitPoints()).isEqualTo(20);
        assertThat(back.hitPoints()).isEqualTo(15);
        assertThat(scene.state.level(Scene.LEVEL).marks("stalks")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"orc", "nixie", "minotaur"})
    void others_do_not(String monster) {
        Scene scene = met(Played.profile(), monster, Optional.empty());
        scene.doing(quiet(), u -> Ending.of(u, "away"));
        assertThat(scene.all(DelveEvent.Noted.class)).isEmpty();
    }

    @Test
    void nor_do_those_with_whom_it_did_not_come_to_enmity_or_whose_company_is_dead() {
        Scene friends = met(Played.profile(), "medusa", Optional.empty());
        friends.doing(quiet(), u -> Ending.of(u, "parted"));
        assertThat(friends.all(DelveEvent.Noted.class)).isEmpty();
        Scene dead = met(Played.profile(), "medusa", Optional.empty());
        dead.doing(quiet(), u -> Ending.of(u, "lost"));
        assertThat(dead.all(DelveEvent.Noted.class)).isEmpty();
    }

    @Test
    @OnlyUnder(
            value = Profile.ORIGINAL,
            because = "CC-33: in classic its morale is tried, and it holds or breaks by that")
    void one_that_made_off_hurt_comes_again_too() {
        Scene scene = met(Played.profile(), "medusa", Optional.empty());
        scene.state = scene.state.withEncounter(scene.state
                .encounter()
                .map(meeting -> meeting.withFoes(
                        meeting.foes().stream().map(foe -> foe.withHitPoints(5)).toList())));
        scene.doing(quiet(), Aftermath::of);
        assertThat(scene.state.encounter()).isEmpty();
        assertThat(scene.all(DelveEvent.Noted.class)).hasSize(1);
    }

    @Test
    void one_that_lives_in_a_room_leaves_it_to_follow() {
        Scene scene = met(Played.profile(), "wight", Optional.of("1"));
        flee(scene);
        assertThat(scene.all(DelveEvent.Noted.class)).hasSize(1);
        assertThat(scene.state.level(Scene.LEVEL).room("1").dwellers()).isEmpty();
    }

    @Test
    void one_that_has_treasure_at_home_stays_with_it() {
        Scene scene = met(Played.profile(), "wight", Optional.of("1"));
        scene.state = scene.state.changeLevel(
                Scene.LEVEL,
                level -> level.withRoom(
                        "1",
                        level.room("1")
                                .withHoards(List.of(Hoard.pile("h", new Cell(0, 0), Purse.gold(50), List.of())))));
        flee(scene);
        assertThat(scene.all(DelveEvent.Noted.class)).isEmpty();
        assertThat(scene.state.level(Scene.LEVEL).room("1").dwellers()).hasSize(1);
    }

    @Test
    void they_take_the_stairs_after_the_company() {
        Scene scene = met(Played.profile(), "medusa", Optional.empty());
        flee(scene);
        assertThat(scene.state.level(Scene.LEVEL).marks("stalks")).hasSize(1);
        scene.doing(quiet(), u -> u.emit(new DelveEvent.StairsTaken(Scene.LEVEL, Optional.of("two"), false)));
        assertThat(scene.state.level(Scene.LEVEL).marks("stalks")).isEmpty();
        assertThat(scene.state.level("two").marks("stalks")).hasSize(1);
    }

    @Test
    void allies_are_what_the_place_holds_if_they_would_side_with_them_and_else_one_more_of_the_kind() {
        List<Integer> sizes = new ArrayList<>();
        for (int seed = 1; seed < 40; seed++) {
            Scene scene = met(Played.profile(), "wight", Optional.empty());
            // the flight itself ends a turn
            flee(scene);
            turns(scene, 1);
            ScriptedDice dice = ScriptedDice.none().afterwards(FastDice.seeded(seed));
            scene.doing(dice, u -> {
                Time.round(u);
                Time.finishTurn(u);
            });
            List<Band> bands = scene.state.wanderers().orElseThrow().bands();
            assertThat(bands.getFirst().monster()).isEqualTo("wight");
            assertThat(bands.getFirst().number()).isEqualTo(bands.size() == 1 ? 2 : 1);
            assertThat(bands.stream().map(Band::monster)).doesNotContain("giant-rat", "giant-centipede", "skeleton");
            sizes.add(bands.size());
        }
        assertThat(sizes).contains(1, 2);
    }
}
