package org.woodgrain.campaign.meeting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Stalker;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.equipment.Purse;

/** A doppelganger that follows the company takes the place of one who serves it. */
class ImpostorsTest {
    private static final String[] HALL = {
        "+-----------------------------------------+",
        "|1 1 1d. . . . . . . . . . . . . . . . . @|",
        "+-----------------------------------------+",
    };
    private static final CharacterId ALARIC = new CharacterId("alaric");

    private static Foe one(String id, String kind, String name, int points) {
        return new Foe(new FoeId(id), kind, name, points, points, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>());
    }

    /** The doppelganger has waited long enough, and one of that kind serves Alaric. */
    private static Scene followed(Profile profile, String servant) {
        Scene scene = Scene.of(profile, HALL);
        scene.fighter("Alaric").fighter("Berta").lit().at(5, 0);
        Foe doppelganger = one("d", "doppelganger", "stranger", 20).withHitPoints(10);
        Clock longAgo = new Clock(scene.state.clock().day() - 1, 0, 0);
        scene.state = scene.state
                .withFollowers(List.of(new Follower(one("s", servant, "Hob", 6), ALARIC, true, 9)))
                .changeLevel(
                        Scene.LEVEL,
                        level -> level.withTried(
                                Stalker.begun(doppelganger, longAgo).mark()));
        return scene;
    }

    private static Dice all(int face) {
        return ScriptedDice.none().afterwards((stream, sides) -> Math.min(face, sides));
    }

    /** A turn or two go by, until a check of wanderers is due. */
    private static Scene turns(Scene scene) {
        for (int i = 0; i < 3; i++) {
            scene.doing(all(2), u -> {
                Time.round(u);
                Time.finishTurn(u);
            });
            if (!scene.all(PowerEvent.TookPlace.class).isEmpty()) {
                return scene;
            }
        }
        return scene;
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void it_goes_on_in_his_place_and_nobody_is_told(Profile profile) {
        Scene scene = turns(followed(profile, "bandit"));
        Follower now = scene.state.followers().getFirst();
        assertThat(now.foe().monster()).isEqualTo("doppelganger");
        assertThat(now.foe().name()).isEqualTo("Hob");
        assertThat(now.foe().hitPoints()).isEqualTo(15);
        assertThat(now.master()).isEqualTo(ALARIC);
        assertThat(now.loyalty()).isEqualTo(9);
        assertThat(scene.state.level(Scene.LEVEL).marks("stalks")).isEmpty();
        assertThat(scene.state.wanderers()).isEmpty();
        assertThat(scene.told(new Seat.Company())).doesNotContainIgnoringCase("doppelganger");
        assertThat(scene.told(new Seat.Referee())).containsIgnoringCase("doppelganger");
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void a_wolf_is_nobody_whose_place_it_takes(Profile profile) {
        Scene scene = turns(followed(profile, "wolf"));
        assertThat(scene.state.followers().getFirst().foe().monster()).isEqualTo("wolf");
        assertThat(scene.state.wanderers()).isPresent();
    }

    private static Scene served(Profile profile) {
        return turns(followed(profile, "bandit"));
    }

    private static Scene dayGoesBy(Scene scene, int face) {
        return scene.doing(all(face), u -> Time.inTown(u, Clock.TURNS_IN_DAY));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void each_day_each_friend_sees_through_it_on_one_in_six(Profile profile) {
        Scene scene = dayGoesBy(served(profile), 2);
        PowerEvent.GuiseTested tested = scene.all(PowerEvent.GuiseTested.class).getFirst();
        assertThat(tested.found()).isFalse();
        assertThat(tested.rolls()).hasSize(2);
        assertThat(scene.state.followers()).hasSize(1);

        dayGoesBy(scene, 1);
        assertThat(scene.all(PowerEvent.Unmasked.class)).hasSize(1);
        assertThat(scene.all(SpellEvent.ServantTurned.class)).hasSize(1);
        Encounter meeting = scene.state.encounter().orElseThrow();
        assertThat(meeting.phase()).isEqualTo(Encounter.Phase.BATTLE);
        assertThat(meeting.foes().getFirst().name()).isEqualTo("doppelganger");
        assertThat(scene.state.followers()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void it_falls_upon_a_company_that_has_lost_half_its_strength(Profile profile) {
        Scene scene = served(profile);
        for (String name : List.of("Alaric", "Berta")) {
            scene.change(name, who -> who.withHitPoints(2));
        }
        scene.doing(all(2), u -> {
            Time.round(u);
            Time.finishTurn(u);
        });
        assertThat(scene.state.encounter().map(Encounter::phase)).isEqualTo(Optional.of(Encounter.Phase.BATTLE));
    }
}
