package org.woodgrain.campaign.meeting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.Manner;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Encounter.Phase;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Wanderers;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.encounters.Band;

@UnderBothProfiles
@DisplayName("The course of a meeting")
class CourseTest {
    private static final String[] HALL = {
        "+-------------------+---+", "|@ . . . . . . . . .d. .|", "+-------------------+---+",
    };

    private static ScriptedDice referee(int... faces) {
        return ScriptedDice.none().on(DiceStream.REFEREE, faces);
    }

    private static Scene orcs(Scene scene, Phase phase, int feet) {
        scene.fighter("Alaric").lit();
        Cell at = new Cell(feet / 10, 0);
        Encounter meeting = Encounter.begun(Scene.foes("orc", 2), Scene.LEVEL, Optional.empty(), at, phase, List.of())
                .met(feet, at);
        scene.state = scene.state.withEncounter(Optional.of(meeting));
        return scene;
    }

    private static List<String> offered(Scene scene) {
        return Actions.of(scene.campaign.world(), scene.state, new Seat.Company()).stream()
                .map(Offer::id)
                .toList();
    }

    @Test
    @Rule("CE-01")
    @DisplayName("it begins with monsters that are placed or with wanderers, and only once")
    void begins() {
        Scene scene = Scene.classic(HALL).fighter("Alaric").lit();
        scene.state = scene.state.withWanderers(
                Optional.of(new Wanderers(List.of(new Band("orc", 1)), new Cell(9, 0), Optional.empty(), false)));
        scene.doing(FastDice.seeded(1), Meetings::beginWanderers);
        assertThat(scene.meeting().foes()).hasSize(1);
        scene.doing(
                ScriptedDice.none(),
                u -> Meetings.begin(u, Scene.foes("orc", 3), Optional.of("r"), new Cell(4, 0), Approach.OPEN));
        assertThat(scene.events).isEmpty();
    }

    @Test
    @Rule({"CE-14", "CE-18"})
    @DisplayName("the menu is to talk, fight, wait, advance or flee")
    void menu() {
        assertThat(offered(orcs(Scene.classic(HALL), Phase.INTENT, 40)))
                .contains("talk", "fight", "wait", "advance", "flee")
                .doesNotContain("settle", "pursue", "give-ground", "pay");
    }

    @Test
    @Rule("CE-21")
    @DisplayName("12 inches go forty feet nearer in a round, 6 inches twenty")
    void advance() {
        Scene scene = orcs(Scene.classic(HALL), Phase.INTENT, 70);
        scene.order(new MeetingCommand.Advance(), referee(4, 4));
        assertThat(scene.meeting().distance()).isEqualTo(30);
        assertThat(scene.cell()).isEqualTo(new Cell(4, 0));
        assertThat(scene.state.clock().ticks()).isEqualTo(Clock.TURN / 60);

        Scene heavy = orcs(Scene.classic(HALL), Phase.INTENT, 70).burdened("Alaric", 110);
        heavy.order(new MeetingCommand.Advance(), referee(4, 4));
        assertThat(heavy.meeting().distance()).isEqualTo(50);
    }

    @Test
    @Rule("CE-22")
    @DisplayName(
            "after sixty rounds of moving in one encounter only the rate of exploring is left, until a turn of rest")
    void winded() {
        Scene scene = orcs(Scene.classic(HALL), Phase.INTENT, 70);
        for (int round = 1; round < 60; round++) {
            scene.state = scene.state.withEncounter(Optional.of(scene.meeting().withMove()));
        }
        scene.order(new MeetingCommand.Advance(), referee(4, 4));
        assertThat(scene.meeting().distance()).isEqualTo(30);
        assertThat(scene.meeting().moved()).isEqualTo(60);
        assertThat(scene.state.effects()).extracting(Effect::kind).contains("winded");
        int before = scene.state.clock().ticks();
        // in the sixty-first round he goes on as one explores: ten feet in five rounds at twelve inches
        scene.order(new MeetingCommand.Advance(), referee(4, 4));
        assertThat(scene.meeting().distance()).isEqualTo(20);
        assertThat(scene.state.clock().ticks() - before).isEqualTo(5 * Clock.TURN / 60);
        scene.state = scene.state.withEncounter(Optional.empty());
        // the turn in which he moved is no rest; the next one is
        scene.doing(FastDice.seeded(1), u -> Time.turns(u, 2));
        assertThat(scene.state.effects()).extracting(Effect::kind).doesNotContain("winded");
        Scene original = orcs(Scene.original(HALL), Phase.INTENT, 70);
        for (int round = 0; round < 60; round++) {
            original.state =
                    original.state.withEncounter(Optional.of(original.meeting().withMove()));
        }
        original.order(new MeetingCommand.Advance(), FastDice.seeded(2));
        assertThat(original.state.effects()).extracting(Effect::kind).doesNotContain("winded");
    }

    @Test
    @Rule({"CE-19", "CE-24"})
    @DisplayName("rounds begin when a side attacks; from then on there is no evasion")
    void rounds() {
        Scene scene = orcs(Scene.classic(HALL), Phase.INTENT, 10);
        scene.order(new MeetingCommand.Fight(List.of()), FastDice.seeded(2));
        assertThat(scene.all(BattleEvent.RoundBegun.class)).hasSize(1);
        if (scene.state.encounter().filter(now -> now.phase() == Phase.BATTLE).isPresent()) {
            assertThat(scene.refused(MeetingCommand.Flee.home()).rule()).isEqualTo("CE-24");
        }
    }

    @Test
    @Rule("CE-23")
    @DisplayName("a company that wants no part of it may flee before blows are struck")
    void evasion() {
        Scene scene = orcs(Scene.classic(HALL), Phase.INTENT, 70).at(1, 0);
        assertThat(offered(scene)).contains("flee");
        scene.order(MeetingCommand.Flee.home(), referee(5, 5, 6));
        assertThat(scene.state.encounter()).isEmpty();
    }

    @Test
    @Rule({"CE-29", "CE-03", "UX-09"})
    @DisplayName("eight rounds of fight take a turn, seventy take two; seven of the original's take one")
    void time() {
        assertThat(turnsAfter(Scene.classic(HALL), 8)).isEqualTo(1);
        assertThat(turnsAfter(Scene.classic(HALL), 70)).isEqualTo(2);
        assertThat(turnsAfter(Scene.original(HALL), 7)).isEqualTo(1);
        assertThat(turnsAfter(Scene.original(HALL), 12)).isEqualTo(2);
    }

    /** Turns on the clock when a fight of so many rounds is over. */
    private static int turnsAfter(Scene scene, int rounds) {
        orcs(scene, Phase.BATTLE, 10);
        scene.state = scene.state.withEncounter(Optional.of(scene.meeting()
                .withFoes(Scene.foes("orc", 2).stream()
                        .map(foe -> foe.withHitPoints(0).with(Foe.Standing.DEAD))
                        .toList())));
        Dice never = (stream, sides) -> scene.state.ruleset().original() ? 1 : sides;
        int start = scene.state.clock().turn();
        for (int i = 0; i < rounds; i++) {
            scene.doing(never, Time::round);
        }
        scene.doing(never, Aftermath::of);
        assertThat(scene.state.encounter()).isEmpty();
        assertThat(scene.state.clock().ticks()).isZero();
        return scene.state.clock().turn() - start;
    }

    @Test
    @Rule("CH-104")
    @DisplayName("orcs for whom no side was thrown count as chaotic, since they may be")
    void unsettled() {
        Scene scene = Scene.played(HALL).fighter("Alaric").lit();
        scene.state = scene.state.withWanderers(
                Optional.of(new Wanderers(List.of(new Band("orc", 1)), new Cell(9, 0), Optional.empty(), false)));
        scene.doing((stream, sides) -> sides == 4 ? 2 : 5 % sides + 1, Meetings::beginWanderers);
        Encounter met = scene.meeting();
        Encounter unsettled = met.withFoe(met.foes().getFirst().withNumber(Host.ALIGNMENT, 0));
        assertThat(new Host(scene.campaign.world(), scene.state, unsettled).alignment())
                .isEqualTo(Alignment.CHAOS);
    }

    @ParameterizedTest
    @CsvSource({"patriarch, LAW", "evil-high-priest, CHAOS"})
    @Rule("CH-105")
    @DisplayName("patriarchs are of Law and evil high priests of Chaos without exception")
    void priests(String kind, Alignment side) {
        Scene scene = orcs(Scene.played(HALL), Phase.INTENT, 40);
        Encounter met = scene.meeting().withFoes(Scene.foes(kind, 1));
        assertThat(new Host(scene.campaign.world(), scene.state, met).alignment())
                .isEqualTo(side);
    }

    @Test
    @Rule("CH-104")
    @DisplayName("a band of orcs is of one mind: a 1 makes it neutral, a 2 chaotic")
    void alignment() {
        for (int face = 1; face <= 2; face++) {
            int fallen = face;
            Scene scene = Scene.played(HALL).fighter("Alaric").lit();
            scene.state = scene.state.withWanderers(
                    Optional.of(new Wanderers(List.of(new Band("orc", 3)), new Cell(9, 0), Optional.empty(), false)));
            Dice dice = (stream, sides) -> stream == DiceStream.CONTENT ? Math.min(fallen, sides) : 5 % sides + 1;
            scene.doing((stream, sides) -> sides == 4 ? 2 : dice.roll(stream, sides), Meetings::beginWanderers);
            assertThat(scene.meeting().foes())
                    .extracting(foe -> foe.number(Host.ALIGNMENT))
                    .containsOnly(face + 1);
        }
    }

    @Test
    @Rule("EN-20")
    @DisplayName(
            "of twenty orcs in a passage half of those behind go round by another way, and come when their time is up")
    void goRound() {
        String[] ring = {
            "+---------------+",
            "|. . . . . . . .|",
            "| +-----------+ |",
            "|.|           |.|",
            "| |           | |",
            "|. . . @ . . . .|",
            "+---------------+",
        };
        Scene scene = Scene.played(ring).fighter("Alaric").lit().at(3, 2);
        Cell at = new Cell(5, 2);
        scene.state = scene.state.withEncounter(Optional.of(
                Encounter.begun(Scene.foes("orc", 20), Scene.LEVEL, Optional.empty(), at, Phase.INTENT, List.of())
                        .met(20, at)));
        scene.doing(referee(2), Temper::attack);
        assertThat(scene.one(MeetingEvent.WentRound.class).who()).hasSize(8);
        assertThat(scene.meeting().foes()).hasSize(12);
        assertThat(scene.told(new Seat.Company())).doesNotContain("go round");
        scene.doing(ScriptedDice.none(), Reserves::nearer);
        // two rounds, or in the classic game six times as many
        int rounds = Played.either(2, 12);
        assertThat(scene.meeting().circling().rounds()).isEqualTo(rounds - 1);
        for (int round = 2; round <= rounds; round++) {
            scene.doing(ScriptedDice.none(), Reserves::nearer);
        }
        assertThat(scene.meeting().foes()).hasSize(20);
        assertThat(scene.told(new Seat.Company())).contains("More of them come from another side!");
    }

    @Test
    @DisplayName("a refused order throws no die and says what is wrong")
    void refusals() {
        Scene scene = orcs(Scene.played(HALL), Phase.INTENT, 40);
        CharacterId nobody = new CharacterId("nobody");
        assertThat(scene.refused(new MeetingCommand.Talk(nobody, "", Manner.CIVIL, 0))
                        .message())
                .contains("nobody");
        assertThat(scene.refused(new MeetingCommand.Pursue()).message()).contains("Nobody runs");
        assertThat(scene.refused(new MeetingCommand.GiveGround()).message())
                .contains(Played.either("flee", "give ground"));
        scene.state = scene.state.withEncounter(Optional.empty());
        assertThat(scene.refused(new MeetingCommand.Wait()).message()).contains("nobody to meet");
        assertThat(scene.all(ClockEvent.TimePassed.class)).isEmpty();
        assertThat(new TreeMap<>(scene.state.levels())).containsOnlyKeys(Scene.LEVEL);
    }
}
