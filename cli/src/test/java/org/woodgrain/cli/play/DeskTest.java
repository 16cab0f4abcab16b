package org.woodgrain.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.view.View;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.lab.futures.Futures;
import org.woodgrain.rules.Roll;

class DeskTest {
    private final StringWriter printed = new StringWriter();
    private final Cellar cellar = new Cellar();
    private final PrintWriter out = new PrintWriter(printed, true);
    private final Desk desk = new Desk(cellar, out, Ink.PLAIN, new Desk.Paper() {
        @Override
        public int columns() {
            return 80;
        }

        @Override
        public int rows() {
            return 24;
        }
    });

    /** A sitting with one door and one adventurer. */
    private static final class Cellar implements Sitting {
        private final List<Line> told = new ArrayList<>();

        @Override
        public View view() {
            View.Member berta = new View.Member(
                    "c1",
                    "Berta",
                    "human fighting-man 1",
                    5,
                    6,
                    4,
                    "60.5",
                    9,
                    1,
                    List.of("weary"),
                    false,
                    "sword, shield",
                    List.of(new View.Figure("Strength", "13", "CH-08", "3d6")),
                    List.of(new View.Thing("i1", "Torch", 6, "stowed", "1.0")),
                    List.of(),
                    "",
                    new View.Box("", List.of()));
            return new View(
                    "demo",
                    "Demo",
                    "original",
                    new View.Strip(
                            1,
                            "08:20",
                            3,
                            1,
                            List.of(new View.Lamp("Berta", "torch", 5, 6)),
                            "2",
                            "end of this turn",
                            180),
                    Optional.empty(),
                    List.of(berta),
                    List.of(),
                    List.of(),
                    List.of(),
                    Optional.empty(),
                    "The cellar",
                    List.of(
                            new Offer("force", "Force the door", "Doors", "UX-17", "", "2 in 6", List.of()),
                            new Offer("sing", "Sing", "Company", "", "", "", List.of())),
                    Optional.empty());
        }

        @Override
        public Answer take(Pick pick) {
            if (pick.offer().equals("sing")) {
                return new Answer.Refused("Berta does not sing.", "EX-01");
            }
            Roll roll = new Roll(
                    "UX-17", "forcing", "Berta", DiceStream.PLAYERS, 6, List.of(2), 0, 1, Roll.Test.AT_MOST, 2, false);
            Line line = new Line("The door opens.", "UX-17", List.of(roll), Line.Tone.GOOD, false);
            told.add(line);
            return new Answer.Done(List.of(line));
        }

        @Override
        public Futures.Answer futures(boolean played) {
            return new Futures.Answer.Refused("Only the referee may look into the futures of a fight.");
        }

        @Override
        public List<Line> log(int count) {
            return told;
        }

        @Override
        public List<Line> news() {
            return List.of();
        }
    }

    @Test
    void futures_are_refused_in_one_line_where_the_seat_may_not_know_them() {
        assertThat(desk.carryOut("futures")).isEqualTo(Desk.Result.REFUSED);
        assertThat(printed.toString()).contains("Only the referee may look into the futures of a fight.");
    }

    @Test
    void the_prompt_shows_turn_light_and_hit_points() {
        assertThat(desk.prompt()).isEqualTo("turn 3¼ · torch 5 · hp 5/6> ");
    }

    @Test
    void what_is_done_is_told_with_dice_and_rule() {
        assertThat(desk.carryOut("force")).isEqualTo(Desk.Result.DONE);

        assertThat(printed.toString())
                .isEqualToNormalizingNewlines("The door opens. [forcing 1d6: 2, 2 or less] UX-17\n");
    }

    @Test
    void a_refusal_is_no_misunderstanding() {
        assertThat(desk.carryOut("sing")).isEqualTo(Desk.Result.REFUSED);
        assertThat(printed.toString()).isEqualToNormalizingNewlines("Berta does not sing. EX-01\n");
    }

    @Test
    void the_company_and_a_sheet_are_shown() {
        desk.carryOut("company");
        desk.carryOut("sheet ber");

        assertThat(printed.toString())
                .contains("1 Berta  human fighting-man 1      5/6    4    60.5    9\"  sword, shield, weary")
                .contains("Strength                 13           3d6; CH-08")
                .contains("6 Torch");
        assertThat(desk.carryOut("sheet nobody")).isEqualTo(Desk.Result.NOT_UNDERSTOOD);
    }

    @Test
    void help_lists_what_can_be_done_now() {
        desk.carryOut("help");
        desk.carryOut("help force");

        assertThat(printed.toString())
                .contains("Doors")
                .contains("force")
                .contains("(2 in 6; UX-17)")
                .contains("quit");
        assertThat(desk.carryOut("help juggling")).isEqualTo(Desk.Result.NOT_UNDERSTOOD);
    }

    @Test
    void words_complete_to_actions_and_names() {
        assertThat(Completions.proposals(cellar.view(), List.of()))
                .extracting(Completions.Proposal::word)
                .contains("force", "sheet", "quit");
        assertThat(Completions.proposals(cellar.view(), List.of("sheet")))
                .extracting(Completions.Proposal::word)
                .containsExactly("berta");
    }

    @Nested
    class A_script {
        @Test
        void prints_each_line_with_its_answer_and_ends_with_0() {
            Script script = new Script("way.txt", List.of("# the way in", "", "force  # with the shoulder", "log"));

            assertThat(script.play(desk, out)).isZero();
            assertThat(printed.toString()).isEqualToNormalizingNewlines("""
                    > force
                    The door opens. [forcing 1d6: 2, 2 or less] UX-17
                    > log
                    The door opens. [forcing 1d6: 2, 2 or less] UX-17
                    """);
        }

        @Test
        void stops_with_1_at_a_line_that_is_not_understood() {
            assertThat(new Script("way.txt", List.of("force", "dance", "force")).play(desk, out))
                    .isEqualTo(1);
            assertThat(printed.toString()).contains("way.txt line 2 was not understood: dance");
        }

        @Test
        void stops_with_0_at_quit_and_goes_on_after_a_refusal() {
            assertThat(new Script("way.txt", List.of("sing", "quit", "dance")).play(desk, out))
                    .isZero();
        }
    }

    @Nested
    class Talk_at_the_table {
        private static Map<String, List<String>> said(String line) {
            Pick pick = Saying.of(Words.of(line));
            assertThat(pick.offer()).isEqualTo("say");
            return pick.values();
        }

        @Test
        void is_said_to_all_as_it_was_typed() {
            assertThat(said("say Shall we go on? As you like: yes."))
                    .isEqualTo(Map.of(
                            "by",
                            List.of(""),
                            "to",
                            List.of("all"),
                            "text",
                            List.of("Shall we go on? As you like: yes.")));
        }

        @Test
        void may_be_in_a_members_name_and_for_the_referee_alone() {
            assertThat(said("say as Berta to referee: I pocket it"))
                    .isEqualTo(
                            Map.of("by", List.of("Berta"), "to", List.of("referee"), "text", List.of("I pocket it")));
            assertThat(said("say to the referee: is it dead?"))
                    .isEqualTo(Map.of("by", List.of(""), "to", List.of("referee"), "text", List.of("is it dead?")));
            assertThat(said("say as Berta: hm"))
                    .containsEntry("by", List.of("Berta"))
                    .containsEntry("to", List.of("all"));
        }

        @Test
        void throws_dice_that_are_logged() {
            assertThat(said("/roll 2d6+1 # luck")).containsEntry("text", List.of("/roll 2d6+1 # luck"));
            assertThat(desk.carryOut("say [[1d6]]!")).isEqualTo(Desk.Result.DONE);
        }
    }

    @Nested
    class Dice_beside_the_game {
        @Test
        void are_thrown_and_shown() {
            assertThat(desk.carryOut("roll 0d6 + 3 # luck")).isEqualTo(Desk.Result.DONE);
            assertThat(printed.toString()).contains("luck: 0d6 [] + 3 = 3");
        }

        @Test
        void have_odds() {
            assertThat(desk.carryOut("odds 2D6")).isEqualTo(Desk.Result.DONE);
            assertThat(printed.toString()).contains("Exact", "16.67%");
        }

        @Test
        void are_refused_where_they_make_no_sense() {
            assertThat(desk.carryOut("roll 2d6 for luck")).isEqualTo(Desk.Result.NOT_UNDERSTOOD);
            assertThat(desk.carryOut("roll")).isEqualTo(Desk.Result.NOT_UNDERSTOOD);
            assertThat(printed.toString()).contains("Column 5: \"for\" is not understood here.");
        }
    }
}
