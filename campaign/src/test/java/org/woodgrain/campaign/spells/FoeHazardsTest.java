package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.FoeCasters.CASTER;
import static org.woodgrain.campaign.spells.FoeCasters.FOE;
import static org.woodgrain.campaign.spells.FoeCasters.exactly;
import static org.woodgrain.campaign.spells.FoeCasters.met;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.effects;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.people.Saves;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;

/** Images of dangers that monsters show the company. */
class FoeHazardsTest {
    private static Expeditions shown(Profile profile) {
        Expeditions play = met(profile, 60, 20, "SP-11");
        exactly(play, u -> Casting.carryOut(u, FOE, "SP-11", List.of("danger:" + FoeHazards.FLAMES)));
        return play;
    }

    private static int points(Expeditions play) {
        return play.who(FIGHTER).hitPoints() * 100 + play.who(MAGE).hitPoints();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-11")
    void a_caster_alone_and_far_off_chooses_one_and_it_hurts_all_believers_each_round(Profile profile) {
        Expeditions choosing = met(profile, 60, 20, "SP-11");
        exactly(
                choosing,
                u -> assertThat(MonsterCasting.choose(u, CASTER).orElseThrow().targets())
                        .allMatch(text -> text.startsWith("danger:")));
        Expeditions play = shown(profile);
        exactly(play, FoeHazards::round, 4, 2);
        assertThat(points(play)).isEqualTo(5658);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-11")
    void who_doubts_and_saves_is_hurt_no_more_and_tells_the_other(Profile profile) {
        Expeditions play = shown(profile);
        int needed = Saves.needed(play.world().book(), play.state().ruleset(), play.who(MAGE), Danger.SPELLS);
        exactly(play, u -> Doubting.look(u, MAGE), needed);
        exactly(play, FoeHazards::round, 5);
        assertThat(points(play)).isEqualTo(5560);
        int other = Saves.needed(play.world().book(), play.state().ruleset(), play.who(FIGHTER), Danger.SPELLS);
        exactly(play, u -> Doubting.look(u, FIGHTER), Math.max(1, other - 4));
        exactly(play, FoeHazards::round);
        assertThat(points(play)).isEqualTo(5560);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-11")
    void it_is_gone_when_somebody_steps_into_it(Profile profile) {
        Expeditions play = shown(profile);
        List<Event> events = exactly(play, u -> u.emit(new BattleEvent.Closed(true, 10)));
        assertThat(events).hasAtLeastOneElementOfType(SpellEvent.HazardGone.class);
        assertThat(effects(play, "SP-11")).isEmpty();
    }
}
