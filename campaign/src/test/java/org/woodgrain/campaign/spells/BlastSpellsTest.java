package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.standing;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.OnlyUnder;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.ground.Overlay;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.magic.CasterLevel;

@UnderBothProfiles
class BlastSpellsTest {
    private static final String WALL = "+" + "-+".repeat(45);

    private static Level passage(int cells) {
        return Plans.draw(
                        WALL.substring(0, 2 * cells + 1),
                        "|" + ". ".repeat(cells - 1) + ".|",
                        WALL.substring(0, 2 * cells + 1))
                .level();
    }

    /** A company in a passage, foes in ranks of three so many feet ahead of it to the east. */
    private static Expeditions inPassage(
            Profile profile, int cells, int at, int distance, String monster, int number, Adventurer... company) {
        return meeting(
                        Expeditions.begin(profile, passage(cells), new Cell(at, 0), Direction.EAST, List.of(company)),
                        Encounter.Phase.BATTLE,
                        distance,
                        monster,
                        number,
                        40)
                .given(state -> state.withEncounter(state.encounter()
                        .map(each -> each.withCell(new Cell(Math.min(cells - 1, at + distance / 10), 0)))));
    }

    private static ArcaneEvent.Burst burst(List<Event> events) {
        return events.stream()
                .filter(ArcaneEvent.Burst.class::isInstance)
                .map(ArcaneEvent.Burst.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private static Foe foeOf(Expeditions play, int number) {
        return play.state().encounter().orElseThrow().foe(foe(number)).orElseThrow();
    }

    @Nested
    class FireBalls {
        @Test
        @Rule("SP-24")
        void a_wizard_of_the_seventh_level_throws_seven_dice_and_a_save_takes_half(Profile profile) {
            Expeditions play = inPassage(profile, 40, 2, 200, "ogre", 2, mage(7, "SP-24"));

            // 26 points for all; the first ogre saves, the second does not
            List<Event> events = cast(play, MAGE, "SP-24", "foe:m1", 4, 2, 6, 1, 3, 5, 5, 20, 1);

            assertThat(burst(events).points()).isEqualTo(26);
            assertThat(foeOf(play, 1).hitPoints()).isEqualTo(40 - 13);
            assertThat(foeOf(play, 2).hitPoints()).isEqualTo(40 - 26);
        }

        @Test
        @Rule("MA-08")
        void of_twenty_one_points_a_made_save_leaves_ten(Profile profile) {
            Expeditions play = inPassage(profile, 40, 2, 200, "ogre", 1, mage(6, "SP-24"));

            cast(play, MAGE, "SP-24", "foe:m1", 6, 5, 4, 3, 2, 1, 20);

            assertThat(foeOf(play, 1).hitPoints()).isEqualTo(40 - 10);
        }

        @Test
        @Rule({"SP-24", "MA-19", "UX-29"})
        void in_a_corridor_ten_feet_wide_and_high_it_fills_thirty_three_squares() {
            Level level = passage(41);

            assertThat(FireBall.filled(new Ways(level, LevelState.UNSEEN), new Cell(20, 0)))
                    .hasSize(33)
                    .contains(new Cell(4, 0), new Cell(36, 0))
                    .doesNotContain(new Cell(3, 0), new Cell(37, 0));
        }

        @Test
        @Rule("SP-24")
        void a_fire_elemental_is_not_touched() {
            Expeditions play = inPassage(Played.profile(), 40, 2, 200, "fire-elemental-16", 1, mage(6, "SP-24"));

            cast(play, MAGE, "SP-24", "foe:m1", 6, 6, 6, 6, 6, 6);

            assertThat(foeOf(play, 1).hitPoints()).isEqualTo(40);
        }

        @Test
        @Rule({"SP-24", "MA-19"})
        void a_sender_within_the_fill_burns_and_is_warned_beforehand() {
            Expeditions play = inPassage(Played.profile(), 40, 2, 60, "ogre", 1, mage(6, "SP-24"));

            assertThat(Casting.aims(play.world(), play.state(), play.who(MAGE), "SP-24"))
                    .singleElement()
                    .satisfies(aim -> assertThat(aim.note()).isEqualTo("takes in Mirabel"));

            // six ones; the ogre and then the sender fail their saves
            cast(play, MAGE, "SP-24", "foe:m1", 1, 1, 1, 1, 1, 1, 1, 1);

            assertThat(play.state().adventurer(MAGE).orElseThrow().living()).isFalse();
        }

        @Test
        @Rule({"SP-24", "SP-115"})
        void it_reaches_two_hundred_and_forty_feet() {
            Expeditions play = inPassage(Played.profile(), 40, 2, 250, "ogre", 1, mage(6, "SP-24"));

            assertThat(Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-24", List.of("foe:m1")))
                    .containsInstanceOf(MagicRefusal.OutOfRange.class);
        }

        @Test
        @Rule({"SP-24", "SP-119"})
        void off_a_scroll_it_has_six_dice() {
            Expeditions play = inPassage(Played.profile(), 40, 2, 200, "ogre", 1, mage(1));
            Scene scene = new Scene(
                    play.world(),
                    play.state(),
                    new Caster.Member(MAGE),
                    play.world().book().spells().spell("SP-24"),
                    CasterLevel.scroll(
                            play.world().book().characters(),
                            play.world().book().spells().spell("SP-24")));

            assertThat(scene.level()).isEqualTo(6);
        }

        @Test
        @Rule("SP-24")
        void a_foe_does_not_burn_its_own_side() {
            Expeditions near = inPassage(Played.profile(), 40, 2, 60, "warlock", 1, mage(6));
            Expeditions far = inPassage(Played.profile(), 45, 18, 230, "warlock", 1, mage(6));

            assertThat(wits(near, "SP-24")).isEmpty();
            assertThat(wits(far, "SP-24")).containsExactly(List.of("member:mirabel"));
        }
    }

    @Test
    @Rule({"SP-24", "SP-25"})
    void a_warlock_who_holds_them_casts_them_when_none_of_his_own_is_in_the_way() {
        Expeditions play = inPassage(Played.profile(), 45, 18, 230, "warlock", 1, mage(6))
                .given(state -> state.withEncounter(state.encounter()
                        .map(meeting -> meeting.withFoe(meeting.foe(foe(1))
                                .orElseThrow()
                                .withNumber(MonsterCasting.key("SP-24"), 1)
                                .withNumber("spells-drawn", 1)))));
        var u = new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());

        assertThat(MonsterCasting.choose(u, foe(1)))
                .contains(new MonsterCasting.Choice("SP-24", List.of("member:mirabel")));
    }

    private static List<List<String>> wits(Expeditions play, String spell) {
        return SpellBook.find(spell)
                .orElseThrow()
                .wits(Scene.of(
                        play.world(),
                        play.state(),
                        new Caster.Monster(foe(1)),
                        play.world().book().spells().spell(spell)));
    }

    @Nested
    class Lightning {
        private Bolt bolt(int cells, int start) {
            return Bolt.of(
                    new Ways(passage(cells), LevelState.UNSEEN), new Cell(0, 0), new Cell(1, 0), Direction.EAST, start);
        }

        @ParameterizedTest
        @Rule({"MA-19", "UX-29", "SP-25"})
        @CsvSource({"5,20,true", "6,10,false", "7,0,false", "20,0,false"})
        void a_wall_turns_back_what_is_missing_and_within_forty_feet_strikes_the_sender(
                int cells, int missing, boolean sender) {
            assertThat(bolt(cells, 0).missing()).isEqualTo(missing);
            assertThat(bolt(cells, 0).strikesSender(false)).isEqualTo(sender);
        }

        @ParameterizedTest
        @Rule("UX-29")
        @CsvSource({"5,false", "4,true"})
        void by_the_path_alone_the_sender_is_struck_within_thirty_feet(int cells, boolean sender) {
            assertThat(bolt(cells, 0).strikesSender(true)).isEqualTo(sender);
        }

        @Test
        @Rule("SP-25")
        void it_may_begin_a_hundred_and_eighty_feet_away() {
            assertThat(bolt(40, 180).struck()).hasSize(6).contains(new Cell(19, 0), new Cell(24, 0));
        }

        @Test
        @Rule("SP-25")
        void it_runs_through_those_in_line_and_comes_back_upon_its_sender(Profile profile) {
            Expeditions play = inPassage(
                    profile,
                    6,
                    1,
                    30,
                    "ogre",
                    1,
                    mage(6, "SP-25").withMaxHitPoints(60).withHitPoints(60));

            // 6 x 4 = 24; the ogre and the mage fail
            List<Event> events = cast(play, MAGE, "SP-25", "foe:m1", 4, 4, 4, 4, 4, 4, 1, 1);

            assertThat(burst(events).rebounded()).isTrue();
            assertThat(foeOf(play, 1).hitPoints()).isEqualTo(16);
            assertThat(play.who(MAGE).hitPoints()).isEqualTo(36);
        }

        @Test
        @Rule("SP-25")
        void a_comrade_before_him_is_spared_when_it_begins_beyond() {
            Expeditions play = inPassage(
                    Played.profile(), 40, 2, 30, "orc", 1, fighter(1), fighter2(), fighter3(), mage(6, "SP-25"));

            assertThat(Casting.aims(play.world(), play.state(), play.who(MAGE), "SP-25"))
                    .extracting(Aim::note)
                    .containsExactly("", "takes in Conan, Bran, Carl");
        }

        private Adventurer fighter2() {
            return named("bran", "Bran");
        }

        private Adventurer fighter3() {
            return named("carl", "Carl");
        }

        private Adventurer named(String id, String name) {
            Adventurer model = fighter(1);
            return new Adventurer(
                    new CharacterId(id),
                    name,
                    model.race(),
                    model.alignment(),
                    model.rolled(),
                    model.abilities(),
                    model.careers(),
                    model.acting(),
                    model.hitPoints(),
                    model.maxHitPoints(),
                    model.life(),
                    model.purse(),
                    List.of(),
                    model.spells(),
                    model.languages(),
                    model.rest(),
                    0);
        }

        @Test
        @Rule("SP-25")
        void green_slime_takes_no_harm_and_a_black_pudding_is_parted() {
            Expeditions slime = inPassage(Played.profile(), 40, 2, 30, "green-slime", 1, mage(6, "SP-25"));
            cast(slime, MAGE, "SP-25", "foe:m1", 6, 6, 6, 6, 6, 6);
            assertThat(foeOf(slime, 1).hitPoints()).isEqualTo(40);

            Expeditions pudding = inPassage(Played.profile(), 40, 2, 30, "black-pudding", 1, mage(6, "SP-25"));
            List<Event> events = castFreely(pudding, "SP-25", "foe:m1");
            assertThat(foeOf(pudding, 1).hitPoints()).isEqualTo(40);
            assertThat(pudding.state().encounter().orElseThrow().foes()).hasSizeGreaterThan(1);
            assertThat(events).noneMatch(HarmEvent.FoeHurt.class::isInstance);
        }

        private List<Event> castFreely(Expeditions play, String spell, String target) {
            var u = new Unfolding(
                    play.world(),
                    play.state(),
                    ScriptedDice.none().afterwards((stream, sides) -> 1),
                    new Consequences());
            Casting.carryOut(u, new Caster.Member(MAGE), spell, List.of(target));
            List<Event> events = u.close();
            play.given(any -> u.state());
            return events;
        }

        @Test
        @Rule("SP-25")
        void a_shut_wooden_door_turns_it_back_and_is_burst() {
            Level level = Plans.draw("+-+-+-+-+-+-+", "|. . . .d. .|", "+-+-+-+-+-+-+")
                    .level();
            Expeditions play = meeting(
                            Expeditions.begin(
                                    Played.profile(), level, new Cell(0, 0), Direction.EAST, List.of(mage(6, "SP-25"))),
                            Encounter.Phase.BATTLE,
                            20,
                            "orc",
                            1,
                            4)
                    .given(state -> state.withEncounter(state.encounter().map(each -> each.withCell(new Cell(2, 0)))));

            List<Event> events = castFreely(play, "SP-25", "foe:m1");

            assertThat(events).anyMatch(ArcaneEvent.DoorBurst.class::isInstance);
            assertThat(play.state()
                            .level("one")
                            .door(new Edge(new Cell(4, 0), Direction.WEST))
                            .broken())
                    .isTrue();
            assertThat(standing(play, 1)).isEqualTo(Foe.Standing.DEAD);
        }
    }

    @Nested
    class Stone_that_gives_way {
        private final Ruleset blasting = Ruleset.of(Played.profile()).with(Option.BLAST_STONE, true);
        private final Ruleset halving = Ruleset.of(Played.profile()).with(Option.HALF_REBOUND, true);

        private List<Event> events = List.of();

        /** The mage in the third square of a passage of seven, forty feet of free way before him. */
        private Expeditions bolt(Ruleset rules, int... dice) {
            Expeditions play = meeting(
                            Expeditions.begin(
                                    rules,
                                    passage(7),
                                    new Cell(2, 0),
                                    Direction.EAST,
                                    List.of(mage(6, "SP-25")
                                            .withMaxHitPoints(60)
                                            .withHitPoints(60))),
                            Encounter.Phase.BATTLE,
                            30,
                            "ogre",
                            1,
                            40)
                    .given(state -> state.withEncounter(state.encounter().map(each -> each.withCell(new Cell(5, 0)))));
            events = cast(play, MAGE, "SP-25", "foe:m1", dice);
            return play;
        }

        private Set<Cell> floor(Expeditions play) {
            Map<String, Level> drawn = Map.of("one", passage(7));
            return Overlay.changed(drawn, play.state().effects())
                    .getOrDefault("one", passage(7))
                    .floor();
        }

        @Test
        @Rule("UX-30")
        @OnlyUnder(value = Profile.ORIGINAL, because = "UX-30: the switches of the original profile")
        void a_bolt_that_used_forty_of_its_sixty_feet_blasts_twenty_feet_of_stone_and_does_not_come_back() {
            Expeditions play = bolt(blasting, 4, 4, 4, 4, 4, 4, 1);

            assertThat(burst(events).rebounded()).isFalse();
            assertThat(burst(events).cells())
                    .contains(new Cell(7, 0), new Cell(8, 0))
                    .doesNotContain(new Cell(9, 0));
            assertThat(foeOf(play, 1).hitPoints()).isEqualTo(16);
            assertThat(play.who(MAGE).hitPoints()).isEqualTo(60);
            assertThat(floor(play)).contains(new Cell(7, 0), new Cell(8, 0)).doesNotContain(new Cell(9, 0));
        }

        @Test
        @Rule("UX-31")
        @OnlyUnder(value = Profile.ORIGINAL, because = "UX-31: the switches of the original profile")
        void by_the_compromise_two_feet_of_stone_go_and_ten_feet_come_back_and_five_such_make_a_hole() {
            Expeditions play = bolt(halving, 4, 4, 4, 4, 4, 4, 1);

            assertThat(burst(events).rebounded()).isTrue();
            assertThat(play.who(MAGE).hitPoints()).isEqualTo(60);
            assertThat(floor(play)).doesNotContain(new Cell(7, 0));
            assertThat(play.state().effects()).extracting(Effect::label).contains("a hollow in the stone");
            Scene scene = Scene.of(
                    play.world(),
                    play.state(),
                    new Caster.Member(MAGE),
                    play.world().book().spells().spell("SP-25"));
            play.doing(
                    u -> {
                        for (int i = 0; i < 4; i++) {
                            BlastedStone.along(u, scene, List.of(new Cell(7, 0)), List.of(), 2);
                        }
                    },
                    ScriptedDice.none());
            assertThat(floor(play)).contains(new Cell(7, 0));
        }

        @Test
        @Rule({"UX-30", "UX-31"})
        @OnlyUnder(value = Profile.ORIGINAL, because = "UX-30: the switches of the original profile")
        void what_becomes_of_sixty_feet_where_forty_are_free() {
            Bolt forty =
                    Bolt.of(new Ways(passage(5), LevelState.UNSEEN), new Cell(0, 0), new Cell(1, 0), Direction.EAST, 0);
            assertThat(forty.missing()).isEqualTo(20);
            assertThat(Confined.BLAST.blasts(20)).isEqualTo(20);
            assertThat(Confined.BLAST.comesBack(20)).isZero();
            assertThat(Confined.COMPROMISE.blasts(20)).isEqualTo(2);
            assertThat(Confined.COMPROMISE.comesBack(20)).isEqualTo(10);
            assertThat(forty.strikesSender(Confined.REBOUND, false)).isTrue();
            assertThat(forty.strikesSender(Confined.BLAST, false)).isFalse();
            assertThat(forty.strikesSender(Confined.COMPROMISE, false)).isFalse();
            assertThat(Confined.of(Ruleset.of(Profile.CLASSIC).with(Option.BLAST_STONE, true)))
                    .isEqualTo(Confined.REBOUND);
            assertThat(Confined.of(blasting)).isEqualTo(Confined.BLAST);
            assertThat(Confined.of(halving)).isEqualTo(Confined.COMPROMISE);
        }

        @Test
        @Rule({"UX-30", "UX-31"})
        void a_fire_ball_keeps_its_shape_in_the_stone_or_fills_half_of_what_is_missing() {
            Ways ways = new Ways(passage(41), LevelState.UNSEEN);
            assertThat(FireBall.filled(ways, new Cell(20, 0), Confined.BLAST)).hasSize(13);
            // five squares of the circle are free, and half of the other twenty-eight cubes
            assertThat(FireBall.filled(ways, new Cell(20, 0), Confined.COMPROMISE))
                    .hasSize(19);
            assertThat(FireBall.filled(ways, new Cell(20, 0), Confined.REBOUND)).hasSize(33);
        }
    }
}
