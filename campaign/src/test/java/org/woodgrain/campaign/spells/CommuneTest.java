package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.cleric;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Trap;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.PrayerEvent;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

@UnderBothProfiles
class CommuneTest {
    private static final MagicCommand.Cast COMMON = new MagicCommand.Cast(CLERIC, "SP-109", List.of());
    private static final MagicCommand.Cast SPECIAL = new MagicCommand.Cast(CLERIC, "SP-109", List.of("special"));

    private static Expeditions patriarch() {
        return play(cleric(9, Alignment.LAW, "SP-109", "SP-109", "SP-109"));
    }

    private static String session(Expeditions play) {
        return effects(play, "SP-109").getFirst().id();
    }

    private static Expeditions days(Expeditions play, int days) {
        play.given(state -> state.withPlace(new Place.Town()).withExpedition(Optional.empty()));
        return play.order(new TownCommand.StayDays(days));
    }

    @Test
    @Rule("SP-109")
    void three_questions_are_answered_and_no_more_within_a_week() {
        Expeditions play = patriarch();
        play.order(COMMON);

        for (int i = 0; i < 3; i++) {
            play.order(new MagicCommand.Direct(CLERIC, session(play), List.of("ask:way down")), 95);
            assertThat(play.events(PrayerEvent.Told.class))
                    .singleElement()
                    .satisfies(told -> assertThat(told.words().getFirst()).endsWith("no"));
        }
        assertThat(play.refused(new MagicCommand.Direct(CLERIC, session(play), List.of("ask:way down"))))
                .isInstanceOf(MagicRefusal.class);
        days(play, 5);
        assertThat(play.refused(COMMON)).isInstanceOf(MagicRefusal.WrongTarget.class);
    }

    @Test
    @Rule("SP-109")
    void after_a_week_there_are_three_more() {
        Expeditions play = patriarch();
        play.order(COMMON);
        days(play, 7);

        play.order(COMMON);

        assertThat(effects(play, "SP-109").getLast().number("questions")).isEqualTo(3);
    }

    @Test
    @Rule("SP-109")
    void the_special_session_of_the_year_answers_six() {
        Expeditions play = patriarch();
        play.order(SPECIAL);
        assertThat(effects(play, "SP-109").getLast().number("questions")).isEqualTo(6);

        days(play, 7);
        assertThat(play.refused(SPECIAL)).isInstanceOf(MagicRefusal.WrongTarget.class);
        play.order(COMMON);
    }

    @Test
    @Rule("SP-109")
    void on_ninety_six_the_answer_is_unknown_and_the_throw_is_not_shown() {
        Expeditions play = patriarch();
        play.order(COMMON);

        play.order(new MagicCommand.Direct(CLERIC, session(play), List.of("ask:way down")), 96);

        PrayerEvent.Told told = play.events(PrayerEvent.Told.class).getFirst();
        assertThat(told.words().getFirst()).endsWith("unknown");
        assertThat(Narrator.tell(play.world(), play.state(), play.state(), told, new Seat.Company()))
                .flatExtracting(Line::rolls)
                .isEmpty();
    }

    @Test
    @Rule("SP-109")
    void what_the_free_choice_of_players_decides_is_unknown() {
        Expeditions play = patriarch();
        play.order(COMMON);

        play.order(new MagicCommand.Direct(CLERIC, session(play), List.of("ask:Shall we be rich?")), 1);

        assertThat(play.events(PrayerEvent.Told.class).getFirst().words().getFirst())
                .endsWith("unknown");
    }

    @Test
    @Rule("SP-109")
    void the_truth_is_told_of_what_the_company_does_not_know() {
        var level = Plans.draw("+-+-+", "|. .|", "+-+-+")
                .trap(new Trap(
                        "pit", org.woodgrain.atlas.Trap.Kind.PIT, List.of(new Cell(1, 0)), 10, "", true, false, ""))
                .level();
        Expeditions play = Expeditions.begin(
                Profile.CLASSIC, level, new Cell(0, 0), Direction.EAST, List.of(cleric(9, Alignment.LAW, "SP-109")));
        play.order(COMMON);

        play.order(new MagicCommand.Direct(CLERIC, session(play), List.of("ask:trap")), 1);

        assertThat(play.events(PrayerEvent.Told.class).getFirst().words().getFirst())
                .endsWith("yes");
    }

    @Test
    @Rule({"SP-55", "SP-109"})
    void a_curse_in_a_scroll_is_told_of_truly() {
        Item scroll = new Item(new ItemId("scroll"), "MI-078", "scroll", 1, 20, 0, Carried.AT_HAND, "", 0);
        Expeditions play = play(Company.with(cleric(9, Alignment.LAW, "SP-109"), scroll));
        play.order(COMMON);

        play.order(new MagicCommand.Direct(CLERIC, session(play), List.of("ask:cursed scroll")), 1);

        assertThat(play.events(PrayerEvent.Told.class).getFirst().words().getFirst())
                .endsWith("yes");
    }
}
