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
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Remains;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

/** Plain stone that becomes lifeless meat, and is stone again by the reverse. */
@UnderBothProfiles
class MeatTest {
    private static final Cell ROCK = new Cell(-1, 2);
    private static final Edge FACE = new Edge(new Cell(0, 2), Direction.WEST);

    private static Expeditions atTheWall(Profile profile) {
        return play(profile, mage(12, "SP-60", "SP-60", "SP-56"), fighter(1))
                .given(state -> state.withPlace(new Place.Underground("one", new Cell(0, 2), Direction.WEST)));
    }

    private static boolean refused(Expeditions play, String spell, String target) {
        return Casting.check(
                        play.world().now(play.state()),
                        play.state(),
                        new Caster.Member(MAGE),
                        spell,
                        Aim.targets(target))
                .isPresent();
    }

    private static boolean floor(Expeditions play) {
        return play.world().now(play.state()).level("one").orElseThrow().floor().contains(ROCK);
    }

    @Test
    @Rule("SP-60")
    void ten_feet_of_rock_become_meat_through_which_two_cut_a_way_in_three_turns(Profile profile) {
        Expeditions play = atTheWall(profile);
        cast(play, MAGE, "SP-60", "cell:-1,2");
        assertThat(effects(play, "SP-60")).hasSize(1);
        assertThat(floor(play)).isFalse();
        assertThat(refused(play, "SP-60", "cell:-1,2")).isTrue();
        assertThat(refused(play, "SP-56", "cell:-1,2")).as("it is no stone").isTrue();
        assertThat(Actions.of(play.world(), play.state(), new Seat.Company()))
                .extracting(Offer::label)
                .contains("Cut a way through the meat at " + FACE);

        int turn = play.turn();
        play.order(new MagicCommand.Breach(FACE), ScriptedDice.none().afterwards((s, n) -> 3));
        assertThat(play.turn() - turn).isEqualTo(3);
        assertThat(floor(play)).isTrue();
        assertThat(play.told()).contains("A way is cut through the meat.");
    }

    @Test
    @Rule({"SP-60", "SP-61"})
    void only_the_reverse_makes_it_stone_again_and_a_way_through_it_stays(Profile profile) {
        for (boolean cut : new boolean[] {false, true}) {
            Expeditions play = atTheWall(profile);
            cast(play, MAGE, "SP-60", "cell:-1,2");
            if (cut) {
                play.order(new MagicCommand.Breach(FACE), ScriptedDice.none().afterwards((s, n) -> 3));
            }
            cast(play, MAGE, "SP-60", "reversed|cell:-1,2");
            assertThat(floor(play)).isEqualTo(cut);
            assertThat(play.state().effects())
                    .noneMatch(effect -> effect.label().contains("meat"));
            assertThat(refused(play, "SP-60", "reversed|cell:-1,2")).isTrue();
        }
    }

    @Test
    @Rule("SP-60")
    void walls_that_magic_made_are_no_plain_stone(Profile profile) {
        Expeditions play = atTheWall(profile);
        assertThat(refused(play, "SP-60", "cell:1,2")).as("floor").isTrue();
        play.given(state -> state.withEffects(state.effects()
                .plus(new Effect(
                        "effect-9",
                        "SP-51",
                        "a wall",
                        new Effect.On.OnDoor("one", new Edge(new Cell(0, 2), Direction.EAST)),
                        MAGE.value(),
                        Effect.Unit.LASTING,
                        0,
                        new TreeMap<>(Map.of("wall", 1)),
                        false))));
        assertThat(refused(play, "SP-56", "door:0,2,east")).isFalse();
        assertThat(refused(play, "SP-60", "door:0,2,east")).isTrue();
    }

    @Test
    @Rule("SP-60")
    void a_monster_that_lives_again_in_a_fight_stands_with_its_own(Profile profile) {
        Remains statue = new Remains(true, new Cell(1, 1), "orc", 4, new FoeId("m7"));
        Expeditions play = meeting(
                play(profile, mage(12, "SP-60"))
                        .given(state -> state.changeLevel("one", level -> level.withTried(statue.mark()))),
                Encounter.Phase.BATTLE,
                10,
                "orc",
                1,
                4);
        cast(play, MAGE, "SP-60", "statue:m7", 50);
        assertThat(play.state().encounter().orElseThrow().able())
                .extracting(Foe::id)
                .isEqualTo(List.of(foe(1), new FoeId("m7")));
    }
}
