package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;
import static org.woodgrain.campaign.spells.Magicians.standing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.people.Apart;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

/** Spells that change the map for a while. */
@UnderBothProfiles
class GroundTest {

    @Test
    @Rule({"SP-36", "MA-11"})
    void a_gnoll_is_stopped_by_a_wall_of_fire_and_an_ogre_comes_through_burned(Profile profile) {
        Expeditions gnoll = meeting(play(profile, mage(7, "SP-36")), Encounter.Phase.BATTLE, 30, "gnoll", 1, 9);
        cast(gnoll, MAGE, "SP-36", "between");
        assertThat(standing(gnoll, 1)).isEqualTo(Foe.Standing.FLED);

        Expeditions ogre = meeting(play(profile, mage(7, "SP-36")), Encounter.Phase.BATTLE, 30, "ogre", 1, 20);
        cast(ogre, MAGE, "SP-36", "between", 5);
        assertThat(ogre.state()
                        .encounter()
                        .orElseThrow()
                        .foe(foe(1))
                        .orElseThrow()
                        .hitPoints())
                .isEqualTo(15);

        Expeditions vampire = meeting(play(profile, mage(7, "SP-36")), Encounter.Phase.BATTLE, 30, "vampire", 1, 40);
        cast(vampire, MAGE, "SP-36", "between", 5, 4);
        assertThat(vampire.state()
                        .encounter()
                        .orElseThrow()
                        .foe(foe(1))
                        .orElseThrow()
                        .hitPoints())
                .isEqualTo(31);
    }

    @Test
    @Rule({"SP-36", "SP-121"})
    void it_goes_out_when_its_caster_falls() {
        Expeditions play = play(fighter(4), mage(7, "SP-36"));
        cast(play, MAGE, "SP-36", "door:1,2,west");
        assertThat(now(play).walls()).contains(new Edge(new Cell(1, 2), Direction.WEST));
        assertThat(Lighting.radius(play.state().withLights(List.of()))).isEqualTo(30);

        Unfolding u = unfolding(play);
        u.emit(new HarmEvent.CharacterDied(MAGE, "a dart", "CB-18", List.of()));

        assertThat(u.world().level("one").orElseThrow().walls()).isEmpty();
    }

    @Test
    @Rule("SP-36")
    void it_goes_out_when_its_caster_is_more_than_sixty_feet_away() {
        Expeditions play = play(fighter(4), mage(7, "SP-36"));
        cast(play, MAGE, "SP-36", "door:1,2,west");
        Unfolding u = unfolding(play);
        u.emit(new DelveEvent.Moved("one", new Cell(7, 2), Direction.EAST));
        assertThat(u.world().level("one").orElseThrow().walls()).isNotEmpty();
        u.emit(new DelveEvent.Moved("one", new Cell(8, 2), Direction.EAST));
        assertThat(u.world().level("one").orElseThrow().walls()).isEmpty();
    }

    @Test
    @Rule("SP-37")
    void a_fire_ball_stops_at_a_wall_of_ice_and_an_ogre_breaks_through_it() {
        Expeditions play = play(mage(7, "SP-37")).given(state -> at(state, 3, 2));
        cast(play, MAGE, "SP-37", "door:4,2,east");
        assertThat(effects(play, "SP-37"))
                .allSatisfy(effect -> assertThat(effect.left()).isEqualTo(12));
        var ways = new Ways(now(play), play.state().level("one"));
        assertThat(new Shape.Circle(new Cell(4, 2), 20).cells(ways))
                .contains(new Cell(4, 2))
                .doesNotContain(new Cell(5, 2));

        Expeditions ogre = meeting(play(mage(7, "SP-37")), Encounter.Phase.BATTLE, 30, "ogre", 1, 20);
        cast(ogre, MAGE, "SP-37", "between", 3);
        assertThat(standing(ogre, 1)).isEqualTo(Foe.Standing.ABLE);
        Expeditions fire = meeting(play(mage(7, "SP-37")), Encounter.Phase.BATTLE, 30, "fire-elemental-8", 1, 40);
        cast(fire, MAGE, "SP-37", "between", 3, 4);
        assertThat(fire.state()
                        .encounter()
                        .orElseThrow()
                        .foe(foe(1))
                        .orElseThrow()
                        .hitPoints())
                .isEqualTo(33);
        Expeditions orc = meeting(play(mage(7, "SP-37")), Encounter.Phase.BATTLE, 30, "orc", 1, 4);
        cast(orc, MAGE, "SP-37", "between");
        assertThat(standing(orc, 1)).isEqualTo(Foe.Standing.FLED);
    }

    @Test
    @Rule("SP-51")
    void six_men_hammer_a_hole_into_stone_in_ten_turns() {
        Expeditions play = play(company(6)).given(state -> at(state, 3, 2));
        cast(play, MAGE, "SP-51", "door:3,2,east");
        Edge wall = new Edge(new Cell(3, 2), Direction.EAST);
        assertThat(new Ways(now(play), play.state().level("one")).step(new Cell(3, 2), Direction.EAST))
                .isEqualTo(Ways.Step.WALL);
        assertThat(Breaching.turns(play.world(), play.state(), wall)).isEqualTo(10);

        int before = play.turn();
        play.order(new MagicCommand.Breach(wall), ScriptedDice.none().afterwards((stream, sides) -> 3));

        assertThat(play.turn() - before).isEqualTo(10);
        assertThat(effects(play, "SP-51")).isEmpty();
    }

    @Test
    @Rule("SP-52")
    void a_wall_of_iron_is_gone_after_twelve_turns_and_no_hand_breaks_it() {
        Expeditions play = play(mage(9, "SP-52")).given(state -> at(state, 3, 2));
        cast(play, MAGE, "SP-52", "door:3,2,east");
        assertThat(Breaching.check(play.world(), play.state(), new Edge(new Cell(3, 2), Direction.EAST)))
                .isPresent();

        Unfolding u = patient(play);
        Time.turns(u, 11);
        assertThat(u.world().level("one").orElseThrow().walls()).isNotEmpty();
        Time.turns(u, 1);
        assertThat(u.world().level("one").orElseThrow().walls()).isEmpty();
    }

    @Test
    @Rule("SP-56")
    void a_way_through_ten_feet_of_rock_is_open_for_three_turns() {
        Expeditions play = play(mage(9, "SP-56")).given(state -> at(state, 2, 1));
        assertThat(now(play).open(new Cell(2, 1), Direction.EAST)).isFalse();

        cast(play, MAGE, "SP-56", "cell:3,1");

        assertThat(now(play).open(new Cell(2, 1), Direction.EAST)).isTrue();
        // a blind hole: it does not break through to the passage that runs beside it
        assertThat(now(play).open(new Cell(3, 1), Direction.SOUTH)).isFalse();
        Unfolding u = patient(play);
        Time.turns(u, 2);
        assertThat(u.world().level("one").orElseThrow().floor()).contains(new Cell(3, 1));
        u.emit(new DelveEvent.Moved("one", new Cell(3, 1), Direction.EAST));
        Time.turns(u, 1);
        assertThat(u.world().level("one").orElseThrow().floor()).doesNotContain(new Cell(3, 1));
        assertThat(u.state().underground().orElseThrow().cell()).isEqualTo(new Cell(2, 1));
    }

    @Test
    @Rule("SP-56")
    void walls_that_are_lined_with_lead_do_not_open(Profile profile) {
        for (String tag : new String[] {"lead", "lit"}) {
            Expeditions play = Expeditions.begin(
                    profile,
                    Plans.draw("+-+-+ +-+-+", "|1 1| |. .|", "+-+-+ +-+-+")
                            .room("1", "", "", tag)
                            .level(),
                    new Cell(3, 0),
                    Direction.WEST,
                    List.of(mage(9, "SP-56")));
            cast(play, MAGE, "SP-56", "cell:2,0");
            assertThat(now(play).floor().contains(new Cell(2, 0))).isEqualTo(tag.equals("lit"));
        }
    }

    /** A company east of so many squares of rock, beyond which there is a room; it has opened the first of them. */
    private static Expeditions atTheRock(Profile profile, int squares) {
        String roof = "+-+-+" + "  ".repeat(squares - 1) + " +-+-+";
        String floor = "|1 1|" + "  ".repeat(squares - 1) + " |. .|";
        Expeditions play = Expeditions.begin(
                profile,
                Plans.draw(roof, floor, roof).level(),
                new Cell(2 + squares, 0),
                Direction.WEST,
                List.of(mage(9, "SP-56", "SP-56")));
        cast(play, MAGE, "SP-56", "cell:" + (1 + squares) + ",0");
        return play;
    }

    @Test
    @Rule("SP-56")
    void through_twelve_feet_of_rock_there_is_a_blind_hole_and_a_second_casting_in_line_opens_it(Profile profile) {
        Expeditions play = atTheRock(profile, 2);
        assertThat(now(play).open(new Cell(4, 0), Direction.WEST)).isTrue();
        assertThat(now(play).open(new Cell(3, 0), Direction.WEST)).isFalse();

        play.given(state -> state.withPlace(new Place.Underground("one", new Cell(3, 0), Direction.WEST)));
        cast(play, MAGE, "SP-56", "cell:2,0");
        assertThat(now(play).open(new Cell(3, 0), Direction.WEST)).isTrue();
        assertThat(now(play).open(new Cell(2, 0), Direction.WEST)).isTrue();
    }

    @Test
    @Rule("SP-56")
    void who_is_at_the_blind_end_when_the_rock_closes_behind_him_is_pushed_back_out_of_it(Profile profile) {
        Expeditions play = atTheRock(profile, 3);
        cast(play, MAGE, "SP-56", "cell:3,0");
        play.given(state -> state.withPlace(new Place.Underground("one", new Cell(3, 0), Direction.WEST)));
        Unfolding u = unfolding(play);
        for (int i : new int[] {0, 1}) {
            u.emit(new MagicEvent.EffectEnded(effects(play, "SP-56").get(i).id(), "its time is up"));
        }

        assertThat(u.state().underground().orElseThrow().cell()).isEqualTo(new Cell(5, 0));
    }

    @Test
    @Rule({"SP-56", "SP-51"})
    void a_wall_of_stone_that_a_spell_raised_opens_and_one_of_iron_does_not(Profile profile) {
        for (String wall : new String[] {"SP-51", "SP-52"}) {
            Expeditions play = play(profile, mage(9, wall, "SP-56")).given(state -> at(state, 3, 2));
            cast(play, MAGE, wall, "door:3,2,east");
            boolean stone = wall.equals("SP-51");
            assertThat(Casting.check(
                                    play.world().now(play.state()),
                                    play.state(),
                                    new Caster.Member(MAGE),
                                    "SP-56",
                                    List.of("door:3,2,east"))
                            .isEmpty())
                    .isEqualTo(stone);
            if (stone) {
                cast(play, MAGE, "SP-56", "door:3,2,east");
                assertThat(new Ways(now(play), play.state().level("one")).step(new Cell(3, 2), Direction.EAST))
                        .isNotEqualTo(Ways.Step.WALL);
            }
        }
    }

    @Test
    @Rule("SP-56")
    void one_who_is_in_it_alone_and_those_who_are_met_in_it_are_pushed_out_when_it_closes(Profile profile) {
        Expeditions play = meeting(play(profile, mage(9, "SP-56"), fighter(1)), Encounter.Phase.INTENT, 10, "orc", 1, 5)
                .given(state -> at(state, 2, 1));
        cast(play, MAGE, "SP-56", "cell:3,1");
        Unfolding u = patient(play);
        u.emit(new MeetingEvent.Distanced(false, 10, new Cell(3, 1), "EN-01"));
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        "alone",
                        Apart.KIND,
                        "",
                        new Effect.On.OnCharacter(Magicians.FIGHTER),
                        "",
                        Effect.Unit.LASTING,
                        0,
                        new TreeMap<>(Map.of(Apart.X, 3, Apart.Y, 1)),
                        new TreeMap<>(Map.of(Apart.LEVEL, "one")),
                        true),
                "SP-41"));
        assertThat(Apart.at(u.state(), Magicians.FIGHTER))
                .map(Place.Underground::cell)
                .contains(new Cell(3, 1));

        u.emit(new MagicEvent.EffectEnded(
                u.state().effects().of("SP-56").getFirst().id(), "its time is up"));

        assertThat(u.world().level("one").orElseThrow().floor()).doesNotContain(new Cell(3, 1));
        assertThat(Apart.at(u.state(), Magicians.FIGHTER))
                .map(Place.Underground::cell)
                .contains(new Cell(2, 1));
        assertThat(u.state().encounter().orElseThrow().cell()).isEqualTo(new Cell(2, 1));
        assertThat(u.state().underground().orElseThrow().cell()).isEqualTo(new Cell(2, 1));
    }

    @Test
    @Rule("SP-49")
    void after_a_turn_the_floor_is_mud_for_eleven_days_and_a_step_takes_ten_times_as_long() {
        Expeditions play = play(mage(9, "SP-49"));
        cast(play, MAGE, "SP-49", "cell:1,2", 4, 4, 3);
        assertThat(Mire.company(play.world(), play.state())).isFalse();
        Unfolding u = patient(play);
        Time.turns(u, 1);

        assertThat(Mire.company(u.world(), u.state())).isTrue();
        assertThat(u.state().effects())
                .filteredOn(effect -> effect.kind().equals(Mire.MUD))
                .hasSizeGreaterThan(1)
                .allSatisfy(effect -> {
                    assertThat(effect.left()).isEqualTo(11);
                    assertThat(effect.unit()).isEqualTo(Effect.Unit.DAYS);
                });
        u.emit(new TownEvent.DaysPassed(11, new TreeMap<>(), new TreeMap<>(), "TI-02"));
        assertThat(u.state().effects())
                .filteredOn(effect -> effect.kind().equals(Mire.MUD))
                .allSatisfy(effect -> assertThat(effect.left()).isZero());
    }

    @Test
    @Rule({"SP-50", "MA-15"})
    void the_words_spoken_backwards_make_rock_of_it_and_hold_whoever_fails_his_save() {
        Expeditions play = play(mage(9, "SP-49", "SP-49"));
        cast(play, MAGE, "SP-49", "cell:1,2", 4, 4, 3);
        Unfolding u = patient(play);
        Time.turns(u, 1);
        play.given(any -> u.state());
        cast(play, MAGE, "SP-49", "reversed|cell:1,2");
        Unfolding rock = new Unfolding(
                play.world(), play.state(), ScriptedDice.none().afterwards((s, n) -> 1), new Consequences());
        Time.turns(rock, 1);

        assertThat(Mire.company(rock.world(), rock.state())).isFalse();
        assertThat(rock.state().helpless(MAGE)).isTrue();
    }

    @Test
    @Rule("SP-49")
    void a_huge_beast_in_it_sinks_on_a_one_and_is_dead_after_three_turns() {
        Expeditions play = meeting(play(mage(9, "SP-49")), Encounter.Phase.INTENT, 30, "mastodon", 1, 60);
        cast(play, MAGE, "SP-49", "foe:m1", 4, 4, 3);
        Unfolding u = new Unfolding(
                play.world(), play.state(), ScriptedDice.none().afterwards((s, n) -> 1), new Consequences());
        for (int i = 0; i < 5; i++) {
            u.emit(new ClockEvent.TurnEnded(i, new TreeMap<>()));
            for (Effect effect : u.state().effects()) {
                if (effect.left() <= 0 && effect.unit() == Effect.Unit.TURNS) {
                    u.emit(new MagicEvent.EffectEnded(effect.id(), "its time is up"));
                }
            }
            for (Effect effect : u.state().effects()) {
                if (effect.kind().equals("SP-49")) {
                    u.emit(new MagicEvent.EffectEnded(effect.id(), "its time is up"));
                }
            }
        }

        assertThat(u.state().encounter().orElseThrow().foe(foe(1)).orElseThrow().standing())
                .isEqualTo(Foe.Standing.DEAD);
    }

    @Test
    @Rule("SP-42")
    void the_eye_goes_120_feet_in_a_turn_no_farther_than_240_and_not_through_a_shut_door() {
        Expeditions play = play(mage(7, "SP-42")).given(state -> at(state, 3, 2));
        play.given(state -> state.changeLevel("one", level -> {
            TreeSet<Cell> seen = new TreeSet<>(level.seen());
            for (int x = 3; x <= 14; x++) {
                seen.add(new Cell(x, 2));
            }
            return level.withSeen(seen);
        }));
        cast(play, MAGE, "SP-42", "");
        String id = effects(play, "SP-42").getFirst().id();

        assertThat(Directing.check(play.world(), play.state(), MAGE, id, List.of("cell:14,2")))
                .isEmpty();
        assertThat(Directing.check(play.world(), play.state(), MAGE, id, List.of("cell:2,2")))
                .isPresent();
        assertThat(Directing.check(play.world(), play.state(), MAGE, id, List.of("cell:40,2")))
                .isPresent();
        Unfolding u = unfolding(play);
        Directing.carryOut(u, MAGE, id, List.of("cell:14,2"));
        assertThat(u.state().effects().getFirst().on()).isEqualTo(new Effect.On.OnCell("one", new Cell(14, 2)));
        assertThat(u.state().level("one").seen()).contains(new Cell(14, 2));
    }

    private static Level now(Expeditions play) {
        return play.world().now(play.state()).level("one").orElseThrow();
    }

    static CampaignState at(CampaignState state, int x, int y) {
        CampaignState there = state.withPlace(new Place.Underground("one", new Cell(x, y), Direction.EAST));
        return there.changeLevel("one", level -> {
            TreeSet<Cell> seen = new TreeSet<>(level.seen());
            for (int dx = -1; dx < 4; dx++) {
                seen.add(new Cell(x + dx, y));
            }
            return level.withSeen(seen);
        });
    }

    private static Adventurer[] company(int many) {
        Adventurer[] all = new Adventurer[many];
        all[0] = mage(9, "SP-51");
        for (int i = 1; i < many; i++) {
            Adventurer who = fighter(1);
            all[i] = new Adventurer(
                    new CharacterId("man" + i),
                    "Man " + i,
                    who.race(),
                    who.alignment(),
                    who.rolled(),
                    who.abilities(),
                    who.careers(),
                    who.acting(),
                    who.hitPoints(),
                    who.maxHitPoints(),
                    who.life(),
                    who.purse(),
                    List.of(),
                    who.spells(),
                    who.languages(),
                    who.rest(),
                    who.restDays());
        }
        return all;
    }

    private static Unfolding patient(Expeditions play) {
        return new Unfolding(
                play.world(), play.state(), ScriptedDice.none().afterwards((s, n) -> 2), new Consequences());
    }

    private static Unfolding unfolding(Expeditions play) {
        return new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
    }

    @Test
    @Rule({"SP-36", "SP-52"})
    void the_end_of_a_wall_is_told_once_however_long_it_is_and_a_gap_by_itself(Profile profile) {
        Expeditions play = play(profile, mage(9, "SP-52"), fighter(4)).given(state -> at(state, 1, 2));
        cast(play, MAGE, "SP-52", "door:1,1,south");
        assertThat(effects(play, "SP-52")).hasSizeGreaterThan(1);

        assertThat(told(play, "the spell is over")).containsExactly("The wall of iron is gone: the spell is over.");
        assertThat(told(play, Barriers.GAP))
                .hasSameSizeAs(effects(play, "SP-52"))
                .allMatch("There is a gap in the wall of iron."::equals);
    }

    /** What the company hears when one piece after another of a wall ends so. */
    private static List<String> told(Expeditions play, String why) {
        List<String> lines = new ArrayList<>();
        CampaignState before = play.state();
        for (Effect piece : effects(play, "SP-52")) {
            MagicEvent.EffectEnded ended = new MagicEvent.EffectEnded(piece.id(), why);
            CampaignState after = Evolve.apply(before, ended);
            Narrator.tell(play.world(), before, after, ended, new Seat.Company())
                    .forEach(line -> lines.add(line.text()));
            before = after;
        }
        return lines;
    }
}
