package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.battle.Melees.guard;
import static org.woodgrain.campaign.battle.Melees.held;
import static org.woodgrain.campaign.battle.Melees.strike;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Feature;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Purse;

/** Powers of woods, wings and the saddle, in fights that are not cramped by rock. */
@UnderBothProfiles
class OpenGroundTest {
    private static final List<FighterOrder> STAND = List.of(guard(FIGHTER));

    /** The foes go first; d20s fall so for either side, all other dice of the foes so. */
    private static Dice dice(Profile profile, int company, int foes, int other) {
        int mine = profile == Profile.CLASSIC ? 2 : 1;
        return (stream, sides) -> sides == 20
                ? stream == DiceStream.PLAYERS ? company : foes
                : stream == DiceStream.PLAYERS ? mine : Math.min(sides, other);
    }

    private static Dice calm(Profile profile) {
        return dice(profile, 1, 1, profile == Profile.CLASSIC ? 1 : 6);
    }

    private static Adventurer hardy() {
        return RoundTest.armed().withMaxHitPoints(90).withHitPoints(90);
    }

    private static Melees open(Melees melee, Scenery.Terrain land) {
        return melee.given(state -> state.withScenery("one", Scenery.OPEN.withTerrain(land)));
    }

    private static int closed(Melees melee) {
        return melee.events(BattleEvent.Closed.class).stream()
                .filter(closed -> !closed.company())
                .mapToInt(BattleEvent.Closed::feet)
                .findFirst()
                .orElse(-1);
    }

    private static List<Foe> ofKind(CampaignState state, String kind) {
        return state.encounter().stream()
                .flatMap(meeting -> meeting.foes().stream())
                .filter(foe -> foe.monster().equals(kind))
                .toList();
    }

    @Nested
    class Treants {
        private static final FoeId TREANT = new FoeId("treant");

        private static Level grove(int trees) {
            Level plain =
                    Plans.draw("+-+-+-+-+-+", "|1 1 1 1 1|", "+-+-+-+-+-+").level();
            List<Feature> drawn = new ArrayList<>();
            for (int i = 0; i < trees; i++) {
                drawn.add(new Feature(new Cell(i, 0), "tree", ""));
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

        private static Melees met(Profile profile, int trees) {
            Foe treant = new Foe(TREANT, "treant", "treant", 40, 40, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>());
            return Melees.in(profile, grove(trees), List.of(hardy()))
                    .against("treant", 60, 40)
                    .given(state ->
                            state.withEncounter(state.encounter().map(meeting -> meeting.withFoes(List.of(treant)))));
        }

        @Test
        void bids_two_trees_of_those_that_stand_near_and_they_come_on_slowly(Profile profile) {
            Melees melee = met(profile, 3).round(STAND, calm(profile));
            List<Foe> all = ofKind(melee.state(), "treant");
            assertThat(all).hasSize(3);
            assertThat(all.subList(1, 3)).extracting(Foe::name).allMatch(name -> name.startsWith("tree"));
            FoeId tree = all.get(1).id();
            assertThat(melee.state().effectsOn(new Effect.On.OnFoe(tree)))
                    .anyMatch(effect ->
                            effect.number(Effect.PACE) == 50 && effect.maker().equals("treant"));
            melee.round(STAND, calm(profile));
            assertThat(ofKind(melee.state(), "treant")).hasSize(3);
        }

        @Test
        void its_trees_stand_still_when_it_is_down(Profile profile) {
            Melees melee = met(profile, 1).round(STAND, calm(profile));
            assertThat(ofKind(melee.state(), "treant")).hasSize(2);
            melee.given(state -> state.withEncounter(state.encounter()
                    .map(meeting -> meeting.withFoes(meeting.foes().stream()
                            .map(foe -> foe.id().equals(TREANT) ? foe.with(Foe.Standing.DEAD) : foe)
                            .toList()))));
            melee.round(STAND, calm(profile));
            assertThat(melee.events(PowerEvent.MadeOff.class))
                    .anyMatch(off -> off.why().contains("a tree like any other"));
        }

        @Test
        void where_no_tree_stands_it_fights_alone_and_in_the_woods_there_are_enough() {
            Melees bare = met(Played.profile(), 0).round(STAND, calm(Played.profile()));
            assertThat(ofKind(bare.state(), "treant")).hasSize(1);
            Melees woods = open(met(Played.profile(), 0), Scenery.Terrain.WOODS).round(STAND, calm(Played.profile()));
            assertThat(ofKind(woods.state(), "treant")).hasSize(3);
        }
    }

    @Nested
    class Wing {
        @ParameterizedTest
        @CsvSource({"ORIGINAL, 30, 10", "CLASSIC, 180, 60"})
        void a_pixie_flies_three_turns_and_rests_one(Profile profile, int flown, int rests) {
            Melees melee = Melees.inPassage(profile, List.of(hardy()))
                    .against("pixie", 60, 3)
                    .given(state -> state.withEncounter(state.encounter()
                            .map(meeting -> meeting.withFoes(meeting.foes().stream()
                                    .map(foe -> foe.withNumber(Wings.FLOWN, flown - 1))
                                    .toList()))));
            melee.round(STAND, calm(profile));
            assertThat(melee.foe(1).number(Wings.RESTS)).isZero();
            melee.round(STAND, calm(profile));
            assertThat(melee.foe(1).number(Wings.RESTS)).isEqualTo(rests);
            assertThat(Wings.fly(
                            melee.state(),
                            new FoeId("f1"),
                            melee.world().book().monsters().monster("pixie")))
                    .isZero();
            melee.round(STAND, calm(profile));
            assertThat(melee.foe(1).number(Wings.RESTS)).isEqualTo(rests - 1);
        }
    }

    @Nested
    class Riders {
        @Test
        void go_at_the_pace_of_their_horses_under_the_sky_and_on_foot_below(Profile profile) {
            Melees below = Melees.inHall(profile, List.of(hardy())).against("thark", 200, 6);
            Melees sky = open(Melees.inHall(profile, List.of(hardy())).against("thark", 200, 6), Scenery.Terrain.CLEAR);
            below.round(STAND, calm(profile));
            sky.round(STAND, calm(profile));
            assertThat(closed(sky)).isLessThan(closed(below));
        }

        @Test
        void goblins_ride_the_dire_wolves_of_their_band(Profile profile) {
            Melees foot = Melees.inHall(profile, List.of(hardy())).against("goblin", 200, 6);
            assertThat(Riding.mount(foot.world(), foot.state(), new FoeId("f1")))
                    .isEmpty();
            foot.given(state -> state.withEncounter(state.encounter().map(meeting -> {
                List<Foe> all = new ArrayList<>(meeting.foes());
                all.add(new Foe(
                        new FoeId("w"),
                        "dire-wolf",
                        "dire wolf",
                        20,
                        20,
                        Foe.Standing.ABLE,
                        Purse.EMPTY,
                        new TreeMap<>()));
                return meeting.withFoes(all);
            })));
            assertThat(Riding.mount(foot.world(), foot.state(), new FoeId("f1")))
                    .hasValueSatisfying(beast -> assertThat(beast.id()).isEqualTo("dire-wolf"));
        }

        @Test
        @Rule("EQ-10")
        void a_warhorse_fights_on_in_its_barding_when_its_rider_falls(Profile profile) {
            Melees melee = open(
                            Melees.inHall(profile, List.of(hardy())).against("heavy-cavalry", 0, 1),
                            Scenery.Terrain.CLEAR)
                    .round(List.of(strike(FIGHTER, 1)), dice(profile, 20, 1, profile == Profile.CLASSIC ? 1 : 6));
            assertThat(ofKind(melee.state(), "heavy-warhorse"))
                    .singleElement()
                    .satisfies(horse -> assertThat(horse.number(Marks.ARMOUR)).isEqualTo(5));
        }

        @Test
        void a_light_horse_does_not(Profile profile) {
            Melees melee = open(
                            Melees.inHall(profile, List.of(hardy())).against("turcopole", 0, 1), Scenery.Terrain.CLEAR)
                    .round(List.of(strike(FIGHTER, 1)), dice(profile, 20, 1, profile == Profile.CLASSIC ? 1 : 6));
            assertThat(melee.foe(1).standing()).isEqualTo(Foe.Standing.DEAD);
            assertThat(ofKind(melee.state(), "light-horse")).isEmpty();
        }
    }

    @Nested
    class Temper {
        @Test
        void a_draft_horse_never_strikes(Profile profile) {
            Melees melee = Melees.inHall(profile, List.of(hardy()))
                    .against("draft-horse", 0, 9)
                    .round(STAND, dice(profile, 1, 20, 6));
            assertThat(melee.events(BattleEvent.Struck.class))
                    .noneMatch(blow -> blow.by().equals(new Fighter.Opponent(new FoeId("f1"))));
        }

        @ParameterizedTest
        @CsvSource({"ORIGINAL, 2, true", "CLASSIC, 2, true", "ORIGINAL, 3, false", "CLASSIC, 3, false"})
        void a_herd_may_stampede_at_fire(Profile profile, int die, boolean runs) {
            Adventurer torch = Company.with(
                    Company.of(CLERIC).getFirst().withMaxHitPoints(60).withHitPoints(60),
                    held("torch", "EQI-44", "torch", Carried.IN_HAND));
            Melees melee = Melees.inHall(profile, List.of(torch)).against("thoat", 0, 30, 30, 30);
            melee.play(u -> Tempers.panic(u), org.woodgrain.dice.ScriptedDice.of(die));
            assertThat(melee.state().encounter().orElseThrow().able()).hasSize(runs ? 0 : 3);
        }

        @Test
        void and_at_a_dragon_on_either_side(Profile profile) {
            Melees melee = Melees.inHall(profile, List.of(hardy()))
                    .against("thoat", 0, 30, 30, 30)
                    .given(state -> state.withFollowers(List.of(new Follower(
                            new Foe(
                                    new FoeId("d"),
                                    "white-dragon",
                                    "white dragon",
                                    20,
                                    20,
                                    Foe.Standing.ABLE,
                                    Purse.EMPTY,
                                    new TreeMap<>()),
                            FIGHTER))));
            melee.play(u -> Tempers.on(u), org.woodgrain.dice.ScriptedDice.of(1));
            assertThat(melee.state().encounter().orElseThrow().able()).isEmpty();
        }
    }
}
