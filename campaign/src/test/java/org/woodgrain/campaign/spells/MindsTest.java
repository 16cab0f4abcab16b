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
import static org.woodgrain.campaign.spells.Magicians.standing;

import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

/** Spells on the mind: confusion, charms on monsters, tasks. */
@UnderBothProfiles
class MindsTest {

    @Test
    @Rule("SP-38")
    void a_wight_of_three_dice_that_throws_11_has_three_rounds_yet_and_with_8_none() {
        Expeditions later = meeting(play(mage(8, "SP-38")), Encounter.Phase.BATTLE, 30, "wight", 1, 12);
        cast(later, MAGE, "SP-38", "foe:m1", 3, 3, 11);
        assertThat(effects(later, "SP-38").getFirst().number(Confusion.DELAY)).isEqualTo(3);

        Expeditions now = meeting(play(mage(8, "SP-38")), Encounter.Phase.BATTLE, 30, "wight", 1, 12);
        cast(now, MAGE, "SP-38", "foe:m1", 3, 3, 8);
        assertThat(effects(now, "SP-38").getFirst().number(Confusion.DELAY)).isZero();
    }

    @Test
    @Rule({"SP-38", "MA-12"})
    void a_caster_of_the_tenth_level_who_throws_seven_takes_nine() {
        Expeditions play = meeting(play(mage(10, "SP-38")), Encounter.Phase.BATTLE, 30, "orc", 9, 4);

        cast(play, MAGE, "SP-38", "foe:m5", 3, 4);

        assertThat(effects(play, "SP-38")).hasSize(9);
    }

    @Test
    @Rule("SP-38")
    void a_nine_sets_them_on_each_other_and_an_eight_on_nobody() {
        assertThat(conduct(4, 5)).isEqualTo(SpellEvent.Conduct.EACH_OTHER);
        assertThat(conduct(4, 4)).isEqualTo(SpellEvent.Conduct.NOTHING);
        assertThat(conduct(2, 3)).isEqualTo(SpellEvent.Conduct.CASTERS_PARTY);
    }

    private static SpellEvent.Conduct conduct(int... faces) {
        Expeditions play = meeting(play(mage(8, "SP-38")), Encounter.Phase.BATTLE, 30, "orc", 1, 4);
        cast(play, MAGE, "SP-38", "foe:m1", 1, 1);
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.of(faces), new Consequences());
        u.emit(new BattleEvent.RoundBegun(1));
        return Confusion.of(u.state(), new Effect.On.OnFoe(foe(1)));
    }

    @Test
    @Rule("SP-38")
    void orcs_that_turn_on_each_other_strike_their_own(Profile profile) {
        Expeditions play = meeting(play(profile, fighter(3), mage(8, "SP-38")), Encounter.Phase.BATTLE, 5, "orc", 2, 4);
        cast(play, MAGE, "SP-38", "foe:m1", 1, 1);

        play.order(new MeetingCommand.Fight(List.of()), (stream, sides) -> stream == DiceStream.PLAYERS ? 1 : sides);

        assertThat(play.events(BattleEvent.Struck.class)).anySatisfy(blow -> {
            assertThat(blow.by().on()).isInstanceOf(Effect.On.OnFoe.class);
            assertThat(blow.at().on()).isInstanceOf(Effect.On.OnFoe.class);
        });
    }

    @Test
    @Rule("SP-39")
    void eleven_on_three_dice_charm_all_of_nine_wolves_that_miss_their_saves() {
        Expeditions play = meeting(play(mage(7, "SP-39")), Encounter.Phase.BATTLE, 30, "wolf", 9, 9);

        cast(play, MAGE, "SP-39", "foe:m5|small", 4, 4, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1);

        assertThat(play.state().followers()).hasSize(9);
    }

    @Test
    @Rule({"SP-39", "SP-122"})
    void a_wolf_whose_charm_is_dispelled_goes_its_own_way() {
        Expeditions play = meeting(play(mage(7, "SP-39")), Encounter.Phase.BATTLE, 30, "wolf", 2, 9);
        cast(play, MAGE, "SP-39", "foe:m1", 1);
        Unfolding u = unfolding(play);
        u.emit(new MagicEvent.EffectEnded(effects(play, "SP-39").getFirst().id(), Dispelling.WHY));

        assertThat(u.state().followers()).isEmpty();
    }

    @Test
    @Rule("SP-39")
    void a_dragon_is_charmed_alone_and_saves() {
        Expeditions play = meeting(play(mage(7, "SP-39")), Encounter.Phase.BATTLE, 30, "red-dragon", 1, 40);
        cast(play, MAGE, "SP-39", "foe:m1", 20);
        assertThat(standing(play, 1)).isEqualTo(Foe.Standing.ABLE);

        Expeditions fails = meeting(play(mage(7, "SP-39")), Encounter.Phase.BATTLE, 30, "red-dragon", 1, 40);
        cast(fails, MAGE, "SP-39", "foe:m1", 1);
        assertThat(standing(fails, 1)).isEqualTo(Foe.Standing.CHARMED);
    }

    @Test
    @Rule({"SP-39", "SP-07"})
    void one_that_is_won_in_the_midst_of_a_fight_strikes_nobody_of_the_company(Profile profile) {
        Expeditions play = meeting(
                play(profile, mage(7, "SP-39").withMaxHitPoints(40).withHitPoints(40)),
                Encounter.Phase.BATTLE,
                5,
                "ogre",
                2,
                20);

        // the caster acts first and the ogre misses its save; all the rest go on
        play.order(
                new MeetingCommand.Fight(List.of(new FighterOrder(MAGE, new Deed.Cast("SP-39", List.of("foe:m1"))))),
                (stream, sides) -> stream == DiceStream.PLAYERS ? sides : 1);

        assertThat(play.events(MagicEvent.FoeCharmed.class)).hasSize(1);
        assertThat(play.events(BattleEvent.Struck.class))
                .anyMatch(blow -> blow.by().on().equals(new Effect.On.OnFoe(foe(2))))
                .noneMatch(blow -> blow.by().on().equals(new Effect.On.OnFoe(foe(1)))
                        && blow.at().on() instanceof Effect.On.OnCharacter);
    }

    @Test
    @Rule({"SP-69", "SP-116"})
    void a_vampire_understands_a_geas_and_a_skeleton_does_not(Profile profile) {
        Expeditions lord = meeting(play(profile, mage(12, "SP-69")), Encounter.Phase.BATTLE, 30, "vampire", 1, 40);
        cast(lord, MAGE, "SP-69", "foe:m1|task:guard 30", 1);
        assertThat(lord.state().followers()).hasSize(1);

        Expeditions bones = meeting(play(profile, mage(12, "SP-69")), Encounter.Phase.BATTLE, 30, "skeleton", 1, 4);
        assertThat(Casting.check(
                        bones.world(),
                        bones.state(),
                        new Caster.Member(MAGE),
                        "SP-69",
                        List.of("foe:m1", "task:guard 30")))
                .isPresent();
    }

    @Test
    @Rule("SP-38")
    void a_magic_user_of_three_dice_and_one_does_not_save_and_one_of_four_does(Profile profile) {
        Effect.On on = new Effect.On.OnCharacter(MAGE);
        for (int level : List.of(below(profile), below(profile) + 1)) {
            Expeditions play = meeting(play(profile, mage(level)), Encounter.Phase.BATTLE, 30, "orc", 1, 4);
            boolean saves = level > below(profile);
            Unfolding u = new Unfolding(
                    play.world(),
                    play.state(),
                    saves ? ScriptedDice.of(20) : ScriptedDice.of(4, 4),
                    new Consequences());
            u.emit(new MagicEvent.EffectBegun(
                    new Effect(
                            "effect-c",
                            "SP-38",
                            "confused",
                            on,
                            "m1",
                            Effect.Unit.TURNS,
                            12,
                            new TreeMap<>(),
                            new TreeMap<>(),
                            true),
                    "SP-38"));

            u.emit(new BattleEvent.RoundBegun(1));

            assertThat(Confusion.of(u.state(), on))
                    .isEqualTo(saves ? SpellEvent.Conduct.FREE : SpellEvent.Conduct.NOTHING);
        }
    }

    /** The last level of magic-users below four hit dice. */
    private static int below(Profile profile) {
        Expeditions play = play(profile, mage(1));
        int level = 1;
        while (play.world()
                        .book()
                        .characters()
                        .at(mage(level + 1).careers().getFirst())
                        .hitDice()
                        .dice()
                < 4) {
            level++;
        }
        return level;
    }

    @Test
    @Rule({"SP-39", "SP-116"})
    void a_wight_has_no_mind_to_be_won() {
        Expeditions play = meeting(play(mage(7, "SP-39")), Encounter.Phase.BATTLE, 30, "wight", 1, 12);

        assertThat(Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-39", List.of("foe:m1")))
                .isPresent();
    }

    @Test
    @Rule("SP-69")
    void three_idle_days_weaken_by_three_and_halve_the_pace_and_two_of_work_give_two_back(Profile profile) {
        Expeditions play = bound(profile);
        days(play, 3);
        assertThat(geas(play).number("to-hit")).isEqualTo(-3);
        assertThat(geas(play).number("slow")).isEqualTo(1);

        Unfolding u = unfolding(
                play.given(state -> state.withPlace(new Place.Underground("one", new Cell(1, 2), Direction.NORTH))));
        for (int i = 0; i < 2; i++) {
            u.emit(new ClockEvent.TimePassed(144 * 4320));
        }
        play.given(any -> u.state());
        assertThat(geas(play).number("to-hit")).isEqualTo(-1);
        assertThat(geas(play).number("slow")).isZero();
    }

    @Test
    @Rule("SP-69")
    void seven_days_of_open_refusal_kill() {
        Expeditions play = bound(Played.profile());
        Unfolding u = unfolding(play);
        Tasks.defy(u, geas(play).id(), true);
        u.emit(new TownEvent.DaysPassed(6, new TreeMap<>(), new TreeMap<>(), "TI-02"));
        assertThat(u.state().adventurer(FIGHTER).orElseThrow().living()).isTrue();
        u.emit(new TownEvent.DaysPassed(1, new TreeMap<>(), new TreeMap<>(), "TI-02"));

        assertThat(u.state().adventurer(FIGHTER).orElseThrow().living()).isFalse();
    }

    @Test
    @Rule("SP-69")
    void he_is_free_when_the_ogre_is_dead() {
        Expeditions play = meeting(
                bound(Played.profile())
                        .given(state -> state.withPlace(new Place.Underground("one", new Cell(1, 2), Direction.NORTH))),
                Encounter.Phase.BATTLE,
                10,
                "ogre",
                1,
                10);
        Unfolding u = unfolding(play);
        u.emit(new HarmEvent.FoeDied(foe(1), "ogre", "an axe", "CB-18"));

        assertThat(u.state().effects()).noneMatch(effect -> effect.kind().equals("SP-69"));
    }

    @Test
    @Rule("SP-69")
    void what_nobody_could_do_is_no_task() {
        Expeditions play = play(fighter(1), mage(12, "SP-69"));

        assertThat(Casting.check(
                        play.world(),
                        play.state(),
                        new Caster.Member(MAGE),
                        "SP-69",
                        List.of("member:conan", "task:slay moon-calf")))
                .isPresent();
        assertThat(Casting.check(
                        play.world(),
                        play.state(),
                        new Caster.Member(MAGE),
                        "SP-69",
                        List.of("member:conan", "task:be good")))
                .isPresent();
    }

    @Test
    @Rule("SP-69")
    void an_orc_that_must_guard_comes_over() {
        Expeditions play = meeting(play(mage(12, "SP-69")), Encounter.Phase.BATTLE, 30, "orc", 2, 4);

        cast(play, MAGE, "SP-69", "foe:m1|task:guard 30", 1);

        assertThat(play.state().followers()).hasSize(1);
        assertThat(standing(play, 1)).isEqualTo(Foe.Standing.FLED);
    }

    /** A fighter in town who must slay an ogre. */
    private static Expeditions bound(Profile profile) {
        Expeditions play = play(profile, fighter(3), mage(12, "SP-69"));
        cast(play, MAGE, "SP-69", "member:conan|task:slay ogre", 1);
        return play.given(state -> state.withPlace(new Place.Town()));
    }

    private static void days(Expeditions play, int days) {
        Unfolding u = unfolding(play);
        u.emit(new TownEvent.DaysPassed(days, new TreeMap<>(), new TreeMap<>(), "TI-02"));
        play.given(any -> u.state());
    }

    private static Effect geas(Expeditions play) {
        return effects(play, "SP-69").getFirst();
    }

    private static Unfolding unfolding(Expeditions play) {
        return new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
    }
}
