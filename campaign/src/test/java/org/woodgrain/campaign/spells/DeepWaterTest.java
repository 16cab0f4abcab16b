package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Plans.cell;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.mage;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.OnlyUnder;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.harm.DeepWater;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.exploration.Drowning;
import org.woodgrain.rules.exploration.Drowning.Armor;

/** Swimming, drowning, and breathing under water. */
@UnderBothProfiles
class DeepWaterTest {
    /** Two dry squares and three in the water. */
    private static Expeditions play(Profile profile, String tag, Adventurer... company) {
        Level level = Plans.draw("+-+-+-+-+-+", "|. . 2 2 2|", "+-+-+-+-+-+")
                .room("2", "", "", tag)
                .level();
        return Expeditions.begin(profile, level, cell(0, 0), Direction.EAST, List.of(company));
    }

    private static Adventurer clad(String armour, int weight, int load) {
        List<Item> items = new ArrayList<>();
        if (!armour.isEmpty()) {
            items.add(new Item(new ItemId("armour"), armour, "armour", 1, weight, 0, Carried.WORN, "", 0));
        }
        items.add(new Item(new ItemId("load"), "loot", "load", 1, load, 0, Carried.STOWED, "", 0));
        return fighter(1).withItems(items);
    }

    /** Into the water; the dice are those of the risk. */
    private static Expeditions into(Expeditions play, int... faces) {
        ScriptedDice dice = ScriptedDice.of(faces);
        Unfolding u = new Unfolding(play.world(), play.state(), dice, new Consequences());
        u.emit(new DelveEvent.Moved("one", cell(2, 0), Direction.EAST));
        dice.requireAllThrown();
        return play.given(any -> u.state());
    }

    private static Expeditions turns(Expeditions play, int many, int face) {
        Unfolding u = new Unfolding(
                play.world(),
                play.state(),
                ScriptedDice.none().afterwards((s, n) -> n == 100 ? face : 2),
                new Consequences());
        Time.turns(u, many);
        return play.given(any -> u.state());
    }

    private static Life life(Expeditions play) {
        return play.who(FIGHTER).life();
    }

    @ParameterizedTest
    @CsvSource({"PLATE, 800, true, 99", "LEATHER, 0, true, 10", "CHAIN, 400, false, 50"})
    @Rule("HZ-21")
    void the_classic_chance_adds_up_armour_load_and_water(Armor armor, int load, boolean rough, int percent) {
        assertThat(Expeditions.book()
                        .exploration()
                        .drowning()
                        .classic(new Drowning.Swimmer(armor, false, load, rough, false)))
                .isEqualTo(percent);
    }

    @Test
    @Rule("HZ-20")
    void a_scout_without_armour_swims_a_pond_without_a_throw_and_fights_in_it_with_one() {
        assertThat(Drowning.risky(new Drowning.Swimmer(Armor.NONE, false, 0, false, false)))
                .isFalse();
        assertThat(Drowning.risky(new Drowning.Swimmer(Armor.NONE, false, 0, false, true)))
                .isTrue();

        Expeditions scout = into(play(Profile.CLASSIC, "deep", clad("", 0, 0)));
        assertThat(scout.state().effects()).isEmpty();
    }

    @Test
    @Rule({"HZ-20", "HZ-21"})
    void the_classic_danger_is_there_on_going_in_and_again_after_each_turn() {
        Expeditions play = into(play(Profile.CLASSIC, "deep", clad("EQI-02", 500, 400)), 51);
        assertThat(play.state().effects()).isEmpty();

        turns(play, 1, 50);
        assertThat(effects(play, DeepWater.DROWNING)).hasSize(1);
        turns(play, 1, 100);
        assertThat(life(play)).isEqualTo(Life.DEAD);
    }

    @Test
    @OnlyUnder(value = Profile.ORIGINAL, because = "NA-80; HZ-21 has the classic danger")
    void in_the_original_game_leather_drowns_on_twenty_and_swims_on_twenty_one() {
        assertThat(effects(into(play(Played.profile(), "deep", clad("EQI-01", 250, 0)), 20), DeepWater.DROWNING))
                .hasSize(1);
        assertThat(into(play(Played.profile(), "deep", clad("EQI-01", 250, 0)), 21)
                        .state()
                        .effects())
                .isEmpty();
    }

    @Test
    @Rule("SP-32")
    void one_who_breathes_water_is_safe_in_the_twelfth_turn_and_drowns_from_the_thirteenth(Profile profile) {
        Expeditions play = play(profile, "sunken", clad("EQI-03", 750, 0), mage(6, "SP-32", "SP-32"));
        cast(play, MAGE, "SP-32", "member:conan");
        assertThat(WaterBreathing.breathes(play.state(), new Effect.On.OnCharacter(FIGHTER)))
                .isTrue();
        play.given(state -> state.withOrder(List.of(FIGHTER)));
        into(play);

        turns(play, 12, 100);
        assertThat(effects(play, DeepWater.DROWNING)).isEmpty();
        turns(play, 1, 100);
        assertThat(effects(play, DeepWater.DROWNING)).hasSize(1);
        turns(play, 1, 100);
        assertThat(life(play)).isEqualTo(Life.DEAD);
    }

    @Test
    @Rule("SP-32")
    void breath_given_in_time_saves_one_who_has_gone_under_and_so_does_dry_land(Profile profile) {
        Expeditions play = play(profile, "deep", clad("EQI-03", 750, 800), mage(6, "SP-32"));
        into(play, 1);
        assertThat(effects(play, DeepWater.DROWNING)).hasSize(1);
        cast(play, MAGE, "SP-32", "member:conan");
        assertThat(effects(play, DeepWater.DROWNING)).isEmpty();

        Expeditions out = play(profile, "deep", clad("EQI-03", 750, 0));
        into(out, 1);
        out.order(
                new DelveCommand.March(List.of(Direction.WEST)),
                ScriptedDice.none().afterwards((s, n) -> n == 100 ? n : 2));
        assertThat(effects(out, DeepWater.DROWNING)).isEmpty();
        assertThat(out.told()).noneMatch(line -> line.contains("is dead"));
        assertThat(life(out)).isEqualTo(Life.LIVING);
    }

    @Test
    @Rule("SP-65")
    void whoever_is_on_the_path_when_parted_water_closes_is_in_the_water() {
        Expeditions play = play(Profile.CLASSIC, "deep", clad("EQI-03", 750, 0))
                .given(state -> state.withEffects(List.of(new Effect(
                        "path",
                        "SP-65",
                        "a dry path",
                        Outdoors.place(state),
                        "",
                        Effect.Unit.TURNS,
                        6,
                        new TreeMap<>(),
                        false))));
        into(play);
        assertThat(effects(play, DeepWater.DROWNING)).isEmpty();

        ScriptedDice dice = ScriptedDice.of(70);
        Unfolding u = new Unfolding(play.world(), play.state(), dice, new Consequences());
        u.emit(new MagicEvent.EffectEnded("path", "its time is up"));
        dice.requireAllThrown();

        assertThat(u.state().effects()).anyMatch(effect -> effect.kind().equals(DeepWater.DROWNING));
    }

    @Test
    @Rule("SP-32")
    void no_fire_ball_burns_under_water_and_one_feels_the_last_turn_of_breath_begin() {
        Expeditions play = play(Played.profile(), "sunken", clad("", 0, 0), mage(6, "SP-24", "SP-32"));
        cast(play, MAGE, "SP-32", "member:conan");
        play.given(state -> state.withOrder(List.of(FIGHTER, MAGE)));
        Unfolding u = new Unfolding(
                play.world(),
                play.state(),
                ScriptedDice.none().afterwards((s, n) -> n == 100 ? n : 2),
                new Consequences());
        Time.turns(u, 11);
        assertThat(u.close())
                .filteredOn(event -> event instanceof MagicEvent.EffectChanged changed
                        && changed.number().equals("last-turn"))
                .hasSize(1);

        into(play);
        assertThat(Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-24", List.of("cell:4,0")))
                .get()
                .satisfies(refusal -> assertThat(refusal.message()).contains("under water"));
        assertThat(play.events(HarmEvent.WaterBraved.class)).isEmpty();
    }
}
