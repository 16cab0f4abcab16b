package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.people.Wounds;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;

@UnderBothProfiles
class ConcentrationTest {
    private final Expeditions play = meeting(play(mage(5, "SP-08", "SP-05")), Encounter.Phase.BATTLE, 30, "orc", 1, 4)
            .given(state -> with(state, "SP-11", Concentration.KEPT));

    private static CampaignState with(CampaignState state, String kind, String number) {
        List<Effect> all = new ArrayList<>(state.effects());
        all.add(new Effect(
                kind + number,
                kind,
                "kept up",
                new Effect.On.OnCell("one", new Cell(1, 1)),
                MAGE.value(),
                Effect.Unit.LASTING,
                0,
                new TreeMap<>(number.isEmpty() ? Map.of() : Map.of(number, 1)),
                false));
        return state.withEffects(all);
    }

    private Unfolding unfolding() {
        return new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
    }

    @Test
    @Rule("MA-11")
    void a_wound_breaks_it() {
        Unfolding u = unfolding();

        Wounds.hurt(u, MAGE, 2, "an arrow", "CB-16", List.of());

        assertThat(u.state().effects()).isEmpty();
        assertThat(u.close()).last().isInstanceOf(MagicEvent.EffectEnded.class);
    }

    @Test
    @Rule("MA-11")
    void another_spell_breaks_it() {
        assertThat(Concentration.keeps(play.state(), MAGE)).isTrue();

        cast(play, MAGE, "SP-05", "");

        assertThat(Concentration.keeps(play.state(), MAGE)).isFalse();
    }

    @Test
    @Rule({"SP-121", "MA-14"})
    void with_its_caster_falls_what_he_kept_up_and_what_he_detected_and_the_rest_stays() {
        play.given(state -> with(state, "SP-01", Effects.WITH_CASTER)).given(state -> with(state, "SP-17", ""));
        Unfolding u = unfolding();

        u.emit(new HarmEvent.CharacterDied(MAGE, "an axe", "CB-18", List.of()));

        assertThat(u.state().effects())
                .extracting(Effect::kind)
                .filteredOn(kind -> kind.startsWith("SP-"))
                .containsExactly("SP-17");
    }
}
