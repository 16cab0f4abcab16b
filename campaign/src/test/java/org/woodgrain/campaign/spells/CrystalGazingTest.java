package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.WandsTest.THING;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.DeviceEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Remains;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.Dice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.magic.CrystalGaze;

@UnderBothProfiles
class CrystalGazingTest {
    private static final String BALL = "MI-141";
    private static final String ROOM = "room:one/1";

    /** Percentile dice fall so; no wanderers come, and all else is thrown high. */
    private static Dice percent(int face) {
        return (stream, sides) -> sides == 100 ? face : sides == 6 ? 3 : sides;
    }

    private static Level level(String tag) {
        return Plans.draw("+-+ +-+-+-+-+", "|3| |. .d1 1|", "+-+ +-+-+-+-+", "    |2 2|    ", "    +-+-+    ")
                .room("1", "", "", tag)
                .level();
    }

    private static Foe orc(List<Item> items) {
        return new Foe(new FoeId("d1"), "orc", "orc 1", 4, 4, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>(), items);
    }

    private static Expeditions play(Profile profile, String ball, String tag, String... spells) {
        Adventurer who = Magicians.mage(5, spells);
        // a hand stays free for the gestures of spells
        List<Item> items = List.of(WandsTest.known(ball, Carried.IN_HAND));
        return Expeditions.begin(profile, level(tag), new Cell(2, 0), Direction.EAST, List.of(who.withItems(items)))
                .given(state -> state.changeLevel(
                        "one",
                        each -> each.withRoom("1", RoomState.EMPTY.withDwellers(List.of(orc(List.of()))))
                                .withMoreSeen(new TreeSet<>(List.of(new Cell(4, 0))))));
    }

    private static DeviceEvent.Gazed gaze(Expeditions play, String at, Dice dice) {
        play.order(new MagicCommand.UseDevice(MAGE, THING, "gaze", List.of(at)), dice);
        return play.events(DeviceEvent.Gazed.class).getLast();
    }

    @ParameterizedTest
    @Rule("MI-141")
    @CsvSource({"25,SEEN,false,70", "0,SEEN,false,90", "9,DESCRIBED,false,60", "0,UNKNOWN,false,30", "0,UNKNOWN,true,5"
    })
    void distance_ignorance_and_spells_take_from_the_chance(
            int miles, CrystalGaze.Knowledge knowledge, boolean spells, int chance) {
        assertThat(CrystalGaze.chance(miles, knowledge, spells, false)).isEqualTo(chance);
        assertThat(CrystalGaze.chance(miles, knowledge, spells, true)).isZero();
    }

    @Test
    @Rule("MI-141")
    void a_room_seen_before_comes_on_ninety_after_a_turn_and_is_told(Profile profile) {
        Expeditions play = play(profile, BALL, "lit");
        int turn = play.state().clock().turn();

        DeviceEvent.Gazed seen = gaze(play, ROOM, percent(90));

        assertThat(seen.clear()).isTrue();
        assertThat(seen.found()).containsExactly("an orc");
        assertThat(seen.heard()).isEmpty();
        assertThat(seen.thoughts()).isEmpty();
        assertThat(play.state().clock().turn()).isEqualTo(turn + 1);
        assertThat(play.told()).anyMatch(line -> line.contains("room 1 in the crystal ball and sees an orc"));
        assertThat(gaze(play(profile, BALL, "lit"), ROOM, percent(91)).clear()).isFalse();
    }

    @Test
    @Rule("MI-141")
    void lead_and_what_is_not_known_make_it_less_likely(Profile profile) {
        assertThat(gaze(play(profile, BALL, "lead"), ROOM, percent(1)).clear()).isFalse();
        assertThat(gaze(play(profile, BALL, "lit"), "unseen", percent(30)).clear())
                .isTrue();
        assertThat(gaze(play(profile, BALL, "lit"), "unseen", percent(31)).clear())
                .isFalse();
        Expeditions play = play(profile, BALL, "lit");
        assertThat(play.refused(new MagicCommand.UseDevice(MAGE, THING, "gaze", List.of("room:one/2")))
                        .message())
                .contains("something to look for");
    }

    @Test
    @Rule("MI-141")
    void one_who_is_looked_for_may_save_and_is_better_found_by_those_who_have_slain_his_like(Profile profile) {
        Dice fails = (stream, sides) -> sides == 100 ? 61 : sides == 6 ? 3 : 1;
        assertThat(gaze(play(profile, BALL, "lit"), "kind:orc", fails).clear()).isFalse();
        Expeditions met = play(profile, BALL, "lit").given(CrystalGazingTest::slain);
        assertThat(gaze(met, "kind:orc", fails).clear()).isTrue();
        Expeditions saves = play(profile, BALL, "lit").given(CrystalGazingTest::slain);
        assertThat(gaze(saves, "kind:orc", percent(61)).clear()).isFalse();
    }

    private static CampaignState slain(CampaignState state) {
        String mark = new Remains(false, new Cell(2, 0), "orc", 0, new FoeId("x")).mark();
        return state.changeLevel("one", level -> level.withTried(mark));
    }

    @Test
    @Rule("MI-148")
    void the_bearer_of_an_amulet_is_not_found_seen_or_read(Profile profile) {
        Item amulet = new Item(new ItemId("a"), "MI-148", "amulet", 1, 1, 0, Carried.STOWED, "", 0);
        Expeditions play = play(profile, "MI-145", "lit")
                .given(state -> state.changeLevel(
                        "one",
                        each -> each.withRoom("1", RoomState.EMPTY.withDwellers(List.of(orc(List.of(amulet)))))));

        DeviceEvent.Gazed seen = gaze(play, ROOM, percent(1));

        assertThat(seen.clear()).isTrue();
        assertThat(seen.found()).isEmpty();
        assertThat(seen.thoughts()).isEqualTo("no thought");
        play.given(CrystalGazingTest::slain);
        Dice fails = (stream, sides) -> sides == 6 ? 3 : 1;
        assertThat(gaze(play, "kind:orc", fails).clear()).isFalse();
    }

    @Test
    @Rule({"MI-144", "MI-145"})
    void one_ball_hears_and_another_reads_minds(Profile profile) {
        DeviceEvent.Gazed heard = gaze(play(profile, "MI-144", "lit"), ROOM, percent(1));
        assertThat(heard.heard()).contains("voices");
        assertThat(heard.thoughts()).isEmpty();
        DeviceEvent.Gazed read = gaze(play(profile, "MI-145", "lit"), ROOM, percent(1));
        assertThat(read.heard()).isEmpty();
        assertThat(read.thoughts()).contains("purpose");
    }

    @Test
    @Rule({"MI-143", "MA-40", "SP-23"})
    void fire_does_not_pass_the_crystal_but_clairaudience_and_esp_do(Profile profile) {
        Expeditions play = play(profile, BALL, "lit", "SP-24", "SP-23", "SP-16");
        gaze(play, ROOM, percent(1));

        assertThat(play.refused(new MagicCommand.Cast(MAGE, "SP-24", List.of("cell:4,0")))
                        .rule())
                .isEqualTo("MI-143");

        for (String spell : List.of("SP-23", "SP-16")) {
            play.order(new MagicCommand.Cast(MAGE, spell, List.of()), percent(1));
            assertThat(Magicians.effects(play, BALL)).hasSize(1);
        }
        play.doing(
                u -> {
                    CrystalView.goOn(u);
                    DeviceEvent.Gazed now = (DeviceEvent.Gazed) u.since(0).stream()
                            .filter(DeviceEvent.Gazed.class::isInstance)
                            .findFirst()
                            .orElseThrow();
                    assertThat(now.heard()).contains("voices");
                    assertThat(now.thoughts()).contains("purpose");
                },
                percent(1));
    }

    @Test
    @Rule({"MI-143", "MA-40"})
    void infravision_on_himself_shows_a_dark_room(Profile profile) {
        assertThat(gaze(play(profile, BALL, "cold"), ROOM, percent(1)).cells()).isEmpty();
        Expeditions play = play(profile, BALL, "cold", "SP-28");
        Magicians.cast(play, MAGE, "SP-28", "member:mirabel");
        assertThat(gaze(play, ROOM, percent(1)).found()).containsExactly("an orc");
    }

    @Test
    @Rule("MI-142")
    void the_fourth_hindered_try_of_a_day_may_cost_two_weeks_of_reason(Profile profile) {
        Expeditions play = play(profile, BALL, "lit");
        for (int i = 0; i < CrystalGaze.TRIES; i++) {
            gaze(play, "unseen", percent(99));
        }
        Dice two = (stream, sides) -> sides == 20 ? 1 : sides == 4 ? 2 : sides == 6 ? 3 : 99;

        play.order(new MagicCommand.UseDevice(MAGE, THING, "gaze", List.of("unseen")), two);

        assertThat(play.events(DeviceEvent.Gazed.class)).isEmpty();
        assertThat(play.told()).anyMatch(line -> line.contains("Mirabel is out of all reason"));
        assertThat(play.events(MagicEvent.EffectBegun.class))
                .extracting(MagicEvent.EffectBegun::effect)
                .anyMatch(effect -> effect.helpless() && effect.left() == 14 && effect.unit() == Effect.Unit.DAYS);
    }

    @Test
    @Rule("MI-142")
    void six_turns_of_gazing_cost_the_spells_of_the_next_day_and_five_do_not(Profile profile) {
        for (int turns : List.of(5, 6)) {
            Expeditions play = play(profile, BALL, "lit", "SP-28");
            for (int i = 0; i < turns; i++) {
                gaze(play, ROOM, percent(99));
            }
            assertThat(GazeTally.spent(play.state(), play.who(MAGE))).isEmpty();
            play.given(state -> state.withEffects(state.effects().stream()
                    .map(effect -> effect.kind().equals("MI-142") ? effect.withLeft(1) : effect)
                    .toList()));
            assertThat(GazeTally.spent(play.state(), play.who(MAGE)).isPresent())
                    .isEqualTo(turns == 6);
            if (turns == 6) {
                assertThat(play.refused(new MagicCommand.Cast(MAGE, "SP-28", List.of("member:mirabel")))
                                .rule())
                        .isEqualTo("MI-142");
            }
        }
    }

    @Test
    @Rule("MI-142")
    void the_view_counts_and_goes_on_while_he_looks_and_ends_when_the_ball_is_laid_down() {
        Expeditions play = play(Played.profile(), BALL, "lit");
        gaze(play, ROOM, percent(1));
        Effect tally = Magicians.effects(play, "MI-142").getFirst();
        assertThat(tally.number("turns")).isEqualTo(1);
        Unfolding u = new Unfolding(play.world(), play.state(), percent(1), new Consequences());
        Time.turns(u, 1);
        assertThat(u.since(0)).anyMatch(DeviceEvent.Gazed.class::isInstance);
        play.given(state -> u.state());
        assertThat(Magicians.effects(play, "MI-142").getFirst().number("turns")).isEqualTo(2);
        assertThat(Magicians.effects(play, BALL)).hasSize(1);
        play.given(state -> state.change(MAGE, who -> who.withItems(List.of())));
        play.doing(CrystalView::goOn, percent(1));
        assertThat(Magicians.effects(play, BALL)).isEmpty();
    }

    @Test
    @Rule("MI-141")
    void whoever_walks_on_looks_up() {
        Expeditions play = play(Played.profile(), BALL, "lit");
        gaze(play, ROOM, percent(1));
        play.order(new DelveCommand.March(List.of(Direction.EAST)), percent(1));
        assertThat(Magicians.effects(play, BALL)).isEmpty();
    }

    @Test
    @Rule("MI-141")
    void what_is_offered_names_only_what_was_seen() {
        Expeditions play = play(Played.profile(), BALL, "lit");
        List<String> values = Actions.of(play.world(), play.state(), new Seat.Company()).stream()
                .filter(offer -> offer.id().startsWith("device:"))
                .flatMap(offer -> offer.fields().stream())
                .flatMap(field -> field.choices().stream())
                .map(Offer.Choice::value)
                .toList();

        assertThat(values).contains(ROOM, "unseen").doesNotContain("room:one/2", "room:one/3", "kind:orc");
    }

    @Test
    @Rule("MI-141")
    void only_a_magic_user_gazes() {
        Adventurer who = Magicians.fighter(3);
        List<Item> items = new ArrayList<>(who.items());
        items.add(WandsTest.known(BALL, Carried.IN_HAND));
        Expeditions play = Expeditions.begin(
                Played.profile(), level("lit"), new Cell(2, 0), Direction.EAST, List.of(who.withItems(items)));

        assertThat(play.refused(new MagicCommand.UseDevice(Magicians.FIGHTER, THING, "gaze", List.of("unseen")))
                        .rule())
                .isEqualTo("CH-60");
    }
}
