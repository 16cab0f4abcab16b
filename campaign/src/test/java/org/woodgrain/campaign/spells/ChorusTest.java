package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Profile;

/** Ten nixies charm together, once a turn. */
@UnderBothProfiles
class ChorusTest {
    /** The company saves, and the nixies keep their courage. */
    private static Dice firm(Profile profile) {
        int company = profile == Profile.CLASSIC ? 2 : 1;
        int others = profile == Profile.CLASSIC ? 1 : 6;
        return (stream, sides) -> sides == 20 ? 20 : Math.min(sides, stream == DiceStream.PLAYERS ? company : others);
    }

    private static Expeditions nixies(Profile profile, int number) {
        return meeting(
                play(profile, fighter(1).withMaxHitPoints(200).withHitPoints(200)),
                Encounter.Phase.BATTLE,
                5,
                "nixie",
                number,
                4);
    }

    /** Who cast a spell in a round. */
    private static List<Caster> round(Expeditions play) {
        play.order(
                new MeetingCommand.Fight(List.of(new FighterOrder(FIGHTER, new Deed.Guard()))),
                firm(play.state().ruleset().profile()));
        return play.events(MagicEvent.SpellCast.class).stream()
                .map(MagicEvent.SpellCast::caster)
                .toList();
    }

    private static boolean struck(Expeditions play) {
        return play.events(BattleEvent.Struck.class).stream()
                .anyMatch(blow -> blow.at().equals(new Fighter.Member(FIGHTER)));
    }

    private static void fell(Expeditions play, int number) {
        play.given(state -> state.withEncounter(state.encounter()
                .map(meeting -> meeting.withFoes(meeting.foes().stream()
                        .map(each -> each.id().equals(foe(number)) ? each.with(Foe.Standing.DEAD) : each)
                        .toList()))));
    }

    private static void wait(Expeditions play, int ticks) {
        play.given(state -> {
            long all = (long) state.clock().turn() * Clock.TURN + state.clock().ticks() + ticks;
            return state.withClock(new Clock(state.clock().day(), (int) (all / Clock.TURN), (int) (all % Clock.TURN)));
        });
    }

    @Test
    void all_ten_give_their_round_to_one_charm_and_strike_in_the_next(Profile profile) {
        Expeditions play = nixies(profile, 10);

        assertThat(round(play)).containsExactly(new Caster.Monster(foe(1)));
        assertThat(struck(play)).isFalse();

        assertThat(round(play)).isEmpty();
        assertThat(struck(play)).isTrue();
    }

    @Test
    void a_turn_later_they_charm_again_and_another_speaks_for_one_that_fell(Profile profile) {
        Expeditions play = nixies(profile, 11);
        round(play);
        fell(play, 1);

        wait(play, Clock.TURN / 2);
        assertThat(round(play)).isEmpty();

        wait(play, Clock.TURN / 2);
        assertThat(round(play)).containsExactly(new Caster.Monster(foe(2)));
    }

    @Test
    void nine_cannot(Profile profile) {
        Expeditions play = nixies(profile, 10);
        round(play);
        fell(play, 7);
        wait(play, Clock.TURN);

        assertThat(round(play)).isEmpty();
        assertThat(struck(play)).isTrue();
    }
}
