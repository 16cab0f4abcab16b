package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.mage;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

class NaturalMudTest {
    /** A wallow of forty squares, the last eight of them drawn as firm ground beside it. */
    private static Expeditions wallow(Profile profile, String spell) {
        return Expeditions.begin(
                profile,
                Plans.draw(
                                "+-+-+-+-+-+-+-+-+   ",
                                "|1 1 1 1 1 1 1 1|   ",
                                "|               +-+-+",
                                "|1 1 1 1 1 1 1 1 . .|",
                                "|               +-+-+",
                                "|1 1 1 1 1 1 1 1|   ",
                                "|               |   ",
                                "|1 1 1 1 1 1 1 1|   ",
                                "|               |   ",
                                "|1 1 1 1 1 1 1 1|   ",
                                "+---------------+   ")
                        .room("1", "", "", "mud")
                        .level(),
                new Cell(1, 1),
                Direction.EAST,
                List.of(mage(9, spell, spell), fighter(1)));
    }

    private static Unfolding after(Expeditions play, int face, int turns) {
        Unfolding u = new Unfolding(
                play.world(),
                play.state(),
                ScriptedDice.none().afterwards((s, n) -> n == 20 ? face : 2),
                new Consequences());
        Time.turns(u, turns);
        return u;
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-50")
    void thirty_squares_of_natural_mud_become_rock_and_the_rest_stays_mud(Profile profile) {
        Expeditions play = wallow(profile, "SP-49");
        cast(play, MAGE, "SP-49", "reversed|cell:1,1");
        assertThat(Mire.company(play.world(), play.state())).isTrue();

        Unfolding u = after(play, 20, 1);

        assertThat(Mire.company(u.world(), u.state())).isFalse();
        assertThat(u.state().effects().of(Mire.HARDENED)).hasSize(30);
        long mud = u.world().level("one").orElseThrow().room("1").orElseThrow().cells().stream()
                .filter(cell -> Mire.at(u.world(), u.state(), "one", cell))
                .count();
        assertThat(mud).isEqualTo(10);
        // both were quick enough
        assertThat(u.state().helpless(MAGE)).isFalse();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"SP-50", "SP-49"})
    void who_stands_in_it_may_be_held_and_the_other_spell_makes_mud_of_it_again(Profile profile) {
        Expeditions play = wallow(profile, "SP-49");
        cast(play, MAGE, "SP-49", "reversed|cell:1,1");
        Unfolding held = after(play, 1, 1);
        assertThat(held.state().helpless(MAGE)).isTrue();
        assertThat(held.state().effects().of(Mire.HELD)).hasSize(2);

        play.given(any -> after(play, 20, 1).state());
        cast(play, MAGE, "SP-49", "cell:1,1", 4, 4, 4);
        Unfolding again = after(play, 20, 1);
        assertThat(again.state().effects().of(Mire.HARDENED)).isEmpty();
        assertThat(Mire.company(again.world(), again.state())).isTrue();
        // it is the old mud, which does not dry
        assertThat(again.state().effects().of(Mire.MUD)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-50")
    void whoever_is_off_the_ground_is_not_held_and_hews_the_other_out_in_six_turns(Profile profile) {
        Expeditions play = wallow(profile, "SP-49")
                .given(state -> state.withEffects(List.of(new Effect(
                        "up",
                        "SP-10",
                        "floats",
                        new Effect.On.OnCharacter(MAGE),
                        "",
                        Effect.Unit.TURNS,
                        60,
                        new TreeMap<>(Map.of(Effect.HEIGHT, 10)),
                        false))));
        cast(play, MAGE, "SP-49", "reversed|cell:1,1");

        Unfolding u = after(play, 1, 1);

        assertThat(u.state().effects().of(Mire.HELD))
                .singleElement()
                .satisfies(held -> assertThat(held.on()).isEqualTo(new Effect.On.OnCharacter(Magicians.FIGHTER)))
                .satisfies(held -> assertThat(held.left()).isEqualTo(6));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"SP-49", "SP-50"})
    void mud_made_of_the_rock_lets_go_of_those_whom_it_holds(Profile profile) {
        Expeditions play = wallow(profile, "SP-49");
        cast(play, MAGE, "SP-49", "reversed|cell:1,1");
        // the mage gets out in time and the fighter does not
        Unfolding rock = new Unfolding(
                play.world(), play.state(), ScriptedDice.of(20, 1).afterwards((s, n) -> 2), new Consequences());
        Time.turns(rock, 1);
        assertThat(rock.state().helpless(Magicians.FIGHTER)).isTrue();
        play.given(any -> rock.state());
        cast(play, MAGE, "SP-49", "cell:1,1", 4, 4, 4);

        Unfolding mud = after(play, 20, 1);

        assertThat(mud.state().effects().of(Mire.HELD)).isEmpty();
        assertThat(mud.state().helpless(Magicians.FIGHTER)).isFalse();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-50")
    void where_there_is_no_mud_there_is_nothing_to_turn_and_none_is_offered(Profile profile) {
        Expeditions dry = Magicians.play(profile, mage(9, "SP-49"));
        assertThat(Casting.check(
                                dry.world(),
                                dry.state(),
                                new Caster.Member(MAGE),
                                "SP-49",
                                List.of("reversed", "cell:1,2"))
                        .orElseThrow()
                        .message())
                .contains("no mud");
        assertThat(offered(dry)).isFalse();
        assertThat(offered(wallow(profile, "SP-49"))).isTrue();
    }

    private static boolean offered(Expeditions play) {
        return new RockToMud(false)
                        .aims(Scene.of(
                                play.world(),
                                play.state(),
                                new Caster.Member(MAGE),
                                play.world().book().spells().spell("SP-49")))
                        .stream()
                        .anyMatch(aim -> aim.label().contains("mud to rock"));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"SP-49", "SP-50"})
    void a_step_through_natural_mud_takes_ten_times_as_long_as_one_over_the_rock_that_was_made_of_it(Profile profile) {
        Expeditions muddy = wallow(profile, "SP-49");
        Expeditions firm = wallow(profile, "SP-49");
        cast(firm, MAGE, "SP-49", "reversed|cell:1,1");
        firm.given(any -> after(firm, 20, 1).state());

        assertThat(ticks(muddy)).isEqualTo(10 * ticks(firm));
    }

    private static long ticks(Expeditions play) {
        long before = moment(play);
        play.order(
                new DelveCommand.March(List.of(Direction.EAST)),
                ScriptedDice.none().afterwards((s, n) -> 2));
        return moment(play) - before;
    }

    private static long moment(Expeditions play) {
        Clock clock = play.state().clock();
        return (clock.day() * 144L + clock.turn()) * Clock.TURN + clock.ticks();
    }
}
