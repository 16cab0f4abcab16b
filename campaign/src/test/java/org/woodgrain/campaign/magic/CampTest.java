package org.woodgrain.campaign.magic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.MAGE;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Scorching;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.state.Spells;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;

/** Spells regained away from home. */
@UnderBothProfiles
class CampTest {
    private static final MagicCommand SLEEP_AND_LIGHT = new MagicCommand.Memorise(MAGE, List.of("SP-06", "SP-08"));

    private static Expeditions camp(Profile profile, boolean books, boolean open) {
        Adventurer mage = Company.of(MAGE)
                .getFirst()
                .withCareers(
                        List.of(new Career(CharacterClass.MAGIC_USER, 2, 2_500, List.of(3, 3))),
                        CharacterClass.MAGIC_USER)
                .withSpells(new Spells(List.of(), List.of("SP-06"), List.of("SP-08"), 1, List.of()));
        return Expeditions.begin(
                        profile,
                        Plans.draw("+-----+", "|1 1 1|", "+-----+").level(),
                        new Cell(0, 0),
                        Direction.EAST,
                        List.of(mage))
                .given(state -> state.withScenery("one", open ? Scenery.OPEN : Scenery.BELOW)
                        .withWorkshop(state.workshop().withCarried(MAGE, books))
                        .withClock(new Clock(1, 120, 0)));
    }

    /** Nothing comes on a 3, and what burns down or is eaten throws nothing. */
    private static Dice quiet() {
        return ScriptedDice.none().afterwards((stream, sides) -> Math.min(3, sides));
    }

    private static Expeditions slept(Expeditions play, int turns) {
        return play.order(new DelveCommand.Rest(turns), quiet());
    }

    @Test
    @Rule("MA-04")
    void on_the_second_day_out_of_doors_all_places_are_filled_from_the_books(Profile profile) {
        Expeditions play = slept(camp(profile, true, true), 48);
        int turn = play.state().clock().turn();
        assertThat(Actions.of(play.world(), play.state(), new Seat.Company()))
                .anyMatch(offer -> offer.id().equals("memorise:" + MAGE));
        play.order(SLEEP_AND_LIGHT, quiet());
        assertThat(play.who(MAGE).spells().memorised()).containsExactly("SP-06", "SP-08");
        assertThat(play.state().clock().turn()).as("a turn for each level").isEqualTo(turn + 2);
    }

    @Test
    @Rule("MA-04")
    void with_the_books_at_home_only_unused_spells_are_left(Profile profile) {
        Expeditions play = slept(camp(profile, false, true), 48);
        assertThat(play.refused(SLEEP_AND_LIGHT).rule()).isEqualTo("MA-04");
        assertThat(Actions.of(play.world(), play.state(), new Seat.Company()))
                .noneMatch(offer -> offer.id().equals("memorise:" + MAGE));
        assertThat(play.who(MAGE).spells().memorised()).containsExactly("SP-06");
    }

    @Test
    @Rule("MA-04")
    void in_a_dungeon_nothing_is_regained_and_a_short_night_is_none(Profile profile) {
        assertThat(slept(camp(profile, true, false), 60)
                        .refused(SLEEP_AND_LIGHT)
                        .rule())
                .isEqualTo("MA-04");
        Expeditions restless = slept(camp(profile, true, true), 47);
        assertThat(restless.refused(SLEEP_AND_LIGHT).rule()).isEqualTo("MA-04");
        slept(restless, 1);
        assertThat(restless.refused(SLEEP_AND_LIGHT).rule())
                .as("too short to count")
                .isEqualTo("MA-04");
        Expeditions halves = slept(slept(camp(profile, true, true), 30), 18);
        halves.order(SLEEP_AND_LIGHT, quiet());
        assertThat(halves.events(MagicEvent.Memorised.class)).hasSize(1);
    }

    @Test
    @Rule("MA-04")
    void what_was_cast_since_midnight_stays_spent_and_a_night_of_another_day_is_over(Profile profile) {
        Expeditions play = slept(camp(profile, true, true), 48);
        play.given(state ->
                state.change(MAGE, who -> who.withSpells(who.spells().without("SP-06", 2))));
        assertThat(play.refused(SLEEP_AND_LIGHT).rule()).isEqualTo("MA-02");
        play.given(state -> state.withClock(new Clock(4, 0, 0)));
        assertThat(play.refused(SLEEP_AND_LIGHT).rule()).isEqualTo("MA-04");
    }

    @Test
    @Rule("MA-04")
    void whoever_comes_breaks_the_study_off(Profile profile) {
        Expeditions play = slept(camp(profile, true, true), 48);
        Dice visited = ScriptedDice.none()
                .afterwards((stream, sides) -> profile == Profile.ORIGINAL ? sides : sides == 6 ? 1 : 2);
        play.order(SLEEP_AND_LIGHT, visited);
        assertThat(play.events(DelveEvent.BrokenOff.class)).hasSize(1);
        assertThat(play.who(MAGE).spells().memorised()).containsExactly("SP-06");
    }

    @Test
    @Rule("MA-04")
    void a_referee_lets_it_be_done_in_a_dungeon_on_that_day(Profile profile) {
        Expeditions play = camp(profile, true, false).given(state -> state.withClock(new Clock(2, 10, 0)));
        play.rules(new RefereeCommand.LetStudy("a chapel that nothing evil enters"));
        assertThat(play.told()).contains("Spells may be regained here today: a chapel that nothing evil enters.");
        play.order(SLEEP_AND_LIGHT, quiet());
        assertThat(play.who(MAGE).spells().memorised()).containsExactly("SP-06", "SP-08");
        play.given(state -> state.withClock(new Clock(3, 10, 0)));
        assertThat(play.refused(SLEEP_AND_LIGHT).rule()).isEqualTo("MA-04");
    }

    @Test
    void books_are_packed_in_town_by_an_offer(Profile profile) {
        Expeditions play = camp(profile, false, true);
        assertThat(play.refused(new MagicCommand.PackBooks(MAGE, true)).message())
                .isEqualTo("You cannot pack or unpack books now: they are kept in town.");
        play.given(state -> state.withPlace(new Place.Town()).withExpedition(Optional.empty()));
        Reading read = Actions.read(
                play.world(), play.state(), new Seat.Company(), new Pick("books:" + MAGE + ":pack", Map.of()));
        play.order(((Reading.Understood) read).command());
        assertThat(play.told()).contains(play.who(MAGE).name() + " packs the books of spells.");
        assertThat(Actions.of(play.world(), play.state(), new Seat.Company()))
                .anyMatch(offer -> offer.id().equals("books:" + MAGE + ":leave"));
    }

    @Test
    @Rule("MA-29")
    void fire_that_kills_their_bearer_burns_the_books_that_he_has_with_him(Profile profile) {
        for (boolean along : new boolean[] {true, false}) {
            Expeditions play = camp(profile, along, true)
                    .given(state ->
                            state.change(MAGE, who -> who.withItems(List.of()).withLife(Life.DEAD)));
            play.doing(u -> Scorching.slain(u, new Effect.On.OnCharacter(MAGE), "fire"), quiet());
            assertThat(play.state().workshop().copies(MAGE, 1)).isEqualTo(along ? 0 : 1);
        }
        Expeditions bolt = camp(profile, true, true)
                .given(state ->
                        state.change(MAGE, who -> who.withItems(List.of()).withLife(Life.DEAD)));
        bolt.doing(u -> Scorching.slain(u, new Effect.On.OnCharacter(MAGE), "lightning"), quiet());
        assertThat(bolt.state().workshop().copies(MAGE, 1)).isEqualTo(1);
    }
}
