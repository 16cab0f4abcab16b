package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.cleric;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

class DetectGoodTest {
    private static final int LAW = 1;
    private static final int NEUTRAL = 2;

    private static Foe man(int side) {
        return new Foe(new FoeId("m" + side), "bandit", "bandit", 4, 4, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>())
                .withNumber("alignment", side);
    }

    /** What an evil cleric feels of men so many squares to the east. */
    private static Map<String, String> felt(Profile profile, int squares, Encounter.Phase phase, int... sides) {
        List<Foe> foes = new ArrayList<>();
        for (int side : sides) {
            foes.add(man(side));
        }
        Expeditions play = play(profile, cleric(2, Alignment.CHAOS, "SP-79"))
                .given(state -> state.withPlace(new Place.Underground("one", new Cell(3, 2), Direction.EAST))
                        .withEncounter(Optional.of(Encounter.begun(
                                foes, "one", Optional.empty(), new Cell(3 + squares, 2), phase, List.of()))));
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none());
        Casting.carryOut(u, new Caster.Member(CLERIC), "SP-79", List.of());
        return u.close().stream()
                .filter(MagicEvent.IntentFelt.class::isInstance)
                .map(MagicEvent.IntentFelt.class::cast)
                .findFirst()
                .orElseThrow()
                .directions();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-79")
    void a_lawful_man_is_felt_at_ten_inches_and_not_at_thirteen_and_a_neutral_one_not_at_all(Profile profile) {
        assertThat(felt(profile, 10, Encounter.Phase.WARNED, LAW)).containsEntry("east", "faint");
        assertThat(felt(profile, 13, Encounter.Phase.WARNED, LAW)).isEmpty();
        assertThat(felt(profile, 10, Encounter.Phase.WARNED, NEUTRAL)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-79")
    void whoever_fights_beside_the_lawful_against_him_is_felt_and_who_fights_for_himself_is_not(Profile profile) {
        assertThat(looked(profile, Encounter.Phase.BATTLE, LAW, NEUTRAL)).isEqualTo("faint");
        assertThat(looked(profile, Encounter.Phase.BATTLE, NEUTRAL)).isEmpty();
        assertThat(looked(profile, Encounter.Phase.INTENT, LAW, NEUTRAL)).isEmpty();
    }

    /** What the neutral man among them shows when the cleric looks at him. */
    private static String looked(Profile profile, Encounter.Phase phase, int... sides) {
        List<Foe> foes = new ArrayList<>();
        for (int side : sides) {
            foes.add(man(side));
        }
        Expeditions play = play(profile, cleric(2, Alignment.CHAOS, "SP-79"))
                .given(state -> state.withEncounter(
                        Optional.of(Encounter.begun(foes, "one", Optional.empty(), new Cell(1, 1), phase, List.of())
                                .withDistance(10)
                                .withKindKnown())));
        return new IntentSurvey(
                        play.world(), play.state(), play.state().underground().orElseThrow(), CLERIC, true, 120)
                .looked(new Target.OnFoe(new FoeId("m" + NEUTRAL)));
    }

    /** What is felt of a magic thing in a neutral man's pack, with these dice for its side. */
    private static Map<String, String> carried(Profile profile, String spell, String kind, int bonus, int... dice) {
        Item thing = new Item(new ItemId("thing"), kind, "thing", 1, 0, bonus, Carried.STOWED, "", 0);
        Expeditions play = play(profile, cleric(2, Alignment.CHAOS, spell), Company.with(Magicians.mage(1), thing));
        ScriptedDice thrown = ScriptedDice.of(dice);
        Unfolding u = new Unfolding(play.world(), play.state(), thrown);
        Casting.carryOut(u, new Caster.Member(CLERIC), spell, List.of());
        thrown.requireAllThrown();
        CampaignState after = u.state();
        // what is settled once stays so
        Intents.feel(u, CLERIC, "item:thing");
        assertThat(u.state().effects().of(SwordMinds.KIND))
                .isEqualTo(after.effects().of(SwordMinds.KIND));
        return u.close().stream()
                .filter(MagicEvent.IntentFelt.class::isInstance)
                .map(MagicEvent.IntentFelt.class::cast)
                .findFirst()
                .orElseThrow()
                .directions();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"SP-79", "SW-03"})
    void a_sword_of_law_is_felt_as_good_and_neither_a_neutral_nor_a_chaotic_one(Profile profile) {
        assertThat(carried(profile, "SP-79", "MI-001", 1, 65)).containsEntry("here", "faint");
        assertThat(carried(profile, "SP-79", "MI-001", 1, 66)).isEmpty();
        assertThat(carried(profile, "SP-79", "MI-001", 1, 90)).isEmpty();
        assertThat(carried(profile, "SP-79", "MI-001", 1, 91)).isEmpty();
        // a curse is no benefit, whatever the side
        assertThat(carried(profile, "SP-79", "MI-013", -2)).isEmpty();
        assertThat(carried(profile, "SP-79", "MI-014", 1)).isEmpty();
        assertThat(carried(profile, "SP-79", "EQI-55", 0)).containsEntry("here", "faint");
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"SP-78", "SP-79", "SW-04"})
    void the_sides_of_a_life_drinker_are_turned_round_and_chaotic_swords_are_felt_as_evil(Profile profile) {
        assertThat(carried(profile, "SP-79", "MI-012", 1, 20)).isEmpty();
        assertThat(carried(profile, "SP-79", "MI-012", 1, 95)).containsEntry("here", "faint");
        assertThat(carried(profile, "SP-78", "MI-012", 1, 20)).containsEntry("here", "faint");
        assertThat(carried(profile, "SP-78", "MI-001", 1, 91)).containsEntry("here", "faint");
        assertThat(carried(profile, "SP-78", "MI-001", 1, 65)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-79")
    void of_a_lawful_sword_that_somebody_bears_who_is_met_too_far_away_nothing_is_felt_and_nothing_thrown(
            Profile profile) {
        Item sword = new Item(new ItemId("thing"), "MI-001", "sword", 1, 0, 1, Carried.IN_HAND, "", 0);
        for (int squares : new int[] {10, 13}) {
            Expeditions play = play(profile, cleric(2, Alignment.CHAOS, "SP-79"))
                    .given(state -> state.withPlace(new Place.Underground("one", new Cell(3, 2), Direction.EAST))
                            .withEncounter(Optional.of(Encounter.begun(
                                    List.of(man(NEUTRAL).withItems(List.of(sword))),
                                    "one",
                                    Optional.empty(),
                                    new Cell(3 + squares, 2),
                                    Encounter.Phase.WARNED,
                                    List.of()))));
            Unfolding u =
                    new Unfolding(play.world(), play.state(), squares == 10 ? ScriptedDice.of(1) : ScriptedDice.none());
            Casting.carryOut(u, new Caster.Member(CLERIC), "SP-79", List.of());
            assertThat(u.state().effects().of(SwordMinds.KIND)).hasSize(squares == 10 ? 1 : 0);
            assertThat(u.close())
                    .filteredOn(MagicEvent.IntentFelt.class::isInstance)
                    .map(MagicEvent.IntentFelt.class::cast)
                    .singleElement()
                    .satisfies(felt -> assertThat(felt.directions()).hasSize(squares == 10 ? 1 : 0));
        }
    }
}
