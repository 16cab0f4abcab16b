package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;

/** Who throws no save against what is done to him. */
@UnderBothProfiles
class WillingTest {

    @Test
    @Rule("MA-09")
    void whoever_flies_by_his_own_spell_throws_no_save(Profile profile) {
        Expeditions play = play(profile, mage(5, "SP-19"));
        List<Event> events = cast(play, MAGE, "SP-19", "", 3);
        assertThat(events.stream().flatMap(event -> event.rolls().stream()))
                .as("the length alone is thrown for")
                .extracting(Roll::sides)
                .containsExactly(6);
        assertThat(effects(play, "SP-19")).hasSize(1);
    }

    @Test
    @Rule("MA-09")
    void a_comrade_wants_it_and_an_enemy_saves_unless_he_sleeps_and_it_does_no_harm(Profile profile) {
        Expeditions play =
                meeting(play(profile, mage(9, "SP-41", "SP-29"), fighter(1)), Encounter.Phase.INTENT, 10, "orc", 1, 5);
        Scene door = scene(play, "SP-41");
        Scene slow = scene(play, "SP-29");
        Effect.On orc = new Effect.On.OnFoe(Magicians.foe(1));
        assertThat(Saves.willing(door, new Effect.On.OnCharacter(FIGHTER))).isTrue();
        assertThat(Saves.willing(door, orc)).isFalse();
        play.given(state -> state.withEffects(state.effects().plus(asleep(orc))));
        assertThat(Saves.willing(scene(play, "SP-41"), orc)).isTrue();
        assertThat(Saves.willing(scene(play, "SP-29"), orc)).isFalse();
        assertThat(Saves.willing(slow, orc)).isFalse();
    }

    private static Scene scene(Expeditions play, String spell) {
        return Scene.of(
                play.world(),
                play.state(),
                new Caster.Member(MAGE),
                play.world().book().spells().spell(spell));
    }

    private static Effect asleep(Effect.On who) {
        return new Effect(
                "effect-99", "SP-08", "asleep", who, MAGE.value(), Effect.Unit.TURNS, 10, new TreeMap<>(), false);
    }
}
