package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Plans.cell;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.cleric;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;
import static org.woodgrain.campaign.spells.Magicians.standing;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.magic.Turning;

@UnderBothProfiles
class TurningUndeadTest {

    @Test
    @Rule({"CH-87", "CH-91", "CH-92"})
    void an_acolyte_turns_skeletons_with_seven_and_they_flee() {
        Expeditions play = undead(cleric(1, Alignment.LAW), "skeleton", 3);

        turn(play, 3, 4, 1, 1);

        assertThat(standing(play, 1)).isEqualTo(Foe.Standing.FLED);
        assertThat(standing(play, 2)).isEqualTo(Foe.Standing.FLED);
        assertThat(standing(play, 3)).isEqualTo(Foe.Standing.ABLE);
    }

    @Test
    @Rule({"CH-87", "CH-93"})
    void a_failure_may_not_be_tried_again_on_that_kind_by_the_same_cleric() {
        Expeditions play = undead(cleric(2, Alignment.LAW), "zombie", 2);

        // an adept needs 7 against zombies
        turn(play, 2, 3);

        assertThat(standing(play, 1)).isEqualTo(Foe.Standing.ABLE);
        assertThat(TurningUndead.check(play.world(), play.state(), CLERIC))
                .containsInstanceOf(MagicRefusal.CannotTurn.class);
    }

    @Test
    @Rule("CH-93")
    void of_a_mixed_group_the_weakest_kind_comes_first_and_the_next_kind_in_another_round() {
        Expeditions play = undead(cleric(2, Alignment.LAW), "ghoul", 1);
        play.given(state -> state.withEncounter(state.encounter().map(meeting -> {
            Foe ghoul = meeting.foe(foe(1)).orElseThrow();
            Foe zombie = new Foe(
                    new FoeId("z"), "zombie", "zombie", 9, 9, Foe.Standing.ABLE, ghoul.carried(), ghoul.numbers());
            return meeting.withFoes(List.of(ghoul, zombie));
        })));

        assertThat(faced(turn(play, 2, 3)).kind()).isEqualTo("zombie");
        assertThat(faced(turn(play, 6, 6, 1, 1)).kind()).isEqualTo("ghoul");
    }

    @Test
    @Rule({"CH-88", "CH-91"})
    void an_adept_turns_five_skeletons_without_a_throw() {
        Expeditions play = undead(cleric(2, Alignment.LAW), "skeleton", 5);

        turn(play, 4, 4);

        assertThat(IntStream.rangeClosed(1, 5).mapToObj(i -> standing(play, i))).containsOnly(Foe.Standing.FLED);
    }

    @Test
    @Rule("CH-89")
    void a_curate_destroys_five_of_six_zombies_and_they_count_as_defeated() {
        Expeditions play = undead(cleric(5, Alignment.LAW), "zombie", 6);

        List<Event> events = turn(play, 2, 3);

        assertThat(events.stream().filter(HarmEvent.FoeDied.class::isInstance)).hasSize(5);
        assertThat(standing(play, 5)).isEqualTo(Foe.Standing.DEAD);
        assertThat(standing(play, 6)).isEqualTo(Foe.Standing.ABLE);
        assertThat(play.state().expedition().orElseThrow().earnings().deeds())
                .singleElement()
                .satisfies(deed -> assertThat(deed.number()).isEqualTo(5));
    }

    @Test
    @Rule("XP-14")
    void three_skeletons_dissolved_are_defeated_and_three_turned_are_not() {
        Expeditions dissolved = undead(cleric(5, Alignment.LAW), "skeleton", 3);
        turn(dissolved, 2, 3);
        assertThat(dissolved.state().expedition().orElseThrow().earnings().deeds())
                .singleElement()
                .satisfies(deed -> assertThat(deed.number()).isEqualTo(3));

        Expeditions turned = undead(cleric(2, Alignment.LAW), "skeleton", 3);
        turn(turned, 2, 3);
        assertThat(standing(turned, 3)).isEqualTo(Foe.Standing.FLED);
        assertThat(turned.state().expedition().orElseThrow().earnings().deeds()).isEmpty();
    }

    @Test
    @Rule("CH-90")
    void an_acolyte_has_no_effect_on_a_wight_and_throws_no_die() {
        Expeditions play = undead(cleric(1, Alignment.LAW), "wight", 1);

        assertThat(faced(turn(play)).outcome()).isEqualTo(Turning.Outcome.NOTHING);
    }

    @Test
    @Rule("CH-96")
    void an_evil_bishop_has_no_effect_on_a_skeleton_and_a_fighter_none_at_all() {
        Expeditions evil = meeting(play(cleric(6, Alignment.CHAOS)), Encounter.Phase.INTENT, 30, "skeleton", 1, 4);
        assertThat(evil.refused(new MagicCommand.TurnUndead(CLERIC)).rule()).isEqualTo("CH-96");
        Expeditions fighting = undead(cleric(6, Alignment.CHAOS), "skeleton", 1);
        assertThat(TurningUndead.check(fighting.world(), fighting.state(), CLERIC))
                .hasValueSatisfying(refusal -> assertThat(refusal.rule()).isEqualTo("CH-96"));

        Expeditions play = undead(fighter(1), "skeleton", 1);
        assertThat(TurningUndead.check(play.world(), play.state(), Magicians.FIGHTER))
                .containsInstanceOf(MagicRefusal.CannotTurn.class);
    }

    @Test
    @Rule("CH-92")
    void those_turned_before_a_fight_come_home_after_three_turns() {
        Expeditions play = meeting(play(cleric(2, Alignment.LAW)), Encounter.Phase.INTENT, 30, "zombie", 2, 9);

        play.order(
                new MagicCommand.TurnUndead(CLERIC),
                ScriptedDice.none().on(DiceStream.PLAYERS, 6, 6, 6, 6).afterwards((s, n) -> 2));

        assertThat(play.state().encounter()).isEmpty();
        assertThat(home(play.state())).containsOnly(Foe.Standing.FLED);
        Unfolding u =
                new Unfolding(play.world(), play.state(), ScriptedDice.none().afterwards((s, n) -> 2));
        Time.turns(u, 3);
        assertThat(home(u.state())).containsOnly(Foe.Standing.ABLE);
    }

    @Test
    @Rule("CH-92")
    void the_cornered_cower_and_an_attack_breaks_the_power_over_the_one_attacked() {
        Level cul = Plans.draw("+-----+", "|1 1 1|", "+-----+").level();
        Expeditions play = meeting(
                Expeditions.begin(Played.profile(), cul, cell(0, 0), Direction.EAST, List.of(cleric(2, Alignment.LAW))),
                Encounter.Phase.BATTLE,
                20,
                "skeleton",
                2,
                3);

        List<Event> events = turn(play, 6, 6);

        assertThat(faced(events).cornered()).isTrue();
        assertThat(standing(play, 1)).isEqualTo(Foe.Standing.ABLE);
        assertThat(TurningUndead.keepsAway(play.state(), foe(1))).isTrue();
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none());
        TurningUndead.attacked(u, foe(1));
        assertThat(TurningUndead.keepsAway(u.state(), foe(1))).isFalse();
        assertThat(TurningUndead.keepsAway(u.state(), foe(2))).isTrue();
    }

    private static List<Foe.Standing> home(CampaignState state) {
        return state.level("one").room("1").dwellers().stream()
                .map(Foe::standing)
                .toList();
    }

    private static Expeditions undead(Adventurer who, String monster, int number) {
        return meeting(play(who), Encounter.Phase.BATTLE, 30, monster, number, 9);
    }

    private static List<Event> turn(Expeditions play, int... faces) {
        ScriptedDice dice = ScriptedDice.of(faces);
        Unfolding u = new Unfolding(play.world(), play.state(), dice);
        assertThat(TurningUndead.check(play.world(), play.state(), CLERIC)).isEmpty();
        TurningUndead.carryOut(u, CLERIC);
        dice.requireAllThrown();
        List<Event> events = u.close();
        CampaignState after = u.state();
        play.given(any -> after);
        return events;
    }

    private static MagicEvent.UndeadFaced faced(List<Event> events) {
        return events.stream()
                .filter(MagicEvent.UndeadFaced.class::isInstance)
                .map(MagicEvent.UndeadFaced.class::cast)
                .findFirst()
                .orElseThrow();
    }
}
