package org.woodgrain.campaign.meeting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Manner;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Encounter.Phase;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Talk.Mood;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.Carried;

@UnderBothProfiles
@DisplayName("The five courses in a meeting")
class CoursesTest {
    private static final String[] HALL = {
        "+-------------------+---+", "|@ . . . . . . . . .d. .|", "+-------------------+---+",
    };
    private static final String[] LONG = {
        "+" + "-".repeat(59) + "+", "|@" + " .".repeat(29) + "|", "+" + "-".repeat(59) + "+",
    };
    private static final CharacterId ALARIC = new CharacterId("alaric");

    private static ScriptedDice referee(int... faces) {
        return ScriptedDice.none().on(DiceStream.REFEREE, faces);
    }

    private static Scene met(String monster, int many, int feet, int x) {
        return met(HALL, monster, many, feet, x);
    }

    private static Scene met(String[] plan, String monster, int many, int feet, int x) {
        Scene scene =
                Scene.played(plan).fighter("Alaric").fighter("Berta").lit().at(x, 0);
        Cell at = new Cell(x + feet / 10, 0);
        scene.state = scene.state.withEncounter(Optional.of(
                Encounter.begun(Scene.foes(monster, many), Scene.LEVEL, Optional.empty(), at, Phase.INTENT, List.of())
                        .met(feet, at)));
        return scene;
    }

    private static Scene sheathed(Scene scene) {
        for (String name : List.of("Alaric", "Berta")) {
            scene.change(
                    name,
                    who -> who.withItems(who.items().stream()
                            .map(item -> item.carried(Carried.AT_HAND, ""))
                            .toList()));
        }
        return scene;
    }

    @Test
    @Rule("NP-41")
    @DisplayName("orcs at 60 feet leave talk, fight, wait, advance and flee, and nothing else is a course")
    void five() {
        Scene scene = met("orc", 2, 60, 2);
        List<String> offered = Actions.of(scene.campaign.world(), scene.state, new Seat.Company()).stream()
                .filter(offer -> List.of("Meeting", "Fight", "Flee").contains(offer.group()))
                .map(Offer::id)
                .toList();
        assertThat(offered).contains("talk", "fight", "wait", "advance", "flee");
        assertThat(Actions.read(
                        scene.campaign.world(), scene.state, new Seat.Company(), new Pick("bargain-later", Map.of())))
                .isInstanceOf(Reading.Unclear.class);
    }

    @Test
    @Rule("NP-42")
    @DisplayName(
            "an 8 with charisma 13 and like alignment is a 10, and in the classic game a 9; the tongue of Law provokes"
                    + " orcs of Chaos")
    void talk() {
        Scene scene = sheathed(met("orc", 2, 40, 2));
        scene.change("Alaric", who -> who.withAlignment(Alignment.CHAOS, List.of("orc", "Law")));
        scene.charisma("Alaric", 13);
        scene.order(new MeetingCommand.Talk(ALARIC, "orc", Manner.CIVIL, 0), referee(4, 4));
        assertThat(scene.one(MeetingEvent.Reacted.class).score()).isEqualTo(Played.either(10, 9));
        assertThat(scene.meeting().talk().mood()).isEqualTo(Mood.CALM);

        Scene law = sheathed(met("orc", 2, 40, 2));
        law.order(new MeetingCommand.Talk(ALARIC, "Law", Manner.CIVIL, 0), ScriptedDice.none());
        assertThat(law.meeting().phase()).isEqualTo(Phase.BATTLE);
    }

    @Test
    @Rule("NP-43")
    @DisplayName("a company that fights while they talk acts first in the first round")
    void fight() {
        Scene scene = sheathed(met("orc", 2, 10, 2));
        scene.order(new MeetingCommand.Wait(), referee(4, 4));
        assertThat(scene.meeting().phase()).isEqualTo(Phase.PARLEY);
        scene.order(
                new MeetingCommand.Fight(List.of()),
                ScriptedDice.none().on(DiceStream.REFEREE, 1, 1).on(DiceStream.PLAYERS, 1, 1));
        assertThat(scene.one(MeetingEvent.FirstGiven.class).company()).isTrue();
        assertThat(scene.all(BattleEvent.InitiativeThrown.class)).isEmpty();
    }

    @Test
    @Rule("NP-44")
    @DisplayName("a company that waits while they charge strikes first, at one better, in the first round alone")
    void waits() {
        Scene scene = met("orc", 2, 30, 2);
        // 2d6 = 4 less one for drawn weapons and one for alignment is an attack, and in the classic game a 2
        scene.order(new MeetingCommand.Wait(), referee(1, Played.either(3, 1)));
        assertThat(scene.meeting().phase()).isEqualTo(Phase.BATTLE);
        MeetingEvent.FirstGiven given = scene.one(MeetingEvent.FirstGiven.class);
        assertThat(given.company()).isTrue();
        assertThat(given.braced()).isTrue();
        scene.state = scene.state.withEncounter(scene.state.encounter().map(now -> now.withDistance(10)));
        scene.order(
                new MeetingCommand.Fight(List.of()),
                ScriptedDice.none().on(DiceStream.REFEREE, 1, 1).on(DiceStream.PLAYERS, 1, 1));
        int braced = needed(scene);
        scene.order(
                new MeetingCommand.Fight(List.of()),
                ScriptedDice.none().on(DiceStream.REFEREE, 1, 1, 1).on(DiceStream.PLAYERS, 6, 1, 1));
        assertThat(braced).isEqualTo(needed(scene) - 1);
    }

    /** What the first blow of the company needs. */
    private static int needed(Scene scene) {
        return scene.all(BattleEvent.Struck.class).stream()
                .filter(blow -> blow.by() instanceof Fighter.Member)
                .findFirst()
                .orElseThrow()
                .rolls()
                .getFirst()
                .target();
    }

    @Test
    @Rule("NP-45")
    @DisplayName("two advances of 20 feet at 6 inches bring a company from 40 feet into reach, which is an attack")
    void advance() {
        Scene scene = met("orc", 2, 40, 2).burdened("Alaric", 120).burdened("Berta", 120);
        scene.order(new MeetingCommand.Advance(), referee(4, 6));
        assertThat(scene.meeting().distance()).isEqualTo(20);
        assertThat(scene.one(MeetingEvent.Reacted.class).rolls().getFirst().modifier())
                .isEqualTo(Played.either(-2, 0));
        scene.order(new MeetingCommand.Advance(), ScriptedDice.none());
        assertThat(scene.meeting().distance()).isEqualTo(10);
        assertThat(scene.meeting().phase()).isEqualTo(Phase.BATTLE);
    }

    @Test
    @Rule("NP-46")
    @DisplayName("a company of 9 inches that runs from zombies of 6 at 40 feet gains on them")
    void flee() {
        Scene scene = met(LONG, "zombie", 2, 40, 24).burdened("Alaric", 80).burdened("Berta", 80);
        scene.order(MeetingCommand.Flee.home(), referee(3));
        if (Played.classic()) {
            // the faster get away (CE-30)
            assertThat(scene.state.encounter()).isEmpty();
            return;
        }
        assertThat(scene.meeting().phase()).isEqualTo(Phase.PURSUIT);
        assertThat(scene.one(MeetingEvent.FlightBegun.class)).isNotNull();
        assertThat(scene.meeting().distance()).isGreaterThan(40);
    }
}
