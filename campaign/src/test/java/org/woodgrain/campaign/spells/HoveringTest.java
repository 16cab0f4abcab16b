package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.people.Gait;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;

@UnderBothProfiles
class HoveringTest {
    private static final Dice FOES_HIT = (stream, sides) -> stream == DiceStream.PLAYERS ? 1 : sides;

    private static Level vault(int feet) {
        return Plans.draw("+-+-+-+", "|1 1 1|", "+     +", "|1 1 1|", "+-+-+-+")
                .room("1", "", "", "ceiling-" + feet)
                .level();
    }

    private static Expeditions in(int ceiling, int level, String spell) {
        return in(Played.profile(), ceiling, level, spell);
    }

    private static Expeditions in(Profile profile, int ceiling, int level, String spell) {
        return Expeditions.begin(
                profile,
                vault(ceiling),
                new Cell(0, 0),
                Direction.EAST,
                List.of(mage(level, spell).withMaxHitPoints(60).withHitPoints(60)));
    }

    private static void rise(Expeditions play, String spell, int feet) {
        play.order(
                new MagicCommand.Direct(MAGE, effects(play, spell).getFirst().id(), List.of("height:" + feet)),
                ScriptedDice.none().afterwards((stream, sides) -> 2));
    }

    @Test
    @Rule("SP-10")
    void at_the_fifth_level_it_lasts_eleven_turns_and_lifts_a_hundred_feet() {
        Expeditions play = in(200, 5, "SP-10");
        cast(play, MAGE, "SP-10", "");
        assertThat(effects(play, "SP-10").getFirst().left()).isEqualTo(11);

        rise(play, "SP-10", 60);
        rise(play, "SP-10", 100);

        assertThat(play.refused(new MagicCommand.Direct(
                        MAGE, effects(play, "SP-10").getFirst().id(), List.of("height:110"))))
                .isNotNull();
    }

    @Test
    @Rule("SP-10")
    void a_ceiling_eighty_feet_up_is_reached_in_two_turns() {
        Expeditions play = in(80, 5, "SP-10");
        cast(play, MAGE, "SP-10", "");
        int before = play.turn();

        rise(play, "SP-10", 60);
        rise(play, "SP-10", 80);

        assertThat(play.turn() - before).isEqualTo(2);
        assertThat(Aloft.feet(play.state(), new Effect.On.OnCharacter(MAGE))).isEqualTo(80);
        assertThat(new Gait(play.world().book(), play.state()).inches(play.who(MAGE)))
                .isEqualTo(2);
    }

    private static List<Event> ended(Expeditions play, String spell, String why) {
        Unfolding u = new Unfolding(
                play.world(), play.state(), ScriptedDice.none().afterwards((stream, sides) -> 3), new Consequences());
        u.emit(new MagicEvent.EffectEnded(effects(play, spell).getFirst().id(), why));
        return u.close();
    }

    @ParameterizedTest
    @Rule({"SP-10", "SP-21"})
    @CsvSource({"its time is up,false", "given up,false", "dispelled,true"})
    void a_levitator_sinks_when_his_time_is_up_and_falls_when_dispelled(String why, boolean falls) {
        Expeditions play = in(80, 5, "SP-10");
        cast(play, MAGE, "SP-10", "");
        rise(play, "SP-10", 30);

        assertThat(ended(play, "SP-10", why).stream().anyMatch(HarmEvent.CharacterHurt.class::isInstance))
                .isEqualTo(falls);
    }

    @Test
    @Rule({"SP-19", "HZ-12"})
    void a_flyer_of_the_sixth_level_flies_level_and_die_turns_told_to_nobody_and_then_falls() {
        Expeditions play = in(80, 6, "SP-19");
        List<Event> events = cast(play, MAGE, "SP-19", "", 4);
        assertThat(effects(play, "SP-19").getFirst().left()).isEqualTo(10);
        assertThat(effects(play, "SP-19").getFirst().secret()).isTrue();
        assertThat(events.stream().flatMap(event -> event.rolls().stream())).allMatch(Roll::secret);
        rise(play, "SP-19", 30);

        List<Event> down = ended(play, "SP-19", "its time is up");

        assertThat(down).anyMatch(ArcaneEvent.FellDown.class::isInstance);
        assertThat(down.stream()
                        .filter(HarmEvent.CharacterHurt.class::isInstance)
                        .map(HarmEvent.CharacterHurt.class::cast)
                        .findFirst()
                        .orElseThrow()
                        .points())
                .isEqualTo(9);
    }

    @Test
    @Rule("SP-19")
    void he_flies_at_twelve_inches_whatever_he_wears() {
        Expeditions play = in(20, 6, "SP-19");
        cast(play, MAGE, "SP-19", "", 4);

        assertThat(new Gait(play.world().book(), play.state()).inches(play.who(MAGE)))
                .isGreaterThanOrEqualTo(12);
    }

    @Test
    @Rule({"SP-19", "SP-10"})
    void out_of_reach_he_is_not_struck_by_orcs_but_by_what_flies(Profile profile) {
        Expeditions orcs = meeting(in(profile, 40, 6, "SP-19"), Encounter.Phase.BATTLE, 5, "orc", 1, 60);
        cast(orcs, MAGE, "SP-19", "", 4);
        orcs.order(
                new MeetingCommand.Fight(List.of(new FighterOrder(
                        MAGE, new Deed.Direct(effects(orcs, "SP-19").getFirst().id(), List.of("height:20"))))),
                (stream, sides) -> stream == DiceStream.PLAYERS ? sides : 1);
        assertThat(Aloft.feet(orcs.state(), new Effect.On.OnCharacter(MAGE))).isEqualTo(20);

        orcs.order(new MeetingCommand.Fight(List.of(new FighterOrder(MAGE, new Deed.Guard()))), FOES_HIT);

        assertThat(orcs.events(BattleEvent.Struck.class))
                .noneMatch(struck -> struck.at().equals(new Fighter.Member(MAGE)));
        Expeditions flyers = meeting(
                orcs.given(state -> state.withEncounter(Optional.empty())),
                Encounter.Phase.BATTLE,
                5,
                "gargoyle",
                1,
                6);
        assertThat(Aloft.outOfReach(flyers.world(), flyers.state(), new Effect.On.OnCharacter(MAGE)))
                .isFalse();
    }

    @Test
    @Rule("SP-19")
    void time_alone_ends_it() {
        Expeditions play = in(20, 1, "SP-19");
        cast(play, MAGE, "SP-19", "", 1);
        Unfolding u = new Unfolding(
                play.world(), play.state(), ScriptedDice.none().afterwards((s, n) -> 2), new Consequences());

        Time.turns(u, 2);

        assertThat(u.state().effects()).isEmpty();
    }

    @Test
    void what_climbs_walls_reaches_one_who_hovers_and_what_only_walks_does_not() {
        Expeditions play = in(80, 5, "SP-10");
        cast(play, MAGE, "SP-10", "");
        rise(play, "SP-10", 40);
        Effect.On mage = new Effect.On.OnCharacter(MAGE);
        Magicians.meeting(play, Encounter.Phase.BATTLE, 10, "white-ape", 1, 10);
        assertThat(Aloft.outOfReach(play.world(), play.state(), mage)).isTrue();
        play.given(state -> state.withEncounter(Optional.empty()));
        Magicians.meeting(play, Encounter.Phase.BATTLE, 10, "ape", 1, 10);
        assertThat(Aloft.outOfReach(play.world(), play.state(), mage)).isFalse();
    }

    @Test
    @Rule({"SP-10", "SP-19"})
    void a_flyer_who_comes_into_a_low_passage_stoops_under_its_roof(Profile profile) {
        for (String spell : List.of("SP-10", "SP-19")) {
            Expeditions play = Expeditions.begin(
                    profile,
                    Plans.draw("+-+-+-+", "|1 1 . .", "+-+-+-+").level(),
                    new Cell(0, 0),
                    Direction.EAST,
                    List.of(mage(5, spell).withMaxHitPoints(60).withHitPoints(60)));
            Unfolding u = new Unfolding(
                    play.world(), play.state(), ScriptedDice.none().afterwards((s, n) -> 3), new Consequences());
            Casting.carryOut(u, new Caster.Member(MAGE), spell, List.of());
            play.given(any -> u.state());
            rise(play, spell, 20);

            Unfolding walks = new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
            walks.emit(new DelveEvent.Moved("one", new Cell(2, 0), Direction.EAST));

            assertThat(Aloft.feet(walks.state(), new Effect.On.OnCharacter(MAGE)))
                    .as(spell)
                    .isEqualTo(10);
        }
    }

    @Test
    @Rule({"SP-10", "SP-19"})
    void under_the_open_sky_there_is_no_roof(Profile profile) {
        Expeditions play = in(profile, 20, 5, "SP-10").given(state -> state.withScenery("one", Scenery.OPEN));
        cast(play, MAGE, "SP-10", "");
        rise(play, "SP-10", 60);

        assertThat(Aloft.feet(play.state(), new Effect.On.OnCharacter(MAGE))).isEqualTo(60);
    }
}
