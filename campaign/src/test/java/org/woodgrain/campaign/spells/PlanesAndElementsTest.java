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

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

/** Powers that are asked at home, and elements that are called from what is there. */
@UnderBothProfiles
class PlanesAndElementsTest {

    @Test
    @Rule("SP-55")
    void the_powers_are_asked_at_home_about_the_levels_where_the_company_has_been(Profile profile) {
        Expeditions play = play(profile, mage(12, "SP-55"))
                .given(state -> state.withPlace(new Place.Town()).withExpedition(Optional.empty()));
        play.order(new MagicCommand.Cast(MAGE, "SP-55", List.of("plane:3")));
        Effect session = effects(play, "SP-55").getFirst();
        List<Aim> asked = new ContactHigherPlane()
                .directions(
                        Scene.of(
                                play.world(),
                                play.state(),
                                new Caster.Member(MAGE),
                                play.world().book().spells().spell("SP-55")),
                        session);
        assertThat(asked).extracting(Aim::value).contains("ask:alive one", "ask:treasure one", "ask:secret one");
        ScriptedDice dice = ScriptedDice.of(1, 1);
        play.order(new MagicCommand.Direct(MAGE, session.id(), List.of("ask:alive one")), dice);
        dice.requireAllThrown();
        assertThat(play.events(SpellEvent.Answered.class))
                .singleElement()
                .satisfies(answer -> assertThat(answer.answer()).isEqualTo("no"));
    }

    @Test
    @Rule("SP-47")
    void a_river_is_water_enough_and_a_wall_of_fire_on_another_level_is_no_fire(Profile profile) {
        Expeditions dry = play(profile, mage(9, "SP-47"));
        assertThat(called(dry, "water")).isFalse();
        dry.given(state -> state.withScenery("one", Scenery.OPEN.withWater(6, 40, false)));
        assertThat(called(dry, "water")).isTrue();
        for (String level : List.of("two", "one")) {
            Expeditions fire = play(profile, mage(9, "SP-47"))
                    .given(state -> state.withEffects(state.effects()
                            .plus(new Effect(
                                    "effect-9",
                                    "SP-36",
                                    "a wall of fire",
                                    new Effect.On.OnDoor(level, new Edge(new Cell(1, 2), Direction.WEST)),
                                    MAGE.value(),
                                    Effect.Unit.LASTING,
                                    0,
                                    new TreeMap<>(),
                                    false))));
            assertThat(called(fire, "fire")).isEqualTo(level.equals("one"));
        }
    }

    private static boolean called(Expeditions play, String element) {
        return Casting.check(
                        play.world(), play.state(), new Caster.Member(MAGE), "SP-47", List.of("element:" + element))
                .isEmpty();
    }

    @Test
    @Rule("SP-49")
    void ground_that_softens_and_is_let_be_does_not_become_mud_before_its_time(Profile profile) {
        Expeditions play = play(profile, mage(9, "SP-49"));
        cast(play, MAGE, "SP-49", "cell:1,2", 4, 4, 3);
        play.order(new MagicCommand.EndSpell(
                MAGE, effects(play, "SP-49").getFirst().id()));
        assertThat(Mire.company(play.world(), play.state())).isFalse();
    }

    @Test
    @Rule("SP-63")
    void a_wizard_who_is_met_calls_a_stalker_to_his_side(Profile profile) {
        Expeditions play = meeting(play(profile, fighter(1)), Encounter.Phase.BATTLE, 30, "wizard", 1, 20)
                .given(state -> state.withEncounter(state.encounter()
                        .map(meeting -> meeting.withFoes(meeting.foes().stream()
                                .map(each ->
                                        each.withNumber("spells-drawn", 1).withNumber(MonsterCasting.key("SP-63"), 1))
                                .toList()))));
        List<Event> events = cast(play, new Caster.Monster(foe(1)), "SP-63", "mission:guard", 3, 3, 3, 3, 3, 3, 3, 3);
        assertThat(play.state().encounter().orElseThrow().able())
                .extracting(Foe::monster)
                .containsExactly("wizard", "invisible-stalker");
        assertThat(events)
                .filteredOn(PowerEvent.MoreCame.class::isInstance)
                .hasSize(1)
                .allSatisfy(event -> {
                    assertThat(Narrator.tell(play.world(), play.state(), play.state(), event, new Seat.Company()))
                            .as("nobody sees it come")
                            .isEmpty();
                    assertThat(Narrator.tell(play.world(), play.state(), play.state(), event, new Seat.Referee()))
                            .isNotEmpty();
                });
    }

    @Test
    @Rule("SP-47")
    void one_that_its_conjurer_forgets_in_town_goes_home_and_nothing_is_left_of_it(Profile profile) {
        Expeditions play = play(profile, mage(12, "SP-47"));
        play.order(new MagicCommand.Cast(MAGE, "SP-47", List.of("element:earth")), (stream, sides) -> 3);
        assertThat(play.state().followers()).hasSize(1);
        play.given(state -> state.withPlace(new Place.Town()));
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());

        u.emit(new MagicEvent.EffectEnded(effects(play, "SP-47").getFirst().id(), "another spell was begun"));

        assertThat(u.state().followers()).isEmpty();
        assertThat(u.state().effects().of("SP-47")).isEmpty();
    }
}
