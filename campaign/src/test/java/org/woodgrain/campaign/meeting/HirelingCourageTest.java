package org.woodgrain.campaign.meeting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.HiringEvent;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Earnings;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Encounter.Phase;
import org.woodgrain.campaign.state.Expedition;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Service;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.hirelings.Loyalty.Conduct;

@DisplayName("The courage of hirelings")
class HirelingCourageTest {
    private static final String[] PASSAGE = {
        "+-------------------+---+", "|@ . . . . . . . . .d. .|", "+-------------------+---+",
    };
    private static final CharacterId ALARIC = new CharacterId("alaric");
    private static final CharacterId BERTA = new CharacterId("berta");
    private static final CharacterId CUNO = new CharacterId("cuno");

    /** Alaric, with one hit point, and Cuno; Berta serves Alaric; a gnoll stands before them. */
    private static Scene fight(Scene scene, int loyalty) {
        scene.fighter("Alaric").fighter("Berta").fighter("Cuno").lit();
        scene.change("Alaric", who -> who.withHitPoints(1));
        scene.state = scene.state
                .withService(BERTA, Service.entered(ALARIC, true, loyalty, 1, false))
                .withExpedition(Optional.of(new Expedition(List.of(ALARIC, BERTA, CUNO), Earnings.NONE, 1, 0)))
                .withEncounter(Optional.of(Encounter.begun(
                                Scene.foes("gnoll", 1),
                                Scene.LEVEL,
                                Optional.empty(),
                                new Cell(1, 0),
                                Phase.BATTLE,
                                List.of())
                        .met(10, new Cell(1, 0))
                        .withKindKnown()));
        return scene;
    }

    /** The gnoll acts first and strikes Alaric down; the rest miss. */
    private static void alaricFalls(Scene scene, int... courage) {
        int[] blow = scene.state.ruleset().classic() ? new int[] {6, 20, 4, 4} : new int[] {6, 20, 4};
        int[] referee =
                IntStream.concat(IntStream.of(blow), IntStream.of(courage)).toArray();
        scene.order(
                new MeetingCommand.Fight(
                        List.of(new FighterOrder(BERTA, new Deed.Guard()), new FighterOrder(CUNO, new Deed.Guard()))),
                ScriptedDice.none().on(DiceStream.REFEREE, referee).on(DiceStream.PLAYERS, 1));
    }

    @Test
    @Rule({"NP-28", "NP-30"})
    @DisplayName("one of loyalty 8 whose employer falls runs on a throw of 6 less 1")
    void runs() {
        Scene scene = fight(Scene.original(PASSAGE), 8);
        alaricFalls(scene, 3, 3);
        HiringEvent.CourageTried tried = scene.one(HiringEvent.CourageTried.class);
        assertThat(tried.conduct()).isEqualTo(Conduct.FLEES);
        assertThat(tried.rolls()).allMatch(Roll::secret);
        assertThat(scene.state.order()).doesNotContain(BERTA);
        assertThat(scene.told(new Seat.Company())).contains("Berta loses heart and runs: the employer is down.");
    }

    @Test
    @Rule("NP-30")
    @DisplayName("who serves another throws when the leader falls, in the original game alone")
    void leader() {
        for (boolean classic : new boolean[] {false, true}) {
            Scene scene = fight(classic ? Scene.classic(PASSAGE) : Scene.original(PASSAGE), 8);
            scene.state = scene.state.withService(BERTA, Service.entered(CUNO, true, 8, 1, false));
            alaricFalls(scene, classic ? new int[0] : new int[] {3, 3});
            assertThat(scene.all(HiringEvent.CourageTried.class)).hasSize(classic ? 0 : 1);
            assertThat(scene.told(new Seat.Company()).contains("runs: the leader is down"))
                    .isEqualTo(!classic);
        }
    }

    @Test
    @Rule({"NP-30", "NP-31"})
    @DisplayName("on a 7 he hangs back for the next round, whatever he is told")
    void hangsBack() {
        Scene scene = fight(Scene.original(PASSAGE), 10);
        alaricFalls(scene, 3, 4);
        assertThat(scene.one(HiringEvent.CourageTried.class).conduct()).isEqualTo(Conduct.HANGS_BACK);
        scene.order(
                new MeetingCommand.Fight(List.of(
                        new FighterOrder(BERTA, new Deed.Strike(new FoeId("gnoll1"))),
                        new FighterOrder(CUNO, new Deed.Guard()))),
                ScriptedDice.none().on(DiceStream.REFEREE, 1, 1, 1).on(DiceStream.PLAYERS, 6));
        assertThat(scene.all(BattleEvent.Struck.class))
                .noneMatch(blow -> blow.by().equals(new Fighter.Member(BERTA)));
    }

    @Test
    @Rule("NP-29")
    @DisplayName("one of loyalty 3 is gone in the first fight without a throw, and in the classic game he is not")
    void faithless() {
        Scene scene = fight(Scene.original(PASSAGE), 3);
        scene.order(
                new MeetingCommand.Fight(List.of(
                        new FighterOrder(ALARIC, new Deed.Guard()),
                        new FighterOrder(BERTA, new Deed.Guard()),
                        new FighterOrder(CUNO, new Deed.Guard()))),
                ScriptedDice.none().on(DiceStream.REFEREE, 1, 1).on(DiceStream.PLAYERS, 6));
        assertThat(scene.one(HiringEvent.CourageTried.class).rolls()).isEmpty();
        assertThat(scene.state.order()).doesNotContain(BERTA);
        assertThat(scene.told(new Seat.Company())).contains("Berta loses heart and runs");

        Scene classic = fight(Scene.classic(PASSAGE), 3);
        classic.order(
                new MeetingCommand.Fight(List.of(
                        new FighterOrder(ALARIC, new Deed.Guard()),
                        new FighterOrder(BERTA, new Deed.Guard()),
                        new FighterOrder(CUNO, new Deed.Guard()))),
                ScriptedDice.none().on(DiceStream.REFEREE, 1, 1).on(DiceStream.PLAYERS, 6));
        assertThat(classic.all(HiringEvent.CourageTried.class)).isEmpty();
    }

    @Test
    @Rule({"NP-28", "NP-30"})
    @DisplayName("one of loyalty 15 stands on a 7, and one of 19 does not throw")
    void steady() {
        Scene firm = fight(Scene.original(PASSAGE), 15);
        alaricFalls(firm, 3, 4);
        assertThat(firm.one(HiringEvent.CourageTried.class).conduct()).isEqualTo(Conduct.STEADY);
        assertThat(firm.told(new Seat.Company())).doesNotContain("stands fast");
        Scene unshakable = fight(Scene.original(PASSAGE), 19);
        alaricFalls(unshakable);
        assertThat(unshakable.one(HiringEvent.CourageTried.class).rolls()).isEmpty();
    }

    @Test
    @Rule("CC-39")
    @DisplayName("in the classic game one of loyalty 7 runs on an 8 and will leave service")
    void classic() {
        Scene scene = fight(Scene.classic(PASSAGE), 7);
        alaricFalls(scene, 4, 4);
        assertThat(scene.one(HiringEvent.CourageTried.class).conduct()).isEqualTo(Conduct.FLEES);
        assertThat(scene.state.service(BERTA).orElseThrow().leaving()).isTrue();
    }
}
