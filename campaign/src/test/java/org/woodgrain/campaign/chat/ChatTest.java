package org.woodgrain.campaign.chat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.command.ChatCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.ChatEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Roll;

class ChatTest {
    private final Evening evening = Evening.of(Profile.ORIGINAL);
    private String name = "";

    @BeforeEach
    void one_member() {
        Adventurer fighter = Company.of(Company.FIGHTER).getFirst();
        name = fighter.name();
        evening.become(evening.state().withAdventurer(fighter));
    }

    private static ChatCommand say(String text) {
        return new ChatCommand.Say("", false, text);
    }

    private List<Line> heard(Seat seat) {
        return evening.last().stream()
                .flatMap(event -> Narrator.tell(Evening.WORLD, evening.state(), evening.state(), event, seat).stream())
                .toList();
    }

    private List<String> text(Seat seat) {
        return heard(seat).stream().map(Line::text).toList();
    }

    @Nested
    class What_is_said {
        @Test
        void is_heard_by_all_under_the_name_of_the_member() {
            evening.does(new ChatCommand.Say(name, false, " Shall we\ngo on? "));
            assertThat(text(new Seat.Company())).containsExactly(name + " says: “Shall we go on?”");
            assertThat(text(new Seat.Referee())).isEqualTo(text(new Seat.Company()));
        }

        @Test
        void is_the_seats_own_if_nobody_is_named() {
            evening.does(say("onward"));
            assertThat(text(new Seat.Company())).containsExactly("The company says: “onward”");
            evening.rules(new ChatCommand.Say("An old woman", false, "Mind the stair."));
            assertThat(text(new Seat.Company())).containsExactly("An old woman says: “Mind the stair.”");
            evening.rules(say("no"));
            assertThat(text(new Seat.Company())).containsExactly("The referee says: “no”");
        }

        @Test
        void to_the_referee_alone_is_heard_by_no_player() {
            evening.does(new ChatCommand.Say("fighter", true, "I pocket the gem [[1d6]]"), 4);
            assertThat(text(new Seat.Referee()))
                    .containsExactly(name + ", to the referee alone, says: “I pocket the gem 1d6 [4] = 4”");
            assertThat(text(new Seat.Company())).containsExactly(name + " has a word with the referee.");
            assertThat(heard(new Seat.Company())).allMatch(line -> line.rolls().isEmpty());
        }

        @Test
        void by_the_referee_to_himself_is_heard_by_no_player() {
            evening.rules(new ChatCommand.Say("", true, "the ogre wakes at [[2d6]]"), 3, 4);
            assertThat(text(new Seat.Referee()))
                    .containsExactly("The referee notes: “the ogre wakes at 2d6 [3, 4] = 7”");
            assertThat(heard(new Seat.Company())).isEmpty();
        }

        @Test
        void takes_no_time_and_changes_nothing() {
            CampaignState before = evening.state();
            evening.does(say("hello"));
            assertThat(evening.state()).isEqualTo(before);
            assertThat(evening.last()).hasSize(1);
        }
    }

    @Nested
    class Dice_in_talk {
        @Test
        void are_shown_one_by_one() {
            evening.does(say("/roll 4d6kh3+2"), 6, 1, 5, 3);
            assertThat(text(new Seat.Company()))
                    .containsExactly("The company throws: 4d6kh3 [6, dropped 1, 5, 3] + 2 = 16.");
            ChatEvent.Said said = evening.last(ChatEvent.Said.class).getFirst();
            assertThat(said.rolls()).flatExtracting(Roll::faces).containsExactly(6, 1, 5, 3);
        }

        @Test
        void stand_within_the_words() {
            evening.does(say("I swing [[1d20+1]] and do [[1d6]]!"), 14, 2);
            assertThat(text(new Seat.Company()))
                    .containsExactly("The company says: “I swing 1d20 [14] + 1 = 15 and do 1d6 [2] = 2!”");
        }

        @Test
        void are_of_a_stream_of_their_own_so_that_nothing_else_is_moved() {
            evening.does(say("/roll 3d6"), ScriptedDice.none().on(DiceStream.TALK, 1, 2, 3));
            assertThat(evening.state().seal().referee()).isZero();
            assertThat(evening.state().seal().players()).isZero();
            assertThat(evening.state().seal().content()).isZero();
            assertThat(evening.state().seal().talk()).isEqualTo(3);
        }

        @Test
        void that_come_to_nothing_say_so() {
            evening.does(say("/roll 6/(1d2-1)"), 1);
            assertThat(text(new Seat.Company()).getFirst()).contains("comes to nothing");
        }
    }

    @Nested
    class A_saying_is_refused {
        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "'' | Say something",
                    "'/roll' | cannot be thrown. Column 1",
                    "'/roll 2d6+' | The dice \"2d6+\" cannot be thrown. Column 5",
                    "'hit for [[2d]]' | The dice \"2d\" cannot be thrown. Column 3",
                    "'/roll d1!' | Column",
                    "'/roll 300d6' | cannot be thrown",
                    "'hit for [[2d6' | closing ]] is missing",
                    "'[[1]][[1]][[1]][[1]][[1]][[1]][[1]][[1]][[1]][[1]][[1]]' | At most 10 throws",
                })
        void with_the_place_of_the_fault(String text, String told) {
            assertThat(evening.refused(say(text)).message()).contains(told);
        }

        @Test
        void if_it_is_too_long_or_by_somebody_unknown() {
            assertThat(evening.refused(say("x".repeat(501))).message()).contains("501", "at most 500");
            assertThat(evening.refused(new ChatCommand.Say("Nobody", false, "hm"))
                            .message())
                    .contains("Nobody of the company is called \"Nobody\"");
        }
    }

    @Test
    void events_hold_all_that_is_told() {
        evening.does(say("/roll 2d6 # luck"), 5, 6);
        Event said = evening.last().getFirst();
        assertThat(said).isInstanceOf(ChatEvent.Said.class);
        assertThat(text(new Seat.Company())).containsExactly("The company throws: luck: 2d6 [5, 6] = 11.");
    }
}
