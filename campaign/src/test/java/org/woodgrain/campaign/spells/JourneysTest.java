package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.people.Apart;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.TheDead;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.magic.Arrival;

/** Spells that carry somebody from place to place, and those that ask other planes. */
@UnderBothProfiles
class JourneysTest {

    @Test
    void under_the_open_sky_one_who_goes_up_120_feet_falls_from_there() {
        Expeditions play = play(mage(7, "SP-41").withMaxHitPoints(80).withHitPoints(80))
                .given(state -> state.withPlace(new Place.Town()));

        cast(play, MAGE, "SP-41", "member:mirabel|by:up 120", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);

        assertThat(play.who(MAGE).hitPoints()).isEqualTo(68);
    }

    @Test
    @Rule("SP-19")
    void who_flies_stays_up_there_and_who_is_unseen_falls(Profile profile) {
        Expeditions flies = underTheSky(profile, "SP-19");
        cast(flies, MAGE, "SP-41", "member:mirabel|by:up 120");
        assertThat(flies.who(MAGE).hitPoints()).isEqualTo(80);

        Expeditions unseen = underTheSky(profile, "SP-13");
        cast(unseen, MAGE, "SP-41", "member:mirabel|by:up 120", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
        assertThat(unseen.who(MAGE).hitPoints()).isEqualTo(68);
    }

    /** A magic-user in the open, under a spell that lasts. */
    private static Expeditions underTheSky(Profile profile, String spell) {
        Expeditions play = play(profile, mage(7, "SP-41").withMaxHitPoints(80).withHitPoints(80));
        Unfolding u = unfolding(play.given(state -> state.withPlace(new Place.Town())));
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        "effect-up",
                        spell,
                        "aloft",
                        new Effect.On.OnCharacter(MAGE),
                        MAGE.value(),
                        Effect.Unit.LASTING,
                        0,
                        new TreeMap<>(),
                        new TreeMap<>(),
                        false),
                spell));
        return play.given(any -> u.state());
    }

    @Test
    void one_of_several_waits_where_he_arrives_until_the_company_comes() {
        Expeditions play = play(fighter(1), mage(7, "SP-41"));

        cast(play, MAGE, "SP-41", "member:mirabel|by:east 60");
        assertThat(play.state().order()).containsExactly(FIGHTER);
        assertThat(Apart.at(play.state(), MAGE)).map(Place.Underground::cell).contains(new Cell(7, 2));

        Unfolding u = unfolding(play);
        u.emit(new DelveEvent.Moved("one", new Cell(6, 2), Direction.EAST));
        assertThat(u.state().order()).containsExactly(FIGHTER, MAGE);
        assertThat(Apart.all(u.state())).isEmpty();
    }

    @Test
    void a_filled_place_loses_the_spell() {
        Expeditions play = play(fighter(1), mage(7, "SP-41"));

        List<Event> events = cast(play, MAGE, "SP-41", "member:mirabel|by:west 120");

        assertThat(events).anyMatch(MagicEvent.NothingHappened.class::isInstance);
        assertThat(play.who(MAGE).spells().memorised()).isEmpty();
        assertThat(play.state().order()).hasSize(2);
    }

    @Test
    void an_enemy_close_by_that_misses_its_save_is_somewhere_else() {
        Expeditions play = meeting(play(mage(7, "SP-41")), Encounter.Phase.BATTLE, 10, "ogre", 1, 20);

        cast(play, MAGE, "SP-41", "foe:m1|by:south 20", 1);

        assertThat(play.state().encounter().orElseThrow().able()).isEmpty();
        assertThat(play.state().level("one").room("@1,3").dwellers()).hasSize(1);
    }

    @Test
    @Rule("SP-45")
    void at_97_a_place_that_is_well_known_is_reached_20_feet_too_high() {
        assertThat(Arrival.of(Arrival.Knowledge.STUDIED, 97)).isEqualTo(Arrival.Outcome.HIGH);
        Expeditions play =
                play(fighter(1), mage(9, "SP-45").withMaxHitPoints(30).withHitPoints(30));

        cast(play, MAGE, "SP-45", "to:home", 97, 2, 3, 4);

        assertThat(play.who(MAGE).hitPoints()).isEqualTo(23);
        assertThat(play.state().order()).containsExactly(FIGHTER);
    }

    @Test
    @Rule("SP-45")
    void an_unknown_place_kills_at_75_and_not_at_76() {
        Expeditions dead = play(fighter(1), mage(9, "SP-45"));
        cast(dead, MAGE, "SP-45", "to:one 10,2", 75);
        assertThat(dead.who(MAGE).living()).isFalse();

        Expeditions safe = play(fighter(1), mage(9, "SP-45"));
        cast(safe, MAGE, "SP-45", "to:one 10,2", 76);
        assertThat(safe.who(MAGE).living()).isTrue();
        assertThat(Apart.at(safe.state(), MAGE)).map(Place.Underground::cell).contains(new Cell(10, 2));
    }

    @Test
    @Rule({"SP-45", "HZ-12"})
    void under_a_ceiling_of_20_feet_nobody_arrives_higher() {
        Expeditions play =
                play(fighter(1), mage(9, "SP-45").withMaxHitPoints(30).withHitPoints(30));

        cast(play, MAGE, "SP-45", "to:one 0,1", 91, 7, 3, 4);

        assertThat(play.who(MAGE).hitPoints()).isEqualTo(23);
    }

    @Test
    @Rule({"SP-45", "HZ-12"})
    void a_foe_sent_too_high_falls_out_of_sight() {
        Expeditions play = meeting(play(mage(9, "SP-45")), Encounter.Phase.BATTLE, 10, "gnoll", 1, 20);

        // it fails its save; the square has been seen: 91 is too high, by two tens of feet
        cast(play, MAGE, "SP-45", "foe:m1|to:one 0,1", 1, 91, 2, 3, 4);

        assertThat(play.state().level("one").room("@0,1").dwellers())
                .singleElement()
                .satisfies(foe -> assertThat(foe.hitPoints()).isEqualTo(13));
    }

    @Test
    @Rule("SP-45")
    void a_room_in_which_rests_make_up_a_day_is_well_known() {
        for (int hours : List.of(23, 24)) {
            Expeditions play =
                    play(fighter(1), mage(9, "SP-45").withMaxHitPoints(30).withHitPoints(30));
            for (int hour = 0; hour < hours; hour++) {
                play.order(new DelveCommand.Rest(6), ScriptedDice.none().afterwards((stream, sides) -> 2));
            }
            // known well it is reached at 95, seen once it is reached twenty feet too high
            int[] dice = hours == 24 ? new int[] {95} : new int[] {95, 2, 3, 4};

            cast(play, MAGE, "SP-45", "to:one 1,2", dice);

            assertThat(play.who(MAGE).hitPoints()).isEqualTo(hours == 24 ? 30 : 23);
        }
    }

    @Test
    @Rule("SP-55")
    void at_the_thirteenth_level_plane_five_costs_his_reason_on_a_ten_and_answers_on_an_eleven() {
        Expeditions mad = play(mage(13, "SP-55"));
        cast(mad, MAGE, "SP-55", "plane:5", 10);
        assertThat(effects(mad, "SP-55")).singleElement().satisfies(effect -> {
            assertThat(effect.helpless()).isTrue();
            assertThat(effect.unit()).isEqualTo(Effect.Unit.DAYS);
            assertThat(effect.left()).isEqualTo(35);
        });

        Expeditions play = play(mage(13, "SP-55"));
        cast(play, MAGE, "SP-55", "plane:5", 11);
        assertThat(ask(play, "way down", 35, 50)).isEqualTo("no");
        assertThat(ask(play, "way down", 35, 51)).isEqualTo("yes");
        assertThat(ask(play, "way down", 36)).isEqualTo("unknown");
        assertThat(ask(play, "will the players go left", 35, 50)).isEqualTo("unknown");
    }

    @Test
    @Rule("SP-55")
    void plane_three_never_drives_anybody_mad_and_is_not_asked_twice_in_a_week() {
        Expeditions play = play(mage(11, "SP-55", "SP-55"));

        cast(play, MAGE, "SP-55", "plane:3");

        assertThat(Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-55", List.of("plane:3")))
                .isPresent();
    }

    @Test
    @Rule("SP-55")
    void the_questions_that_are_offered_are_the_same_whatever_is_hidden() {
        Expeditions play = play(mage(11, "SP-55"));
        cast(play, MAGE, "SP-55", "plane:3");
        Expeditions haunted = play(mage(11, "SP-55"));
        cast(haunted, MAGE, "SP-55", "plane:3");
        haunted.given(state -> state.changeLevel(
                "one",
                level -> level.withRoom(
                        "@1,0",
                        level.room("@1,0")
                                .withDwellers(List.of(new Foe(
                                        foe(9),
                                        "orc",
                                        "orc",
                                        4,
                                        4,
                                        Foe.Standing.ABLE,
                                        Purse.EMPTY,
                                        new TreeMap<>()))))));

        assertThat(Views.of(haunted.world(), haunted.state(), new Seat.Company()))
                .isEqualTo(Views.of(play.world(), play.state(), new Seat.Company()));
        assertThat(ask(haunted, "behind 1,0,south", 1, 1)).isIn("yes", "unknown");
    }

    @Test
    @Rule("SP-55")
    void the_dice_for_knowledge_and_truth_are_hidden_from_the_players() {
        Expeditions play = play(mage(13, "SP-55"));
        cast(play, MAGE, "SP-55", "plane:3");
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.of(1, 1), new Consequences());
        Directing.carryOut(u, MAGE, effects(play, "SP-55").getFirst().id(), List.of("ask:trap"));

        assertThat(u.close())
                .filteredOn(SpellEvent.Answered.class::isInstance)
                .singleElement()
                .satisfies(event -> assertThat(event.rolls()).allMatch(roll -> roll.secret()));
    }

    private static String ask(Expeditions play, String question, int... faces) {
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.of(faces), new Consequences());
        Directing.carryOut(u, MAGE, effects(play, "SP-55").getFirst().id(), List.of("ask:" + question));
        return u.close().stream()
                .filter(SpellEvent.Answered.class::isInstance)
                .map(event -> ((SpellEvent.Answered) event).answer())
                .findFirst()
                .orElseThrow();
    }

    private static Unfolding unfolding(Expeditions play) {
        return new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
    }

    @Test
    @Rule({"SP-45", "HZ-12"})
    void in_a_passage_of_ten_feet_nobody_falls_farther(Profile profile) {
        Expeditions play =
                play(profile, fighter(1), mage(9, "SP-45").withMaxHitPoints(30).withHitPoints(30));

        // the passage has been seen: 91 is too high, by seventy feet under a roof of ten
        cast(
                play.given(state ->
                        state.changeLevel("one", now -> now.withSeen(new TreeSet<>(Set.of(new Cell(10, 2)))))),
                MAGE,
                "SP-45",
                "to:one 10,2",
                91,
                7,
                3);

        assertThat(play.who(MAGE).hitPoints()).isEqualTo(27);
    }

    @Test
    @Rule("SP-45")
    void too_low_is_death_unless_there_is_an_open_place_below(Profile profile) {
        for (boolean open : List.of(true, false)) {
            Expeditions play = play(profile, fighter(1), mage(9, "SP-45"));
            Map<String, Level> levels = new TreeMap<>(play.world().levels());
            if (open) {
                levels.put(
                        "two",
                        Plans.draw("+-+-+-+", "|1 1 1|", "+     +", "|1 1 1|", "+-+-+-+")
                                .named("two", 2)
                                .level());
            }
            Unfolding u = new Unfolding(
                    new World(play.world().book(), levels), play.state(), ScriptedDice.of(1), new Consequences());

            Casting.carryOut(u, new Caster.Member(MAGE), "SP-45", List.of("to:one 0,1"));

            assertThat(u.state().adventurer(MAGE).orElseThrow().living())
                    .as("open: " + open)
                    .isEqualTo(open);
            if (open) {
                assertThat(Apart.at(u.state(), MAGE))
                        .map(Place.Underground::level)
                        .contains("two");
            }
        }
    }

    @Test
    @Rule({"SP-45", "SP-115"})
    void a_guess_into_the_rock_is_not_refused_and_is_the_end(Profile profile) {
        Expeditions play = play(profile, fighter(1), mage(9, "SP-45"));

        cast(play, MAGE, "SP-45", "to:one 40,40");

        assertThat(play.who(MAGE).living()).isFalse();
        assertThat(TheDead.atHand(play.state(), play.who(MAGE))).isFalse();
    }

    @Test
    @Rule("SP-45")
    void what_weighs_more_than_three_hundred_pounds_is_not_carried(Profile profile) {
        Expeditions play = meeting(play(profile, mage(9, "SP-45")), Encounter.Phase.BATTLE, 10, "ogre", 1, 20);

        assertThat(Casting.check(
                        play.world(), play.state(), new Caster.Member(MAGE), "SP-45", List.of("foe:m1", "to:one 0,1")))
                .isPresent();
    }

    @Test
    @Rule("SP-27")
    void of_those_made_invisible_together_one_who_is_carried_away_is_seen(Profile profile) {
        Expeditions play = play(profile, fighter(1), mage(9, "SP-27", "SP-41"));
        cast(play, MAGE, "SP-27", "member:mirabel");
        assertThat(effects(play, "SP-27")).hasSize(2);

        cast(play, MAGE, "SP-41", "member:conan|by:east 60");

        assertThat(effects(play, "SP-27"))
                .singleElement()
                .satisfies(effect -> assertThat(effect.on()).isEqualTo(new Effect.On.OnCharacter(MAGE)));
    }
}
