package org.woodgrain.campaign.meeting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.command.Drop;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Chase;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Encounter.Phase;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.ItemId;

@DisplayName("Flight and pursuit on the map")
class FlightTest {
    /** A long passage; the company enters at the east end. */
    private static final String[] LONG = {
        "+-----------------------------------------+",
        "|. . . . . . . . . . . . . . . . . . . . @|",
        "+-----------------------------------------+",
    };

    /** A hundred feet east, then a corner and a hundred and fifty feet south to the way in. */
    private static final String[] CORNER = corner();

    private static String[] corner() {
        List<String> rows = new ArrayList<>(
                List.of("+---------------------+", "|. . . . . . . . . . .|", "+-------------------+ |"));
        for (int i = 0; i < 14; i++) {
            rows.add("                    |.|");
            rows.add("                    | |");
        }
        rows.add("                    |@|");
        rows.add("                    +-+");
        return rows.toArray(String[]::new);
    }

    private static ScriptedDice referee(int... faces) {
        return ScriptedDice.none().on(DiceStream.REFEREE, faces);
    }

    private static Scene chased(Scene scene, String monster, int many, int x, int distance, Cell foes) {
        scene.fighter("Alaric").lit().at(x, 0);
        Encounter meeting = Encounter.begun(
                        Scene.foes(monster, many), Scene.LEVEL, Optional.empty(), foes, Phase.INTENT, List.of())
                .met(distance, foes);
        scene.state = scene.state.withEncounter(Optional.of(meeting));
        return scene;
    }

    private static MeetingCommand.Flee drop(Drop... drops) {
        return new MeetingCommand.Flee(Optional.empty(), List.of(drops), Optional.empty(), List.of());
    }

    @Nested
    @DisplayName("in the original game")
    class Original {
        @Test
        @Rule({"EN-24", "EN-27", "UX-03"})
        @DisplayName("6 inches before orcs of 9, 50 feet ahead, are 20 ahead after one move, which is a quarter turn")
        void oneMove() {
            Scene scene = chased(Scene.original(LONG), "orc", 4, 5, 50, new Cell(0, 0))
                    .burdened("Alaric", 110);
            scene.order(MeetingCommand.Flee.home(), ScriptedDice.none());
            Chase chase = scene.meeting().chase().orElseThrow();
            assertThat(chase.gap()).isEqualTo(20);
            assertThat(scene.cell()).isEqualTo(new Cell(11, 0));
            assertThat(scene.meeting().cell()).isEqualTo(new Cell(9, 0));
            assertThat(scene.state.clock().ticks()).isEqualTo(Clock.QUARTER);
            assertThat(scene.told(new Seat.Company())).contains("20 feet behind");
        }

        @Test
        @Rule({"EN-27", "EN-24"})
        @DisplayName("they are caught in the next move, where the gap closes")
        void caught() {
            Scene scene = chased(Scene.original(LONG), "orc", 4, 5, 50, new Cell(0, 0))
                    .burdened("Alaric", 110);
            scene.order(MeetingCommand.Flee.home(), ScriptedDice.none());
            scene.order(MeetingCommand.Flee.home(), ScriptedDice.none());
            assertThat(scene.cell()).isEqualTo(new Cell(15, 0));
            assertThat(scene.meeting().phase()).isEqualTo(Phase.BATTLE);
            assertThat(scene.meeting().distance()).isEqualTo(10);
            assertThat(scene.told(new Seat.Company())).contains("They have caught up with you!");
        }

        @Test
        @Rule({"EN-24", "UX-05"})
        @DisplayName("beyond 90 feet they give up, and two turns of rest are due")
        void outdistanced() {
            Scene scene = chased(Scene.original(LONG), "zombie", 2, 5, 50, new Cell(0, 0));
            scene.order(MeetingCommand.Flee.home(), referee(1));
            assertThat(scene.one(MeetingEvent.ChaseEnded.class).rule()).isEqualTo("EN-24");
            assertThat(scene.state.encounter()).isEmpty();
            assertThat(scene.one(ClockEvent.RestOwed.class).turns()).isEqualTo(2);
        }

        @Test
        @Rule("EN-25")
        @DisplayName("at a corner a 3 shakes them off, a 2 does not")
        void corner() {
            Scene scene = chased(Scene.original(CORNER), "orc", 4, 3, 30, new Cell(0, 0));
            scene.order(MeetingCommand.Flee.home(), referee(3, 1));
            assertThat(scene.state.encounter()).isEmpty();
            assertThat(scene.all(MeetingEvent.PursuitTested.class)).hasSize(1);
            assertThat(scene.told(new Seat.Company())).contains("Nobody follows any more.");

            Scene followed = chased(Scene.original(CORNER), "orc", 4, 3, 30, new Cell(0, 0));
            followed.order(MeetingCommand.Flee.home(), referee(2));
            assertThat(followed.meeting().phase()).isEqualTo(Phase.PURSUIT);
        }

        @Test
        @Rule({"EN-28", "EN-31"})
        @DisplayName("food thrown down stops giant rats on 90")
        void food() {
            Scene scene = chased(Scene.original(LONG), "giant-rat", 3, 5, 50, new Cell(0, 0));
            scene.change(
                    "Alaric",
                    who -> who.withItems(List.of(Scene.thing("food", "EQI-51", "iron rations", 0, Carried.STOWED))));
            scene.order(drop(new Drop(new CharacterId("alaric"), Optional.of(new ItemId("food")))), referee(90, 1));
            assertThat(scene.state.encounter()).isEmpty();
            assertThat(scene.told(new Seat.Company())).contains("They fall upon the food.");
            assertThat(scene.state
                            .adventurer(new CharacterId("alaric"))
                            .orElseThrow()
                            .items())
                    .isEmpty();
        }

        @Test
        @Rule({"EN-28", "EN-32"})
        @DisplayName("coins thrown down before an orc stop it on 90; on 91 they lie there and the company is lighter")
        void treasure() {
            Drop coins = new Drop(new CharacterId("alaric"), Optional.empty());
            Scene scene = chased(Scene.original(LONG), "orc", 1, 5, 50, new Cell(0, 0));
            scene.order(drop(coins), referee(90, 1));
            assertThat(scene.state.encounter()).isEmpty();
            assertThat(scene.state.level(Scene.LEVEL).piles()).isEmpty();

            Scene on = chased(Scene.original(LONG), "orc", 1, 5, 50, new Cell(0, 0));
            on.order(drop(coins), referee(91));
            assertThat(on.meeting().phase()).isEqualTo(Phase.PURSUIT);
            assertThat(Objects.requireNonNull(
                                    on.state.level(Scene.LEVEL).piles().get(new Cell(5, 0)))
                            .coins()
                            .gold())
                    .isEqualTo(50);
            assertThat(on.meeting().chase().orElseThrow().treasureTried()).isTrue();
        }

        @Test
        @Rule("EN-30")
        @DisplayName("burning oil stops an orc on 4")
        void oil() {
            Scene scene = chased(Scene.original(LONG), "orc", 1, 5, 50, new Cell(0, 0));
            scene.change(
                    "Alaric",
                    who -> who.withItems(List.of(Scene.thing("oil", "EQI-46", "flask of oil", 0, Carried.AT_HAND))));
            scene.order(
                    new MeetingCommand.Flee(
                            Optional.empty(), List.of(), Optional.of(new CharacterId("alaric")), List.of()),
                    referee(4, 1));
            assertThat(scene.state.encounter()).isEmpty();
            assertThat(scene.state
                            .adventurer(new CharacterId("alaric"))
                            .orElseThrow()
                            .items())
                    .isEmpty();
        }

        @Test
        @Rule({"CE-39", "UX-03"})
        @DisplayName("nothing is mapped in flight")
        void noMap() {
            Scene scene = chased(Scene.original(LONG), "orc", 4, 5, 50, new Cell(0, 0));
            int mapped = scene.state.level(Scene.LEVEL).seen().size();
            scene.order(MeetingCommand.Flee.home(), ScriptedDice.none());
            assertThat(scene.state.level(Scene.LEVEL).seen()).hasSize(mapped);
            assertThat(scene.state.level(Scene.LEVEL).walked()).isEmpty();
        }

        @Test
        @Rule("EN-21")
        @DisplayName("orcs whose prey runs pursue without a reaction")
        void noReaction() {
            Scene scene = chased(Scene.original(LONG), "orc", 4, 5, 50, new Cell(0, 0));
            scene.order(MeetingCommand.Flee.home(), ScriptedDice.none());
            assertThat(scene.all(MeetingEvent.Reacted.class)).isEmpty();
            assertThat(scene.meeting().phase()).isEqualTo(Phase.PURSUIT);
        }
    }

    @Nested
    @DisplayName("in the classic game")
    class Classic {
        @Test
        @Rule({"CE-26", "CE-27"})
        @DisplayName("a 9 lets the company go")
        void letGo() {
            Scene scene = chased(Scene.classic(LONG), "orc", 4, 5, 50, new Cell(0, 0));
            scene.order(MeetingCommand.Flee.home(), referee(4, 5, 6));
            assertThat(scene.state.encounter()).isEmpty();
            assertThat(scene.told(new Seat.Company())).contains("They do not follow.");
            assertThat(scene.all(ClockEvent.RestOwed.class)).isEmpty();
        }

        @Test
        @Rule({"CE-28", "CE-30"})
        @DisplayName("the faster side is away")
        void outrun() {
            Scene scene = chased(Scene.classic(LONG), "orc", 4, 5, 50, new Cell(0, 0));
            scene.order(MeetingCommand.Flee.home(), referee(2, 3, 6));
            assertThat(scene.state.encounter()).isEmpty();
            assertThat(scene.one(MeetingEvent.ChaseEnded.class).rule()).isEqualTo("CE-30");
        }

        @Test
        @Rule({"CE-31", "CE-32", "CE-33", "CE-34"})
        @DisplayName("60 feet before 90 with 70 between are 40 apart after a round")
        void closing() {
            Scene scene =
                    chased(Scene.classic(LONG), "orc", 4, 7, 70, new Cell(0, 0)).burdened("Alaric", 110);
            scene.order(MeetingCommand.Flee.home(), referee(2, 3));
            assertThat(scene.meeting().chase().orElseThrow().gap()).isEqualTo(40);
            assertThat(scene.state.clock().ticks()).isEqualTo(Clock.TURN / 60);
            scene.order(MeetingCommand.Flee.home(), ScriptedDice.none());
            scene.order(MeetingCommand.Flee.home(), ScriptedDice.none());
            assertThat(scene.meeting().phase()).isEqualTo(Phase.BATTLE);
        }

        @Test
        @Rule("CE-35")
        @DisplayName("round a corner with no light seen the pursuit ends; skeletons go on for some rounds")
        void sight() {
            Scene scene = chased(Scene.classic(CORNER), "orc", 4, 6, 60, new Cell(0, 0))
                    .burdened("Alaric", 80);
            scene.order(MeetingCommand.Flee.home(), referee(2, 3, 6));
            assertThat(scene.state.encounter()).isEmpty();

            Scene dead = chased(Scene.classic(CORNER), "skeleton", 2, 6, 60, new Cell(0, 0))
                    .burdened("Alaric", 110);
            dead.order(MeetingCommand.Flee.home(), referee(4));
            assertThat(dead.meeting().chase().orElseThrow().blind()).isEqualTo(4);
        }

        @Test
        @Rule("CE-24")
        @DisplayName("once blows are struck nobody flees, but ground may be given")
        void inBattle() {
            Scene scene = chased(Scene.classic(LONG), "orc", 4, 5, 10, new Cell(4, 0));
            scene.state = scene.state.withEncounter(
                    Optional.of(scene.meeting().withPhase(Phase.BATTLE).withRound(1)));
            assertThat(scene.refused(MeetingCommand.Flee.home()).rule()).isEqualTo("CE-24");
            Scene far = chased(Scene.classic(LONG), "orc", 4, 5, 40, new Cell(1, 0));
            far.state = far.state.withEncounter(
                    Optional.of(far.meeting().withPhase(Phase.BATTLE).withRound(1)));
            far.order(MeetingCommand.Flee.home(), referee(5, 6, 6));
            assertThat(far.state.encounter()).isEmpty();
        }

        @Test
        @Rule({"CE-40", "CE-41", "CE-42"})
        @DisplayName("after thirty rounds of running the company is exhausted and owes three turns of rest")
        void exhausted() {
            Scene scene =
                    chased(Scene.classic(LONG), "orc", 4, 7, 70, new Cell(0, 0)).burdened("Alaric", 80);
            Chase almost = new Chase(
                    true, 70, 29, 0, false, false, -1, 0, List.of(new Cell(0, 0), new Cell(7, 0)), Optional.empty());
            scene.state = scene.state.withEncounter(
                    Optional.of(scene.meeting().withPhase(Phase.PURSUIT).withChase(Optional.of(almost))));
            scene.order(MeetingCommand.Flee.home(), ScriptedDice.none());
            assertThat(scene.state.effects())
                    .extracting(effect -> effect.kind())
                    .containsExactly("exhausted");
            assertThat(scene.state.effects().getFirst().number(Afflictions.TO_HIT))
                    .isEqualTo(-2);
            assertThat(scene.one(ClockEvent.RestOwed.class).turns()).isEqualTo(3);
        }
    }

    @Test
    @DisplayName("one who is helpless must be left behind, or nobody runs")
    void helpless() {
        Scene scene =
                chased(Scene.original(LONG), "orc", 4, 5, 50, new Cell(0, 0)).fighter("Berta");
        scene.state = scene.state.withEffects(List.of(new Effect(
                "e1",
                "SP-04",
                "asleep",
                new Effect.On.OnCharacter(new CharacterId("berta")),
                "",
                Effect.Unit.TURNS,
                4,
                new TreeMap<>(Map.of("helpless", 1)),
                false)));
        assertThat(scene.refused(MeetingCommand.Flee.home()).message()).contains("Berta");
        scene.order(
                new MeetingCommand.Flee(
                        Optional.empty(), List.of(), Optional.empty(), List.of(new CharacterId("berta"))),
                ScriptedDice.none());
        assertThat(scene.state.company()).hasSize(1);
    }
}
