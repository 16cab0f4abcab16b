package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.battle.Melees.held;
import static org.woodgrain.campaign.battle.VampiresTest.VAMPIRE;
import static org.woodgrain.campaign.battle.VampiresTest.crypt;
import static org.woodgrain.campaign.battle.VampiresTest.felled;
import static org.woodgrain.campaign.battle.VampiresTest.met;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.DelveCommand.Means;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.harm.CoffinBars;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.refusal.DelveRefusal;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;

/** A vampire whose coffin is broken or barred fails day by day, and its mist has nowhere to go. */
@UnderBothProfiles
class CoffinBarsTest {
    private static final Cell COFFIN = new Cell(6, 0);

    /** The company stands at the coffin; the vampire lives in the other room and is not met. */
    private static Expeditions beside(Profile profile, Item... things) {
        return met(profile, crypt("coffin 6 0"), Optional.of("1"), 20)
                .given(state -> state.withEncounter(Optional.empty())
                        .withPlace(new Place.Underground("one", COFFIN, Direction.EAST))
                        .change(FIGHTER, who -> {
                            List<Item> all = new ArrayList<>(who.items());
                            all.addAll(List.of(things));
                            return who.withItems(all);
                        }));
    }

    private static void days(Expeditions play, int days) {
        play.doing(
                u -> Time.inTown(u, days * Clock.TURNS_IN_DAY),
                ScriptedDice.none().afterwards((stream, sides) -> 4));
    }

    private static Foe vampire(Expeditions play) {
        return play.state().level("one").room("1").dwellers().getFirst();
    }

    @Test
    void each_day_without_rest_takes_two_dice_for_good(Profile profile) {
        Expeditions play =
                beside(profile, held("bud", "EQI-31", "garlic", Carried.AT_HAND).withQuantity(2));
        play.order(new DelveCommand.BarCoffin(FIGHTER, COFFIN, Means.GARLIC));
        assertThat(play.told()).anyMatch(line -> line.contains("garlic"));
        assertThat(play.who(FIGHTER).items()).anyMatch(item -> item.kind().equals("EQI-31") && item.quantity() == 1);

        days(play, 1);
        assertThat(vampire(play).hitPoints()).isEqualTo(12);
        assertThat(vampire(play).maxHitPoints()).isEqualTo(32);

        days(play, 1);
        days(play, 1);
        assertThat(vampire(play).standing()).isEqualTo(Foe.Standing.DEAD);
    }

    @Test
    void breaking_it_takes_a_turn_and_what_was_broken_is_offered_no_more() {
        Expeditions play = beside(Played.profile());
        int before = play.turn();
        play.order(
                new DelveCommand.BarCoffin(FIGHTER, COFFIN, Means.BREAK),
                ScriptedDice.none().afterwards((stream, sides) -> 3));
        assertThat(play.turn() - before).isEqualTo(1);
        assertThat(play.refused(new DelveCommand.BarCoffin(FIGHTER, COFFIN, Means.BREAK)))
                .isInstanceOf(DelveRefusal.NoCoffin.class);
    }

    @Test
    void what_nobody_carries_bars_nothing_and_the_referee_may_say_what_has_become_of_it() {
        Expeditions play = beside(Profile.CLASSIC);
        assertThat(play.refused(new DelveCommand.BarCoffin(FIGHTER, COFFIN, Means.CROSS)))
                .isInstanceOf(DelveRefusal.NothingToBarWith.class);

        play.rules(new RefereeCommand.SetCoffin(COFFIN, false, "carried off"));
        days(play, 1);
        assertThat(vampire(play).hitPoints()).isEqualTo(12);

        play.rules(new RefereeCommand.SetCoffin(COFFIN, true, "brought back"));
        days(play, 2);
        assertThat(vampire(play).hitPoints()).isEqualTo(12);
    }

    @Test
    void a_coffin_in_the_room_is_offered_to_players_and_all_of_the_level_to_the_referee() {
        Expeditions play = beside(Played.profile(), held("bud", "EQI-31", "garlic", Carried.AT_HAND));
        assertThat(Actions.of(play.world(), play.state(), new Seat.Company()))
                .anySatisfy(offer -> {
                    assertThat(offer.id()).isEqualTo("bar-coffin");
                    assertThat(offer.fields().getLast().choices())
                            .extracting(choice -> choice.value())
                            .contains(FIGHTER + "/break", FIGHTER + "/garlic")
                            .doesNotContain(FIGHTER + "/cross");
                })
                .noneMatch(offer -> offer.id().equals("set-coffin"));
        Pick pick = new Pick("bar-coffin", Map.of("coffin", List.of("6,0"), "how", List.of(FIGHTER + "/garlic")));
        assertThat(Actions.read(play.world(), play.state(), new Seat.Company(), pick))
                .isEqualTo(new Reading.Understood(new DelveCommand.BarCoffin(FIGHTER, COFFIN, Means.GARLIC)));
        Pick ruled = new Pick(
                "set-coffin", Map.of("coffin", List.of("6,0"), "usable", List.of("no"), "why", List.of("carried off")));
        assertThat(Actions.read(play.world(), play.state(), new Seat.Referee(), ruled))
                .isEqualTo(new Reading.Understood(new RefereeCommand.SetCoffin(COFFIN, false, "carried off")));
    }

    @Test
    void only_the_referee_hears_of_it() {
        Expeditions play = beside(Played.profile());
        PowerEvent.RestMissed missed = new PowerEvent.RestMissed(VAMPIRE, 8, 12, List.of());
        assertThat(Narrator.tell(play.world(), play.state(), play.state(), missed, new Seat.Company()))
                .isEmpty();
        assertThat(Narrator.tell(play.world(), play.state(), play.state(), missed, new Seat.Referee()))
                .anyMatch(line -> line.text().contains("no coffin to rest in"));
    }

    @Test
    void its_mist_has_nowhere_to_go() {
        Expeditions play = felled(() -> {
            Expeditions met = met(Played.profile(), crypt("coffin 6 0"), Optional.of("1"), 1);
            return met.doing(u -> CoffinBars.close(u, "one", COFFIN), ScriptedDice.none());
        });
        assertThat(play.events(HarmEvent.FoeDied.class))
                .anyMatch(died -> died.foe().equals(VAMPIRE) && died.cause().contains("no coffin"));
    }
}
