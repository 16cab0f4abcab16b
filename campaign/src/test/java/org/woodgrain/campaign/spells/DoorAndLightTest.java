package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Plans.cell;
import static org.woodgrain.campaign.Plans.edge;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cleric;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.sight.MagicLight;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;

@UnderBothProfiles
class DoorAndLightTest {
    private static final Edge NORTH = edge(1, 1, Direction.NORTH);

    @Test
    @Rule("SP-02")
    void a_door_is_held_for_the_turns_thrown_and_open_again_after_them() {
        Expeditions play = beside(play(mage(1, "SP-02")));

        play.order(new MagicCommand.Cast(MAGE, "SP-02", List.of("door:" + NORTH)), 3, 5);
        assertThat(play.told()).anyMatch(line -> line.contains("held fast") && line.contains("8 turns"));

        Unfolding u =
                new Unfolding(play.world(), play.state(), ScriptedDice.none().afterwards((s, n) -> 2));
        Time.turns(u, 7);
        assertThat(HeldDoors.held(u.state(), "one", NORTH)).isTrue();
        Time.turns(u, 1);
        assertThat(HeldDoors.held(u.state(), "one", NORTH)).isFalse();
    }

    @Test
    @Rule("SP-02")
    void an_open_door_is_shut_by_it_and_one_out_of_reach_is_refused() {
        Expeditions play = beside(play(mage(1, "SP-02")))
                .given(state -> state.changeLevel(
                        "one", level -> level.withDoor(NORTH, level.door(NORTH).withOpen(true))));
        play.order(new MagicCommand.Cast(MAGE, "SP-02", List.of("door:" + NORTH)), 1, 1);
        assertThat(play.state().level("one").door(NORTH).open()).isFalse();

        Expeditions far = play(mage(1, "SP-02"));
        assertThat(far.refused(new MagicCommand.Cast(MAGE, "SP-02", List.of("door:" + NORTH))))
                .isInstanceOf(MagicRefusal.WrongTarget.class);
    }

    @Test
    @Rule({"SP-01", "SP-77"})
    void a_held_door_shows_as_magic_and_held_and_an_ordinary_one_as_nothing() {
        Expeditions play = beside(play(mage(3, "SP-02", "SP-01")));
        play.order(new MagicCommand.Cast(MAGE, "SP-01", List.of()));
        play.order(new MagicCommand.Examine(MAGE, "door:" + NORTH));
        assertThat(play.events(MagicEvent.MagicSought.class)).singleElement().satisfies(seen -> {
            assertThat(seen.magic()).isFalse();
            assertThat(seen.held()).isFalse();
        });

        play.order(new MagicCommand.Cast(MAGE, "SP-02", List.of("door:" + NORTH)), 1, 1);
        play.order(new MagicCommand.Examine(MAGE, "door:" + NORTH));
        assertThat(play.events(MagicEvent.MagicSought.class)).singleElement().satisfies(seen -> {
            assertThat(seen.magic()).isTrue();
            assertThat(seen.held()).isTrue();
        });
    }

    @Test
    @Rule("SP-01")
    void no_more_things_can_be_looked_at_than_two_turns_have_rounds() {
        Expeditions play = play(mage(1, "SP-01"));
        play.order(new MagicCommand.Cast(MAGE, "SP-01", List.of()));
        int looks = 0;
        while (MagicTraces.inForce(play.state(), MAGE)) {
            play.order(
                    new MagicCommand.Examine(MAGE, "member:" + MAGE),
                    ScriptedDice.none().afterwards((s, n) -> 2));
            looks++;
        }

        // the casting itself took one of the twenty rounds, or of the hundred and twenty
        assertThat(looks).isEqualTo(Played.either(19, 119));
        assertThat(play.refused(new MagicCommand.Examine(MAGE, "member:" + MAGE)))
                .isInstanceOf(MagicRefusal.NoSuchSpellInForce.class);
    }

    @Test
    @Rule({"SP-06", "UX-24"})
    void light_on_what_is_carried_moves_with_its_bearer() {
        Expeditions play = play(mage(1, "SP-06")).given(state -> state.withLights(List.of()));
        assertThat(Lighting.lit(play.state())).isFalse();

        play.order(new MagicCommand.Cast(MAGE, "SP-06", List.of("member:" + MAGE)));

        assertThat(effects(play, "SP-06"))
                .singleElement()
                .satisfies(effect -> assertThat(effect.left()).isEqualTo(7));
        assertThat(Lighting.radius(play.state())).isEqualTo(15);
        assertThat(Lighting.visible(Magicians.hall(), play.state(), cell(1, 2))).hasSize(9);
        play.given(state -> state.withPlace(new Place.Underground("one", cell(1, 1), Direction.NORTH)));
        assertThat(MagicLight.sources(play.state()))
                .singleElement()
                .satisfies(source -> assertThat(source.cell()).isEqualTo(cell(1, 1)));
    }

    @Test
    @Rule("SP-82")
    void darkness_swallows_all_light_and_light_ends_it() {
        Expeditions play = play(cleric(3, Alignment.CHAOS, "SP-83"), mage(1, "SP-06"));

        play.order(new MagicCommand.Cast(CLERIC, "SP-83", List.of("cell:1,2")));
        assertThat(effects(play, "SP-83"))
                .singleElement()
                .satisfies(effect -> assertThat(effect.left()).isEqualTo(15));
        assertThat(Lighting.lit(play.state())).isFalse();

        play.order(new MagicCommand.Cast(MAGE, "SP-06", List.of("cell:1,2")));
        assertThat(effects(play, "SP-83")).isEmpty();
        assertThat(effects(play, "SP-06")).isEmpty();
        assertThat(Lighting.lit(play.state())).isTrue();
    }

    @Test
    @Rule("SP-118")
    void two_lights_on_one_thing_are_one_and_the_later_end_counts() {
        Expeditions play = play(cleric(2, Alignment.LAW, "SP-82"), mage(1, "SP-06"));

        play.order(new MagicCommand.Cast(MAGE, "SP-06", List.of("member:" + MAGE)));
        play.order(new MagicCommand.Cast(CLERIC, "SP-82", List.of("member:" + MAGE)));

        assertThat(effects(play, "SP-06")).isEmpty();
        assertThat(effects(play, "SP-82"))
                .singleElement()
                .satisfies(effect -> assertThat(effect.left()).isEqualTo(14));
    }

    private static Expeditions beside(Expeditions play) {
        return play.given(state -> state.withPlace(new Place.Underground("one", cell(1, 1), Direction.NORTH)));
    }
}
