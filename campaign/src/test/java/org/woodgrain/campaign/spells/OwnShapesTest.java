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

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.people.Faculties;
import org.woodgrain.campaign.people.Gait;
import org.woodgrain.campaign.people.Shapes;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Abilities;

/** The shape that a magic-user takes, which is looks and movement and nothing else. */
class OwnShapesTest {
    private static Expeditions dragon(Profile profile) {
        Expeditions play =
                play(profile, mage(7, "SP-34", "SP-05").withMaxHitPoints(30).withHitPoints(30), fighter(1));
        cast(play, MAGE, "SP-34", "form:red-dragon");
        return play;
    }

    private static Unfolding unfolding(Expeditions play, int... faces) {
        return new Unfolding(play.world(), play.state(), ScriptedDice.of(faces), new Consequences());
    }

    private static String shape(Expeditions play) {
        return effects(play, "SP-34").getFirst().id();
    }

    private static boolean may(Expeditions play, String target) {
        return Directing.check(play.world(), play.state(), MAGE, shape(play), List.of(target))
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    @Rule("SP-34")
    void at_the_seventh_level_it_lasts_thirteen_turns_and_flies_24_inches(Profile profile) {
        Expeditions play = dragon(profile);

        assertThat(effects(play, "SP-34").getFirst().left()).isEqualTo(13);
        assertThat(new Gait(play.world().book(), play.state()).inches(play.who(MAGE)))
                .isEqualTo(24);
        assertThat(play.who(MAGE).hitPoints()).isEqualTo(30);
    }

    @ParameterizedTest
    @EnumSource
    @Rule("SP-34")
    void a_red_dragon_bites_for_a_plain_die_with_the_throw_of_a_magic_user_and_breathes_nothing(Profile profile) {
        Expeditions play = dragon(profile);
        meeting(play, Encounter.Phase.BATTLE, 10, "ogre", 1, 20);
        assertThat(may(play, "foe:m1")).isFalse();

        play.order(
                new MeetingCommand.Fight(List.of(new FighterOrder(MAGE, new Deed.Strike(foe(1))))),
                // a natural 19 hits, and the die of damage shows a 5
                ScriptedDice.none()
                        .afterwards((stream, sides) -> sides == 20
                                ? stream == DiceStream.PLAYERS ? 19 : 1
                                : stream == DiceStream.PLAYERS ? Math.min(5, sides) : 1));

        BattleEvent.Struck blow = play.events(BattleEvent.Struck.class).stream()
                .filter(each -> each.by().on().equals(new Caster.Member(MAGE).on()))
                .findFirst()
                .orElseThrow();
        assertThat(blow.points()).isEqualTo(5);
    }

    @ParameterizedTest
    @EnumSource
    @Rule("SP-34")
    void wings_bear_him_up_and_down_40_feet_at_a_time_as_far_as_the_roof(Profile profile) {
        Expeditions play = dragon(profile);

        assertThat(may(play, "height:20")).isTrue();
        assertThat(may(play, "height:50")).isFalse();
        Unfolding u = unfolding(play);
        Directing.carryOut(u, MAGE, shape(play), List.of("height:20"));
        assertThat(Aloft.feet(u.state(), new Caster.Member(MAGE).on())).isEqualTo(20);
        assertThat(new Gait(play.world().book(), u.state())
                        .inches(u.state().adventurer(MAGE).orElseThrow()))
                .isEqualTo(24);
    }

    @ParameterizedTest
    @EnumSource
    @Rule({"SP-34", "HZ-12"})
    void up_in_the_air_he_falls_when_it_is_dispelled_or_he_takes_a_shape_without_wings(Profile profile) {
        Expeditions play = dragon(profile)
                .given(state -> state.withEffects(state.effects().stream()
                        .map(effect -> effect.withNumber("height", 20))
                        .toList()));
        Unfolding dispelled = unfolding(play, 3, 4);
        dispelled.emit(new MagicEvent.EffectEnded(shape(play), Dispelling.WHY));
        assertThat(dispelled.state().adventurer(MAGE).orElseThrow().hitPoints()).isEqualTo(23);

        Unfolding wolf = new Unfolding(
                play.world(),
                play.state(),
                ScriptedDice.none().afterwards((s, n) -> Math.min(2, n)),
                new Consequences());
        Time.turns(wolf, 1);
        Directing.carryOut(wolf, MAGE, shape(play), List.of("form:wolf"));
        assertThat(wolf.state().adventurer(MAGE).orElseThrow().hitPoints()).isEqualTo(26);
        assertThat(Directing.check(wolf.world(), wolf.state(), MAGE, shape(play), List.of("height:10")))
                .isPresent();
    }

    @ParameterizedTest
    @CsvSource({"mouse", "red-dragon", "skeleton", "air-elemental-8", "bandit", "purple-worm"})
    @Rule("SP-34")
    void any_creature_can_be_looked_like_from_mouse_to_dragon(String form) {
        Expeditions play = play(mage(7, "SP-34"));

        cast(play, MAGE, "SP-34", "form:" + form);

        assertThat(Shapes.guise(play.world().book(), play.state(), MAGE)).isPresent();
        assertThat(Shapes.fightsAs(play.world().book(), play.state(), MAGE)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"ogre,true", "elf,true", "red-dragon,false", "wolf,false"})
    @Rule({"SP-34", "MA-05"})
    void he_casts_in_a_shape_that_has_a_voice_and_hands(String form, boolean casts) {
        Expeditions play = play(mage(9, "SP-34", "SP-05"));
        cast(play, MAGE, "SP-34", "form:" + form);

        assertThat(Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-05", List.of())
                        .isEmpty())
                .isEqualTo(casts);
        assertThat(Faculties.handless(play.world().book(), play.state(), play.who(MAGE)))
                .isPresent();
    }

    /** A magic-user who goes as an orc and waits before two of them, who have not shown their mind. */
    private static Expeditions amongOrcs(Profile profile, String form, String monster) {
        Expeditions play = play(profile, mage(7, "SP-34"));
        cast(play, MAGE, "SP-34", "form:" + form);
        return meeting(play, Encounter.Phase.INTENT, 40, monster, 8, 4);
    }

    private static MeetingEvent.Reacted reacted(Expeditions play, int doubt, int... two) {
        int[] faces = new int[8 + two.length];
        Arrays.fill(faces, 2);
        faces[3] = doubt;
        System.arraycopy(two, 0, faces, 8, two.length);
        play.order(new MeetingCommand.Wait(), ScriptedDice.none().on(DiceStream.REFEREE, faces));
        return play.events(MeetingEvent.Reacted.class).getLast();
    }

    @ParameterizedTest
    @CsvSource({"ORIGINAL,2,9", "CLASSIC,2,9", "ORIGINAL,1,7", "CLASSIC,1,7"})
    @Rule("SP-34")
    void those_of_his_kind_are_the_kinder_until_one_in_six_of_them_doubts(Profile profile, int face, int score) {
        Expeditions play = amongOrcs(profile, "orc", "orc");

        MeetingEvent.Reacted reacted = reacted(play, face, 4, 3);

        assertThat(reacted.score()).isEqualTo(score);
        assertThat(reacted.rolls()).allMatch(roll -> roll.secret());
        assertThat(play.state().encounter().orElseThrow().foes().stream()
                        .filter(foe -> foe.number("doubts") != 0)
                        .count())
                .isEqualTo(face == 1 ? 1 : 0);
    }

    @Test
    @Rule("SP-34")
    void each_of_them_looks_once_in_a_turn_and_a_doubt_stays() {
        Expeditions play = amongOrcs(Profile.CLASSIC, "orc", "orc");
        Unfolding u = new Unfolding(
                play.world(),
                play.state(),
                ScriptedDice.of(2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2),
                new Consequences());

        assertThat(Semblance.kinship(u, MAGE)).isEqualTo(2);
        assertThat(Semblance.kinship(u, MAGE)).isEqualTo(2);
        u.throwing().take();
        u.emit(new ClockEvent.TimePassed(4320));
        assertThat(Semblance.kinship(u, MAGE)).isZero();
        assertThat(Semblance.kinship(u, MAGE)).isZero();
    }

    @Test
    @Rule("SP-34")
    void others_than_those_whose_shape_he_has_make_nothing_of_it_and_throw_no_die() {
        Expeditions play = amongOrcs(Profile.CLASSIC, "orc", "gnoll");

        assertThat(Semblance.kinship(unfolding(play), MAGE)).isZero();
    }

    @Test
    @Rule("SP-34")
    void whoever_enters_service_and_has_wits_may_doubt_a_face_of_people_and_never_knows_a_beasts() {
        Expeditions elf = play(mage(7, "SP-34"));
        cast(elf, MAGE, "SP-34", "form:elf");

        assertThat(Semblance.doubted(unfolding(elf, 1), clever(12), MAGE)).isTrue();
        assertThat(Semblance.doubted(unfolding(elf, 2), clever(12), MAGE)).isFalse();
        assertThat(Semblance.doubted(unfolding(elf), clever(11), MAGE)).isFalse();
        assertThat(Semblance.doubted(unfolding(play(mage(7))), clever(18), MAGE))
                .isFalse();
    }

    private static Adventurer clever(int intelligence) {
        return Company.scored(Magicians.fighter(1), new Abilities(10, intelligence, 10, 10, 10, 10));
    }

    @ParameterizedTest
    @EnumSource
    @Rule("SP-34")
    void at_his_death_it_is_over(Profile profile) {
        Expeditions play = dragon(profile);
        Unfolding u = unfolding(play);
        u.emit(new HarmEvent.CharacterDied(MAGE, "an arrow", "CB-18", List.of()));

        assertThat(u.state().effects().of("SP-34")).isEmpty();
        assertThat(u.close()).noneMatch(ArcaneEvent.FellDown.class::isInstance);
    }
}
