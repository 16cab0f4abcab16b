package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.battle.Options;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.DeviceEvent;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.people.Circles;
import org.woodgrain.campaign.people.Gait;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

@UnderBothProfiles
class DraughtsTest {
    private static final ItemId POTION = new ItemId("potion");
    private static final Dice QUIET = (stream, sides) -> stream == DiceStream.REFEREE ? 4 : Math.min(3, sides);
    private static final Effect.On DRINKER = new Effect.On.OnCharacter(FIGHTER);

    private static Adventurer with(Adventurer who, String... kinds) {
        List<Item> all = new ArrayList<>(who.items());
        for (String kind : kinds) {
            ItemId id = all.stream().anyMatch(item -> item.id().equals(POTION)) ? new ItemId("second") : POTION;
            all.add(new Item(id, kind, "potion", 1, 30, 0, Carried.AT_HAND, "", 0));
        }
        return who.withItems(all);
    }

    private static Expeditions drunk(Profile profile, String... kinds) {
        Expeditions play = Magicians.play(profile, Magicians.mage(1), with(Magicians.fighter(3), kinds));
        play.order(new HandlingCommand.Drink(FIGHTER, POTION), QUIET);
        return play;
    }

    private static Effect effect(Expeditions play, String kind) {
        List<Effect> all = Magicians.effects(play, kind);
        assertThat(all).hasSize(1);
        return all.getFirst();
    }

    @ParameterizedTest
    @CsvSource({
        "MI-046, SP-13",
        "MI-048, SP-34",
        "MI-050, SP-10",
        "MI-051, SP-19",
        "MI-052, SP-16",
        "MI-056, SP-22",
        "MI-057, SP-23"
    })
    @Rule({"MI-041", "MI-042", "MI-051"})
    void potions_that_copy_spells_last_six_turns_and_a_secret_die_at_the_sixth_level(String kind, String spell) {
        for (Profile profile : Profile.values()) {
            copies(drunk(profile, kind), spell);
        }
    }

    private static void copies(Expeditions play, String spell) {
        Effect effect = effect(play, spell);
        // four on the die, and the round of drinking has gone by before it works
        assertThat(effect.left()).isEqualTo(Lengths.turns(play.state(), 10).left());
        assertThat(effect.secret()).isTrue();
        assertThat(Effects.level(effect)).isEqualTo(6);
        assertThat(play.who(FIGHTER).item(POTION)).isEmpty();
        assertThat(play.events(MagicEvent.EffectBegun.class))
                .allSatisfy(begun -> assertThat(begun.rolls()).allMatch(roll -> roll.secret()));
    }

    @Test
    @Rule("MI-046")
    void a_drinker_who_attacks_is_seen(Profile profile) {
        Expeditions play = drunk(profile, "MI-046");
        assertThat(Vanished.hidden(play.world(), play.state(), DRINKER)).isTrue();
        Magicians.meeting(play, Encounter.Phase.BATTLE, 5, "ogre", 1, 90);
        play.order(
                new MeetingCommand.Fight(List.of(new FighterOrder(FIGHTER, new Deed.Strike(Magicians.foe(1))))), QUIET);
        assertThat(Vanished.hidden(play.world(), play.state(), DRINKER)).isFalse();
    }

    @Test
    @Rule("MI-048")
    void a_drinker_takes_the_shape_he_wants(Profile profile) {
        Expeditions play = drunk(profile, "MI-048");
        String effect = effect(play, "SP-34").id();
        play.order(new MagicCommand.Direct(FIGHTER, effect, List.of("form:normal-bat")), QUIET);
        assertThat(effect(play, "SP-34").word(Effect.FORM)).isEqualTo("normal-bat");
    }

    @Test
    @Rule("MI-050")
    void two_turns_of_rising_are_a_hundred_and_twenty_feet_and_no_more(Profile profile) {
        Expeditions play = drunk(profile, "MI-050");
        Scene scene = Scene.of(play.world(), play.state(), new Caster.Member(FIGHTER), effect(play, "SP-10"));
        assertThat(new Levitate().highest(scene, effect(play, "SP-10"))).isEqualTo(120);
        assertThat(new Levitate().rate(false)).isEqualTo(60);
    }

    @ParameterizedTest
    @CsvSource({"MI-052", "MI-056", "MI-057"})
    @Rule({"MI-052", "MI-056", "MI-057"})
    void what_is_behind_walls_can_be_probed(String kind) {
        for (Profile profile : Profile.values()) {
            probes(drunk(profile, kind));
        }
    }

    private static void probes(Expeditions play) {
        String effect = play.state().effectsOn(DRINKER).getFirst().id();
        assertThat(Directing.ready(play.world(), play.state(), FIGHTER)).hasSize(1);
        play.order(new MagicCommand.Direct(FIGHTER, effect, List.of("to:east")), QUIET);
    }

    @Test
    @Rule("MI-049")
    void speed_doubles_the_pace_and_adds_nothing_to_haste(Profile profile) {
        Expeditions play = drunk(profile, "MI-049");
        assertThat(Gait.changed(play.state(), DRINKER, 3)).isEqualTo(6);
        assertThat(Gait.changed(play.state(), DRINKER, 6)).isEqualTo(12);
        Magicians.meeting(play, Encounter.Phase.BATTLE, 30, "orc", 1, 5);
        play.given(state ->
                state.change(Magicians.MAGE, who -> who.withSpells(who.spells().withMemorised(List.of("SP-30"), 1))));
        Magicians.cast(play, Magicians.MAGE, "SP-30", "member:conan");
        assertThat(Gait.changed(play.state(), DRINKER, 6)).isEqualTo(12);
    }

    @Test
    @Rule("MI-065")
    void invulnerability_turns_about_when_drunk_twice_within_a_week(Profile profile) {
        Expeditions play = drunk(profile, "MI-065", "MI-065");
        assertThat(effect(play, "MI-065").number(Afflictions.EASE)).isEqualTo(-2);
        assertThat(Circles.onSaves(play.state(), DRINKER)).isEqualTo(2);
        play.order(new HandlingCommand.Drink(FIGHTER, new ItemId("second")), QUIET);
        assertThat(effect(play, "MI-065").number(Afflictions.EASE)).isEqualTo(2);
        assertThat(Circles.onSaves(play.state(), DRINKER)).isEqualTo(-2);
    }

    @Test
    @Rule("MI-067")
    void five_thousand_coins_at_three_hundred_feet_are_felt_and_49_gems_are_not(Profile profile) {
        String wall = "+" + "-+".repeat(45);
        Expeditions play = Expeditions.begin(
                profile,
                Plans.draw(wall, "|" + ". ".repeat(44) + ".|", wall).level(),
                new Cell(0, 0),
                Direction.EAST,
                List.of(with(Magicians.fighter(3), "MI-067")));
        Cell far = new Cell(30, 0);
        Cell near = new Cell(5, 0);
        Item gems = new Item(new ItemId("g"), "gem", "gem", 49, 0, 0, Carried.STOWED, "", 0);
        play.given(state -> state.changeLevel(
                "one",
                level -> level.withPiles(new TreeMap<>(Map.of(
                        far,
                        Hoard.pile("h", far, new Purse(0, 100, 0, 4900, 0), List.of()),
                        near,
                        Hoard.pile("n", near, Purse.EMPTY, List.of(gems)))))));
        play.order(new HandlingCommand.Drink(FIGHTER, POTION), QUIET);
        assertThat(play.events(DeviceEvent.Sensed.class))
                .containsExactly(new DeviceEvent.Sensed(FIGHTER, "MI-067", "a great treasure 300 feet away", "east"));
    }

    @Test
    @Rule("MI-053")
    void what_is_only_believed_looks_the_same_until_a_blow(Profile profile) {
        Expeditions real = drunk(profile, "MI-065");
        Expeditions play = drunk(profile, "MI-053/MI-065");
        assertThat(play.told()).containsExactlyElementsOf(real.told());
        assertThat(Circles.onSaves(play.state(), DRINKER)).isZero();
        Magicians.meeting(play, Encounter.Phase.BATTLE, 5, "ogre", 1, 90);
        play.given(state -> state.withOrder(List.of(FIGHTER))
                .change(FIGHTER, who -> who.withMaxHitPoints(90).withHitPoints(90)));
        play.order(
                new MeetingCommand.Fight(List.of(new FighterOrder(FIGHTER, new Deed.Guard()))),
                (stream, sides) -> stream == DiceStream.PLAYERS ? 1 : sides);
        assertThat(play.who(FIGHTER).hitPoints()).isLessThan(90);
        assertThat(Magicians.effects(play, "MI-053")).isEmpty();
    }

    @Test
    @Rule({"MI-040", "MI-054", "MI-177"})
    void in_a_fight_a_potion_takes_the_round_and_works_at_its_end(Profile profile) {
        Expeditions play = Magicians.play(
                profile,
                with(Magicians.fighter(3), "MI-054").withMaxHitPoints(30).withHitPoints(5));
        Magicians.meeting(play, Encounter.Phase.BATTLE, 100, "orc", 1, 5);
        assertThat(Options.of(play.world(), play.state(), play.who(FIGHTER), false))
                .extracting(Options.Choice::value)
                .contains("drink|potion");
        play.order(new MeetingCommand.Fight(List.of(new FighterOrder(FIGHTER, new Deed.Drink(POTION)))), QUIET);
        assertThat(play.events(HandlingEvent.Drunk.class)).hasSize(1);
        assertThat(play.events(HarmEvent.CharacterHealed.class))
                .singleElement()
                .satisfies(healed -> assertThat(healed.points()).isEqualTo(4));
        assertThat(play.who(FIGHTER).item(POTION)).isEmpty();
    }
}
