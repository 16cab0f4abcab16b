package org.woodgrain.campaign.meeting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.command.Manner;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Chase;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Encounter.Phase;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Talk.Mood;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Purse;

/** Guardians in the room that they guard. */
class GuardingTest {
    private static final String[] HALL = {
        "+-----------------------------------------+",
        "|1 1 1d. . . . . . . . . . . . . . . . . @|",
        "+-----------------------------------------+",
    };

    /** Three of level three, so that one guardian of eight dice is neither far stronger nor far weaker. */
    private static Scene met(Profile profile, String monster, int x) {
        Scene scene = profile == Profile.ORIGINAL ? Scene.original(HALL) : Scene.classic(HALL);
        for (String name : List.of("Alaric", "Berta", "Cuno")) {
            scene.member(name, 3, 10, Purse.gold(50));
        }
        scene.lit().at(x, 0);
        scene.state = scene.state.withEncounter(Optional.of(Encounter.begun(
                        Scene.foes(monster, 1), Scene.LEVEL, Optional.of("1"), new Cell(0, 0), Phase.INTENT, List.of())
                .met(10 * x, new Cell(0, 0))
                .withKindKnown()));
        return scene;
    }

    private static ScriptedDice reaction(int first, int second) {
        return ScriptedDice.none().on(DiceStream.REFEREE, first, second).afterwards(FastDice.seeded(1));
    }

    @ParameterizedTest
    @Rule({"EN-35", "CE-16"})
    @EnumSource(Profile.class)
    void one_that_speaks_and_is_undecided_warns_for_a_round_and_then_attacks(Profile profile) {
        Scene scene = met(profile, "stone-giant", 3);
        scene.order(new MeetingCommand.Wait(), reaction(4, 3));
        assertThat(scene.meeting().talk().mood()).isEqualTo(Mood.WARN);
        assertThat(scene.meeting().phase()).isEqualTo(Phase.PARLEY);
        assertThat(scene.told(new Seat.Company())).contains("They warn you off");
        scene.order(new MeetingCommand.Wait(), reaction(4, 3));
        assertThat(scene.meeting().phase()).isEqualTo(Phase.BATTLE);
        assertThat(scene.all(MeetingEvent.Reacted.class)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void whoever_draws_back_or_runs_is_let_go(Profile profile) {
        for (MeetingCommand away : List.of(new MeetingCommand.Leave(), MeetingCommand.Flee.home())) {
            Scene scene = met(profile, "stone-giant", 3);
            scene.order(new MeetingCommand.Wait(), reaction(4, 3));
            scene.order(away, reaction(1, 1));
            assertThat(scene.all(MeetingEvent.FlightBegun.class)).isEmpty();
            // others may wander in afterwards
            assertThat(scene.state.encounter().flatMap(now -> now.foe(new FoeId("stone-giant1"))))
                    .isEmpty();
        }
    }

    @Test
    void new_words_are_heard_once_the_warning_is_out() {
        Scene scene = met(Profile.ORIGINAL, "stone-giant", 3);
        scene.order(new MeetingCommand.Wait(), reaction(4, 3));
        scene.order(new MeetingCommand.Talk(new CharacterId("alaric"), "", Manner.CIVIL, 0), reaction(6, 6));
        assertThat(scene.meeting().talk().mood().peaceful()).isTrue();
        Scene deaf = met(Profile.ORIGINAL, "stone-giant", 3);
        deaf.order(new MeetingCommand.Wait(), reaction(4, 3));
        deaf.order(new MeetingCommand.Talk(new CharacterId("alaric"), "", Manner.CIVIL, 0), reaction(4, 4));
        assertThat(deaf.meeting().phase()).isEqualTo(Phase.BATTLE);
    }

    @Test
    void one_that_does_not_speak_attacks_whoever_is_within_thirty_feet_of_its_room() {
        Scene near = met(Profile.ORIGINAL, "minotaur", 5);
        near.order(new MeetingCommand.Wait(), reaction(4, 3));
        assertThat(near.meeting().phase()).isEqualTo(Phase.BATTLE);
        Scene far = met(Profile.ORIGINAL, "minotaur", 6);
        far.order(new MeetingCommand.Wait(), reaction(4, 3));
        assertThat(far.meeting().phase()).isEqualTo(Phase.PARLEY);
        assertThat(far.meeting().talk().mood()).isEqualTo(Mood.WAIT);
    }

    @Test
    @Rule("EN-21")
    void a_chase_under_way_ends_sixty_feet_from_what_is_guarded() {
        Scene scene = met(Profile.ORIGINAL, "minotaur", 4);
        scene.order(MeetingCommand.Flee.home(), ScriptedDice.none().afterwards(FastDice.seeded(2)));
        assertThat(scene.all(MeetingEvent.FlightBegun.class)).hasSize(1);
        assertThat(scene.one(MeetingEvent.ChaseEnded.class).how()).isEqualTo("bound");
        assertThat(scene.told(new Seat.Company())).contains("They come no farther.");
    }

    @Test
    @Rule("CE-24")
    void nor_does_it_follow_a_company_that_gives_ground_beyond_that() {
        Scene scene = met(Profile.CLASSIC, "minotaur", 8);
        scene.change("Alaric", who -> who.withMaxHitPoints(90).withHitPoints(90));
        scene.state = scene.state.withEncounter(scene.state
                .encounter()
                .map(now -> now.withPhase(Phase.BATTLE).withRound(1).withDistance(60)));
        scene.order(new MeetingCommand.GiveGround(), ScriptedDice.none().afterwards(FastDice.seeded(2)));
        assertThat(scene.state.encounter()).isEmpty();
    }

    @ParameterizedTest
    @Rule("EN-21")
    @CsvSource({"ORIGINAL, 2, 1", "ORIGINAL, 3, 2", "ORIGINAL, 6, 3", "CLASSIC, 1, 1", "CLASSIC, 4, 4"})
    void a_beast_runs_for_as_many_rounds_as_its_die_says(Profile profile, int rounds, int moves) {
        Scene scene = met(profile, "boar", 4);
        Chase chase =
                Chase.begun(true, 50, List.of(new Cell(0, 0)), Optional.empty()).withPatience(rounds);
        for (int move = 1; move <= moves; move++) {
            chase = chase.run(50, 0, List.of());
            scene.state = scene.state.withEncounter(Optional.of(scene.meeting().withChase(Optional.of(chase))));
            Host host = new Host(scene.campaign.world(), scene.state, scene.meeting());
            assertThat(Leash.wearies(host)).isEqualTo(move == moves);
        }
    }

    @Test
    @Rule("EN-21")
    void it_gives_up_the_chase_then_and_a_tracker_does_not() {
        for (int face : List.of(1, 6)) {
            Scene scene = met(Profile.ORIGINAL, "ape", 4);
            scene.order(
                    MeetingCommand.Flee.home(),
                    ScriptedDice.none().on(DiceStream.REFEREE, face).afterwards(FastDice.seeded(2)));
            MeetingEvent.FlightBegun begun = scene.one(MeetingEvent.FlightBegun.class);
            assertThat(begun.chase().patience()).isEqualTo(face);
            assertThat(begun.rolls()).allMatch(roll -> roll.secret());
            assertThat(scene.told(new Seat.Company()).contains("They give up the chase."))
                    .isEqualTo(face == 1);
        }
        Scene weasel = met(Profile.ORIGINAL, "giant-weasel", 4);
        weasel.doing(ScriptedDice.none(), u -> assertThat(Leash.patience(u)).isZero());
    }

    /** Twenty-one levels against nine dice, before which others would draw off. */
    private static Scene overawed(String monster, Optional<String> room) {
        Scene scene = Scene.original(HALL);
        for (String name : List.of("Alaric", "Berta", "Cuno")) {
            scene.member(name, 7, 10, Purse.gold(50));
        }
        scene.lit().at(3, 0);
        scene.state = scene.state.withEncounter(Optional.of(
                Encounter.begun(Scene.foes(monster, 1), Scene.LEVEL, room, new Cell(0, 0), Phase.INTENT, List.of())
                        .met(30, new Cell(0, 0))
                        .withKindKnown()));
        return scene;
    }

    @Test
    @Rule("EN-22")
    void at_its_post_it_does_not_draw_back_before_more_than_twice_its_dice() {
        Scene post = overawed("stone-giant", Optional.of("1"));
        post.order(new MeetingCommand.Wait(), reaction(4, 3));
        assertThat(post.meeting().phase()).isEqualTo(Phase.PARLEY);
        assertThat(post.meeting().talk().mood()).isEqualTo(Mood.WARN);
        Scene abroad = overawed("stone-giant", Optional.empty());
        abroad.order(new MeetingCommand.Wait(), reaction(4, 3));
        assertThat(abroad.meeting().talk().mood()).isIn(Mood.WITHDRAW, Mood.CALM);
        assertThat(abroad.all(MeetingEvent.Reacted.class)).isEmpty();
    }

    @ParameterizedTest
    @Rule({"EN-33", "CE-15"})
    @EnumSource(Profile.class)
    void plants_with_a_mind_may_be_spoken_with(Profile profile) {
        Scene treant = met(profile, "treant", 3);
        treant.order(new MeetingCommand.Talk(new CharacterId("alaric"), "", Manner.CIVIL, 0), reaction(6, 6));
        assertThat(treant.all(MeetingEvent.Reacted.class)).hasSize(1);
        assertThat(treant.meeting().talk().mood().peaceful()).isTrue();
        Scene mold = met(profile, "yellow-mold", 3);
        mold.order(new MeetingCommand.Talk(new CharacterId("alaric"), "", Manner.CIVIL, 0), reaction(6, 6));
        assertThat(mold.all(MeetingEvent.Reacted.class)).isEmpty();
        assertThat(mold.meeting().talk().mood()).isEqualTo(Mood.ATTACK);
    }

    @Test
    @Rule("EN-35")
    void a_treant_at_home_that_is_undecided_warns() {
        Scene scene = met(Profile.ORIGINAL, "treant", 3);
        scene.order(new MeetingCommand.Wait(), reaction(4, 3));
        assertThat(scene.meeting().talk().mood()).isEqualTo(Mood.WARN);
    }

    @Test
    @Rule("CE-35")
    void a_chase_ends_there_in_the_classic_game_too() {
        Scene scene = met(Profile.CLASSIC, "minotaur", 4);
        scene.order(MeetingCommand.Flee.home(), reaction(1, 1));
        assertThat(scene.all(MeetingEvent.FlightBegun.class)).hasSize(1);
        assertThat(scene.one(MeetingEvent.ChaseEnded.class).how()).isEqualTo("bound");
    }

    /** Stairs down two squares from the room, so that its leash would reach them. */
    @ParameterizedTest
    @Rule("EN-25")
    @CsvSource({"minotaur, 1, false", "minotaur, , true", "orc, 1, true"})
    void it_takes_no_stairs(String monster, String room, boolean follows) {
        for (Profile profile : Profile.values()) {
            Scene scene = Scene.stairs(profile, new Cell(4, 0), HALL);
            scene.member("Alaric", 3, 10, Purse.gold(50)).lit().at(4, 0);
            Chase chase = Chase.begun(true, 50, List.of(new Cell(0, 0), new Cell(4, 0)), Optional.of(new Cell(4, 0)));
            scene.state = scene.state.withEncounter(Optional.of(Encounter.begun(
                            Scene.foes(monster, 1),
                            Scene.LEVEL,
                            Optional.ofNullable(room),
                            new Cell(0, 0),
                            Phase.PURSUIT,
                            List.of())
                    .met(40, new Cell(0, 0))
                    .withChase(Optional.of(chase))));
            // a 1 at the stairs is a pursuer's throw to come along
            scene.doing(reaction(1, 1), Stairways::flee);
            assertThat(scene.state.underground().orElseThrow().level()).isEqualTo(Scene.BELOW);
            assertThat(scene.all(MeetingEvent.ChaseEnded.class).isEmpty())
                    .as("%s", profile)
                    .isEqualTo(follows);
            assertThat(scene.state.encounter().isPresent()).isEqualTo(follows);
        }
    }
}
