package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.people.Apart;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/** Teleport from the town, alone, and after a company that has gone without its magic-user. */
class FromTownTest {
    private static final Cell GOAL = new Cell(0, 1);

    /** The company is in town and has been in the hall before, for a whole day if it knows it well. */
    private static Expeditions inTown(Profile profile, boolean studied, Adventurer... company) {
        return play(profile, company)
                .given(state -> state.withPlace(new Place.Town())
                        .withExpedition(Optional.empty())
                        .withLights(List.of())
                        .changeLevel("one", level -> {
                            var now = level.withSeen(
                                    new TreeSet<>(Magicians.hall().floor()));
                            for (var room : Magicians.hall().rooms()) {
                                now = now.withRoom(
                                        room.id(), now.room(room.id()).withVisited());
                            }
                            return studied ? now.withTried("stayed|1|0|144") : now;
                        }));
    }

    private static Adventurer teleporter() {
        return mage(9, "SP-45", "SP-45").withMaxHitPoints(40).withHitPoints(40);
    }

    private static String refusal(Expeditions play, String... targets) {
        return Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-45", List.of(targets))
                .map(Refusal::message)
                .orElse("");
    }

    @ParameterizedTest
    @EnumSource
    @Rule("SP-45")
    void the_caster_alone_is_an_expedition_and_the_others_stay_at_home(Profile profile) {
        Expeditions play = inTown(profile, true, fighter(1), teleporter());
        int day = play.state().clock().day();

        cast(play, MAGE, "SP-45", "to:one 0,1", 50);

        assertThat(play.state().underground().orElseThrow().cell()).isEqualTo(GOAL);
        assertThat(play.state().order()).containsExactly(MAGE);
        assertThat(play.state().expedition().orElseThrow().members()).containsExactly(MAGE);
        assertThat(play.who(FIGHTER).living()).isTrue();
        assertThat(play.state().clock().day()).isEqualTo(day);
        cast(play, MAGE, "SP-45", "to:home", 50);
        assertThat(play.state().place()).isInstanceOf(Place.Town.class);
        assertThat(play.state().expedition()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    @Rule({"SP-45", "HZ-12"})
    void studied_at_97_and_2_he_falls_20_feet_and_seen_once_91_and_7_is_20_feet_under_such_a_roof(Profile profile) {
        Expeditions studied = inTown(profile, true, teleporter());
        cast(studied, MAGE, "SP-45", "to:one 0,1", 97, 2, 3, 4);
        assertThat(studied.who(MAGE).hitPoints()).isEqualTo(33);

        Expeditions seen = inTown(profile, false, teleporter());
        cast(seen, MAGE, "SP-45", "to:one 0,1", 91, 7, 3, 4);
        assertThat(seen.who(MAGE).hitPoints()).isEqualTo(33);
    }

    @ParameterizedTest
    @EnumSource
    @Rule("SP-45")
    void an_unknown_place_kills_at_75_and_those_at_home_go_on(Profile profile) {
        Expeditions safe = inTown(profile, false, fighter(1), teleporter())
                .given(state ->
                        state.changeLevel("one", level -> level.withSeen(new TreeSet<>(List.of(new Cell(1, 1))))));
        cast(safe, MAGE, "SP-45", "to:one 0,1", 76);
        assertThat(safe.who(MAGE).living()).isTrue();

        Expeditions dead = inTown(profile, false, fighter(1), teleporter())
                .given(state ->
                        state.changeLevel("one", level -> level.withSeen(new TreeSet<>(List.of(new Cell(1, 1))))));
        cast(dead, MAGE, "SP-45", "to:one 0,1", 75);
        assertThat(dead.who(MAGE).living()).isFalse();
        dead.order(new TownCommand.Array(List.of(FIGHTER)), ScriptedDice.none().afterwards((s, n) -> 1));
        assertThat(dead.events(TownEvent.ExpeditionLost.class)).hasSize(1);
        assertThat(dead.state().place()).isInstanceOf(Place.Town.class);
        assertThat(dead.state().order()).containsExactly(FIGHTER);
    }

    @ParameterizedTest
    @EnumSource
    @Rule({"SP-45", "SP-115"})
    void a_guess_into_the_rock_is_death_and_nobody_has_set_out(Profile profile) {
        Expeditions play = inTown(profile, true, fighter(1), teleporter());

        cast(play, MAGE, "SP-45", "to:one 40,40");

        assertThat(play.who(MAGE).living()).isFalse();
        assertThat(play.state().place()).isInstanceOf(Place.Town.class);
        assertThat(play.state().company()).extracting(Adventurer::id).containsExactly(FIGHTER);
    }

    @ParameterizedTest
    @EnumSource
    @Rule("SP-45")
    void instead_of_himself_he_sends_a_comrade_who_is_there_alone(Profile profile) {
        Expeditions play = inTown(profile, true, fighter(1), teleporter());

        cast(play, MAGE, "SP-45", "to:one 0,1|member:conan", 50);

        assertThat(play.state().order()).containsExactly(FIGHTER);
        assertThat(play.state().underground().orElseThrow().cell()).isEqualTo(GOAL);
        assertThat(play.who(MAGE).living()).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    @Rule("SP-45")
    void left_at_home_he_comes_after_the_company_and_is_with_it_again(Profile profile) {
        Expeditions play = play(profile, fighter(1), teleporter())
                .given(state -> state.withOrder(List.of(FIGHTER))
                        .changeLevel("one", level -> level.withTried("stayed|1|0|144")));

        cast(play, MAGE, "SP-45", "to:one 0,2", 50);

        assertThat(play.state().order()).containsExactly(FIGHTER, MAGE);
        assertThat(Apart.all(play.state())).isEmpty();
        cast(play, MAGE, "SP-45", "to:home", 50);
        assertThat(play.state().order()).containsExactly(FIGHTER);
    }

    @ParameterizedTest
    @EnumSource
    @Rule({"SP-45", "MA-05"})
    void from_home_he_casts_nothing_else_upon_the_company(Profile profile) {
        Expeditions play =
                play(profile, fighter(1), mage(9, "SP-45", "SP-05")).given(state -> state.withOrder(List.of(FIGHTER)));

        assertThat(Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-05", List.of()))
                .isPresent();
        assertThat(refusal(play, "to:home")).contains("at home already");
        assertThat(refusal(play, "to:one 0,1", "member:conan")).contains("within reach");
        assertThat(refusal(play, "to:one 0,1")).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    @Rule({"SP-45", "SP-67"})
    void a_shell_against_magic_about_the_place_keeps_him_out(Profile profile) {
        Expeditions play = play(profile, fighter(1), teleporter())
                .given(state -> state.withOrder(List.of(FIGHTER))
                        .withEffects(List.of(new Effect(
                                "shell",
                                "SP-67",
                                "in a shell against magic",
                                new Effect.On.OnCharacter(FIGHTER),
                                "other",
                                Effect.Unit.TURNS,
                                12,
                                new TreeMap<>(Map.of("level", 12)),
                                false))));

        List<?> events = cast(play, MAGE, "SP-45", "to:one 1,2");

        assertThat(events).anyMatch(MagicEvent.NothingHappened.class::isInstance);
        assertThat(play.state().order()).containsExactly(FIGHTER);
        assertThat(Apart.all(play.state())).isEmpty();
    }

    @Test
    @Rule("SP-45")
    void nobody_goes_with_more_than_three_hundred_pounds_or_leaves_followers_unheeded() {
        Expeditions laden = inTown(Profile.ORIGINAL, true, teleporter())
                .given(state -> state.change(
                        MAGE,
                        who -> who.withItems(List.of(new Item(
                                new ItemId("iron"), "iron", "iron bars", 1, 3001, 0, Carried.STOWED, "", 0)))));
        assertThat(refusal(laden, "to:one 0,1")).contains("more than 300 pounds");

        Expeditions served = inTown(Profile.ORIGINAL, true, teleporter())
                .given(state -> state.withFollowers(List.of(new Follower(
                        new Foe(
                                Magicians.foe(1),
                                "orc",
                                "orc",
                                4,
                                4,
                                Foe.Standing.CHARMED,
                                Purse.EMPTY,
                                new TreeMap<>()),
                        MAGE))));
        assertThat(refusal(served, "to:one 0,1")).contains("nobody to heed");
        assertThat(refusal(inTown(Profile.ORIGINAL, true, teleporter()), "to:home"))
                .contains("at home already");
    }

    private static Offer offer(Expeditions play) {
        return Actions.of(play.world(), play.state(), new Seat.Company()).stream()
                .filter(each -> each.id().equals("cast:mirabel:SP-45"))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @EnumSource
    @Rule("SP-45")
    void it_is_offered_in_town_with_whom_and_where_to(Profile profile) {
        Expeditions play = inTown(profile, true, fighter(1), teleporter());

        Offer offer = offer(play);

        assertThat(offer.fields().get(0).choices())
                .extracting(Offer.Choice::value)
                .containsExactly("carry:mirabel", "carry:conan");
        assertThat(offer.fields().get(1).choices())
                .extracting(Offer.Choice::value)
                .containsExactly("to:one 0,1");
        Reading reading = Actions.read(
                play.world(),
                play.state(),
                new Seat.Company(),
                new Pick(offer.id(), Map.of("target", List.of("carry:conan"), "way", List.of("to:one 0,1"))));
        assertThat(reading)
                .isEqualTo(new Reading.Understood(
                        new MagicCommand.Cast(MAGE, "SP-45", List.of("carry:conan", "to:one 0,1"))));
    }

    @Test
    @Rule("SP-45")
    void below_any_square_of_the_map_can_be_named_and_at_home_the_magic_user_left_behind_has_the_offer() {
        Expeditions below = play(fighter(1), teleporter());
        assertThat(offer(below).fields()).extracting(Offer.Field::name).containsExactly("target", "way", "place");
        cast(below, MAGE, "SP-45", "carry:mirabel|to:home|cell:2,1", 50);
        assertThat(Apart.at(below.state(), MAGE)).map(Place.Underground::cell).contains(new Cell(2, 1));

        Expeditions left = play(fighter(1), teleporter()).given(state -> visited(state.withOrder(List.of(FIGHTER))));
        assertThat(offer(left).fields().get(1).choices())
                .extracting(Offer.Choice::value)
                .containsExactly("to:one 0,1");
    }

    private static CampaignState visited(CampaignState state) {
        return state.changeLevel("one", level -> {
            var now = level;
            for (var room : Magicians.hall().rooms()) {
                now = now.withRoom(room.id(), now.room(room.id()).withVisited());
            }
            return now;
        });
    }

    @ParameterizedTest
    @EnumSource
    @Rule("SP-45")
    void one_who_is_alone_in_a_fight_ends_it_by_going_elsewhere(Profile profile) {
        Expeditions play = Magicians.meeting(
                play(profile, teleporter())
                        .given(state -> state.changeLevel("one", level -> level.withTried("stayed|1|0|144"))),
                Encounter.Phase.BATTLE,
                30,
                "ogre",
                1,
                20);

        play.order(
                new MeetingCommand.Fight(
                        List.of(new FighterOrder(MAGE, new Deed.Cast("SP-45", List.of("to:one 0,1"))))),
                ScriptedDice.none()
                        .afterwards((stream, sides) -> sides == 100 ? 50 : stream == DiceStream.PLAYERS ? sides : 1));

        assertThat(play.state().encounter()).isEmpty();
        assertThat(play.state().underground().orElseThrow().cell()).isEqualTo(GOAL);
    }
}
