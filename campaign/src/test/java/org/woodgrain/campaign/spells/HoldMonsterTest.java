package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;
import static org.woodgrain.campaign.spells.Magicians.standing;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

/** Monsters that stand motionless. */
@UnderBothProfiles
class HoldMonsterTest {

    @Test
    @Rule("SP-46")
    void a_single_ogre_that_throws_fifteen_is_held_for_six_turns_and_one_for_each_level() {
        Expeditions play = meeting(play(mage(9, "SP-46")), Encounter.Phase.INTENT, 30, "ogre", 1, 20);
        cast(play, MAGE, "SP-46", "foe:m1", 15);
        assertThat(standing(play, 1)).isEqualTo(Foe.Standing.HELPLESS);
        assertThat(effects(play, "SP-46").getFirst().left()).isEqualTo(15);

        Expeditions free = meeting(play(mage(9, "SP-46")), Encounter.Phase.INTENT, 30, "ogre", 1, 20);
        cast(free, MAGE, "SP-46", "foe:m1", 16);
        assertThat(standing(free, 1)).isEqualTo(Foe.Standing.ABLE);
    }

    @Test
    @Rule("SP-46")
    void a_four_takes_four_of_a_group_without_a_penalty() {
        Expeditions play = meeting(play(mage(9, "SP-46")), Encounter.Phase.INTENT, 30, "ogre", 5, 20);

        cast(play, MAGE, "SP-46", "foe:m1|foe:m2|foe:m3|foe:m4|foe:m5", 4, 13, 13, 13, 14);

        assertThat(effects(play, "SP-46")).hasSize(3);
        assertThat(standing(play, 5)).isEqualTo(Foe.Standing.ABLE);
    }

    @Test
    @Rule({"SP-46", "SP-115"})
    void a_wight_seen_as_such_is_refused() {
        Expeditions play = meeting(play(mage(9, "SP-46")), Encounter.Phase.INTENT, 30, "wight", 1, 12);

        assertThat(Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-46", List.of("foe:m1")))
                .isPresent();
    }

    @Test
    @Rule({"SP-46", "HZ-12"})
    void a_flyer_that_is_held_in_the_air_falls(Profile profile) {
        Expeditions play = meeting(play(profile, mage(9, "SP-46")), Encounter.Phase.BATTLE, 30, "manticore", 1, 30)
                .given(state -> state.withEncounter(state.encounter()
                        .map(meeting ->
                                meeting.withFoe(meeting.foes().getFirst().withNumber(Foe.SOARS, 1)))));

        List<Event> events = cast(play, MAGE, "SP-46", "foe:m1", 1, 4, 3);

        assertThat(events).anyMatch(event -> event instanceof ArcaneEvent.FellDown fell && fell.feet() == 20);
        Foe held = play.state().encounter().orElseThrow().foes().getFirst();
        assertThat(held.hitPoints()).isEqualTo(23);
        assertThat(held.number(Foe.SOARS)).isZero();
    }

    @Test
    @Rule({"SP-46", "SP-116"})
    void a_giant_ant_has_no_mind_to_be_held(Profile profile) {
        Expeditions play = meeting(play(profile, mage(9, "SP-46")), Encounter.Phase.BATTLE, 30, "giant-ant", 1, 9);

        assertThat(Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-46", List.of("foe:m1")))
                .isPresent();
    }
}
