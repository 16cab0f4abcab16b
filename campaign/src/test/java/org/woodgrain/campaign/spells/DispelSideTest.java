package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.cleric;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;
import static org.woodgrain.campaign.spells.Magicians.standing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Maladies;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;

@UnderBothProfiles
class DispelSideTest {

    private static Effect effect(String kind, Effect.On on, Alignment side, Map<String, Integer> more) {
        TreeMap<String, Integer> numbers = new TreeMap<>(more);
        numbers.put(Effects.SIDE, side.ordinal() + 1);
        return new Effect(
                "e-" + kind + (side == Alignment.LAW ? on.hashCode() : ""),
                kind,
                "under it",
                on,
                "gone",
                Effect.Unit.LASTING,
                0,
                numbers,
                false);
    }

    private static Effect.On man(int number) {
        return new Effect.On.OnCharacter(new CharacterId("man-" + number));
    }

    /** A cleric in front of ranks of three, in a corridor. */
    private static Expeditions ranks(Alignment side, String spell) {
        List<Adventurer> company = new ArrayList<>(List.of(cleric(8, side, spell)));
        for (int i = 1; i <= 14; i++) {
            company.add(BlessTest.named("man-" + i));
        }
        return play(company.toArray(Adventurer[]::new))
                .given(state -> state.withPlace(new Place.Underground("one", new Cell(14, 2), Direction.EAST)));
    }

    @Test
    @Rule("SP-105")
    void a_curse_near_by_is_ended_and_one_farther_off_stays() {
        Effect near = effect("SP-90", man(4), Alignment.CHAOS, Map.of(Maladies.CURSED, 1));
        Effect far = effect("SP-87", man(14), Alignment.CHAOS, Map.of());
        Expeditions play = ranks(Alignment.LAW, "SP-105").given(state -> state.withEffects(List.of(near, far)));

        cast(play, CLERIC, "SP-105", "");

        assertThat(play.state().effectsOn(man(4))).isEmpty();
        assertThat(play.state().effectsOn(man(14))).hasSize(1);
    }

    @Test
    @Rule("SP-106")
    void a_blessing_of_law_near_by_is_ended_and_one_farther_off_stays() {
        Effect near = effect("SP-86", man(4), Alignment.LAW, Map.of());
        Effect far = effect("SP-86", man(14), Alignment.LAW, Map.of());
        Expeditions play = ranks(Alignment.CHAOS, "SP-106").given(state -> state.withEffects(List.of(near, far)));

        cast(play, CLERIC, "SP-106", "");

        assertThat(play.state().effectsOn(man(4))).isEmpty();
        assertThat(play.state().effectsOn(man(14))).hasSize(1);
    }

    @Test
    @Rule("SP-105")
    void what_is_cast_there_within_the_turn_ends_as_well() {
        Expeditions play = play(cleric(8, Alignment.LAW, "SP-105"), fighter(1));
        cast(play, CLERIC, "SP-105", "");
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());

        u.emit(new MagicEvent.EffectBegun(
                effect("SP-90", new Effect.On.OnCharacter(FIGHTER), Alignment.CHAOS, Map.of(Maladies.CURSED, 1)),
                "SP-90"));

        assertThat(u.state().effectsOn(new Effect.On.OnCharacter(FIGHTER))).isEmpty();
    }

    @Test
    @Rule("SP-105")
    void a_chaotic_elemental_that_saves_stays_and_one_that_does_not_is_sent_off() {
        assertThat(elemental(8)).isEqualTo(Foe.Standing.ABLE);
        assertThat(elemental(1)).isEqualTo(Foe.Standing.FLED);
    }

    private static Foe.Standing elemental(int save) {
        Expeditions play = meeting(
                        play(cleric(8, Alignment.LAW, "SP-105")), Encounter.Phase.BATTLE, 10, "air-elemental-16", 1, 50)
                .given(state -> state.withEncounter(state.encounter()
                        .map(meeting -> meeting.withFoe(
                                meeting.foe(foe(1)).orElseThrow().withNumber("alignment", 3)))));
        cast(play, CLERIC, "SP-105", "", save);
        return standing(play, 1);
    }

    @Test
    @Rule("SP-105")
    void he_may_point_at_one_spell() {
        Effect one = effect("SP-87", man(4), Alignment.CHAOS, Map.of());
        Effect other = effect("SP-90", man(5), Alignment.CHAOS, Map.of(Maladies.CURSED, 1));
        Expeditions play = ranks(Alignment.LAW, "SP-105").given(state -> state.withEffects(List.of(one, other)));

        cast(play, CLERIC, "SP-105", "effect:e-SP-90");

        assertThat(play.state().effectsOn(man(4))).hasSize(1);
        assertThat(play.state().effectsOn(man(5))).isEmpty();
    }

    @Test
    @Rule("SP-105")
    void a_curse_is_evil_whoever_laid_it() {
        Effect curse = effect("curse", man(4), Alignment.LAW, Map.of(Maladies.CURSED, 1));
        Expeditions play = ranks(Alignment.LAW, "SP-105").given(state -> state.withEffects(List.of(curse)));

        cast(play, CLERIC, "SP-105", "");

        assertThat(play.state().effectsOn(man(4))).isEmpty();
    }

    @Test
    @Rule("SP-105")
    void a_stalker_that_chaos_has_called_saves_or_is_sent_off() {
        assertThat(stalker(20)).isEqualTo(Foe.Standing.ABLE);
        assertThat(stalker(1)).isEqualTo(Foe.Standing.FLED);
    }

    private static Foe.Standing stalker(int save) {
        Effect mission = effect("SP-63", new Effect.On.OnFoe(foe(1)), Alignment.CHAOS, Map.of());
        Expeditions play = meeting(
                        play(cleric(8, Alignment.LAW, "SP-105")),
                        Encounter.Phase.BATTLE,
                        10,
                        "invisible-stalker",
                        1,
                        30)
                .given(state -> state.withEffects(List.of(mission)));
        cast(play, CLERIC, "SP-105", "", save);
        return standing(play, 1);
    }

    @Test
    @Rule({"SP-105", "SP-115"})
    void he_cannot_point_at_a_spell_on_a_foe_of_which_he_knows_nothing() {
        Effect hidden = effect("SP-87", new Effect.On.OnFoe(foe(1)), Alignment.CHAOS, Map.of());
        Expeditions play = meeting(play(cleric(8, Alignment.LAW, "SP-105")), Encounter.Phase.BATTLE, 10, "orc", 1, 5)
                .given(state -> state.withEffects(List.of(hidden)));

        assertThat(Casting.check(
                        play.world(), play.state(), new Caster.Member(CLERIC), "SP-105", List.of("effect:e-SP-87")))
                .isPresent();
    }
}
