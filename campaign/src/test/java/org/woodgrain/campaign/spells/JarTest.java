package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Spell;

/** A spirit in a stone and in the bodies of others. */
@UnderBothProfiles
class JarTest {

    private static Expeditions taken(Profile profile) {
        Expeditions play =
                meeting(play(profile, mage(12, "SP-54", "SP-21"), fighter(1)), Encounter.Phase.BATTLE, 30, "orc", 1, 5);
        cast(play, MAGE, "SP-54", "foe:m1", 1);
        assertThat(play.state().followers()).hasSize(1);
        return play;
    }

    @Test
    @Rule({"SP-54", "SP-21"})
    void dispelling_the_host_sends_the_spirit_to_its_stone_and_sets_the_body_free(Profile profile) {
        Expeditions play = taken(profile);
        Unfolding u = unfolding(play);
        Effect host = u.state().effects().of(MagicJar.HOST).getFirst();
        assertThat(Dispelling.kind(
                        Scene.of(
                                play.world(),
                                play.state(),
                                new Caster.Member(MAGE),
                                play.world().book().spells().spell("SP-21")),
                        host))
                .isNotEqualTo(Spell.Dispel.NO);
        u.emit(new MagicEvent.EffectEnded(host.id(), Dispelling.WHY));
        assertThat(u.state().followers()).isEmpty();
        assertThat(u.state().effects().of("SP-54"))
                .singleElement()
                .satisfies(jar -> assertThat(jar.label()).isEqualTo("lifeless, the spirit in a stone"));
    }

    @Test
    @Rule("SP-54")
    void a_body_without_its_spirit_dies_after_seven_days_and_the_spirit_stays_where_it_is(Profile profile) {
        Expeditions play = play(profile, mage(12, "SP-54"), fighter(1));
        cast(play, MAGE, "SP-54", "");
        Unfolding u = unfolding(play);
        for (int i = 0; i < 6; i++) {
            JarEnds.day(u);
        }
        assertThat(u.state().adventurer(MAGE).orElseThrow().living()).isTrue();
        JarEnds.day(u);
        assertThat(u.state().adventurer(MAGE).orElseThrow().living()).isFalse();
        assertThat(u.state().effects().of("SP-54")).hasSize(1);
    }

    private static Unfolding unfolding(Expeditions play) {
        return new Unfolding(play.world().now(play.state()), play.state(), ScriptedDice.none(), new Consequences());
    }
}
