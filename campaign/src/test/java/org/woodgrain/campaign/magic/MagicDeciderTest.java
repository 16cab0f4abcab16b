package org.woodgrain.campaign.magic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.ELF;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.Company.MAGE;
import static org.woodgrain.campaign.Plans.cell;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Spells;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

@UnderBothProfiles
class MagicDeciderTest {
    private static final Level ROOM =
            Plans.draw("+-----+", "|1 1 1|", "+-----+").level();

    private static Expeditions play(Adventurer... company) {
        return Expeditions.begin(Played.profile(), ROOM, cell(1, 0), Direction.EAST, List.of(company));
    }

    private static Expeditions town(Adventurer... company) {
        return play(company).given(state -> state.withPlace(new Place.Town()).withExpedition(Optional.empty()));
    }

    private static Adventurer mage(String... spells) {
        return Company.of(MAGE).getFirst().withSpells(new Spells(List.of(), List.of(spells)));
    }

    @Nested
    class Choosing_spells {
        @Test
        @Rule("MA-01")
        void a_place_is_filled_in_town_and_it_takes_a_turn_for_each_level() {
            Expeditions play = town(mage());
            int before = play.state().clock().turn();

            play.order(new MagicCommand.Memorise(MAGE, List.of("SP-08")));

            assertThat(play.who(MAGE).spells().memorised()).containsExactly("SP-08");
            assertThat(play.state().clock().turn()).isEqualTo(before + 1);
        }

        @Test
        @Rule("MA-01")
        void an_acolyte_has_no_place_and_a_medium_no_second() {
            assertThat(town(Company.of(CLERIC).getFirst()).refused(new MagicCommand.Memorise(CLERIC, List.of("SP-73"))))
                    .isInstanceOf(MagicRefusal.CannotHold.class);
            assertThat(town(mage()).refused(new MagicCommand.Memorise(MAGE, List.of("SP-08", "SP-07"))))
                    .isInstanceOf(MagicRefusal.CannotHold.class);
        }

        @Test
        void those_fixed_in_mind_twice_are_named_once() {
            Expeditions play = town(mage().withCareers(
                            List.of(new Career(CharacterClass.MAGIC_USER, 3, 5_000, List.of(3, 3, 3))),
                            CharacterClass.MAGIC_USER));

            play.order(new MagicCommand.Memorise(MAGE, List.of("SP-08", "SP-06", "SP-08")));

            assertThat(play.told()).anyMatch(line -> line.endsWith("fixes in mind: 2 x Sleep, Light."));
        }

        @Test
        void nothing_is_regained_on_an_expedition() {
            assertThat(play(mage())
                            .refused(new MagicCommand.Memorise(MAGE, List.of("SP-08")))
                            .rule())
                    .isEqualTo("MA-04");
        }

        @Test
        @Rule("MA-02")
        void a_spell_cast_today_comes_back_on_another_day() {
            Expeditions play = play(mage("SP-06"));
            play.order(new MagicCommand.Cast(MAGE, "SP-06", List.of("member:" + MAGE)));
            assertThat(play.refused(new MagicCommand.Cast(MAGE, "SP-06", List.of("member:" + MAGE)))
                            .rule())
                    .isEqualTo("MA-02");

            play.given(state -> state.withPlace(new Place.Town()).withExpedition(Optional.empty()));
            assertThat(play.refused(new MagicCommand.Memorise(MAGE, List.of("SP-06")))
                            .rule())
                    .isEqualTo("MA-02");
            play.given(state -> state.withClock(new Clock(2, 48, 0)));
            play.order(new MagicCommand.Memorise(MAGE, List.of("SP-06")));
            assertThat(play.who(MAGE).spells().memorised()).containsExactly("SP-06");
        }

        @Test
        void the_offer_has_one_field_for_each_place_and_is_read_back() {
            Expeditions play = town(mage());
            Offer offer = Actions.of(play.world(), play.state(), new Seat.Company()).stream()
                    .filter(each -> each.id().equals("memorise:" + MAGE))
                    .findFirst()
                    .orElseThrow();

            assertThat(offer.fields()).hasSize(1);
            assertThat(offer.fields().getFirst().choices()).hasSize(8);
            assertThat(offer.fields().getFirst().preset()).isEqualTo("SP-08");
            assertThat(Actions.read(
                            play.world(),
                            play.state(),
                            new Seat.Company(),
                            new Pick(offer.id(), Map.of("place1", List.of("SP-06")))))
                    .isEqualTo(new Reading.Understood(new MagicCommand.Memorise(MAGE, List.of("SP-06"))));
        }
    }

    @Nested
    class Who_can_cast {
        @Test
        @Rule("CH-60")
        void a_fighting_man_casts_nothing() {
            Adventurer fighter = Company.of(FIGHTER).getFirst().withSpells(new Spells(List.of(), List.of("SP-06")));

            assertThat(play(fighter)
                            .refused(new MagicCommand.Cast(FIGHTER, "SP-06", List.of("member:" + FIGHTER)))
                            .rule())
                    .isEqualTo("CH-60");
        }

        @Test
        @Rule("CH-41")
        void an_elf_in_plain_plate_mail_is_hindered_and_in_magic_armour_not() {
            Adventurer elf = Company.member(ELF, Race.ELF, CharacterClass.MAGIC_USER, 4, 0, List.of())
                    .withSpells(new Spells(List.of(), List.of("SP-08")));

            assertThat(play(Company.with(elf, armour("EQI-03", 0)))
                            .refused(new MagicCommand.Cast(ELF, "SP-08", List.of("type:1")))
                            .rule())
                    .isEqualTo("CH-41");
            assertThat(play(Company.with(elf, armour("MI-017/EQI-03", 1)))
                            .refused(new MagicCommand.Cast(ELF, "SP-08", List.of("type:1")))
                            .rule())
                    .isNotEqualTo("CH-41");
        }

        @Test
        @Rule("MA-05")
        void a_hand_must_be_free() {
            Adventurer mage = Company.with(
                    mage("SP-05"), new Item(new ItemId("dagger"), "EQI-07", "dagger", 1, 5, 0, Carried.IN_HAND, "", 0));

            assertThat(play(mage)
                            .refused(new MagicCommand.Cast(MAGE, "SP-05", List.of()))
                            .rule())
                    .isEqualTo("MA-05");
        }

        @Test
        void nobody_need_save_against_what_he_wants() {
            Expeditions play = play(mage("SP-05"));

            play.order(new MagicCommand.Cast(MAGE, "SP-05", List.of()));

            assertThat(play.events(MagicEvent.EffectBegun.class)).hasSize(1);
        }

        @Test
        void nothing_is_cast_in_town() {
            assertThat(town(mage("SP-05")).refused(new MagicCommand.Cast(MAGE, "SP-05", List.of())))
                    .isInstanceOf(GeneralRefusal.NotNow.class);
        }
    }

    @Nested
    class Writing {
        private final Item scroll =
                new Item(new ItemId("scroll"), "MI-075/SP-06,SP-24", "scroll", 1, 5, 0, Carried.STOWED, "", 0);
        private final Item map = new Item(new ItemId("map"), "map/magic/4", "map", 1, 20, 0, Carried.STOWED, "", 0);

        @Test
        @Rule("SP-03")
        void without_read_magic_a_scroll_is_unintelligible() {
            assertThat(play(Company.with(mage(), scroll))
                            .refused(new MagicCommand.Read(MAGE, new ItemId("scroll")))
                            .rule())
                    .isEqualTo("SP-03");
        }

        @Test
        @Rule({"SP-03", "MI-069", "MI-071", "MI-072"})
        void a_scroll_once_read_may_be_cast_later_and_its_writing_vanishes() {
            Expeditions play = play(Company.with(mage("SP-03"), scroll));
            play.order(new MagicCommand.Cast(MAGE, "SP-03", List.of()));
            play.order(new MagicCommand.Read(MAGE, new ItemId("scroll")));
            assertThat(play.who(MAGE).item(new ItemId("scroll")).orElseThrow().name())
                    .isEqualTo("scroll of Light, Fire Ball");

            play.order(new MagicCommand.CastScroll(MAGE, new ItemId("scroll"), "SP-06", List.of("member:" + MAGE)));

            assertThat(play.who(MAGE).item(new ItemId("scroll")).orElseThrow().kind())
                    .isEqualTo("MI-075/SP-24");
            // six turns and the sixth level
            assertThat(play.state().effects())
                    .filteredOn(effect -> effect.kind().equals("SP-06"))
                    .singleElement()
                    .satisfies(effect -> assertThat(effect.left()).isEqualTo(12));
        }

        @Test
        @Rule({"CH-112", "SP-04"})
        void a_map_in_a_strange_tongue_is_readable_by_the_spell_in_either_game(Profile profile) {
            Expeditions play = Expeditions.begin(
                    profile, ROOM, cell(1, 0), Direction.EAST, List.of(Company.with(mage("SP-04"), map)));
            assertThat(play.refused(new MagicCommand.Read(MAGE, new ItemId("map")))
                            .rule())
                    .isEqualTo("SP-04");
            play.order(new MagicCommand.Cast(MAGE, "SP-04", List.of()));
            play.order(new MagicCommand.Read(MAGE, new ItemId("map")));
            assertThat(play.told()).anyMatch(line -> line.contains("map to things of magic"));
        }

        @Test
        @Rule({"CH-112", "MI-164"})
        void the_helm_of_reading_reads_maps_and_scrolls_for_a_magic_user_who_wears_it_and_for_nobody_else() {
            Item helm = new Item(new ItemId("helm"), "MI-164", "helmet", 1, 50, 0, Carried.WORN, "", 0);
            Expeditions play = play(
                    Company.with(Company.with(Company.with(mage(), map), scroll), helm),
                    Company.with(Company.with(Company.of(FIGHTER).getFirst(), map), helm));
            play.order(new MagicCommand.Read(MAGE, new ItemId("map")));
            assertThat(play.events(MagicEvent.WritingRead.class).getFirst().rule())
                    .isEqualTo("MI-164");
            play.order(new MagicCommand.Read(MAGE, new ItemId("scroll")));
            assertThat(play.who(MAGE).spells().understood()).hasSize(2);
            assertThat(play.refused(new MagicCommand.Read(FIGHTER, new ItemId("map")))
                            .rule())
                    .isEqualTo("SP-04");
            play.given(state -> state.change(
                    MAGE,
                    who -> who.withItems(List.of(helm.carried(Carried.STOWED, ""), map.withId(new ItemId("map9"))))));
            assertThat(play.refused(new MagicCommand.Read(MAGE, new ItemId("map9")))
                            .rule())
                    .isEqualTo("SP-04");
        }

        @Test
        @Rule({"SP-03", "SP-04"})
        void a_third_reading_needs_another_casting() {
            Expeditions play = play(Company.with(
                    Company.with(Company.with(mage("SP-04"), map), map.withId(new ItemId("map2"))),
                    map.withId(new ItemId("map3"))));
            play.order(new MagicCommand.Cast(MAGE, "SP-04", List.of()));

            play.order(new MagicCommand.Read(MAGE, new ItemId("map")));
            assertThat(play.told()).anyMatch(line -> line.contains("map to things of magic"));
            play.order(new MagicCommand.Read(MAGE, new ItemId("map2")));
            assertThat(play.refused(new MagicCommand.Read(MAGE, new ItemId("map3")))
                            .rule())
                    .isEqualTo("SP-04");
        }

        @Test
        @Rule("HZ-08")
        void nothing_is_read_in_the_dark() {
            Expeditions play = play(Company.with(mage("SP-03"), scroll));
            play.order(new MagicCommand.Cast(MAGE, "SP-03", List.of()));
            play.given(state -> state.withLights(List.of()));

            assertThat(play.refused(new MagicCommand.Read(MAGE, new ItemId("scroll")))
                            .rule())
                    .isEqualTo("HZ-08");
        }

        @Test
        @Rule("MI-070")
        void a_cleric_reads_a_clerical_scroll_as_it_is() {
            Item clerical = new Item(new ItemId("scroll"), "MI-074/SP-73", "scroll", 1, 5, 0, Carried.STOWED, "", 0);
            Adventurer cleric = Company.with(Company.of(CLERIC).getFirst(), clerical);
            Expeditions play = play(cleric, mage());

            play.order(new MagicCommand.Read(CLERIC, new ItemId("scroll")));

            assertThat(play.who(CLERIC).item(new ItemId("scroll")).orElseThrow().name())
                    .isEqualTo("scroll of Cure Light Wounds");
        }
    }

    @Test
    void a_casting_takes_a_round() {
        Expeditions play = play(mage("SP-05"));

        play.order(new MagicCommand.Cast(MAGE, "SP-05", List.of()), ScriptedDice.none());

        assertThat(play.ticks()).isEqualTo(Clock.round(Played.profile()));
    }

    private static Item armour(String kind, int bonus) {
        return new Item(new ItemId("mail"), kind, "plate mail", 1, 500, 0, Carried.WORN, "", bonus);
    }
}
