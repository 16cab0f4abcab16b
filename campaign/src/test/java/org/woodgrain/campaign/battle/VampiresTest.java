package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.battle.Melees.guard;
import static org.woodgrain.campaign.battle.Melees.held;
import static org.woodgrain.campaign.battle.Melees.strike;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Feature;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.Fate;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.harm.Coffins;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Purse;

/** What ends vampires, what they shrink from, and where they go when they have no hit points left. */
@UnderBothProfiles
class VampiresTest {
    static final FoeId VAMPIRE = new FoeId("f1");
    private static final List<FighterOrder> STAND = List.of(guard(FIGHTER), guard(CLERIC));

    static Level crypt(String... features) {
        Level plain = Plans.draw("+-+-+-+-+-+-+-+", "|1 1 1d. . .d2|", "+      +-+-+-+-+", "|1 1 1|", "+-+-+-+")
                .level();
        List<Feature> drawn = new ArrayList<>();
        for (String each : features) {
            String[] parts = each.split(" ", -1);
            drawn.add(new Feature(new Cell(Integer.parseInt(parts[1]), Integer.parseInt(parts[2])), parts[0], ""));
        }
        return new Level(
                plain.id(),
                plain.name(),
                plain.depth(),
                plain.story(),
                plain.floor(),
                plain.walls(),
                plain.doors(),
                plain.stairs(),
                plain.traps(),
                drawn,
                plain.rooms(),
                plain.entrance());
    }

    private static Adventurer hardy(Adventurer who) {
        return who.withMaxHitPoints(90).withHitPoints(90);
    }

    /** Two fighters with a good sword meet a vampire in its room, or as a wanderer. */
    static Expeditions met(Profile profile, Level level, Optional<String> room, int points) {
        Adventurer armed = hardy(RoundTest.armed());
        List<Adventurer> company = List.of(
                armed.withItems(List.of(
                        held("lamp", "EQI-45", "lantern", Carried.AT_HAND),
                        held("blade", "MI-001", "sword +1", Carried.IN_HAND))),
                hardy(RoundTest.armed(CLERIC)));
        Expeditions play = Expeditions.begin(Ruleset.of(profile), level, new Cell(0, 0), Direction.EAST, company);
        Foe vampire = new Foe(
                        VAMPIRE, "vampire", "vampire", points, 40, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>())
                .withNumber("called", 1);
        return play.given(state -> {
            CampaignState now = room.isPresent()
                    ? state.changeLevel(
                            level.id(),
                            each -> each.withRoom(
                                    room.get(),
                                    each.room(room.get()).withVisited().withDwellers(List.of(vampire))))
                    : state;
            return now.withEncounter(Optional.of(Encounter.begun(
                            List.of(vampire), level.id(), room, new Cell(1, 0), Encounter.Phase.BATTLE, List.of())
                    .withDistance(10)
                    .withKindKnown()));
        });
    }

    private static ScriptedDice any(int seed) {
        return ScriptedDice.none().afterwards(FastDice.seeded(seed));
    }

    private static final List<FighterOrder> STRIKE = List.of(strike(FIGHTER, 1), strike(CLERIC, 1));

    /** A meeting in which it has just lost its last hit point. */
    static Expeditions felled(Supplier<Expeditions> met) {
        for (int seed = 1; seed < 400; seed++) {
            Expeditions play = met.get();
            play.order(new MeetingCommand.Fight(STRIKE), any(seed));
            boolean mist = play.told().stream()
                    .anyMatch(line ->
                            line.contains("turns into mist, and the mist") || line.contains("mist and drifts away"));
            boolean alone = play.state().encounter().isEmpty()
                    || play.state().encounter().orElseThrow().phase() == Encounter.Phase.YIELDED;
            if (mist && alone) {
                return play;
            }
        }
        throw new AssertionError("no seed in which it falls");
    }

    private static Optional<Foe> dweller(Expeditions play, String room) {
        return play.state().level("one").room(room).dwellers().stream().findFirst();
    }

    @Nested
    class Coffin {
        @Test
        @Rule("CB-18")
        void in_its_own_room_it_sinks_into_the_coffin_and_a_stake_ends_it(Profile profile) {
            Expeditions play = felled(() -> met(profile, crypt(), Optional.of("1"), 1));
            assertThat(play.told()).anyMatch(line -> line.contains("sinks into a coffin"));
            assertThat(play.state().encounter().orElseThrow().phase()).isEqualTo(Encounter.Phase.YIELDED);

            play.order(new MeetingCommand.Settle(Fate.SLAY), any(1));
            assertThat(play.told()).anyMatch(line -> line.contains("it takes a stake"));
            assertThat(play.events(HarmEvent.FoeDied.class)).isEmpty();
            assertThat(dweller(play, "1")).get().satisfies(foe -> {
                assertThat(foe.standing()).isEqualTo(Foe.Standing.HELPLESS);
                assertThat(Coffins.rests(play.state(), foe.id())).isTrue();
            });
        }

        @Test
        void with_a_stake_it_is_destroyed(Profile profile) {
            Expeditions play = felled(() -> met(profile, crypt(), Optional.of("1"), 1))
                    .given(state -> {
                        CampaignState now = state;
                        for (Adventurer who : state.company()) {
                            now = now.change(
                                    who.id(),
                                    each -> each.withItems(
                                            List.of(held("stakes", "EQI-47", "stakes and mallet", Carried.STOWED))));
                        }
                        return now;
                    });
            play.order(new MeetingCommand.Settle(Fate.SLAY), any(1));
            assertThat(play.events(HarmEvent.FoeDied.class))
                    .extracting(HarmEvent.FoeDied::cause)
                    .containsExactly("a stake through the heart");
            assertThat(dweller(play, "1")).isEmpty();
        }

        @Test
        void it_goes_to_the_coffin_that_is_drawn_and_lies_there_for_eight_hours() {
            Expeditions play = felled(() -> met(Played.profile(), crypt("coffin 6 0"), Optional.of("1"), 1));
            assertThat(play.told())
                    .anyMatch(line -> line.contains("drifts away"))
                    .noneMatch(line -> line.contains("coffin"));
            assertThat(play.state().encounter()).isEmpty();
            assertThat(dweller(play, "1").filter(foe -> !foe.gone())).isEmpty();
            assertThat(dweller(play, "2")).get().satisfies(foe -> {
                assertThat(foe.standing()).isEqualTo(Foe.Standing.HELPLESS);
                assertThat(Coffins.rests(play.state(), VAMPIRE)).isTrue();
            });
            Effect rest = play.state().effects().stream()
                    .filter(effect -> effect.kind().equals(Coffins.AT_REST))
                    .findFirst()
                    .orElseThrow();
            assertThat(rest.left()).isBetween(40, 49);
            play.doing(
                    u -> {
                        u.emit(new MagicEvent.EffectEnded(rest.id(), "its time is up"));
                        org.woodgrain.campaign.harm.Afflictions.ranOut(u, rest);
                    },
                    any(1));
            assertThat(dweller(play, "2")).get().satisfies(foe -> {
                assertThat(foe.standing()).isEqualTo(Foe.Standing.ABLE);
                assertThat(foe.hitPoints()).isEqualTo(40);
            });
        }

        @Test
        void a_wanderer_far_from_any_coffin_drifts_away() {
            Expeditions play = felled(() -> met(Played.profile(), crypt(), Optional.empty(), 1));
            assertThat(play.told()).anyMatch(line -> line.contains("drifts away"));
            assertThat(play.state().encounter()).isEmpty();
        }
    }

    @Nested
    class Banes {
        @ParameterizedTest
        @CsvSource({"60, true, true", "120, true, false", "60, false, false"})
        void the_sun_destroys_it_at_once(int turn, boolean open, boolean dies) {
            Expeditions play = met(Played.profile(), crypt(), Optional.empty(), 40)
                    .given(state -> state.withClock(new Clock(1, turn, 0))
                            .withScenery("one", open ? Scenery.OPEN : Scenery.BELOW));
            play.order(new MeetingCommand.Fight(STAND), any(1));
            assertThat(play.events(HarmEvent.FoeDied.class).isEmpty()).isEqualTo(!dies);
        }

        @Test
        void three_rounds_in_running_water_destroy_it_and_it_does_not_come_in() {
            Expeditions play = met(Played.profile(), crypt("stream 0 0"), Optional.empty(), 40);
            for (int round = 1; round <= 3; round++) {
                assertThat(play.state().encounter()).isPresent();
                play.order(
                        new MeetingCommand.Fight(play.state().company().stream()
                                .filter(who -> play.state()
                                        .effectsOn(new Effect.On.OnCharacter(who.id()))
                                        .isEmpty())
                                .map(who -> guard(who.id()))
                                .toList()),
                        (stream, sides) -> stream == DiceStream.PLAYERS ? sides : 1);
            }
            assertThat(play.events(HarmEvent.FoeDied.class))
                    .extracting(HarmEvent.FoeDied::cause)
                    .contains("running water");

            Expeditions far = met(Played.profile(), crypt("stream 0 0"), Optional.empty(), 40)
                    .given(state -> state.withEncounter(state.encounter().map(meeting -> meeting.withDistance(40))));
            far.order(new MeetingCommand.Fight(STAND), any(1));
            assertThat(far.events(BattleEvent.Closed.class)).isEmpty();
        }

        @Test
        void a_mirror_makes_it_look_away_for_a_round(Profile profile) {
            Expeditions play = met(profile, crypt(), Optional.empty(), 40)
                    .given(state -> state.change(
                            CLERIC,
                            who -> who.withItems(List.of(held("glass", "EQI-48", "steel mirror", Carried.IN_HAND)))));
            play.order(new MeetingCommand.Fight(STAND), any(1));
            assertThat(play.told()).anyMatch(line -> line.contains("look away from the mirror"));
            assertThat(play.events(BattleEvent.Struck.class)).isEmpty();
            boolean acts = false;
            for (int seed = 1; seed < 6 && !acts; seed++) {
                play.order(new MeetingCommand.Fight(List.of()), any(seed));
                acts = play.events(BattleEvent.Struck.class).stream()
                                .anyMatch(blow -> blow.by().equals(new Fighter.Opponent(VAMPIRE)))
                        || play.events(PowerEvent.Used.class).stream()
                                .anyMatch(used -> used.power().equals("gaze"));
            }
            assertThat(acts).isTrue();
        }
    }

    @Nested
    class Eyes {
        @Test
        void its_gaze_finds_nobody_who_turns_his_eyes_away() {
            int gazed = 0;
            for (int seed = 1; seed < 30; seed++) {
                Expeditions averting = met(Played.profile(), crypt(), Optional.empty(), 40);
                averting.order(
                        new MeetingCommand.Fight(List.of(
                                new FighterOrder(FIGHTER, new Deed.Avert(VAMPIRE)),
                                new FighterOrder(CLERIC, new Deed.Avert(VAMPIRE)))),
                        any(seed));
                assertThat(averting.events(PowerEvent.Used.class))
                        .noneMatch(used -> used.power().equals("gaze"));
                Expeditions looking = met(Played.profile(), crypt(), Optional.empty(), 40);
                looking.order(new MeetingCommand.Fight(STAND), any(seed));
                gazed += (int) looking.events(PowerEvent.Used.class).stream()
                        .filter(used -> used.power().equals("gaze"))
                        .count();
            }
            assertThat(gazed).isPositive();
        }
    }
}
