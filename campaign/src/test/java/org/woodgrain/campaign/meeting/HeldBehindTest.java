package org.woodgrain.campaign.meeting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.spells.HeldDoors;
import org.woodgrain.campaign.spells.MonsterCasting;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Chase;
import org.woodgrain.campaign.state.DoorState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Encounter.Phase;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Spells;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;

/** Doors held by magic between those who run and those who follow. */
class HeldBehindTest {
    /** A passage with a door sixty feet before the way in, where the company runs to. */
    private static final String[] WAY = {
        "+---------------------------------------------------------------+",
        "|. . . . . . . . . . . . .d. . . . . . . . . . . . . . . . . . @|",
        "+---------------------------------------------------------------+",
    };

    private static final Edge DOOR = new Edge(new Cell(12, 0), Direction.EAST);
    private static final CharacterId MIRA = new CharacterId("mira");
    private static final MeetingCommand.HoldBehind HOLD = new MeetingCommand.HoldBehind(MIRA, "SP-02");

    private static Scene scene(Profile profile) {
        return profile == Profile.ORIGINAL ? Scene.original(WAY) : Scene.classic(WAY);
    }

    /** A magic-user in flight who runs 60 feet in a move, two squares before the door. */
    private static Scene chased(Profile profile, String monster, int many, int gap, String... spells) {
        Scene scene = scene(profile).member("Mira", 5, 10, Purse.gold(50)).at(11, 0);
        scene.burdened("Mira", 110).lit();
        scene.change(
                "Mira",
                who -> who.withCareers(
                                List.of(new Career(CharacterClass.MAGIC_USER, 5, 0, List.of(6))),
                                CharacterClass.MAGIC_USER)
                        .withSpells(new Spells(List.of(), List.of(spells))));
        Cell foes = new Cell(11 - gap / 10, 0);
        Chase chase = new Chase(
                true,
                gap,
                1,
                0,
                false,
                false,
                -1,
                0,
                IntStream.rangeClosed(foes.x(), 11)
                        .mapToObj(x -> new Cell(x, 0))
                        .toList(),
                Optional.empty());
        scene.state = scene.state
                .withEncounter(Optional.of(Encounter.begun(
                                Scene.foes(monster, many),
                                Scene.LEVEL,
                                Optional.empty(),
                                foes,
                                Phase.PURSUIT,
                                List.of())
                        .met(gap, foes)
                        .withKindKnown()
                        .withChase(Optional.of(chase))))
                .changeLevel(
                        Scene.LEVEL,
                        now -> now.withDoor(DOOR, now.door(DOOR).withOpen(true).withStuck(DoorState.Stuck.FREE)));
        return scene;
    }

    /** Three and five: eight turns. Nobody wanders by, and doors fall shut. */
    private static ScriptedDice eight() {
        return ScriptedDice.none().on(DiceStream.PLAYERS, 3, 5).afterwards((stream, sides) -> Math.min(2, sides));
    }

    private static boolean held(Scene scene) {
        return HeldDoors.held(scene.state, Scene.LEVEL, DOOR);
    }

    @ParameterizedTest
    @Rule({"SP-02", "EN-27", "CE-33"})
    @EnumSource
    void a_door_held_behind_the_company_stops_those_who_follow_and_has_no_axe(Profile profile) {
        Scene scene = chased(profile, "goblin", 3, 80, "SP-02");

        scene.order(HOLD, eight());

        assertThat(scene.cell()).isEqualTo(new Cell(13, 0));
        assertThat(held(scene)).isTrue();
        assertThat(scene.state.encounter()).isEmpty();
        assertThat(scene.one(MeetingEvent.ChaseEnded.class).rule()).isEqualTo("SP-02");
        assertThat(scene.all(MeetingEvent.HewingBegun.class)).isEmpty();
        assertThat(scene.all(MeetingEvent.PursuitTested.class)).isEmpty();
        assertThat(scene.told(new Seat.Company())).contains("The door holds, and they are shut out behind it.");
    }

    @ParameterizedTest
    @Rule("SP-02")
    @EnumSource
    void it_is_offered_in_flight_to_whoever_has_the_spell_and_not_without_a_door(Profile profile) {
        Scene scene = chased(profile, "goblin", 3, 80, "SP-02");
        Offer offer = Actions.of(scene.campaign.world(), scene.state, new Seat.Company()).stream()
                .filter(each -> each.id().equals("hold-behind"))
                .findFirst()
                .orElseThrow();
        assertThat(offer.fields().getFirst().choices())
                .extracting(Offer.Choice::value)
                .containsExactly("mira|SP-02");

        scene.at(1, 0);
        assertThat(scene.refused(HOLD).message()).contains("No door");
        Scene without = chased(profile, "goblin", 3, 80, "SP-04");
        assertThat(without.refused(HOLD).message()).contains("Hold Portal");
    }

    @ParameterizedTest
    @Rule({"SP-02", "MA-05"})
    @EnumSource
    void pursuers_who_are_there_within_the_round_catch_the_company_before_the_spell_is_begun(Profile profile) {
        Scene scene = chased(profile, "wolf", 3, 20, "SP-02");

        scene.order(HOLD, ScriptedDice.none().afterwards((stream, sides) -> Math.min(2, sides)));

        assertThat(scene.meeting().phase()).isEqualTo(Phase.BATTLE);
        assertThat(held(scene)).isFalse();
        assertThat(scene.state.adventurer(MIRA).orElseThrow().spells().memorised())
                .containsExactly("SP-02");
    }

    @ParameterizedTest
    @Rule("SP-02")
    @CsvSource({"ORIGINAL,red-dragon", "CLASSIC,red-dragon", "ORIGINAL,balrog", "CLASSIC,balrog"})
    void what_shatters_a_held_portal_follows_through_it(Profile profile, String monster) {
        Scene scene = chased(profile, monster, 1, 110, "SP-02");

        scene.order(HOLD, ScriptedDice.none().on(DiceStream.PLAYERS, 3, 5).afterwards((stream, sides) -> 1));

        assertThat(held(scene)).isFalse();
        assertThat(scene.meeting().chase()).isPresent();
        assertThat(scene.state.level(Scene.LEVEL).door(DOOR).open()).isTrue();
    }

    @ParameterizedTest
    @Rule({"SP-02", "SP-14"})
    @CsvSource({"ORIGINAL,SP-02", "CLASSIC,SP-02", "ORIGINAL,SP-14", "CLASSIC,SP-14"})
    void those_with_axes_have_it_down_in_three_turns_and_come_upon_a_company_that_stayed(
            Profile profile, String spell) {
        Scene scene = chased(profile, "gnoll", 2, 110, spell);
        scene.order(new MeetingCommand.HoldBehind(MIRA, spell), eight());
        assertThat(scene.one(MeetingEvent.HewingBegun.class).turns()).isEqualTo(3);
        assertThat(scene.told(new Seat.Company())).contains("Heavy blows fall on the door");

        turns(scene, 1);
        assertThat(held(scene)).isTrue();
        assertThat(scene.state.wanderers()).isEmpty();
        turns(scene, 1);

        assertThat(held(scene)).isFalse();
        assertThat(scene.state.level(Scene.LEVEL).door(DOOR).broken()).isTrue();
        assertThat(scene.state.wanderers().orElseThrow().bands())
                .extracting(band -> band.monster() + " " + band.number())
                .containsExactly("gnoll 2");
        assertThat(scene.state.wanderers().orElseThrow().heard()).isTrue();
    }

    /** The turn in which they were shut out ended with the meeting, and counts as the first. */
    private static void turns(Scene scene, int turns) {
        for (int i = 0; i < turns && scene.state.wanderers().isEmpty(); i++) {
            scene.doing(ScriptedDice.none().afterwards((stream, sides) -> Math.min(2, sides)), u -> Time.turns(u, 1));
        }
    }

    @Test
    @Rule("SP-02")
    void six_hit_dice_and_an_axe_need_one_turn_and_a_portcullis_yields_to_none() {
        Scene scene = chased(Profile.ORIGINAL, "ogre", 1, 80, "SP-02");
        Item axe = Scene.thing("axe", "EQI-11", "battle axe", 100, Carried.IN_HAND);
        scene.state = scene.state.withEncounter(Optional.of(scene.meeting()
                .withFoes(scene.meeting().foes().stream()
                        .map(foe -> foe.withItems(List.of(axe)).withNumber("hit-dice", 6))
                        .toList())));

        scene.order(HOLD, eight());

        assertThat(scene.one(MeetingEvent.HewingBegun.class).turns()).isEqualTo(1);
    }

    @ParameterizedTest
    @Rule("SP-02")
    @EnumSource
    void a_company_that_went_away_does_not_meet_them_at_once(Profile profile) {
        Scene scene = chased(profile, "gnoll", 2, 110, "SP-02");
        scene.order(HOLD, eight());
        scene.at(30, 0);

        turns(scene, 2);

        assertThat(scene.all(MeetingEvent.HewnThrough.class)).hasSize(1);
        assertThat(scene.told(new Seat.Company())).doesNotContain("splinters");
        assertThat(scene.state.wanderers()).isEmpty();
    }

    @ParameterizedTest
    @Rule("SP-02")
    @EnumSource
    void whoever_opens_the_door_to_them_meets_them(Profile profile) {
        Scene scene = chased(profile, "gnoll", 2, 110, "SP-02");
        scene.order(HOLD, eight());

        scene.doing(ScriptedDice.none(), u -> u.emit(new DelveEvent.DoorOpened(Scene.LEVEL, DOOR)));

        assertThat(scene.one(ClockEvent.WanderersCame.class).wanderers().door()).contains(DOOR);
    }

    private static Effect lock(String maker, int level) {
        return new Effect(
                "lock",
                "SP-14",
                "locked",
                new Effect.On.OnDoor(Scene.LEVEL, DOOR),
                maker,
                Effect.Unit.LASTING,
                0,
                new TreeMap<>(Map.of("level", level)),
                false);
    }

    @ParameterizedTest
    @Rule({"SP-14", "UX-15"})
    @CsvSource({"ORIGINAL,goblin,true", "CLASSIC,goblin,true", "ORIGINAL,wizard,false", "CLASSIC,wizard,false"})
    void a_company_runs_through_its_own_wizards_lock_and_pulls_it_to_behind_it(
            Profile profile, String monster, boolean stopped) {
        Scene scene = chased(profile, monster, 1, 110);
        scene.state = scene.state
                .withEffects(List.of(lock("mira", 8)))
                .changeLevel(
                        Scene.LEVEL, now -> now.withDoor(DOOR, now.door(DOOR).withOpen(false)));

        scene.order(MeetingCommand.Flee.home(), ScriptedDice.none().afterwards((stream, sides) -> 1));

        assertThat(scene.all(MeetingEvent.ChaseEnded.class).stream()
                        .anyMatch(end -> end.how().equals("held")))
                .isEqualTo(stopped);
        assertThat(scene.all(DelveEvent.DoorClosed.class)).hasSize(1);
    }

    @ParameterizedTest
    @Rule({"SP-14", "SP-02"})
    @EnumSource
    void strangers_to_a_lock_are_stopped_by_it_in_flight(Profile profile) {
        Scene scene = chased(profile, "goblin", 1, 90);
        scene.state = scene.state
                .withEffects(List.of(lock("other", 9)))
                .changeLevel(
                        Scene.LEVEL, now -> now.withDoor(DOOR, now.door(DOOR).withOpen(false)));

        scene.order(MeetingCommand.Flee.home(), ScriptedDice.none().afterwards((stream, sides) -> 1));

        assertThat(scene.cell()).isEqualTo(new Cell(12, 0));
        assertThat(scene.state.level(Scene.LEVEL).door(DOOR).open()).isFalse();
    }

    @Test
    @Rule("CE-38")
    void a_door_that_has_fallen_shut_costs_classic_pursuers_a_round() {
        Scene scene = chased(Profile.CLASSIC, "skeleton", 4, 80);
        scene.order(MeetingCommand.Flee.home(), ScriptedDice.none().afterwards((stream, sides) -> Math.min(2, sides)));
        assertThat(scene.meeting().chase().orElseThrow().gap()).isEqualTo(80);
        assertThat(scene.state.level(Scene.LEVEL).door(DOOR).open()).isFalse();

        scene.order(MeetingCommand.Flee.home(), ScriptedDice.none().afterwards((stream, sides) -> Math.min(2, sides)));

        assertThat(scene.meeting().chase().orElseThrow().gap()).isEqualTo(140);
        assertThat(scene.told(new Seat.Company())).contains("they lose time at it");
    }

    /** The company runs after those who flee with a gap, they being two squares before the door. */
    private static Scene hunting(Profile profile, String monster, int gap, String... spells) {
        Scene scene =
                scene(profile).fighter("Alaric").burdened("Alaric", 80).lit().at(11 - gap / 10, 0);
        List<Foe> foes = Scene.foes(monster, 1).stream()
                .map(foe -> MonsterCasting.holding(foe, List.of(spells), 1))
                .toList();
        Cell cell = new Cell(11, 0);
        scene.state = scene.state
                .withEncounter(
                        Optional.of(Encounter.begun(foes, Scene.LEVEL, Optional.empty(), cell, Phase.ROUT, List.of())
                                .met(gap, cell)
                                .withKindKnown()
                                .withProvoked()))
                .changeLevel(
                        Scene.LEVEL, now -> now.withDoor(DOOR, now.door(DOOR).withOpen(true)));
        return scene;
    }

    /** In the classic game a shut door takes them out of sight, and with that the hunt is over. */
    @ParameterizedTest
    @Rule("SP-02")
    @CsvSource({"ORIGINAL,2", "CLASSIC,1"})
    void a_caster_who_runs_holds_the_door_between_itself_and_the_company(Profile profile, int moves) {
        Scene scene = hunting(profile, "medium", 100, "SP-02");

        for (int i = 0; i < moves; i++) {
            scene.order(
                    new MeetingCommand.Pursue(), ScriptedDice.none().afterwards((stream, sides) -> Math.min(3, sides)));
        }

        assertThat(held(scene)).isTrue();
        assertThat(scene.state.encounter()).isEmpty();
        assertThat(scene.cell().x()).isLessThanOrEqualTo(12);
    }

    @ParameterizedTest
    @Rule("SP-02")
    @EnumSource
    void it_does_not_stop_to_cast_where_it_would_be_run_down_nor_without_the_spell(Profile profile) {
        Scene near = hunting(profile, "medium", 20, "SP-02");
        near.order(new MeetingCommand.Pursue(), ScriptedDice.none().afterwards((stream, sides) -> Math.min(3, sides)));
        assertThat(held(near)).isFalse();

        Scene without = hunting(profile, "medium", 100, "SP-04");
        without.order(
                new MeetingCommand.Pursue(), ScriptedDice.none().afterwards((stream, sides) -> Math.min(3, sides)));
        assertThat(held(without)).isFalse();
    }
}
