package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.cleric;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;
import static org.woodgrain.campaign.spells.Magicians.standing;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PrayerEvent;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.campaign.state.Talk;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.Purse;

@UnderBothProfiles
class AnimalsTest {

    private static Expeditions wolf(Encounter.Phase phase) {
        return meeting(play(cleric(4, Alignment.LAW, "SP-88")), phase, 10, "wolf", 1, 9);
    }

    @Test
    @Rule("SP-88")
    void on_nine_it_serves() {
        Expeditions play = wolf(Encounter.Phase.INTENT);

        cast(play, CLERIC, "SP-88", "foe:m1", 4, 5);

        assertThat(play.state().followers())
                .singleElement()
                .satisfies(follower -> assertThat(follower.foe().id()).isEqualTo(foe(1)));
    }

    @Test
    @Rule("SP-88")
    void it_serves_no_longer_than_the_spell_lasts() {
        Expeditions play = wolf(Encounter.Phase.INTENT);
        cast(play, CLERIC, "SP-88", "foe:m1", 4, 5);
        play.given(state -> state.withEncounter(Optional.empty()));
        Unfolding u = new Unfolding(
                play.world(), play.state(), ScriptedDice.none().afterwards((s, n) -> 2), new Consequences());

        Time.turns(u, 6);

        assertThat(u.state().followers()).isEmpty();
        assertThat(u.close()).anyMatch(MagicEvent.FollowerLeft.class::isInstance);
    }

    @Test
    @Rule("SP-88")
    void on_seven_it_answers_and_does_no_harm() {
        Expeditions play = wolf(Encounter.Phase.BATTLE);

        List<Event> events = cast(play, CLERIC, "SP-88", "foe:m1", 3, 4);

        assertThat(events).anyMatch(PrayerEvent.Told.class::isInstance);
        assertThat(play.state().encounter().orElseThrow().talk().mood()).isEqualTo(Talk.Mood.CALM);
        assertThat(play.state().encounter().orElseThrow().phase()).isEqualTo(Encounter.Phase.INTENT);
        assertThat(standing(play, 1)).isEqualTo(Foe.Standing.ABLE);
    }

    @Test
    @Rule("SP-88")
    void on_four_it_leaves() {
        Expeditions play = wolf(Encounter.Phase.BATTLE);

        cast(play, CLERIC, "SP-88", "foe:m1", 2, 2);

        assertThat(standing(play, 1)).isEqualTo(Foe.Standing.FLED);
    }

    @Test
    @Rule("SP-88")
    void in_a_fight_they_stop_until_one_of_them_is_struck() {
        Expeditions play = meeting(play(cleric(4, Alignment.LAW, "SP-88")), Encounter.Phase.BATTLE, 5, "wolf", 2, 9);
        meeting(play, Encounter.Phase.BATTLE, 5, "orc", 0, 5);
        cast(play, CLERIC, "SP-88", "foe:m1", 3, 4);
        play.given(state ->
                state.withEncounter(state.encounter().map(meeting -> meeting.withPhase(Encounter.Phase.BATTLE))));

        play.order(new MeetingCommand.Fight(List.of(new FighterOrder(CLERIC, new Deed.Guard()))), (stream, sides) -> 1);
        assertThat(play.events(BattleEvent.Struck.class)).noneMatch(struck -> struck.by() instanceof Fighter.Opponent);

        play.order(
                new MeetingCommand.Fight(List.of(new FighterOrder(CLERIC, new Deed.Strike(foe(1))))),
                (stream, sides) -> 1);
        assertThat(Animals.spoken(play.state(), foe(2))).isFalse();
    }

    @Test
    @Rule("SP-88")
    void a_fantastic_beast_seen_as_such_is_refused() {
        Expeditions play =
                meeting(play(cleric(4, Alignment.LAW, "SP-88")), Encounter.Phase.INTENT, 10, "manticore", 1, 20);

        assertThat(Casting.check(play.world(), play.state(), new Caster.Member(CLERIC), "SP-88", List.of("foe:m1")))
                .containsInstanceOf(MagicRefusal.WrongTarget.class);
    }

    @Test
    @Rule("SP-88")
    void what_it_tells_is_true_and_says_no_more_than_a_beast_can() {
        Expeditions play = wolf(Encounter.Phase.INTENT)
                .given(state -> state.changeLevel(
                        "one",
                        level -> level.withRoom(
                                "2",
                                new RoomState(
                                        false,
                                        false,
                                        List.of(new Foe(
                                                new FoeId("w1"),
                                                "wight",
                                                "wight",
                                                9,
                                                9,
                                                Foe.Standing.ABLE,
                                                Purse.EMPTY,
                                                new TreeMap<>())),
                                        List.of()))));

        List<Event> events = cast(play, CLERIC, "SP-88", "foe:m1", 3, 4);

        assertThat(events)
                .filteredOn(PrayerEvent.Told.class::isInstance)
                .singleElement()
                .satisfies(told ->
                        assertThat(((PrayerEvent.Told) told).words()).allMatch(word -> !word.contains("wight")));
    }

    @Test
    @Rule("SP-88")
    void while_it_lasts_another_band_can_be_spoken_to_and_each_has_its_say_once() {
        Expeditions play = play(cleric(4, Alignment.LAW, "SP-88"));
        cast(play, CLERIC, "SP-88", "");
        String spell = Magicians.effects(play, "SP-88").getFirst().id();
        meeting(play, Encounter.Phase.INTENT, 10, "wolf", 2, 9);

        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.of(3, 4), new Consequences());
        assertThat(Directing.check(play.world(), play.state(), CLERIC, spell, List.of("foe:m1")))
                .isEmpty();
        Directing.carryOut(u, CLERIC, spell, List.of("foe:m1"));

        assertThat(Animals.spoken(u.state(), foe(1))).isTrue();
        assertThat(Animals.spoken(u.state(), foe(2))).isTrue();
        assertThat(Directing.check(play.world(), u.state(), CLERIC, spell, List.of("foe:m2")))
                .isPresent();
        assertThat(Directing.ready(play.world(), u.state(), CLERIC)).isEmpty();
    }

    @Test
    @Rule("SP-88")
    void harm_done_by_magic_breaks_the_peace_as_a_blow_does() {
        Expeditions play = wolf(Encounter.Phase.INTENT);
        cast(play, CLERIC, "SP-88", "foe:m1", 3, 4);
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());

        u.emit(new HarmEvent.FoeHurt(foe(1), 2, 7, "a fire ball", "SP-24", List.of()));

        assertThat(Animals.spoken(u.state(), foe(1))).isFalse();
        assertThat(u.state().effects().of("SP-88")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"3, true", "0, false"})
    @Rule("SP-88")
    void a_comrade_out_of_his_mind_ends_its_service_by_a_blow_and_its_life_if_he_slays_it(int left, boolean leaves) {
        Expeditions play = wolf(Encounter.Phase.INTENT);
        cast(play, CLERIC, "SP-88", "foe:m1", 4, 5);
        Unfolding u = new Unfolding(
                play.world(), play.state(), ScriptedDice.none().afterwards((s, n) -> 1), new Consequences());

        u.emit(new BattleEvent.Struck(
                new Fighter.Member(CLERIC),
                new Fighter.Opponent(u.state().followers().getFirst().foe().id()),
                "mace",
                false,
                true,
                true,
                2,
                left,
                "CB-22",
                List.of()));

        assertThat(u.state().followers().isEmpty()).isEqualTo(leaves);
    }
}
