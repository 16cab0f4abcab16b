package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/** A creature or a thing at once somewhere else. */
@UnderBothProfiles
class DimensionDoorTest {
    private static final Cell EAST_60 = new Cell(7, 2);

    private static Item thing(String id, int pounds, String inside) {
        return new Item(new ItemId(id), "unlisted", id, 1, pounds * 10, 0, Carried.STOWED, inside, 0);
    }

    private static Expeditions carrying(Profile profile, Item... things) {
        return play(profile, mage(7, "SP-41"), fighter(1))
                .given(state -> state.change(FIGHTER, who -> {
                    List<Item> all = new ArrayList<>(who.items());
                    all.addAll(List.of(things));
                    return who.withItems(all);
                }));
    }

    private static boolean refused(Expeditions play, String target) {
        return Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-41", Aim.targets(target))
                .isPresent();
    }

    @Test
    @Rule("SP-41")
    void a_thing_of_300_pounds_goes_with_what_is_in_it_and_of_more_does_not(Profile profile) {
        Expeditions play = carrying(profile, thing("trunk", 100, ""), thing("anvil", 200, "trunk"));
        cast(play, MAGE, "SP-41", "item:trunk|by:east 60");
        assertThat(play.who(FIGHTER).item(new ItemId("trunk"))).isEmpty();
        Hoard pile = Optional.ofNullable(play.state().level("one").piles().get(EAST_60))
                .orElseThrow();
        assertThat(pile.things()).extracting(item -> item.id().value()).containsExactly("trunk", "anvil");

        assertThat(refused(carrying(profile, thing("statue", 301, "")), "item:statue|by:east 60"))
                .isTrue();
    }

    @Test
    @Rule("SP-41")
    void a_chest_stands_where_it_was_sent_and_one_that_is_too_heavy_stays(Profile profile) {
        for (int coins : new int[] {2_000, 4_000}) {
            Expeditions play = play(profile, mage(7, "SP-41"))
                    .given(state -> state.changeLevel(
                            "one", level -> level.withRoom("1", level.room("1").withHoards(List.of(chest(coins))))));
            List<Event> events = cast(play, MAGE, "SP-41", "hoard:c|by:east 60");
            Hoard now = play.state().level("one").hoard("c").orElseThrow();
            assertThat(now.cell()).isEqualTo(coins == 2_000 ? EAST_60 : new Cell(1, 2));
            assertThat(now.coins().count()).isEqualTo(coins);
            assertThat(events.stream().anyMatch(MagicEvent.NothingHappened.class::isInstance))
                    .isEqualTo(coins == 4_000);
        }
    }

    private static Hoard chest(int coins) {
        return new Hoard(
                "c",
                "in the corner",
                new Cell(1, 2),
                Hoard.Vessel.CHEST,
                Purse.gold(coins),
                List.of(),
                Hoard.Hiding.NONE,
                Hoard.Guard.NONE,
                true,
                true,
                false,
                false,
                false);
    }

    @Test
    @Rule("SP-41")
    void a_lantern_that_is_sent_away_lights_nobody_and_a_filled_place_loses_the_spell(Profile profile) {
        Expeditions play = carrying(profile);
        play.order(new MagicCommand.Cast(MAGE, "SP-41", List.of("item:mirabel-lantern", "by:east 60")));
        assertThat(play.told()).contains("The lantern vanishes.");
        assertThat(play.state().lights()).extracting(Light::bearer).containsExactly(FIGHTER);

        Expeditions rock = carrying(profile, thing("trunk", 100, ""));
        List<Event> events = cast(rock, MAGE, "SP-41", "item:trunk|by:west 60");
        assertThat(events).anyMatch(MagicEvent.NothingHappened.class::isInstance);
        assertThat(rock.who(FIGHTER).item(new ItemId("trunk"))).isPresent();
    }

    @Test
    @Rule("SP-41")
    void under_the_open_sky_it_carries_yards_and_a_foe_sent_up_falls(Profile profile) {
        Expeditions below = carrying(profile);
        assertThat(refused(below, "member:mirabel|by:north 370")).isTrue();
        Expeditions out = below.given(state -> state.withScenery("one", Scenery.OPEN));
        assertThat(refused(out, "member:mirabel|by:north 370")).isFalse();
        assertThat(refused(out, "member:mirabel|by:north 1090")).isTrue();

        Expeditions orc = meeting(out, Encounter.Phase.INTENT, 30, "orc", 1, 5);
        List<Event> events = cast(orc, MAGE, "SP-41", "foe:m1|by:up 20", 1, 6, 6);
        assertThat(events).anyMatch(HarmEvent.FoeDied.class::isInstance);
        Expeditions bat = meeting(
                play(profile, mage(7, "SP-41")).given(state -> state.withScenery("one", Scenery.OPEN)),
                Encounter.Phase.INTENT,
                30,
                "wyvern",
                1,
                5);
        assertThat(cast(bat, MAGE, "SP-41", "foe:m1|by:up 20", 1)).noneMatch(HarmEvent.FoeHurt.class::isInstance);
    }

    @Test
    @Rule("SP-41")
    void below_a_ceiling_one_falls_from_as_high_as_there_is_room(Profile profile) {
        Expeditions play = carrying(profile);
        cast(play, MAGE, "SP-41", "member:mirabel|by:up 10", 2);
        assertThat(play.who(MAGE).hitPoints()).isEqualTo(2);
        Expeditions rock = carrying(profile);
        assertThat(cast(rock, MAGE, "SP-41", "member:mirabel|by:up 20"))
                .anyMatch(MagicEvent.NothingHappened.class::isInstance);
    }

    @Test
    void the_offer_names_chests_and_what_the_caster_has(Profile profile) {
        Expeditions play = carrying(profile)
                .given(state -> state.changeLevel(
                        "one", level -> level.withRoom("1", level.room("1").withHoards(List.of(chest(10))))));
        Optional<Offer> offer = Actions.of(play.world(), play.state(), new Seat.Company()).stream()
                .filter(each -> each.id().equals("cast:" + MAGE + ":SP-41"))
                .findFirst();
        Offer asked = offer.orElseThrow();
        assertThat(asked.fields()).extracting(Offer.Field::name).containsExactly("target", "way", "feet");
        assertThat(asked.fields().getFirst().choices())
                .extracting(Offer.Choice::label)
                .contains("the chest in the corner", "the lantern", "Conan")
                .hasSizeLessThan(8);

        Reading reading = Actions.read(
                play.world(),
                play.state(),
                new Seat.Company(),
                new Pick(
                        asked.id(),
                        Map.of("target", List.of("member:" + MAGE), "way", List.of("by:east"), "feet", List.of("60"))));
        assertThat(reading)
                .isEqualTo(new Reading.Understood(
                        new MagicCommand.Cast(MAGE, "SP-41", List.of("member:" + MAGE, "by:east 60"))));
    }

    @Test
    void in_a_fight_the_list_is_short(Profile profile) {
        Expeditions play = meeting(carrying(profile), Encounter.Phase.BATTLE, 10, "orc", 3, 4);

        assertThat(Casting.aims(play.world(), play.state(), play.who(MAGE), "SP-41"))
                .hasSizeBetween(1, 9);
    }

    @Test
    @Rule({"SP-06", "SP-17"})
    void a_light_is_set_on_any_place_of_the_map_in_sight(Profile profile) {
        Expeditions play = play(profile, mage(7, "SP-06"));
        String cast = "cast:" + MAGE + ":SP-06";
        assertThat(Actions.of(play.world(), play.state(), new Seat.Company()).stream()
                        .filter(each -> each.id().equals(cast))
                        .findFirst()
                        .orElseThrow()
                        .fields())
                .extracting(Offer.Field::kind)
                .containsExactly(Offer.Kind.ONE, Offer.Kind.CELL);

        assertThat(Actions.read(
                        play.world(),
                        play.state(),
                        new Seat.Company(),
                        new Pick(cast, Map.of("target", List.of("member:" + MAGE), "place", List.of("1,3")))))
                .isEqualTo(new Reading.Understood(new MagicCommand.Cast(MAGE, "SP-06", List.of("cell:1,3"))));
    }
}
