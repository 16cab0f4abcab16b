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

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

@UnderBothProfiles
class SleepTest {

    @Test
    @Rule({"SP-08", "MA-12"})
    void of_ten_orcs_seven_drawn_at_random_fall_asleep() {
        Expeditions play = meeting(play(mage(1, "SP-08")), Encounter.Phase.BATTLE, 30, "orc", 10, 4);

        // 2d8 = 7, then whom among ten, nine, ... those left, then 4d4 = 9 turns
        List<Event> events = cast(play, MAGE, "SP-08", "type:1", 3, 4, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3);

        MagicEvent.FellAsleep asleep = (MagicEvent.FellAsleep) events.stream()
                .filter(MagicEvent.FellAsleep.class::isInstance)
                .findFirst()
                .orElseThrow();
        assertThat(asleep.number()).isEqualTo(7);
        assertThat(asleep.foes()).hasSize(7);
        assertThat(IntStream.rangeClosed(1, 7).mapToObj(i -> standing(play, i))).containsOnly(Foe.Standing.HELPLESS);
        assertThat(IntStream.rangeClosed(8, 10).mapToObj(i -> standing(play, i)))
                .containsOnly(Foe.Standing.ABLE);
    }

    @Test
    @Rule("SP-08")
    void of_four_ogres_one_falls_asleep() {
        Expeditions play = meeting(play(mage(1, "SP-08")), Encounter.Phase.BATTLE, 30, "ogre", 4, 15);

        cast(play, MAGE, "SP-08", "type:4", 3, 1, 1, 1, 1);

        assertThat(standing(play, 3)).isEqualTo(Foe.Standing.HELPLESS);
        assertThat(standing(play, 1)).isEqualTo(Foe.Standing.ABLE);
    }

    @Test
    @Rule({"SP-08", "SP-115"})
    void a_hill_giant_and_skeletons_are_not_touched_and_the_place_is_used() {
        Expeditions giant = meeting(play(mage(1, "SP-08")), Encounter.Phase.BATTLE, 30, "hill-giant", 1, 30);
        cast(giant, MAGE, "SP-08", "type:4", 1, 1, 1, 1);
        assertThat(standing(giant, 1)).isEqualTo(Foe.Standing.ABLE);
        assertThat(giant.who(MAGE).spells().memorised()).isEmpty();

        Expeditions bones = meeting(play(mage(1, "SP-08")), Encounter.Phase.BATTLE, 30, "skeleton", 3, 3);
        cast(bones, MAGE, "SP-08", "type:1", 8, 8, 1, 1, 1, 1);
        assertThat(standing(bones, 1)).isEqualTo(Foe.Standing.ABLE);
    }

    @Test
    @Rule({"SP-08", "SP-114"})
    void sleep_cast_in_turn_one_for_nine_turns_ends_when_the_tenth_begins() {
        Expeditions play = meeting(play(mage(1, "SP-08")), Encounter.Phase.YIELDED, 30, "orc", 1, 4);

        cast(play, MAGE, "SP-08", "type:1", 1, 1, 2, 2, 2, 3);
        Unfolding u =
                new Unfolding(play.world(), play.state(), ScriptedDice.none().afterwards((s, n) -> 1));
        for (int turn = 1; turn < 9; turn++) {
            Time.turns(u, 1);
        }
        assertThat(u.state().effectsOn(new Effect.On.OnFoe(foe(1)))).isNotEmpty();
        Time.turns(u, 1);

        assertThat(u.state().effectsOn(new Effect.On.OnFoe(foe(1)))).isEmpty();
        assertThat(u.state().encounter().orElseThrow().foe(foe(1)).orElseThrow().standing())
                .isEqualTo(Foe.Standing.ABLE);
    }

    @Test
    @Rule("SP-08")
    void a_blow_that_does_not_kill_wakes_the_sleeper() {
        Expeditions play = meeting(play(mage(1, "SP-08")), Encounter.Phase.BATTLE, 30, "orc", 1, 4);
        cast(play, MAGE, "SP-08", "type:1", 1, 1, 2, 2, 2, 3);

        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none());
        Sleepers.struck(u, new Effect.On.OnFoe(foe(1)));

        assertThat(u.state().encounter().orElseThrow().able()).hasSize(1);
    }

    @Test
    @Rule({"SP-08", "SP-117"})
    void how_long_they_sleep_and_who_was_drawn_is_not_shown_to_the_players() {
        Expeditions play = meeting(play(mage(1, "SP-08")), Encounter.Phase.BATTLE, 30, "orc", 1, 4);
        List<Event> events = cast(play, MAGE, "SP-08", "type:1", 1, 1, 2, 2, 2, 3);

        MagicEvent.FellAsleep asleep = (MagicEvent.FellAsleep) events.stream()
                .filter(MagicEvent.FellAsleep.class::isInstance)
                .findFirst()
                .orElseThrow();
        assertThat(asleep.rolls().stream().filter(roll -> !roll.secret())).hasSize(1);
        assertThat(effects(play, "SP-08")).allMatch(Effect::secret);
    }

    @Test
    @Rule("SP-08")
    void a_conjurer_puts_the_company_to_sleep_and_a_comrade_shakes_one_awake() {
        Expeditions play = meeting(play(fighter(1), mage(1)), Encounter.Phase.BATTLE, 30, "conjurer", 1, 5)
                .given(state -> state.withEncounter(state.encounter()
                        .map(meeting -> meeting.withFoe(meeting.foe(foe(1))
                                .orElseThrow()
                                .withNumber(MonsterCasting.key("SP-08"), 1)
                                .withNumber("spells-drawn", 1)))));

        // 2d8 = 2, so both sleep; 4d4 = 4 turns
        cast(play, new Caster.Monster(foe(1)), "SP-08", "type:1", 1, 1, 1, 1, 1, 1);

        assertThat(play.state().helpless(Magicians.FIGHTER)).isTrue();
        assertThat(play.state().helpless(MAGE)).isTrue();

        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none());
        Sleepers.rouse(u, MAGE);
        assertThat(u.state().helpless(MAGE)).isFalse();
        assertThat(u.state().helpless(Magicians.FIGHTER)).isTrue();
    }

    @Test
    @Rule("MA-10")
    void it_cannot_be_cast_at_those_who_are_only_heard() {
        Expeditions play = meeting(play(mage(1, "SP-08")), Encounter.Phase.WARNED, 30, "orc", 3, 4);

        assertThat(Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-08", List.of("type:1")))
                .containsInstanceOf(MagicRefusal.WrongTarget.class);
    }

    @Test
    @Rule("MA-07")
    void in_the_classic_game_the_turns_of_a_fight_are_counted_in_sixty_rounds_each() {
        Expeditions play = meeting(play(Profile.CLASSIC, mage(1, "SP-08")), Encounter.Phase.BATTLE, 30, "orc", 1, 4);
        cast(play, MAGE, "SP-08", "type:1", 1, 1, 1, 1, 1, 1);

        assertThat(effects(play, "SP-08"))
                .singleElement()
                .satisfies(effect -> assertThat(effect.left()).isEqualTo(240));
    }

    @Test
    @Rule({"SP-08", "SP-120"})
    void of_forty_orcs_in_ranks_only_those_in_the_circle_can_fall_asleep(Profile profile) {
        Expeditions play = meeting(play(profile, mage(1, "SP-08")), Encounter.Phase.BATTLE, 40, "orc", 60, 4);

        MagicEvent.FellAsleep asleep = asleep(cast(play, MAGE, "SP-08", "type:1|foe:m1", faces(8, 8)));

        // in a hall thirty feet wide nine stand abreast, and three ranks lie within twenty feet of the first
        assertThat(asleep.number()).isEqualTo(16);
        assertThat(asleep.foes()).hasSize(16);
        assertThat(asleep.foes()).allMatch(id -> Integer.parseInt(id.value().substring(1)) <= 27);
    }

    @ParameterizedTest
    @EnumSource
    @Rule("SP-08")
    void friends_who_stand_in_the_circle_are_drawn_with_the_rest_and_a_caster_left_to_himself_spares_them(
            Profile profile) {
        Expeditions play =
                meeting(play(profile, fighter(1), mage(1, "SP-08")), Encounter.Phase.BATTLE, 10, "orc", 1, 4);
        MagicEvent.FellAsleep near = asleep(cast(play, MAGE, "SP-08", "type:1|foe:m1", 8, 8, 1, 1, 1, 1));
        assertThat(near.foes()).hasSize(1);
        assertThat(near.members()).contains(Magicians.FIGHTER);

        Expeditions far = meeting(play(profile, fighter(1), mage(1, "SP-08")), Encounter.Phase.BATTLE, 10, "orc", 1, 4);
        MagicEvent.FellAsleep wise = asleep(cast(far, MAGE, "SP-08", "type:1", 8, 8, 1, 1, 1, 1));
        assertThat(wise.foes()).hasSize(1);
        assertThat(wise.members()).isEmpty();
    }

    @Test
    @Rule({"SP-116", "SP-08"})
    void giant_centipedes_have_no_mind_to_be_put_to_sleep(Profile profile) {
        Expeditions play =
                meeting(play(profile, mage(1, "SP-08")), Encounter.Phase.BATTLE, 30, "giant-centipede", 2, 3);

        assertThat(asleep(cast(play, MAGE, "SP-08", "type:1", 8, 8, 1, 1, 1, 1)).foes())
                .isEmpty();
    }

    private static MagicEvent.FellAsleep asleep(List<Event> events) {
        return events.stream()
                .filter(MagicEvent.FellAsleep.class::isInstance)
                .map(MagicEvent.FellAsleep.class::cast)
                .findFirst()
                .orElseThrow();
    }

    /** Two dice for the number, one for each who is drawn, and four for the turns. */
    private static int[] faces(int one, int other) {
        int drawn = one + other;
        int[] faces = new int[2 + drawn + 4];
        Arrays.fill(faces, 1);
        faces[0] = one;
        faces[1] = other;
        return faces;
    }
}
