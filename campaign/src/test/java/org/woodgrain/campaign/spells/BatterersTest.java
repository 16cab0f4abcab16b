package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.FoeCasters.hardy;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.effects;
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
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.equipment.Purse;

/** An earth elemental takes two structural points a turn from walls that spells have raised. */
@UnderBothProfiles
class BatterersTest {
    private static final Edge WALL = new Edge(new Cell(2, 2), Direction.EAST);

    private static Expeditions with(Profile profile, String spell, String servant) {
        Expeditions play = play(profile, mage(9, spell));
        play.given(state -> GroundTest.at(state, 2, 2));
        cast(play, MAGE, spell, "door:2,2,east");
        Foe foe = new Foe(new FoeId("s"), servant, servant, 40, 40, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>());
        return play.given(state -> state.withFollowers(List.of(new Follower(foe, MAGE))));
    }

    @Test
    void it_breaks_a_wall_of_stone_or_ice_in_a_turn(Profile profile) {
        for (String spell : List.of("SP-51", "SP-37")) {
            Expeditions play = with(profile, spell, "earth-elemental-16");
            assertThat(Breaching.turns(play.world(), play.state(), WALL)).isEqualTo(1);
            int before = play.turn();

            play.order(new MagicCommand.Breach(WALL), ScriptedDice.none().afterwards((stream, sides) -> 3));

            assertThat(play.turn() - before).isEqualTo(1);
            assertThat(effects(play, spell)).isEmpty();
        }
    }

    @Test
    void iron_takes_it_six_turns_and_other_servants_batter_nothing(Profile profile) {
        Expeditions iron = with(profile, "SP-52", "earth-elemental-16");
        assertThat(Breaching.turns(iron.world(), iron.state(), WALL)).isEqualTo(6);
        Expeditions bare = with(profile, "SP-52", "ogre");
        assertThat(Breaching.check(bare.world(), bare.state(), WALL)).isPresent();
        Expeditions ogre = with(profile, "SP-51", "ogre");
        assertThat(Breaching.turns(ogre.world(), ogre.state(), WALL)).isEqualTo(60);
    }

    @Test
    void one_that_is_met_and_cut_off_breaks_through_in_a_turn_and_comes_after_the_company(Profile profile) {
        Expeditions play =
                meeting(play(profile, hardy(mage(9, "SP-51"))), Encounter.Phase.BATTLE, 30, "earth-elemental-8", 1, 20);
        List<Event> events = cast(play, MAGE, "SP-51", "between");
        assertThat(events.stream().filter(SpellEvent.FoeLeft.class::isInstance))
                .singleElement()
                .satisfies(left -> assertThat(((SpellEvent.FoeLeft) left).how()).contains("beat"));
        play.given(state -> state.withEncounter(Optional.empty()));
        int walls = effects(play, "SP-51").size();

        play.order(new DelveCommand.Rest(1), FastDice.seeded(7));

        assertThat(effects(play, "SP-51")).hasSize(walls - 1);
        Encounter met = play.state().encounter().orElseThrow();
        assertThat(met.phase()).isEqualTo(Encounter.Phase.WARNED);
        assertThat(met.able()).singleElement().satisfies(foe -> {
            assertThat(foe.monster()).isEqualTo("earth-elemental-8");
            assertThat(foe.hitPoints()).isEqualTo(20);
        });
        assertThat(effects(play, Batterers.AT_WORK)).isEmpty();
    }

    @Test
    void others_stay_where_the_wall_has_cut_them_off(Profile profile) {
        Expeditions play = meeting(play(profile, hardy(mage(9, "SP-51"))), Encounter.Phase.BATTLE, 30, "ogre", 1, 20);
        cast(play, MAGE, "SP-51", "between");
        assertThat(effects(play, Batterers.AT_WORK)).isEmpty();
    }
}
