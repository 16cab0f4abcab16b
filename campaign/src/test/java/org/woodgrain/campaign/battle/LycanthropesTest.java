package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.battle.Melees.guard;
import static org.woodgrain.campaign.battle.Melees.held;
import static org.woodgrain.campaign.battle.Melees.strike;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.clock.Moon;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.harm.Lycanthropy;
import org.woodgrain.campaign.harm.Maladies;
import org.woodgrain.campaign.spells.Consequences;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;

/** Men who are beasts by night: their two shapes, and what becomes of those whom they bite. */
@UnderBothProfiles
class LycanthropesTest {
    private static final List<org.woodgrain.campaign.command.FighterOrder> STAND =
            List.of(guard(FIGHTER), guard(CLERIC));

    private static Melees met(Profile profile, int points) {
        return Melees.inPassage(profile, List.of(hardy(RoundTest.armed()), hardy(RoundTest.armed(CLERIC))))
                .against("werewolf", 0, points)
                .given(state -> state.withEncounter(state.encounter()
                        .map(meeting -> meeting.withFoes(meeting.foes().stream()
                                .map(foe -> foe.withNumber("called", 1))
                                .toList()))));
    }

    private static Adventurer hardy(Adventurer who) {
        return who.withMaxHitPoints(80).withHitPoints(80);
    }

    private static Melees human(Melees melee) {
        return melee.given(state -> state.withEncounter(state.encounter()
                .map(meeting -> meeting.withFoes(meeting.foes().stream()
                        .map(foe -> foe.named("stranger").withNumber(Marks.HUMAN, 1))
                        .toList()))));
    }

    private static ScriptedDice any(int seed) {
        return ScriptedDice.none().afterwards(FastDice.seeded(seed));
    }

    @Nested
    class Moons {
        @ParameterizedTest
        @CsvSource({
            "13, 120, false",
            "14, 107, false",
            "14, 108, true",
            "15, 10, true",
            "16, 143, true",
            "17, 35, true",
            "17, 36, false",
            "17, 120, false",
            "42, 120, true",
            "28, 120, false"
        })
        void the_moon_is_full_on_three_nights_of_twenty_eight(int day, int turn, boolean full) {
            assertThat(Moon.full(new Clock(day, turn, 0))).isEqualTo(full);
        }
    }

    @Nested
    class Shapes {
        @Test
        void the_change_takes_a_round_in_which_it_strikes_at_nobody(Profile profile) {
            Melees melee = human(met(profile, 30));
            melee.round(STAND, any(1));
            assertThat(melee.told()).anyMatch(line -> line.contains("begins to change"));
            assertThat(melee.events(BattleEvent.Struck.class)).isEmpty();
            melee.round(STAND, any(2));
            assertThat(melee.told()).anyMatch(line -> line.contains("it is a werewolf"));
            assertThat(melee.events(BattleEvent.Struck.class))
                    .extracting(BattleEvent.Struck::weapon)
                    .containsOnly("bite");
            assertThat(melee.foe(1).name()).isEqualTo("werewolf");
        }

        @Test
        void plain_iron_harms_the_man_and_not_the_beast(Profile profile) {
            int man = 0;
            int beast = 0;
            for (int seed = 1; seed < 12; seed++) {
                man += harm(human(met(profile, 30)), seed);
                beast += harm(met(profile, 30), seed);
            }
            assertThat(man).isPositive();
            assertThat(beast).isZero();
        }

        private int harm(Melees melee, int seed) {
            melee.round(List.of(strike(FIGHTER, 1), strike(CLERIC, 1)), any(seed));
            return melee.events(BattleEvent.Struck.class).stream()
                    .filter(blow -> blow.by() instanceof Fighter.Member)
                    .mapToInt(BattleEvent.Struck::points)
                    .sum();
        }

        @Test
        void the_man_calls_no_wolves() {
            Melees melee = human(met(Played.profile(), 30))
                    .given(state -> state.withEncounter(state.encounter()
                            .map(meeting -> meeting.withFoes(meeting.foes().stream()
                                    .map(foe -> foe.withNumber("called", 0))
                                    .toList()))));
            melee.round(STAND, any(1));
            assertThat(melee.told()).noneMatch(line -> line.contains("calls for help"));
            melee.round(STAND, any(2));
            assertThat(melee.told()).anyMatch(line -> line.contains("calls for help"));
        }

        @Test
        void in_death_it_is_a_man_again() {
            Melees melee = met(Played.profile(), 1)
                    .given(state -> state.change(
                            FIGHTER,
                            who -> who.withItems(List.of(
                                    held("blade", "MI-001", "sword +1", Carried.IN_HAND),
                                    who.items().getLast()))));
            for (int seed = 1;
                    seed < 30 && melee.state().encounter().orElseThrow().able().size() > 0;
                    seed++) {
                melee.round(List.of(strike(FIGHTER, 1), guard(CLERIC)), any(seed));
            }
            assertThat(melee.told()).anyMatch(line -> line.contains("there lies a man"));
        }
    }

    @Nested
    class Herbs {
        private Melees herb(Profile profile) {
            return met(profile, 30)
                    .given(state -> state.change(
                            FIGHTER,
                            who -> who.withItems(List.of(held("herb", "EQI-29", "wolvesbane", Carried.IN_HAND)))));
        }

        @Test
        @Rule("EQ-18")
        void a_hand_full_of_wolvesbane_that_strikes_it_makes_it_flee_or_save(Profile profile) {
            int fled = 0;
            int stood = 0;
            for (int seed = 1; seed < 120; seed++) {
                Melees melee = herb(profile);
                melee.round(List.of(strike(FIGHTER, 1), guard(CLERIC)), any(seed));
                boolean saved = melee.events(BattleEvent.SaveThrown.class).stream()
                        .anyMatch(save -> save.who() instanceof Fighter.Opponent && save.made());
                boolean failed = melee.events(BattleEvent.SaveThrown.class).stream()
                        .anyMatch(save -> save.who() instanceof Fighter.Opponent && !save.made());
                assertThat(melee.events(PowerEvent.MadeOff.class).isEmpty()).isEqualTo(!failed);
                fled += failed ? 1 : 0;
                stood += saved ? 1 : 0;
            }
            assertThat(fled).isPositive();
            assertThat(stood).isPositive();
        }
    }

    @Nested
    class The_bitten {
        private Melees bitten(int stage, int left) {
            Map<String, Integer> numbers = new TreeMap<>(Map.of("bitten", 1 * 144 + 48));
            if (stage == 1) {
                numbers.put("ill-for", 3);
            }
            Effect effect = new Effect(
                    "e",
                    Lycanthropy.LYCANTHROPY,
                    stage == 1 ? "" : "ill",
                    new Effect.On.OnCharacter(FIGHTER),
                    "f1",
                    Effect.Unit.DAYS,
                    left,
                    new TreeMap<>(numbers),
                    new TreeMap<>(Map.of(Effect.FORM, "werewolf")),
                    true);
            return met(Played.profile(), 10)
                    .given(state -> state.withEncounter(Optional.empty()).withEffects(List.of(effect)));
        }

        private List<Event> ranOut(Melees melee) {
            Unfolding u = new Unfolding(melee.world(), melee.state(), any(3), new Consequences());
            Effect effect = melee.state().effects().getFirst();
            u.emit(new org.woodgrain.campaign.event.MagicEvent.EffectEnded(effect.id(), "its time is up"));
            Afflictions.ranOut(u, effect);
            List<Event> events = new ArrayList<>(u.close());
            CampaignState after = u.state();
            melee.given(any -> after);
            return events;
        }

        @Test
        void he_falls_ill_when_half_the_days_are_over() {
            Melees melee = bitten(1, 0);
            ranOut(melee);
            assertThat(melee.state().effectsOn(new Effect.On.OnCharacter(FIGHTER)))
                    .singleElement()
                    .satisfies(ill -> {
                        assertThat(ill.label()).isEqualTo("ill");
                        assertThat(ill.left()).isEqualTo(3);
                        assertThat(ill.secret()).isTrue();
                        assertThat(ill.number(Afflictions.TO_HIT)).isEqualTo(-2);
                        assertThat(ill.number(Maladies.NO_HEALING)).isEqualTo(1);
                    });
        }

        @Test
        void at_the_end_he_falls_upon_his_comrades_if_they_are_with_him_below() {
            Melees melee = bitten(2, 0);
            int things = melee.who(FIGHTER).items().size();
            ranOut(melee);
            assertThat(melee.who(FIGHTER).life()).isEqualTo(Life.LOST);
            assertThat(melee.who(FIGHTER).items()).isEmpty();
            Encounter meeting = melee.state().encounter().orElseThrow();
            assertThat(meeting.phase()).isEqualTo(Encounter.Phase.BATTLE);
            assertThat(meeting.foes()).singleElement().satisfies(beast -> {
                assertThat(beast.monster()).isEqualTo("werewolf");
                assertThat(beast.items()).hasSize(things);
            });
            melee.round(List.of(guard(CLERIC)), any(4));
        }

        @Test
        void elsewhere_he_is_gone_to_the_one_that_bit_him() {
            Melees melee = bitten(2, 0)
                    .given(state -> state.withPlace(new Place.Town())
                            .changeLevel(
                                    "one",
                                    level -> level.withRoom(
                                            "9",
                                            level.room("9")
                                                    .withDwellers(List.of(new Foe(
                                                            new org.woodgrain.campaign.state.FoeId("f1"),
                                                            "werewolf",
                                                            "werewolf",
                                                            9,
                                                            9,
                                                            Foe.Standing.ABLE,
                                                            org.woodgrain.rules.equipment.Purse.EMPTY,
                                                            new TreeMap<>()))))));
            List<Event> events = ranOut(melee);
            assertThat(events).anyMatch(event -> event instanceof PowerEvent.Turned turned && !turned.here());
            assertThat(melee.state().level("one").room("9").dwellers()).hasSize(2);
            assertThat(melee.state().encounter()).isEmpty();
        }

        @ParameterizedTest
        @Rule("SP-91")
        @CsvSource({"6, 1, true", "6, 2, false", "10, 9, false", "11, 9, true"})
        void cure_disease_reaches_it_within_a_day_or_from_a_cleric_of_the_eleventh_level(
                int level, int day, boolean cured) {
            Melees melee = bitten(1, 5).given(state -> state.withClock(new Clock(day, 60, 0)));
            Effect effect = melee.state().effects().getFirst();
            assertThat(Maladies.cured(melee.state(), effect, level)).isEqualTo(cured);
        }

        @Test
        void weapons_of_the_man_infect_nobody() {
            Melees melee = human(met(Played.profile(), 30))
                    .given(state -> state.change(
                                    FIGHTER, who -> who.withMaxHitPoints(2).withHitPoints(2))
                            .withEncounter(state.encounter()
                                    .map(meeting -> meeting.withFoes(meeting.foes().stream()
                                            .map(foe -> foe.withNumber(Marks.HUMAN, 1))
                                            .toList()))));
            Unfolding u = new Unfolding(melee.world(), melee.state(), any(1), new Consequences());
            assertThat(new FoeFighter(melee.world().book(), melee.state())
                            .ready(melee.foe(1), 1, 0, true)
                            .powers(org.woodgrain.rules.monsters.OnHit.Were.class))
                    .isEmpty();
            assertThat(u.state().effects()).isEmpty();
        }
    }
}
