package org.woodgrain.campaign.delve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.Company.HOBBIT;
import static org.woodgrain.campaign.Plans.cell;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.meeting.Approach;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.view.MapViews;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Purse;

/** Creatures that sit still in their cover, and the companies that walk past them. */
class HidingTest {
    private static final String[] GROVE = {
        "+---------+", //
        "|1 1 1 1 1|",
        "+         +",
        "|1 1 1 1 1|",
        "+---------+",
    };

    private static Expeditions grove(Profile profile, String kind, boolean trees) {
        Plans plans = Plans.draw(GROVE);
        if (trees) {
            plans = plans.feature(cell(2, 1), "tree");
        }
        Foe foe = new Foe(
                new FoeId("x1"), kind, kind, 4, 4, Foe.Standing.ABLE, new Purse(0, 0, 0, 3, 0), new TreeMap<>());
        return Expeditions.begin(profile, plans.level(), cell(0, 0), Direction.EAST, Company.of(FIGHTER, HOBBIT))
                .given(state -> state.changeLevel(
                        "one", level -> level.withRoom("1", level.room("1").withDwellers(List.of(foe)))));
    }

    /** What happens when the company comes to see into the grove. */
    private static List<Event> comes(Expeditions play, Approach approach, Dice dice) {
        List<Event> all = new ArrayList<>();
        play.doing(
                u -> {
                    Contacts.check(u, new TreeSet<>(), approach);
                    all.addAll(u.close());
                },
                dice);
        return all;
    }

    private static List<Event> comes(Expeditions play, int die) {
        return comes(
                play,
                Approach.OPEN,
                ScriptedDice.none().on(DiceStream.REFEREE, die).afterwards(FastDice.seeded(1)));
    }

    private static <E extends Event> List<E> of(List<Event> events, Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    @ParameterizedTest
    @CsvSource({
        "ORIGINAL, elf, true, 90, true",
        "CLASSIC, elf, true, 90, true",
        "ORIGINAL, hobbit, true, 1, true",
        "ORIGINAL, elf, true, 91, false",
        "CLASSIC, hobbit, true, 91, false",
        "ORIGINAL, elf, false, 1, false",
        "ORIGINAL, orc, true, 1, false"
    })
    @Rule("EN-36")
    void who_hides_among_trees_is_passed_over_on_ninety_in_a_hundred(
            Profile profile, String kind, boolean trees, int die, boolean over) {
        Expeditions play = grove(profile, kind, trees);
        List<Event> events = comes(play, die);
        assertThat(play.state().encounter().isEmpty()).isEqualTo(over);
        assertThat(of(events, MeetingEvent.PassedOver.class)).hasSize(over ? 1 : 0);
        assertThat(of(events, MeetingEvent.MeetingBegun.class)).hasSize(over ? 0 : 1);
        assertThat(play.state().level("one").room("1").dwellers()).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void the_company_is_told_nothing_and_the_referee_sees_the_die(Profile profile) {
        Expeditions play = grove(profile, "elf", true);
        List<Event> events = comes(play, 90);
        MeetingEvent.PassedOver passed =
                of(events, MeetingEvent.PassedOver.class).getFirst();
        assertThat(events).filteredOn(MeetingEvent.class::isInstance).containsExactly(passed);
        assertThat(passed.rolls()).singleElement().matches(Roll::secret);
        assertThat(Narrator.tell(play.world(), play.state(), play.state(), passed, new Seat.Company()))
                .isEmpty();
        assertThat(Narrator.tell(play.world(), play.state(), play.state(), passed, new Seat.Referee()))
                .singleElement()
                .matches(Line::secret)
                .extracting(Line::text)
                .asString()
                .contains("Passed over");
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void a_company_that_walks_past_them_is_shown_what_an_empty_grove_would_show(Profile profile) {
        Expeditions peopled = grove(profile, "elf", true);
        comes(peopled, 90);
        Expeditions empty = grove(profile, "elf", true)
                .given(state -> state.changeLevel(
                        "one", level -> level.withRoom("1", level.room("1").withDwellers(List.of()))));
        DelveCommand walk = new DelveCommand.March(List.of(Direction.EAST));
        peopled.order(walk, FastDice.seeded(3));
        empty.order(walk, FastDice.seeded(3));
        assertThat(peopled.told()).isEqualTo(empty.told());
        assertThat(Views.of(peopled.world(), peopled.state(), new Seat.Company()))
                .isEqualTo(Views.of(empty.world(), empty.state(), new Seat.Company()));
        assertThat(MapViews.of(peopled.world(), peopled.state(), new Seat.Company()))
                .isEqualTo(MapViews.of(empty.world(), empty.state(), new Seat.Company()));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void it_walks_by_but_looking_round_stirs_them_up(Profile profile) {
        Expeditions play = grove(profile, "elf", true);
        comes(play, 90);
        play.order(
                new DelveCommand.Look(),
                ScriptedDice.none().on(DiceStream.REFEREE, 1).afterwards(FastDice.seeded(1)));
        assertThat(play.events(DelveEvent.LookedRound.class)).hasSize(1);
        assertThat(play.events(MeetingEvent.PassedOver.class)).isEmpty();
        assertThat(play.events(MeetingEvent.MeetingBegun.class)).hasSize(1);
        assertThat(play.state().level("one").tried()).noneMatch(mark -> mark.startsWith("passed-over"));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void a_company_that_has_heard_them_does_not_pass_them_over(Profile profile) {
        List<Event> events = comes(grove(profile, "elf", true), Approach.OPEN.withHeard(), FastDice.seeded(2));
        assertThat(of(events, MeetingEvent.PassedOver.class)).isEmpty();
        assertThat(of(events, MeetingEvent.MeetingBegun.class)).hasSize(1);
    }
}
