package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.battle.Melees.guard;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.sight.MagicLight;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Purse;

/** An octopus that has had enough shoots away through the water behind a cloud of ink. */
class JettingTest {
    private static final FoeId OCTOPUS = new FoeId("o");

    /** Nothing hits, and courage holds. */
    private static final Dice CALM = (stream, sides) -> sides == 20 ? 1 : stream == DiceStream.PLAYERS ? 2 : 1;

    private static Expeditions met(Profile profile, String tag, int jetted) {
        Foe octopus = new Foe(
                OCTOPUS, "giant-octopus", "giant octopus", 5, 40, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>());
        Foe foe = jetted == 0 ? octopus : octopus.withNumber("jetted", jetted);
        return Expeditions.begin(
                        profile,
                        Plans.draw("+-+-+-+-+-+", "|1 1 1 1 1|", "+-+-+-+-+-+")
                                .room("1", "", "", tag)
                                .level(),
                        new Cell(1, 0),
                        Direction.EAST,
                        List.of(RoundTest.armed().withMaxHitPoints(60).withHitPoints(60)))
                .given(state -> state.withEncounter(Optional.of(Encounter.begun(
                                List.of(foe),
                                "one",
                                Optional.empty(),
                                new Cell(2, 0),
                                Encounter.Phase.BATTLE,
                                List.of())
                        .withDistance(5)
                        .withKindKnown())));
    }

    private static Expeditions round(Expeditions play) {
        return play.order(new MeetingCommand.Fight(List.of(guard(FIGHTER))), CALM);
    }

    private static boolean jetted(Expeditions play) {
        return play.events(PowerEvent.MadeOff.class).stream()
                .anyMatch(off -> off.why().contains("through the water"));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("NA-102")
    void it_is_gone_unharmed_and_nobody_sees_through_the_ink_for_two_turns(Profile profile) {
        Expeditions play = round(met(profile, "flooded", 0));
        assertThat(jetted(play)).isTrue();
        assertThat(play.events(BattleEvent.BacksTurned.class)).isEmpty();
        Effect ink = play.state().effects().stream()
                .filter(effect -> effect.kind().equals("ink"))
                .findFirst()
                .orElseThrow();
        assertThat(ink.unit()).isEqualTo(Effect.Unit.TURNS);
        assertThat(ink.number(MagicLight.DARKENS)).isEqualTo(15);
        assertThat(play.told()).anyMatch(line -> line.contains("ink"));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void on_dry_land_or_a_second_time_in_a_day_it_cannot(Profile profile) {
        assertThat(jetted(round(met(profile, "", 0)))).isFalse();
        // once on the first day
        assertThat(jetted(round(met(profile, "flooded", 1)))).isFalse();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("NA-102")
    void one_that_is_unhurt_shoots_up_to_a_foe_whom_it_would_not_reach_swimming(Profile profile) {
        for (String tag : List.of("flooded", "")) {
            Expeditions play = met(profile, tag, 0)
                    .given(state -> state.withEncounter(state.encounter()
                            .map(meeting -> meeting.withDistance(80)
                                    .withFoes(meeting.foes().stream()
                                            .map(foe -> foe.withHitPoints(40))
                                            .toList()))));
            round(play);
            boolean wet = !tag.isEmpty();
            assertThat(play.events(PowerEvent.Used.class).stream()
                            .anyMatch(used -> used.power().equals("jet")))
                    .isEqualTo(wet);
            assertThat(play.state().encounter().orElseThrow().distance() <= 10).isEqualTo(wet);
        }
    }
}
