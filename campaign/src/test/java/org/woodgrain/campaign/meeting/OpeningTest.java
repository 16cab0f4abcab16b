package org.woodgrain.campaign.meeting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.meeting.Openings.PASSAGE;
import static org.woodgrain.campaign.meeting.Openings.ROOM;
import static org.woodgrain.campaign.meeting.Openings.kinds;
import static org.woodgrain.campaign.meeting.Openings.ones;
import static org.woodgrain.campaign.meeting.Openings.referee;
import static org.woodgrain.campaign.meeting.Openings.wandering;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.DoorState;
import org.woodgrain.campaign.state.Encounter.Phase;
import org.woodgrain.campaign.state.Encounter.Surprised;
import org.woodgrain.campaign.state.Talk.Mood;
import org.woodgrain.campaign.state.Wanderers;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.encounters.Band;
import org.woodgrain.rules.equipment.Carried;

@DisplayName("How a meeting begins")
class OpeningTest {
    @Nested
    @DisplayName("with gnolls behind a door that was forced at the first try")
    class Expedition {
        private Scene scene(int... dice) {
            Scene scene = Scene.original(ROOM)
                    .fighter("Alaric")
                    .fighter("Berta")
                    .lit()
                    .at(2, 1);
            scene.dwellers("r", Scene.foes("gnoll", 2));
            scene.state = scene.state.changeLevel(
                    Scene.LEVEL,
                    now -> now.withDoor(new Edge(new Cell(3, 1), Direction.WEST), DoorState.UNTOUCHED.withOpen(true)));
            Approach forced = Approach.DOOR.withHeard().withPushers(List.of(new CharacterId("alaric")));
            return scene.doing(
                    referee(dice),
                    u -> Meetings.begin(u, Scene.foes("gnoll", 2), Optional.of("r"), new Cell(4, 1), forced));
        }

        @Test
        @Rule({"EX-12", "EN-02", "UX-25", "EN-04"})
        @DisplayName("the company that heard them throws no die; a 1 surprises them and a 3 puts them 20 feet off")
        void surprised() {
            Scene scene = scene(1, 3);
            assertThat(scene.meeting().surprised()).isEqualTo(Surprised.FOES);
            assertThat(scene.meeting().distance()).isEqualTo(20);
            assertThat(scene.meeting().phase()).isEqualTo(Phase.FREE_SEGMENT);
            assertThat(scene.meeting().slow()).containsExactly(new CharacterId("alaric"));
            assertThat(scene.told(new Seat.Company()))
                    .contains("They are surprised")
                    .contains("Two gnolls, 20 feet away.");
        }

        @Test
        @Rule({"EX-13", "EN-05", "EN-07", "UX-14"})
        @DisplayName("striking first gives the free segment, and the first turn of the first round too")
        void strikesFirst() {
            Scene scene = scene(1, 3);
            scene.order(new MeetingCommand.Fight(List.of()), FastDice.seeded(1));
            assertThat(scene.one(BattleEvent.SegmentBegun.class).company()).isTrue();
            assertThat(scene.all(BattleEvent.RoundBegun.class)).isEmpty();
        }

        @Test
        @Rule("EN-02")
        @DisplayName("noise warns them, and nobody throws")
        void noise() {
            Scene scene = Scene.original(ROOM).fighter("Alaric").lit().at(2, 1);
            scene.doing(
                    referee(2, 2),
                    u -> Meetings.begin(
                            u,
                            Scene.foes("gnoll", 2),
                            Optional.of("r"),
                            new Cell(4, 1),
                            Approach.DOOR.withHeard().withNoise()));
            assertThat(scene.meeting().surprised()).isEqualTo(Surprised.NOBODY);
            assertThat(scene.one(MeetingEvent.SurpriseFound.class).rolls()).isEmpty();
            assertThat(scene.meeting().phase()).isEqualTo(Phase.INTENT);
        }
    }

    @Nested
    @DisplayName("with wanderers in the original game")
    class OriginalWanderers {
        @Test
        @Rule({"EN-36", "EN-01", "EN-11"})
        @DisplayName(
                "four orcs at 60 feet: surprise, distance, intent and reaction follow in this order, and they talk")
        void wholeOrder() {
            Scene scene = Scene.original(PASSAGE)
                    .fighter("Alaric")
                    .fighter("Berta")
                    .fighter("Cuno")
                    .lit();
            wandering(scene, "orc", 4, referee(4, 3, 3));
            assertThat(scene.meeting().distance()).isEqualTo(60);
            assertThat(scene.meeting().cell()).isEqualTo(new Cell(6, 0));
            assertThat(scene.meeting().kindKnown()).isFalse();
            assertThat(kinds(scene)).containsSubsequence("MeetingBegun", "SurpriseFound", "DistanceFound", "PhaseCame");
            assertThat(scene.told(new Seat.Company())).contains("Four shapes move in the dark, 60 feet off.");
            assertThat(scene.told(new Seat.Company())).doesNotContainIgnoringCase("orc");

            scene.order(new MeetingCommand.Wait(), referee(5, 5));
            assertThat(scene.one(MeetingEvent.Reacted.class).score()).isEqualTo(9);
            assertThat(scene.meeting().talk().mood()).isEqualTo(Mood.CALM);

            scene.order(new MeetingCommand.Leave(), referee(2));
            assertThat(scene.state.encounter()).isEmpty();
            assertThat(scene.state.clock().ticks()).isZero();
            assertThat(scene.state.clock().turn()).isEqualTo(49);
        }

        @Test
        @Rule({"EN-01", "UX-25"})
        @DisplayName("the company alone throws when only its own light is seen, and a corner cuts the distance")
        void corner() {
            Scene scene = Scene.original(
                            "+-------+", "|@ . . .|", "+-----+ |", "      |.|", "      | |", "      |.|", "      +-+")
                    .fighter("Alaric")
                    .lit();
            scene.state = scene.state.withWanderers(
                    Optional.of(new Wanderers(List.of(new Band("orc", 1)), new Cell(3, 1), Optional.empty(), false)));
            scene.doing(ones(referee(4, 4, 4)), Meetings::beginWanderers);
            assertThat(scene.one(MeetingEvent.SurpriseFound.class).rolls()).hasSize(1);
            assertThat(scene.meeting().distance()).isEqualTo(30);
            assertThat(scene.meeting().kindKnown()).isTrue();
        }

        @Test
        @Rule({"EN-06", "EN-04"})
        @DisplayName("orcs that surprise the company at 30 feet come nearer and attack without a reaction")
        void closing() {
            Scene scene = Scene.original(PASSAGE).fighter("Alaric").lit();
            wandering(scene, "orc", 4, referee(2, 5).on(DiceStream.PLAYERS, 26));
            assertThat(scene.meeting().surprised()).isEqualTo(Surprised.COMPANY);
            assertThat(scene.meeting().metAt()).isEqualTo(30);
            assertThat(scene.meeting().distance()).isEqualTo(10);
            assertThat(scene.meeting().phase()).isEqualTo(Phase.BATTLE);
            assertThat(scene.all(MeetingEvent.Reacted.class)).isEmpty();
            assertThat(scene.all(BattleEvent.SegmentBegun.class)).isEmpty();
        }

        @Test
        @Rule({"EN-06", "EN-07", "EN-23"})
        @DisplayName(
                "an ogre that surprises the company at 10 feet strikes at once and acts first; there is no fleeing yet")
        void ogreStrikes() {
            Scene scene =
                    Scene.original(PASSAGE).fighter("Alaric").fighter("Berta").lit();
            wandering(
                    scene,
                    "ogre",
                    1,
                    referee(1, 1).on(DiceStream.PLAYERS, 26, 26).afterwards(FastDice.seeded(4)));
            assertThat(scene.meeting().distance()).isEqualTo(10);
            assertThat(scene.one(BattleEvent.SegmentBegun.class).company()).isFalse();
            assertThat(scene.meeting().foesFirst()).isTrue();
            assertThat(scene.refused(MeetingCommand.Flee.home()).rule()).isEqualTo("EN-23");
        }

        @Test
        @Rule("EN-29")
        @DisplayName("a surprised member who throws 25 drops his torch or his sword, by the die")
        void dropping() {
            Scene scene = Scene.original(PASSAGE)
                    .fighter("Alaric")
                    .change(
                            "Alaric",
                            who -> who.withItems(List.of(
                                    Scene.thing("torch", "EQI-44", "torch", 0, Carried.IN_HAND),
                                    Scene.thing("sword", "EQI-10", "sword", 50, Carried.IN_HAND))));
            wandering(scene, "orc", 1, referee(1, 6, 6).on(DiceStream.PLAYERS, 25, 1));
            MeetingEvent.Dropped dropped = scene.one(MeetingEvent.Dropped.class);
            assertThat(dropped.things()).extracting(item -> item.name()).containsExactly("torch");
            assertThat(scene.state.level(Scene.LEVEL).piles()).containsKey(new Cell(0, 0));
            assertThat(scene.told(new Seat.Company())).contains("Alaric drops a torch.");
        }

        @Test
        @Rule({"EN-21", "EN-33"})
        @DisplayName("giant rats attack what they see, without a throw")
        void rats() {
            Scene scene = Scene.original(PASSAGE).fighter("Alaric").lit();
            wandering(scene, "giant-rat", 3, referee(4, 3, 3));
            scene.order(new MeetingCommand.Wait(), ScriptedDice.none());
            assertThat(scene.all(MeetingEvent.Reacted.class)).isEmpty();
            assertThat(scene.meeting().phase()).isEqualTo(Phase.BATTLE);
        }

        @Test
        @Rule({"EN-22", "CE-25"})
        @DisplayName("goblins draw off before a company of twice their strength, and fight if they are followed")
        void withdraw() {
            Scene scene = strong();
            scene.order(new MeetingCommand.Wait(), ScriptedDice.none());
            assertThat(scene.meeting().phase()).isEqualTo(Phase.ROUT);
            assertThat(scene.told(new Seat.Company())).contains("They draw back before you.");
            scene.order(new MeetingCommand.LetGo(), referee(2));
            assertThat(scene.state.encounter()).isEmpty();

            Scene followed = strong();
            followed.order(new MeetingCommand.Wait(), ScriptedDice.none());
            followed.order(new MeetingCommand.Pursue(), ScriptedDice.none());
            assertThat(followed.meeting().phase()).isEqualTo(Phase.BATTLE);
        }

        private Scene strong() {
            Scene scene = Scene.original(PASSAGE).lit(new CharacterId("conan"));
            scene.member("Conan", 8, 10, org.woodgrain.rules.equipment.Purse.EMPTY);
            return wandering(scene, "goblin", 4, referee(4, 3, 1));
        }

        @Test
        @Rule("EN-33")
        @DisplayName("monsters of twice the company's strength attack unless they are spoken to first")
        void overwhelming() {
            Scene scene = Scene.original(PASSAGE).fighter("Alaric").lit();
            wandering(scene, "orc", 4, referee(4, 3, 3));
            scene.order(new MeetingCommand.Wait(), ScriptedDice.none());
            assertThat(scene.meeting().phase()).isEqualTo(Phase.BATTLE);
        }
    }

    @Nested
    @DisplayName("with wanderers in the classic game")
    class ClassicWanderers {
        @Test
        @Rule({"CE-02", "CE-10", "CD-41"})
        @DisplayName("surprise, distance and then a reaction of any monster whose conduct is not plain")
        void order() {
            Scene scene = Scene.classic(PASSAGE).fighter("Alaric").lit();
            wandering(scene, "wolf", 2, referee(5, 3, 4));
            assertThat(scene.meeting().distance()).isEqualTo(70);
            scene.order(new MeetingCommand.Wait(), referee(1, 3, 2));
            assertThat(scene.one(MeetingEvent.Reacted.class).mood()).isEqualTo(Mood.ATTACK);
            assertThat(scene.meeting().phase()).isEqualTo(Phase.BATTLE);
        }

        @Test
        @Rule("CE-15")
        @DisplayName("skeletons attack without a throw")
        void skeletons() {
            Scene scene = Scene.classic(PASSAGE).fighter("Alaric").lit();
            wandering(scene, "skeleton", 2, referee(5, 3, 4));
            scene.order(new MeetingCommand.Wait(), ScriptedDice.none());
            assertThat(scene.meeting().phase()).isEqualTo(Phase.BATTLE);
        }

        @Test
        @Rule({"CE-05", "UX-28"})
        @DisplayName("bandits carry lights: nobody throws for surprise, and their kind is known from afar")
        void bandits() {
            Scene scene = Scene.classic(PASSAGE).fighter("Alaric").lit();
            wandering(scene, "bandit", 2, referee(3, 4));
            assertThat(scene.one(MeetingEvent.SurpriseFound.class).rolls()).isEmpty();
            assertThat(scene.meeting().kindKnown()).isTrue();
        }

        @Test
        @Rule("CE-09")
        @DisplayName("surprising goblins have a round to themselves, in which they first show their mind")
        void surprised() {
            Scene scene = Scene.classic(PASSAGE).fighter("Alaric").lit();
            wandering(scene, "goblin", 2, referee(1, 3, 4, 4, 5));
            assertThat(scene.meeting().surprised()).isEqualTo(Surprised.COMPANY);
            assertThat(scene.meeting().talk().mood()).isEqualTo(Mood.CALM);
            assertThat(scene.state.clock().ticks()).isEqualTo(Clock.TURN / 60);
        }
    }
}
