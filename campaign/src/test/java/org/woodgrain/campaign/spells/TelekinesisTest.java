package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Purse;

/** A chest seventy feet down a passage, and a necromancer who moves two hundred pounds. */
@UnderBothProfiles
class TelekinesisTest {
    private static final Cell THERE = new Cell(10, 2);

    private static Expeditions passage(Profile profile, int coins, boolean opened) {
        Hoard chest = new Hoard(
                "c",
                "in the passage",
                THERE,
                Hoard.Vessel.CHEST,
                Purse.gold(coins),
                List.of(),
                Hoard.Hiding.NONE,
                Hoard.Guard.NONE,
                false,
                true,
                opened,
                false,
                false);
        String square = LevelState.square(THERE);
        Expeditions play = play(profile, mage(10, "SP-48"));
        return play.given(state -> state.withPlace(new Place.Underground("one", new Cell(3, 2), Direction.EAST))
                .changeLevel(
                        "one",
                        level -> level.withSeen(new TreeSet<>(
                                        play.world().level("one").orElseThrow().floor()))
                                .withRoom(square, level.room(square).withHoards(List.of(chest)))));
    }

    private static Cell stands(Expeditions play) {
        return play.state().level("one").hoard("c").orElseThrow().cell();
    }

    private static void move(Expeditions play, String to) {
        play.order(
                new MagicCommand.Direct(MAGE, effects(play, "SP-48").getFirst().id(), List.of(to)),
                ScriptedDice.none().afterwards((stream, sides) -> 3));
    }

    @Test
    @Rule("SP-48")
    void a_chest_comes_sixty_feet_in_a_turn_and_the_rest_in_the_next(Profile profile) {
        Expeditions play = passage(profile, 1_700, true);
        cast(play, MAGE, "SP-48", "hoard:c");
        assertThat(Directing.ready(play.world(), play.state(), MAGE).getFirst().aims())
                .extracting(Aim::label)
                .contains("bring it nearer", "move it 40 feet east", "move it 60 feet west");
        assertThat(Directing.check(
                        play.world(),
                        play.state(),
                        MAGE,
                        effects(play, "SP-48").getFirst().id(),
                        List.of("cell:3,2")))
                .isPresent();

        int before = play.turn();
        move(play, "cell:4,2");
        assertThat(stands(play)).isEqualTo(new Cell(4, 2));
        assertThat(play.turn() - before).isEqualTo(1);
        move(play, "cell:3,2");
        assertThat(stands(play)).isEqualTo(new Cell(3, 2));
        assertThat(play.told()).contains("The chest floats up to the company.");
    }

    @Test
    @Rule("SP-48")
    void of_more_than_two_hundred_pounds_nothing_moves(Profile profile) {
        Expeditions known = passage(profile, 1_800, true);
        assertThat(Casting.check(known.world(), known.state(), new Caster.Member(MAGE), "SP-48", List.of("hoard:c")))
                .isPresent();

        Expeditions shut = passage(profile, 1_800, false);
        assertThat(cast(shut, MAGE, "SP-48", "hoard:c")).anyMatch(MagicEvent.NothingHappened.class::isInstance);
        assertThat(effects(shut, "SP-48")).isEmpty();
    }
}
