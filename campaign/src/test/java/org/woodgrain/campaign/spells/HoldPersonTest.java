package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.cleric;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;
import static org.woodgrain.campaign.spells.Magicians.standing;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;

@UnderBothProfiles
class HoldPersonTest {

    private static Expeditions orcs(Profile profile, int number, int distance) {
        return meeting(play(profile, mage(5, "SP-20")), Encounter.Phase.INTENT, distance, "orc", number, 5);
    }

    @Test
    @Rule({"SP-20", "CB-33"})
    void one_orc_alone_saves_at_two_less_and_is_held_for_six_turns_and_the_level(Profile profile) {
        Expeditions play = orcs(profile, 1, 30);
        int needed = 16;

        cast(play, MAGE, "SP-20", "foe:m1", needed + 1);

        assertThat(standing(play, 1)).isEqualTo(Foe.Standing.HELPLESS);
        assertThat(effects(play, "SP-20"))
                .singleElement()
                .satisfies(effect -> assertThat(effect.left()).isEqualTo(11));
    }

    @Test
    @Rule({"SP-20", "CB-33"})
    void two_more_on_the_die_throw_it_off() {
        Expeditions play = orcs(Played.profile(), 1, 30);

        List<?> events = cast(play, MAGE, "SP-20", "foe:m1", 18);

        assertThat(events).anyMatch(MagicEvent.Resisted.class::isInstance);
        assertThat(standing(play, 1)).isEqualTo(Foe.Standing.ABLE);
    }

    @Test
    @Rule("SP-20")
    void of_several_the_die_says_how_many_and_none_of_them_is_worse_off() {
        Expeditions play = orcs(Played.profile(), 5, 30);

        // three of those named: two fail at 15, the third makes it with 16
        cast(play, MAGE, "SP-20", "foe:m1|foe:m2|foe:m3|foe:m4", 3, 15, 15, 16);

        assertThat(standing(play, 1)).isEqualTo(Foe.Standing.HELPLESS);
        assertThat(standing(play, 2)).isEqualTo(Foe.Standing.HELPLESS);
        assertThat(standing(play, 3)).isEqualTo(Foe.Standing.ABLE);
        assertThat(standing(play, 4)).isEqualTo(Foe.Standing.ABLE);
    }

    @Test
    @Rule({"SP-20", "SP-07"})
    void an_ogre_seen_as_such_is_refused() {
        Expeditions play = meeting(play(mage(5, "SP-20")), Encounter.Phase.INTENT, 30, "ogre", 1, 20);

        assertThat(Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-20", List.of("foe:m1")))
                .containsInstanceOf(MagicRefusal.WrongTarget.class);
    }

    @ParameterizedTest
    @CsvSource({"4", "12"})
    @Rule("SP-85")
    void a_clerics_lasts_nine_turns_whatever_his_level(int level) {
        Expeditions play =
                meeting(play(cleric(level, Alignment.LAW, "SP-85")), Encounter.Phase.INTENT, 30, "orc", 1, 5);

        cast(play, CLERIC, "SP-85", "foe:m1", 1);

        assertThat(effects(play, "SP-85"))
                .singleElement()
                .satisfies(effect -> assertThat(effect.left()).isEqualTo(9));
    }

    @Test
    @Rule("SP-85")
    void a_clerics_reaches_eighteen_inches_and_no_more() {
        Expeditions near = meeting(play(cleric(4, Alignment.LAW, "SP-85")), Encounter.Phase.INTENT, 180, "orc", 1, 5);
        Expeditions far = meeting(play(cleric(4, Alignment.LAW, "SP-85")), Encounter.Phase.INTENT, 190, "orc", 1, 5);
        Caster caster = new Caster.Member(CLERIC);

        assertThat(Casting.check(near.world(), near.state(), caster, "SP-85", List.of("foe:m1")))
                .isEmpty();
        assertThat(Casting.check(far.world(), far.state(), caster, "SP-85", List.of("foe:m1")))
                .containsInstanceOf(MagicRefusal.OutOfRange.class);
    }

    @Test
    @Rule({"SP-85", "CB-22"})
    void a_held_member_can_do_nothing_and_knows_it() {
        Expeditions play = meeting(play(fighter(1)), Encounter.Phase.BATTLE, 30, "evil-priest", 1, 9)
                .given(state -> state.withEncounter(state.encounter()
                        .map(meeting -> meeting.withFoe(
                                meeting.foe(foe(1)).orElseThrow().withNumber(MonsterCasting.key("SP-85"), 1)))));

        cast(play, new Caster.Monster(foe(1)), "SP-85", "member:" + FIGHTER, 1);

        assertThat(play.state().helpless(FIGHTER)).isTrue();
    }
}
