package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.cleric;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.magic.Provisions;

@UnderBothProfiles
class ClericalSpellsTest {

    @Nested
    class Cure_light_wounds {
        private final Adventurer hurt = fighter(2).withMaxHitPoints(12).withHitPoints(3);

        @Test
        @Rule({"SP-73", "TI-04"})
        void a_die_and_one_are_healed_at_the_end_of_a_whole_turn() {
            Expeditions play = play(cleric(2, Alignment.LAW, "SP-73"), hurt);
            int before = play.turn();

            play.order(
                    new MagicCommand.Cast(CLERIC, "SP-73", List.of("member:" + FIGHTER)),
                    ScriptedDice.none().on(DiceStream.PLAYERS, 4).afterwards((s, n) -> 2));

            assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(8);
            assertThat(play.turn()).isEqualTo(before + 1);
        }

        @Test
        @Rule("SP-73")
        void nobody_is_healed_above_his_full_points() {
            Expeditions play = play(cleric(2, Alignment.LAW, "SP-73"), hurt.withHitPoints(10));

            play.order(
                    new MagicCommand.Cast(CLERIC, "SP-73", List.of("member:" + FIGHTER)),
                    ScriptedDice.none().on(DiceStream.PLAYERS, 6).afterwards((s, n) -> 2));

            assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(12);
        }

        @Test
        @Rule("SP-73")
        void a_wolf_that_follows_is_healed_as_a_man_is_and_a_zombie_is_not() {
            Expeditions play = followed("wolf");
            play.order(
                    new MagicCommand.Cast(CLERIC, "SP-73", List.of("foe:pet")),
                    ScriptedDice.none().on(DiceStream.PLAYERS, 4).afterwards((s, n) -> 2));
            assertThat(play.state().followers())
                    .singleElement()
                    .satisfies(each -> assertThat(each.foe().hitPoints()).isEqualTo(8));

            assertThat(followed("zombie").refused(new MagicCommand.Cast(CLERIC, "SP-73", List.of("foe:pet"))))
                    .isInstanceOf(MagicRefusal.WrongTarget.class);
        }

        /** A cleric with a servant of three points out of twelve. */
        private static Expeditions followed(String kind) {
            Foe pet = new Foe(new FoeId("pet"), kind, kind, 3, 12, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>());
            return play(cleric(2, Alignment.LAW, "SP-73"))
                    .given(state -> state.withFollowers(List.of(new Follower(pet, CLERIC))));
        }

        @Test
        @Rule("SP-73")
        void it_cannot_be_done_while_enemies_are_met() {
            Expeditions play =
                    meeting(play(cleric(2, Alignment.LAW, "SP-73"), hurt), Encounter.Phase.PARLEY, 30, "orc", 1, 4);

            assertThat(play.refused(new MagicCommand.Cast(CLERIC, "SP-73", List.of("member:" + FIGHTER))))
                    .isInstanceOf(MagicRefusal.WrongTarget.class);
        }

        @Test
        @Rule("SP-73")
        void an_interruption_wastes_it() {
            Expeditions play = play(cleric(2, Alignment.LAW, "SP-73"), hurt);

            // sixes all along, or ones: wanderers come at the end of the turn
            play.order(
                    new MagicCommand.Cast(CLERIC, "SP-73", List.of("member:" + FIGHTER)),
                    ScriptedDice.none().afterwards((s, n) -> Played.either(n, 1)));

            assertThat(play.events()).anyMatch(MagicEvent.NothingHappened.class::isInstance);
            assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(3);
            assertThat(play.who(CLERIC).spells().memorised()).isEmpty();
        }
    }

    @Nested
    class Cause_light_wounds {
        @Test
        @Rule("SP-74")
        void a_touch_that_hits_does_a_die_and_one() {
            Expeditions play =
                    meeting(play(cleric(2, Alignment.CHAOS, "SP-74")), Encounter.Phase.BATTLE, 10, "orc", 1, 8);

            cast(play, CLERIC, "SP-74", "foe:m1", 20, 3);

            assertThat(play.state()
                            .encounter()
                            .orElseThrow()
                            .foe(foe(1))
                            .orElseThrow()
                            .hitPoints())
                    .isEqualTo(4);
        }

        @Test
        @Rule("SP-74")
        void a_miss_wastes_it() {
            Expeditions play =
                    meeting(play(cleric(2, Alignment.CHAOS, "SP-74")), Encounter.Phase.BATTLE, 10, "orc", 1, 8);

            List<Event> events = cast(play, CLERIC, "SP-74", "foe:m1", 2);

            assertThat(play.state()
                            .encounter()
                            .orElseThrow()
                            .foe(foe(1))
                            .orElseThrow()
                            .hitPoints())
                    .isEqualTo(8);
            assertThat(play.who(CLERIC).spells().memorised()).isEmpty();
            assertThat(events).anyMatch(MagicEvent.TouchMissed.class::isInstance);
        }

        @Test
        @Rule({"SP-74", "SP-86"})
        void a_blessing_turns_a_near_miss_into_a_hit_and_a_curse_a_near_hit_into_a_miss() {
            assertThat(touched(0, 12)).isEqualTo(8);
            assertThat(touched(1, 12, 3)).isEqualTo(4);
            assertThat(touched(0, 13, 3)).isEqualTo(4);
            assertThat(touched(-1, 13)).isEqualTo(8);
        }

        /** What an orc of eight points has left. */
        private static int touched(int more, int... dice) {
            Expeditions play = meeting(
                    play(cleric(2, Alignment.CHAOS, "SP-74"))
                            .given(state -> state.withEffects(List.of(new Effect(
                                    "e",
                                    "SP-86",
                                    "blessed",
                                    new Effect.On.OnCharacter(CLERIC),
                                    "",
                                    Effect.Unit.LASTING,
                                    0,
                                    new TreeMap<>(Map.of(Afflictions.TO_HIT, more)),
                                    new TreeMap<>(),
                                    false)))),
                    Encounter.Phase.BATTLE,
                    10,
                    "orc",
                    1,
                    8);
            cast(play, CLERIC, "SP-74", "foe:m1", dice);
            return play.state()
                    .encounter()
                    .orElseThrow()
                    .foe(foe(1))
                    .orElseThrow()
                    .hitPoints();
        }

        @Test
        @Rule("SP-74")
        void undead_seen_as_such_are_refused() {
            Expeditions play =
                    meeting(play(cleric(2, Alignment.CHAOS, "SP-74")), Encounter.Phase.BATTLE, 10, "zombie", 1, 8);

            assertThat(Casting.check(play.world(), play.state(), new Caster.Member(CLERIC), "SP-74", List.of("foe:m1")))
                    .containsInstanceOf(MagicRefusal.WrongTarget.class);
        }
    }

    @Nested
    class Serious_wounds {
        @Test
        @Rule("SP-96")
        void two_dice_and_two_are_healed() {
            Expeditions play = play(
                    cleric(7, Alignment.LAW, "SP-96"),
                    fighter(3).withMaxHitPoints(20).withHitPoints(3));

            play.order(
                    new MagicCommand.Cast(CLERIC, "SP-96", List.of("member:" + FIGHTER)),
                    ScriptedDice.none().on(DiceStream.PLAYERS, 3, 5).afterwards((s, n) -> 2));

            assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(13);
        }

        @Test
        @Rule("SP-96")
        void never_above_what_he_has_unhurt() {
            Expeditions play = play(
                    cleric(7, Alignment.LAW, "SP-96"),
                    fighter(3).withMaxHitPoints(10).withHitPoints(3));

            play.order(
                    new MagicCommand.Cast(CLERIC, "SP-96", List.of("member:" + FIGHTER)),
                    ScriptedDice.none().on(DiceStream.PLAYERS, 3, 5).afterwards((s, n) -> 2));

            assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(10);
        }

        @Test
        @Rule("SP-97")
        void reversed_the_same_is_done_in_harm() {
            Expeditions play =
                    meeting(play(cleric(7, Alignment.CHAOS, "SP-97")), Encounter.Phase.BATTLE, 10, "ogre", 1, 20);

            cast(play, CLERIC, "SP-97", "foe:m1", 20, 2, 2);

            assertThat(play.state()
                            .encounter()
                            .orElseThrow()
                            .foe(foe(1))
                            .orElseThrow()
                            .hitPoints())
                    .isEqualTo(14);
        }
    }

    @Nested
    class Food_and_drink {
        private Item rations(int many) {
            return Company.thing("rations", "EQI-51", "day of iron rations", many, 7);
        }

        @Test
        @Rule("SP-75")
        void twelve_of_twenty_foul_rations_are_made_good() {
            Expeditions play =
                    play(Company.with(cleric(2, Alignment.LAW, "SP-75"), Provisions.made(rations(20), true)));

            play.order(new MagicCommand.Cast(CLERIC, "SP-75", List.of()));

            assertThat(quantity(play, false)).isEqualTo(12);
            assertThat(quantity(play, true)).isEqualTo(8);
        }

        @Test
        @Rule("SP-75")
        void twelve_foul_rations_are_all_made_good() {
            Expeditions play =
                    play(Company.with(cleric(2, Alignment.LAW, "SP-75"), Provisions.made(rations(12), true)));

            play.order(new MagicCommand.Cast(CLERIC, "SP-75", List.of("item:rations")));

            assertThat(quantity(play, false)).isEqualTo(12);
            assertThat(quantity(play, true)).isZero();
            assertThat(play.who(CLERIC).items()).anyMatch(item -> item.name().equals("day of iron rations"));
        }

        @Test
        void an_evil_cleric_spoils_as_much() {
            Expeditions play = play(Company.with(cleric(2, Alignment.CHAOS, "SP-76"), rations(20)));

            play.order(new MagicCommand.Cast(CLERIC, "SP-76", List.of()));

            assertThat(quantity(play, true)).isEqualTo(12);
            assertThat(quantity(play, false)).isEqualTo(8);
        }

        private int quantity(Expeditions play, boolean foul) {
            return play.who(CLERIC).items().stream()
                    .filter(Provisions::food)
                    .filter(item -> Provisions.foul(item) == foul)
                    .mapToInt(Item::quantity)
                    .sum();
        }
    }

    @Nested
    class Detection {
        @Test
        @Rule("SP-78")
        void evil_at_eleven_inches_is_felt_and_at_thirteen_not() {
            assertThat(felt(11, "orc")).containsEntry("east", "faint");
            assertThat(felt(13, "orc")).isEmpty();
        }

        @Test
        @Rule("SP-78")
        void neutral_beasts_do_not_show() {
            assertThat(felt(5, "giant-rat")).isEmpty();
        }

        @Test
        @Rule("SP-78")
        void after_six_turns_it_is_over() {
            Expeditions play = play(cleric(2, Alignment.LAW, "SP-78"));
            play.order(new MagicCommand.Cast(CLERIC, "SP-78", List.of()));
            Unfolding u = new Unfolding(
                    play.world(), play.state(), ScriptedDice.none().afterwards((s, n) -> 2));
            Time.turns(u, 6);

            assertThat(Intents.check(u.state(), CLERIC)).isPresent();
        }

        @Test
        @Rule("SP-79")
        void an_evil_cleric_feels_the_lawful_and_not_the_neutral() {
            Expeditions play = play(cleric(2, Alignment.CHAOS, "SP-79"), fighter(1));
            play.order(new MagicCommand.Cast(CLERIC, "SP-79", List.of()));
            assertThat(play.events(MagicEvent.IntentFelt.class))
                    .singleElement()
                    .satisfies(felt -> assertThat(felt.directions()).containsEntry("here", "faint"));

            Expeditions neutral = play(cleric(2, Alignment.CHAOS, "SP-79"), mage(1));
            neutral.order(new MagicCommand.Cast(CLERIC, "SP-79", List.of()));
            assertThat(neutral.events(MagicEvent.IntentFelt.class))
                    .singleElement()
                    .satisfies(felt -> assertThat(felt.directions()).isEmpty());
        }

        @Test
        @Rule("SP-77")
        void a_magic_mace_shows_as_magic_and_a_plain_one_does_not() {
            Item mace = new Item(new ItemId("mace"), "MI-030", "mace", 1, 50, 0, Carried.AT_HAND, "", 1);
            Expeditions play = play(Company.with(
                    Company.with(cleric(2, Alignment.LAW, "SP-77"), mace),
                    Company.thing("plain", "EQI-10", "mace", 1, 50)));
            play.order(new MagicCommand.Cast(CLERIC, "SP-77", List.of()));

            play.order(new MagicCommand.Examine(CLERIC, "item:mace"));
            assertThat(play.told()).anyMatch(line -> line.endsWith("mace: magic."));
            play.order(new MagicCommand.Examine(CLERIC, "item:plain"));
            assertThat(play.told()).anyMatch(line -> line.endsWith("mace: no magic."));
        }

        /** What is felt when a monster lives so many squares to the east of the cleric. */
        private Map<String, String> felt(int squares, String monster) {
            Expeditions play = play(cleric(2, Alignment.LAW, "SP-78"));
            Foe foe = new Foe(new FoeId("m1"), monster, monster, 4, 4, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>());
            play.given(state -> state.withPlace(
                            new Place.Underground("one", new Cell(3, 2), org.woodgrain.atlas.Direction.EAST))
                    .withEncounter(Optional.of(Encounter.begun(
                            List.of(foe),
                            "one",
                            Optional.empty(),
                            new Cell(3 + squares, 2),
                            Encounter.Phase.INTENT,
                            List.of()))));
            Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none());
            Casting.carryOut(u, new Caster.Member(CLERIC), "SP-78", List.of());
            return u.close().stream()
                    .filter(MagicEvent.IntentFelt.class::isInstance)
                    .map(MagicEvent.IntentFelt.class::cast)
                    .findFirst()
                    .orElseThrow()
                    .directions();
        }
    }
}
