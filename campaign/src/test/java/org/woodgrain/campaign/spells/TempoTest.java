package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.people.Gait;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

@UnderBothProfiles
class TempoTest {
    private static final Dice COMPANY_FIRST = (stream, sides) -> stream == DiceStream.PLAYERS ? sides : 1;
    private static final Effect.On FIGHTER_ON = new Effect.On.OnCharacter(FIGHTER);

    private static FighterOrder strike() {
        return new FighterOrder(FIGHTER, new Deed.Strike(foe(1)));
    }

    private static long blows(Expeditions play, Fighter by) {
        return play.events(BattleEvent.Struck.class).stream()
                .filter(struck -> struck.by().equals(by))
                .count();
    }

    @Test
    @Rule({"SP-30", "SP-29"})
    void a_hasted_fighter_strikes_twice_and_goes_twice_as_far_until_slow_undoes_it(Profile profile) {
        Expeditions play = meeting(
                play(profile, fighter(1), mage(6, "SP-30", "SP-29", "SP-30")),
                Encounter.Phase.BATTLE,
                5,
                "ogre",
                1,
                60);
        int before = new Gait(play.world().book(), play.state()).inches(play.who(FIGHTER));

        cast(play, MAGE, "SP-30", "member:conan");

        assertThat(new Gait(play.world().book(), play.state()).inches(play.who(FIGHTER)))
                .isEqualTo(2 * before);
        play.order(new MeetingCommand.Fight(List.of(strike())), COMPANY_FIRST);
        assertThat(blows(play, new Fighter.Member(FIGHTER))).isEqualTo(2);

        cast(play, MAGE, "SP-29", "member:conan");
        assertThat(play.state().effectsOn(FIGHTER_ON)).isEmpty();
        play.order(new MeetingCommand.Fight(List.of(strike())), COMPANY_FIRST);
        assertThat(blows(play, new Fighter.Member(FIGHTER))).isEqualTo(1);
    }

    @Test
    @Rule("SP-30")
    void two_hastes_do_not_add() {
        Expeditions play = play(fighter(1), mage(6, "SP-30", "SP-30"));

        cast(play, MAGE, "SP-30", "member:conan");
        cast(play, MAGE, "SP-30", "member:conan");

        assertThat(effects(play, "SP-30")).hasSize(1);
    }

    @Test
    @Rule("SP-29")
    void slowed_goblins_attack_in_the_second_fourth_and_sixth_round_and_go_half_as_far(Profile profile) {
        Expeditions play = meeting(
                play(profile, fighter(9).withMaxHitPoints(90).withHitPoints(90), mage(6, "SP-29")),
                Encounter.Phase.BATTLE,
                5,
                "goblin",
                1,
                60);
        FighterOrder slow = new FighterOrder(MAGE, new Deed.Cast("SP-29", List.of("foe:m1")));
        FighterOrder wait = new FighterOrder(FIGHTER, new Deed.Guard());

        play.order(new MeetingCommand.Fight(List.of(slow, wait)), COMPANY_FIRST);
        assertThat(blows(play, new Fighter.Opponent(foe(1)))).isZero();
        for (int round = 2; round <= 5; round++) {
            play.order(new MeetingCommand.Fight(List.of(wait)), COMPANY_FIRST);
            assertThat(blows(play, new Fighter.Opponent(foe(1))))
                    .as("round " + round)
                    .isEqualTo(round % 2 == 0 ? 1 : 0);
        }
        assertThat(Gait.changed(play.state(), new Effect.On.OnFoe(foe(1)), 6)).isEqualTo(3);
    }

    @Test
    @Rule({"SP-29", "MA-12"})
    void of_thirty_goblins_twenty_four_are_taken_and_each_saves() {
        Expeditions play = meeting(play(mage(6, "SP-29")), Encounter.Phase.BATTLE, 30, "goblin", 30, 4);
        List<Aim> aims = Casting.aims(play.world(), play.state(), play.who(MAGE), "SP-29");
        assertThat(aims.getFirst().targets()).hasSize(24);

        int[] faces = new int[24];
        Arrays.fill(faces, 1);
        faces[0] = 20;
        var dice = ScriptedDice.of(faces);
        var u = new Unfolding(play.world(), play.state(), dice, new Consequences());
        Casting.carryOut(u, new Caster.Member(MAGE), "SP-29", aims.getFirst().targets());

        assertThat(u.state().effects()).hasSize(23).allMatch(effect -> effect.left() == Played.either(30, 180));
    }
}
