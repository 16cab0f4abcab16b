package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.FoeCasters.CASTER;
import static org.woodgrain.campaign.spells.FoeCasters.FOE;
import static org.woodgrain.campaign.spells.FoeCasters.chosen;
import static org.woodgrain.campaign.spells.FoeCasters.exactly;
import static org.woodgrain.campaign.spells.FoeCasters.met;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.effects;

import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

/** Mud that a sorcerer lays across the company's way, and rock that he makes of mud in which it stands. */
class FoeMudTest {
    /** In the long passage, four squares off. */
    private static Expeditions apart(Profile profile, String... spells) {
        return met(profile, 40, 20, spells)
                .given(state -> state.withPlace(new Place.Underground("one", new Cell(4, 2), Direction.EAST))
                        .withEncounter(state.encounter().map(meeting -> meeting.met(40, new Cell(8, 2)))));
    }

    private static List<String> targets(Expeditions play) {
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
        return MonsterCasting.choose(u, CASTER).orElseThrow().targets();
    }

    /** A turn goes by, in which every twenty-sided die shows the same. */
    private static void turn(Expeditions play, int face) {
        Unfolding u = new Unfolding(
                play.world(),
                play.state(),
                ScriptedDice.none().afterwards((stream, sides) -> sides == 20 ? face : 2),
                new Consequences());
        Time.turns(u, 1);
        CampaignState after = u.state();
        play.given(any -> after);
    }

    private static void muddy(Expeditions play, Cell... cells) {
        play.given(state -> {
            CampaignState now = state;
            for (Cell cell : cells) {
                now = now.withEffects(now.effects()
                        .plus(new Effect(
                                "mud" + cell,
                                Mire.MUD,
                                Mire.MUD,
                                new Effect.On.OnCell("one", cell),
                                "",
                                Effect.Unit.DAYS,
                                3,
                                new TreeMap<>(),
                                true)));
            }
            return now;
        });
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-49")
    void it_is_laid_from_the_company_up_to_the_sorcerer_and_not_under_his_own_feet(Profile profile) {
        Expeditions play = apart(profile, "SP-49");
        assertThat(targets(play)).containsExactly("cell:4,2", "cell:5,2", "cell:6,2", "cell:7,2");
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-49")
    void after_a_turn_the_company_stands_in_mud_for_as_many_days_as_three_dice_say(Profile profile) {
        Expeditions play = apart(profile, "SP-49");
        List<String> targets = targets(play);
        exactly(play, u -> Casting.carryOut(u, FOE, "SP-49", targets), 4, 4, 3);
        assertThat(Mire.company(play.world(), play.state())).isFalse();
        turn(play, 10);
        assertThat(Mire.company(play.world(), play.state())).isTrue();
        assertThat(Mire.foes(play.world(), play.state())).isFalse();
        assertThat(play.state().effects().of(Mire.MUD)).hasSize(4).allMatch(mud -> mud.left() == 11);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-49")
    void it_is_of_no_use_twice_nor_at_blows_and_anything_better_comes_first(Profile profile) {
        Expeditions play = apart(profile, "SP-49", "SP-49");
        List<String> targets = targets(play);
        exactly(play, u -> Casting.carryOut(u, FOE, "SP-49", targets), 4, 4, 3);
        assertThat(chosen(play)).isEmpty();
        assertThat(chosen(apart(profile, "SP-49", "SP-20"))).contains("SP-20");
        Expeditions close = apart(profile, "SP-49")
                .given(state -> state.withEncounter(state.encounter().map(meeting -> meeting.met(5, new Cell(4, 2)))));
        assertThat(chosen(close)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-50")
    void mud_in_which_the_company_stands_is_made_rock_and_holds_those_who_fail_their_saves(Profile profile) {
        for (String spell : List.of("SP-49", "SP-50")) {
            Expeditions play = apart(profile, spell);
            muddy(play, new Cell(4, 2), new Cell(5, 2));
            List<String> targets = targets(play);
            exactly(play, u -> Casting.carryOut(u, FOE, spell, targets));
            assertThat(effects(play, "SP-50")).hasSize(1);
            turn(play, 1);
            assertThat(play.state().helpless(MAGE)).isTrue();
            assertThat(play.state().helpless(FIGHTER)).isTrue();
            assertThat(play.state().effects().of(Mire.MUD)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-50")
    void nobody_makes_rock_of_the_mud_in_which_his_own_side_stands(Profile profile) {
        Expeditions play = apart(profile, "SP-50");
        muddy(play, new Cell(4, 2), new Cell(8, 2));
        assertThat(chosen(play)).isEmpty();
        assertThat(chosen(apart(profile, "SP-50"))).isEmpty();
    }
}
