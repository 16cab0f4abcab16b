package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Door;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.battle.Options;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.delve.Forcing;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.refusal.BattleRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/** The potion of giant strength: blows, rocks and doors. */
@UnderBothProfiles
@Rule("MI-045")
class GiantStrengthTest {
    private static final Dice FOURS = (stream, sides) -> stream == DiceStream.REFEREE ? 4 : Math.min(4, sides);

    /** Players hit with every throw and do threes, and the referee throws ones. */
    private static final Dice HITS = (stream, sides) -> stream == DiceStream.PLAYERS ? (sides == 20 ? 19 : 3) : 1;

    private static Expeditions drunk(Profile profile, String kind, Adventurer who) {
        Adventurer with = Company.with(who, Company.thing("potion", kind, "potion", 1, 30));
        Expeditions play = Magicians.play(profile, with.withMaxHitPoints(30).withHitPoints(30));
        play.order(new HandlingCommand.Drink(FIGHTER, new ItemId("potion")), FOURS);
        return play;
    }

    private static Adventurer armed(int level, int bonus) {
        String kind = bonus == 0 ? "EQI-13" : "MI-001";
        return Company.with(
                Magicians.fighter(level),
                new Item(new ItemId("sword"), kind, "sword", 1, 60, 0, Carried.IN_HAND, "", bonus));
    }

    private static Options.Choice strike(Expeditions play) {
        return Options.of(play.world(), play.state(), play.who(FIGHTER), true).stream()
                .filter(choice -> choice.value().equals("strike|m1"))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"ORIGINAL, 10", "CLASSIC, 9"})
    void a_beginner_attacks_as_eight_dice_and_does_two(Profile profile, int needed) {
        Expeditions play = drunk(profile, "MI-045", Magicians.fighter(1));
        Magicians.meeting(play, Encounter.Phase.BATTLE, 5, "giant-ant", 1, 40);
        assertThat(strike(play).note()).isEqualTo("needs " + needed);
        play.order(
                new MeetingCommand.Fight(List.of(new FighterOrder(FIGHTER, new Deed.Strike(Magicians.foe(1))))), HITS);
        assertThat(play.events(BattleEvent.Struck.class))
                .filteredOn(BattleEvent.Struck::hit)
                .singleElement()
                .satisfies(blow -> assertThat(blow.points()).isEqualTo(6));
    }

    @Test
    void the_magic_of_a_weapon_is_added_and_so_is_the_greater_skill_of_the_drinker(Profile profile) {
        Expeditions weak = drunk(profile, "MI-045", armed(1, 1));
        Magicians.meeting(weak, Encounter.Phase.BATTLE, 5, "giant-ant", 1, 40);
        assertThat(strike(weak).note()).isEqualTo("needs " + (profile == Profile.ORIGINAL ? 9 : 8));

        Expeditions great = drunk(profile, "MI-045", armed(16, 0));
        Expeditions plain = drunk(profile, "MI-054", armed(16, 0));
        Magicians.meeting(great, Encounter.Phase.BATTLE, 5, "giant-ant", 1, 40);
        Magicians.meeting(plain, Encounter.Phase.BATTLE, 5, "giant-ant", 1, 40);
        assertThat(strike(great).note()).isEqualTo(strike(plain).note());
    }

    @Test
    void rocks_are_hurled_two_hundred_feet_for_two_dice_and_never_run_out(Profile profile) {
        Expeditions play = drunk(profile, "MI-045", Magicians.fighter(1));
        Magicians.meeting(play, Encounter.Phase.BATTLE, 200, "giant-ant", 1, 40);
        Deed hurl = new Deed.Throw(new ItemId("rock"), Magicians.foe(1));
        assertThat(Options.of(play.world(), play.state(), play.who(FIGHTER), false))
                .extracting(Options.Choice::value)
                .contains("throw|rock|m1");
        List<Item> before = play.who(FIGHTER).items();
        play.order(new MeetingCommand.Fight(List.of(new FighterOrder(FIGHTER, hurl))), HITS);
        assertThat(play.events(BattleEvent.Struck.class))
                .filteredOn(BattleEvent.Struck::hit)
                .singleElement()
                .satisfies(blow -> assertThat(blow.points()).isEqualTo(6));
        assertThat(play.who(FIGHTER).items()).isEqualTo(before);
    }

    @Test
    void rocks_fly_no_farther_and_nobody_else_lifts_them(Profile profile) {
        Expeditions play = drunk(profile, "MI-045", Magicians.fighter(1));
        MeetingCommand hurl = new MeetingCommand.Fight(
                List.of(new FighterOrder(FIGHTER, new Deed.Throw(new ItemId("rock"), Magicians.foe(1)))));
        Magicians.meeting(play, Encounter.Phase.BATTLE, 201, "giant-ant", 1, 40);
        assertThat(play.refused(hurl)).isInstanceOf(BattleRefusal.OutOfRange.class);

        Expeditions other = drunk(profile, "MI-054", Magicians.fighter(1));
        Magicians.meeting(other, Encounter.Phase.BATTLE, 60, "giant-ant", 1, 40);
        assertThat(other.refused(hurl)).isInstanceOf(BattleRefusal.NothingToThrow.class);
    }

    @Test
    void doors_gates_and_lids_yield_on_five_in_six(Profile profile) {
        Expeditions play = drunk(profile, "MI-045", Magicians.fighter(1));
        Adventurer who = play.who(FIGHTER);
        assertThat(Forcing.chance(play.world(), play.state(), who, Door.Kind.DOOR))
                .isEqualTo(5);
        assertThat(Forcing.chance(play.world(), play.state(), who, Door.Kind.PORTCULLIS))
                .isEqualTo(5);
        assertThat(Forcing.feat(play.world(), play.state(), who)).isEqualTo(5);
    }

    @Test
    void a_deluded_drinker_only_feels_as_strong(Profile profile) {
        Expeditions real = drunk(profile, "MI-045", Magicians.fighter(1));
        Expeditions play = drunk(profile, "MI-053/MI-045", Magicians.fighter(1));
        assertThat(play.told()).containsExactlyElementsOf(real.told());
        assertThat(Forcing.chance(play.world(), play.state(), play.who(FIGHTER), Door.Kind.DOOR))
                .isLessThan(5);
    }

    @Test
    @Rule("MI-053")
    void a_deluded_drinker_is_offered_rocks_and_finds_out_that_they_do_not_stir(Profile profile) {
        Expeditions play = drunk(profile, "MI-053/MI-045", Magicians.fighter(1));
        Magicians.meeting(play, Encounter.Phase.BATTLE, 60, "giant-ant", 1, 40);
        assertThat(Options.of(play.world(), play.state(), play.who(FIGHTER), false))
                .extracting(Options.Choice::value)
                .contains("throw|rock|m1");
        Deed hurl = new Deed.Throw(new ItemId("rock"), Magicians.foe(1));
        play.order(new MeetingCommand.Fight(List.of(new FighterOrder(FIGHTER, hurl))), HITS);
        assertThat(play.told()).anyMatch(line -> line.contains("the rock does not stir"));
        assertThat(play.events(BattleEvent.Struck.class))
                .noneMatch(blow -> blow.by().equals(new Fighter.Member(FIGHTER)));
        assertThat(Magicians.effects(play, "MI-053")).isEmpty();
    }
}
