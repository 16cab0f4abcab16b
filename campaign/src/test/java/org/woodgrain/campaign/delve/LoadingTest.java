package org.woodgrain.campaign.delve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.Company.HOBBIT;
import static org.woodgrain.campaign.Plans.cell;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.DelveCommand.Share;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.refusal.DelveRefusal;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

@UnderBothProfiles
class LoadingTest {
    private static final Level ROOM =
            Plans.draw("+-+-+-+-+", "|1 1d. . ", "+-+-+-+-+").level();

    private static Expeditions play(Purse coins, Item... things) {
        Hoard hoard = new Hoard(
                "h1",
                "in a heap on the floor",
                cell(1, 0),
                Hoard.Vessel.LOOSE,
                coins,
                List.of(things),
                Hoard.Hiding.NONE,
                Hoard.Guard.NONE,
                false,
                true,
                false,
                false,
                false);
        return Expeditions.begin(Played.profile(), ROOM, cell(0, 0), Direction.EAST, Company.of(FIGHTER, HOBBIT))
                .given(state -> state.changeLevel(
                        "one", level -> level.withRoom("1", new RoomState(true, true, List.of(), List.of(hoard)))));
    }

    private static Purse copper(int many) {
        return new Purse(0, 0, 0, 0, many);
    }

    private static DelveCommand.Load load(CharacterId who, int coins) {
        return new DelveCommand.Load(List.of(new Share(who, "h1", copper(coins), List.of())));
    }

    @Test
    @Rule({"EQ-23", "UX-06"})
    void a_pack_and_a_belt_hold_350_coins_and_no_more() {
        Expeditions play = play(copper(1000));
        assertThat(play.refused(load(FIGHTER, 351)).message())
                .isEqualTo("Fighter has room in packs and sacks for 350 more coins.");
        play.order(load(FIGHTER, 350));
        assertThat(play.quarters()).isEqualTo(3);
        assertThat(play.who(FIGHTER).purse().copper()).isEqualTo(350);
        assertThat(play.state().level("one").hoard("h1").orElseThrow().coins().copper())
                .isEqualTo(650);
    }

    @Test
    @Rule("EQ-23")
    void of_301_coins_300_fit_an_empty_sack_and_one_is_left_over() {
        Expeditions play = play(copper(301)).given(state -> state.change(FIGHTER, who -> who.withPurse(copper(50))));
        assertThat(play.refused(load(FIGHTER, 301)).rule()).isEqualTo("EQ-23");
        play.order(load(FIGHTER, 300));
        assertThat(play.state().level("one").hoard("h1").orElseThrow().coins().copper())
                .isEqualTo(1);
        play.given(state -> state.change(HOBBIT, who -> who.withPurse(copper(1000))));
        assertThat(play.refused(new HandlingCommand.GiveCoins(FIGHTER, HOBBIT, copper(1)))
                        .rule())
                .isEqualTo("EQ-23");
    }

    @Test
    @Rule("EQ-31")
    void nobody_carries_more_than_300_pounds() {
        Expeditions play = play(Purse.EMPTY, Company.thing("idol", "loot", "stone idol", 1, 1900));
        assertThat(play.refused(new DelveCommand.Load(
                        List.of(new Share(FIGHTER, "h1", Purse.EMPTY, List.of(new ItemId("idol")))))))
                .isInstanceOf(DelveRefusal.TooHeavy.class);
    }

    @Test
    void no_more_is_taken_than_there_is() {
        assertThat(play(copper(10)).refused(load(FIGHTER, 11))).isInstanceOf(DelveRefusal.NotThatMuch.class);
        assertThat(play(copper(10))
                        .refused(new DelveCommand.Load(List.of(
                                new Share(FIGHTER, "h1", copper(6), List.of()),
                                new Share(HOBBIT, "h1", copper(6), List.of())))))
                .isInstanceOf(DelveRefusal.NotThatMuch.class);
    }

    @Test
    @Rule("UX-33")
    void whoever_comes_finds_loaded_what_was_loaded_by_then() {
        Expeditions play = play(copper(1000));
        play.order(
                new DelveCommand.Load(List.of(
                        new Share(HOBBIT, "h1", copper(600), List.of()),
                        new Share(FIGHTER, "h1", copper(300), List.of()))),
                ScriptedDice.of(Played.either(6, 1)).afterwards((stream, sides) -> sides));
        assertThat(play.who(HOBBIT).purse().copper()).isEqualTo(500);
        assertThat(play.events(DelveEvent.BrokenOff.class)).hasSize(1);
        assertThat(play.state().encounter()).isPresent();
    }

    @Test
    @Rule("EQ-32")
    void what_is_put_down_lies_there_and_can_be_taken_up_again() {
        Expeditions play = play(copper(100)).order(load(FIGHTER, 100));
        play.order(new DelveCommand.PutDown(FIGHTER, copper(40), List.of()));
        Hoard pile = play.state().level("one").piles().values().iterator().next();
        assertThat(pile.cell()).isEqualTo(cell(0, 0));
        assertThat(pile.coins()).isEqualTo(copper(40));
        assertThat(play.ticks()).isEqualTo(1080);
        play.order(new DelveCommand.Load(List.of(new Share(HOBBIT, pile.id(), copper(40), List.of()))));
        assertThat(play.who(HOBBIT).purse()).isEqualTo(copper(40));
        assertThat(play.state().level("one").piles()).isEmpty();
        assertThat(play.state().expedition().orElseThrow().earnings().hauls())
                .singleElement()
                .satisfies(haul -> assertThat(haul.worth()).isEqualTo(100));
    }

    @Test
    void taking_all_shares_coins_evenly_as_far_as_there_is_room() {
        Expeditions play = play(copper(800), Company.thing("gem", "gem", "gem", 1, 1));
        Reading reading = Actions.read(
                play.world(), play.state(), new Seat.Company(), new Pick("take", Map.of("hoard", List.of("h1"))));
        assertThat(reading).isInstanceOfSatisfying(Reading.Understood.class, understood -> {
            TreeMap<CharacterId, Integer> coins = new TreeMap<>();
            ((DelveCommand.Load) understood.command())
                    .shares()
                    .forEach(share -> coins.put(share.who(), share.coins().count()));
            assertThat(coins).containsEntry(FIGHTER, 350).containsEntry(HOBBIT, 450);
        });
    }

    private static DelveCommand.Load all(Expeditions play) {
        Reading reading = Actions.read(
                play.world(), play.state(), new Seat.Company(), new Pick("take", Map.of("hoard", List.of("h1"))));
        return (DelveCommand.Load) ((Reading.Understood) reading).command();
    }

    private static Effect sick(CharacterId who) {
        return new Effect(
                "sick-" + who,
                Afflictions.SICK,
                "sick",
                new Effect.On.OnCharacter(who),
                "",
                Effect.Unit.DAYS,
                10,
                new TreeMap<>(Map.of(Afflictions.IDLE, 1)),
                true);
    }

    @Test
    void taking_all_leaves_out_those_who_cannot_act() {
        Expeditions play = play(copper(20))
                .given(state -> state.withEffects(state.effects().plus(sick(HOBBIT))));

        assertThat(all(play).shares()).extracting(Share::who).containsExactly(FIGHTER);
        assertThat(Actions.of(play.world(), play.state(), new Seat.Company()).stream()
                        .filter(offer -> offer.id().equals("take"))
                        .flatMap(offer -> offer.fields().stream())
                        .filter(field -> field.name().equals("who"))
                        .flatMap(field -> field.choices().stream()))
                .extracting(Offer.Choice::value)
                .containsExactly(FIGHTER.value());
        play.order(all(play));
        assertThat(play.who(FIGHTER).purse().copper()).isEqualTo(20);
    }

    @Test
    void where_nothing_fits_it_is_said_what_would_help() {
        Expeditions play = play(Purse.EMPTY, Company.thing("idol", "loot", "stone idol", 1, 4000));

        assertThat(play.refused(all(play)).message())
                .isEqualTo("Nobody who can act has room for any of it. Put something down first, or take less.");
    }
}
