package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.WandsTest.THING;
import static org.woodgrain.campaign.spells.WandsTest.inPassage;
import static org.woodgrain.campaign.spells.WandsTest.play;
import static org.woodgrain.campaign.spells.WandsTest.points;
import static org.woodgrain.campaign.spells.WandsTest.refusal;
import static org.woodgrain.campaign.spells.WandsTest.use;
import static org.woodgrain.campaign.spells.WandsTest.with;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.event.DeviceEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.refusal.HandlingRefusal;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.combat.Danger;

@UnderBothProfiles
class StavesTest {
    @Test
    @Rule({"MI-135", "MI-115", "MI-178"})
    void a_staff_of_power_throws_eight_dice_for_one_charge(Profile profile) {
        Expeditions play = play(profile, "MI-135", "ogre", 1, 90);
        use(play, "cold", "foe:m1", 3, 3, 3, 3, 3, 3, 3, 3, 1);
        assertThat(points(play, 1)).isEqualTo(90 - 24);
        assertThat(play.state().charges(THING)).isEqualTo(1);
        assertThat(DeviceBook.find("MI-135").orElseThrow().danger()).isEqualTo(Danger.SPELLS);
        use(play, "telekinesis", "load:160");
        assertThat(refusal(play, "telekinesis", "load:161")).containsInstanceOf(MagicRefusal.WrongTarget.class);
        use(play, "light", "member:mirabel");
        assertThat(Magicians.effects(play, "SP-17"))
                .singleElement()
                .satisfies(effect -> assertThat(Effects.level(effect)).isEqualTo(8));
        assertThat(play.state().charges(THING)).isEqualTo(3);
    }

    @Test
    @Rule("MI-136")
    void broken_with_twenty_five_charges_it_does_forty_to_each_of_five(Profile profile) {
        Expeditions play = play(profile, "MI-135", "ogre", 3, 90);
        play.given(state -> state.withEncounter(state.encounter().map(each -> each.withDistance(10))));
        IntStream.range(0, 175).forEach(i -> play.given(state -> state.withCharge(THING)));
        List<Event> events = use(play, "break", "");
        assertThat(events)
                .filteredOn(DeviceEvent.Broken.class::isInstance)
                .containsExactly(new DeviceEvent.Broken(MAGE, THING, "MI-135", 200, 40));
        assertThat(List.of(points(play, 1), points(play, 2), points(play, 3))).containsOnly(50);
        assertThat(play.who(FIGHTER).living()).isFalse();
        assertThat(play.state().adventurer(MAGE).orElseThrow().item(THING)).isEmpty();
        assertThat(play.state().charges(THING)).isZero();
    }

    @Test
    @Rule({"MI-130", "MI-117"})
    void a_staff_of_healing_heals_anybody_once_a_day_without_end(Profile profile) {
        Expeditions play = Magicians.play(
                profile,
                with(Magicians.cleric(1, Alignment.LAW), "MI-130"),
                Magicians.fighter(1).withHitPoints(1).withMaxHitPoints(20));
        play.order(
                new MagicCommand.UseDevice(CLERIC, THING, "heal", List.of("member:conan")),
                (stream, sides) -> stream == DiceStream.PLAYERS ? sides : 3);
        assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(8);
        assertThat(play.refused(new MagicCommand.UseDevice(CLERIC, THING, "heal", List.of("member:conan"))))
                .isInstanceOf(MagicRefusal.WrongTarget.class);
        assertThat(play.state().charges(THING)).isZero();
        play.given(state -> state.withClock(new Clock(
                state.clock().day() + 1, state.clock().turn(), state.clock().ticks())));
        play.order(
                new MagicCommand.UseDevice(CLERIC, THING, "heal", List.of("member:conan")),
                (stream, sides) -> stream == DiceStream.PLAYERS ? sides : 3);
        assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(15);
        Expeditions mage = play(profile, "MI-130", "orc", 1, 5);
        assertThat(refusal(mage, "heal", "member:conan")).containsInstanceOf(HandlingRefusal.Forbidden.class);
    }

    @ParameterizedTest
    @CsvSource({"4, 4", "1, 16", "0, 16", "8, 2", "12, 2", "5, 4"})
    @Rule("MI-139")
    void turns_to_break_out_of_webs_are_sixteen_by_the_hit_dice(int dice, int turns) {
        assertThat(StaffWebs.turns(dice)).isEqualTo(turns);
    }

    @Test
    @Rule({"MI-139", "MI-137"})
    void webs_hold_an_ogre_four_turns_and_fire_burns_them(Profile profile) {
        Expeditions play = play(profile, "MI-137", "ogre", 1, 90);
        use(play, "webs", "foe:m1");
        assertThat(Magicians.standing(play, 1)).isEqualTo(Foe.Standing.HELPLESS);
        assertThat(Magicians.effects(play, Afflictions.WEB))
                .singleElement()
                .satisfies(effect -> assertThat(effect.left()).isEqualTo(Afflictions.rounds(play.state(), 4)));
        play.given(state -> state.withOrder(List.of(MAGE))
                .change(MAGE, who -> who.withMaxHitPoints(40).withHitPoints(40)));
        // in so narrow a place the fire takes in whoever lets it loose
        use(play, "fire", "foe:m1", 1, 1, 1, 1, 1, 1, 1, 1, 20, 20, 6);
        assertThat(points(play, 1)).isEqualTo(90 - 4 - 6);
        assertThat(Magicians.effects(play, Afflictions.WEB)).isEmpty();
    }

    @Test
    @Rule("MI-138")
    void a_two_and_a_three_call_two_fire_elementals_of_eight_dice_once_a_day(Profile profile) {
        Expeditions play = play(profile, "MI-137", "ogre", 1, 90);
        int[] faces = new int[18];
        Arrays.fill(faces, 3);
        faces[0] = 2;
        use(play, "elementals", "", faces);
        assertThat(play.state().followers())
                .extracting(follower -> follower.foe().monster())
                .containsExactly("fire-elemental-8", "fire-elemental-8");
        assertThat(Magicians.effects(play, "SP-47")).hasSize(2);
        assertThat(refusal(play, "elementals", "")).containsInstanceOf(MagicRefusal.WrongTarget.class);
    }

    @Test
    @Rule("MI-137")
    void a_whirlwind_sweeps_the_weak_away_and_batters_the_strong_round_after_round(Profile profile) {
        Expeditions weak = inPassage(profile, "MI-137", "orc", 2);
        use(weak, "whirlwind", "foe:m1");
        assertThat(weak.state().encounter().orElseThrow().foes())
                .extracting(Foe::standing)
                .containsOnly(Foe.Standing.FLED);
        Expeditions play = inPassage(profile, "MI-137", "ogre", 1);
        use(play, "whirlwind", "foe:m1", 5);
        assertThat(points(play, 1)).isEqualTo(85);
        round(play, 6);
        assertThat(points(play, 1)).isEqualTo(79);
        use(play, "invisibility", "member:mirabel");
        round(play);
        assertThat(points(play, 1)).isEqualTo(79);
    }

    private static void round(Expeditions play, int... faces) {
        ScriptedDice dice = ScriptedDice.of(faces);
        Unfolding u = new Unfolding(play.world(), play.state(), dice, new Consequences());
        StaffWhirlwind.round(u);
        dice.requireAllThrown();
        u.close();
        CampaignState after = u.state();
        play.given(any -> after);
    }

    @Test
    @Rule({"MI-137", "MI-125"})
    void a_staff_of_wizardry_paralyses_in_its_own_column(Profile profile) {
        Expeditions play = play(profile, "MI-137", "orc", 1, 5);
        use(play, "paralysis", "foe:m1", 1);
        assertThat(Magicians.standing(play, 1)).isEqualTo(Foe.Standing.HELPLESS);
        assertThat(play.state().encounter().map(Encounter::phase)).contains(Encounter.Phase.BATTLE);
        assertThat(DeviceBook.find("MI-137").orElseThrow().powers())
                .extracting(Power::key)
                .contains("cold", "fire", "lightning", "light", "telekinesis", "wall", "pass", "invisibility");
    }
}
