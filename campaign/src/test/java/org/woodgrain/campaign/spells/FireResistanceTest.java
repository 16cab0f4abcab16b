package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.harm.FireResistance;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

@UnderBothProfiles
class FireResistanceTest {
    private static final Item RING = item("MI-101", Carried.WORN);

    private static Item item(String kind, Carried carried) {
        return new Item(new ItemId("thing"), kind, "thing", 1, 1, 0, carried, "", 0);
    }

    private static Adventurer having(Adventurer who, Item thing) {
        List<Item> all = new ArrayList<>(who.items());
        all.add(thing);
        return who.withItems(all).withMaxHitPoints(60).withHitPoints(60);
    }

    /** What a fire ball of 21 points, no die showing one, costs a fighter in it who throws so much to save. */
    private static int burned(Profile profile, Item thing, int save) {
        String wall = "+" + "-+".repeat(40);
        Expeditions play = meeting(
                        Expeditions.begin(
                                profile,
                                Plans.draw(wall, "|" + ". ".repeat(39) + ".|", wall)
                                        .level(),
                                new Cell(2, 0),
                                Direction.EAST,
                                List.of(having(fighter(1), thing), mage(6, "SP-24"))),
                        Encounter.Phase.BATTLE,
                        60,
                        "ogre",
                        1,
                        40)
                .given(state -> state.withEncounter(state.encounter().map(each -> each.withCell(new Cell(8, 0)))));
        cast(play, MAGE, "SP-24", "foe:m1", 2, 3, 4, 3, 4, 5, save, save, save);
        return 60 - play.who(FIGHTER).hitPoints();
    }

    @Test
    @Rule("SP-24")
    void of_a_fire_ball_of_six_dice_and_21_points_fifteen_are_felt(Profile profile) {
        assertThat(burned(profile, item("MI-101", Carried.STOWED), 1)).isEqualTo(21);
        assertThat(burned(profile, RING, 1)).isEqualTo(15);
    }

    @Test
    @Rule("SP-24")
    void two_are_added_to_the_save_and_half_of_what_is_left_is_felt() {
        assertThat(burned(Played.profile(), item("MI-101", Carried.STOWED), 14)).isEqualTo(21);
        assertThat(burned(Played.profile(), RING, 13)).isEqualTo(15);
        assertThat(burned(Played.profile(), RING, 14)).isEqualTo(7);
    }

    @Test
    @Rule("CB-28")
    void a_die_that_shows_one_is_not_lessened_and_breath_counts_a_die_for_each_six_points() {
        assertThat(FireResistance.blunted(8, List.of(1, 6, 1))).isEqualTo(7);
        assertThat(FireResistance.blunted(45)).isEqualTo(37);
        assertThat(FireResistance.blunted(1)).isEqualTo(1);
    }

    @Test
    @Rule("SP-36")
    void the_wearer_of_the_ring_goes_through_a_wall_of_fire_unhurt(Profile profile) {
        Expeditions play = Magicians.play(profile, having(fighter(4), RING), mage(7, "SP-36"));
        cast(play, MAGE, "SP-36", "door:1,2,west");
        int before = play.who(MAGE).hitPoints();

        play.order(
                new MagicCommand.Breach(new Edge(new Cell(1, 2), Direction.WEST)),
                ScriptedDice.none().afterwards((stream, sides) -> 3));

        assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(60);
        assertThat(play.who(MAGE).hitPoints()).isEqualTo(before - 3);
    }

    @Test
    @Rule("SP-36")
    void an_ogre_with_the_ring_comes_through_unhurt(Profile profile) {
        Expeditions play = meeting(Magicians.play(profile, mage(7, "SP-36")), Encounter.Phase.BATTLE, 30, "ogre", 1, 20)
                .given(state -> state.withEncounter(state.encounter()
                        .map(met -> met.withFoe(met.foe(foe(1)).orElseThrow().withItems(List.of(RING))))));

        cast(play, MAGE, "SP-36", "between");

        assertThat(play.state()
                        .encounter()
                        .orElseThrow()
                        .foe(foe(1))
                        .orElseThrow()
                        .hitPoints())
                .isEqualTo(20);
    }

    @Test
    @Rule("MI-041")
    void the_potion_protects_while_it_works() {
        Expeditions play =
                Magicians.play(having(fighter(4), item(FireResistance.POTION, Carried.AT_HAND)), mage(7, "SP-36"));
        Effect.On drinker = new Effect.On.OnCharacter(FIGHTER);
        assertThat(FireResistance.has(play.state(), drinker)).isFalse();

        play.order(
                new HandlingCommand.Drink(FIGHTER, new ItemId("thing")),
                ScriptedDice.none().afterwards((stream, sides) -> 3));
        assertThat(FireResistance.has(play.state(), drinker)).isTrue();

        play.given(state -> state.withEffects(List.of()));
        assertThat(FireResistance.has(play.state(), drinker)).isFalse();
    }
}
