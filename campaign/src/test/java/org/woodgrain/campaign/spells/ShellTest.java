package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

/** What sleeps within a shell against magic, and wakes outside it. */
@UnderBothProfiles
class ShellTest {

    @Test
    @Rule("SP-67")
    void spells_sleep_as_their_bearers_come_inside_and_wake_as_they_leave(Profile profile) {
        List<Adventurer> seven = new ArrayList<>(List.of(mage(12, "SP-67")));
        for (int i = 1; i < 7; i++) {
            seven.add(Magicians.man(i));
        }
        Expeditions play = play(profile, seven.toArray(Adventurer[]::new));
        Unfolding u = unfolding(play);
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        "SP-19",
                        "flies",
                        new Effect.On.OnCharacter(new CharacterId("man6")),
                        "man6",
                        Effect.Unit.LASTING,
                        0,
                        new TreeMap<>(),
                        false),
                "SP-19"));
        u.close();
        play.given(any -> u.state());
        cast(play, MAGE, "SP-67", "");
        assertThat(effects(play, "SP-19").getFirst().number(Effect.SUSPENDED)).isZero();

        List<CharacterId> order = new ArrayList<>(play.state().order());
        order.remove(new CharacterId("man6"));
        order.add(1, new CharacterId("man6"));
        Expeditions near = play.given(state -> state.withOrder(order));
        Unfolding nearer = unfolding(near);
        nearer.emit(new DelveEvent.Moved("one", new Cell(1, 1), Direction.NORTH));
        assertThat(nearer.state().effects().of("SP-19").getFirst().number(Effect.SUSPENDED))
                .isEqualTo(1);
        nearer.emit(new MagicEvent.EffectEnded(
                nearer.state().effects().of("SP-67").getFirst().id(), "given up"));
        assertThat(nearer.state().effects().of("SP-19").getFirst().number(Effect.SUSPENDED))
                .isZero();
    }

    @Test
    @Rule("SP-67")
    void what_the_caster_does_to_himself_inside_it_works(Profile profile) {
        Expeditions play = play(profile, mage(12, "SP-67", "SP-09"));
        cast(play, MAGE, "SP-67", "");
        cast(play, MAGE, "SP-09", "");
        Unfolding u = unfolding(play);
        u.emit(new DelveEvent.Moved("one", new Cell(1, 1), Direction.NORTH));
        assertThat(u.state().effects().of("SP-09").getFirst().number(Effect.SUSPENDED))
                .isZero();
    }

    private static Unfolding unfolding(Expeditions play) {
        return new Unfolding(play.world().now(play.state()), play.state(), ScriptedDice.none(), new Consequences());
    }

    @Test
    @Rule({"SP-67", "SP-29", "SP-30"})
    void neither_haste_nor_slowness_passes_it_for_those_inside(Profile profile) {
        Expeditions play = Magicians.meeting(
                play(profile, mage(12, "SP-67"), fighter(1)), Encounter.Phase.BATTLE, 30, "wizard", 1, 20);
        cast(play, MAGE, "SP-67", "");
        Scene scene = Scene.of(
                play.world(),
                play.state(),
                new Caster.Monster(Magicians.foe(1)),
                play.world().book().spells().spell("SP-29"));
        Unfolding u = unfolding(play);
        new Slow().carryOut(u, scene, List.of("member:" + MAGE, "member:" + Magicians.FIGHTER));

        assertThat(u.state().effects().of("SP-29")).isEmpty();
    }

    @Test
    @Rule("SP-67")
    void a_wall_or_a_conjured_creature_does_not_come_out_of_it_and_the_place_is_lost(Profile profile) {
        for (String spell : List.of("SP-51", "SP-47", "SP-57")) {
            Expeditions play = play(profile, mage(12, "SP-67", spell))
                    .given(state -> state.withPlace(new Place.Underground("one", new Cell(4, 2), Direction.EAST)));
            cast(play, MAGE, "SP-67", "");
            String aim = Casting.aims(play.world(), play.state(), play.who(MAGE), spell)
                    .getFirst()
                    .value();

            List<Event> events = cast(play, MAGE, spell, aim);

            assertThat(events).as(spell).anyMatch(MagicEvent.NothingHappened.class::isInstance);
            assertThat(play.who(MAGE).spells().memorised()).doesNotContain(spell);
        }
    }
}
