package org.woodgrain.book.equipment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.book.StandardBook;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Containers;
import org.woodgrain.rules.equipment.Encumbrance;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

class EncumbranceTest {
    private static final EquipmentTables TABLES = StandardBook.load().equipment();
    private static int ids;

    private static Item item(String kind, int quantity) {
        return new Item(
                new ItemId("i" + ids++),
                kind,
                kind,
                quantity,
                TABLES.article(kind).orElseThrow().weight(),
                0,
                Carried.STOWED,
                "",
                0);
    }

    private static List<Item> kit() {
        return List.of(
                item("EQI-03", 1),
                item("EQI-04", 1),
                item("EQI-05", 1),
                item("EQI-13", 1),
                item("EQI-20", 1),
                item("EQI-25", 1),
                item("arrow", 20),
                item("EQI-07", 1),
                item("EQI-37", 1));
    }

    @ParameterizedTest
    @CsvSource({"750, 12", "760, 9", "1000, 9", "1001, 6", "1200, 6", "1500, 6", "1510, 3", "3000, 3", "3010, 0"})
    @Rule({"EQ-30", "EQ-31"})
    void exactly_at_a_limit_is_still_the_lighter_band(int tenths, int inches) {
        assertThat(Encumbrance.inches(tenths)).isEqualTo(inches);
    }

    @Test
    @Rule("EQ-30")
    void a_turn_is_two_moves_in_the_original_profile_and_one_in_classic() {
        assertThat(Encumbrance.feetPerTurn(Ruleset.of(Profile.ORIGINAL), 12)).isEqualTo(240);
        assertThat(Encumbrance.feetPerTurn(Ruleset.of(Profile.CLASSIC), 12)).isEqualTo(120);
        assertThat(Encumbrance.feetPerTurn(Ruleset.of(Profile.ORIGINAL), 3)).isEqualTo(60);
    }

    @Test
    @Rule("EQ-34")
    void the_worked_example_comes_to_120_pounds() {
        int load = Encumbrance.load(TABLES, kit(), Purse.EMPTY);
        assertThat(load).isEqualTo(1200);
        assertThat(Encumbrance.inches(load)).isEqualTo(6);
        assertThat(Encumbrance.inches(load + 300)).isEqualTo(6);
        assertThat(Encumbrance.inches(load + 310)).isEqualTo(3);
        assertThat(Encumbrance.spare(load)).isEqualTo(300);
    }

    @Test
    @Rule({"EQ-33", "EQ-35"})
    void coins_weigh_a_tenth_of_a_pound_and_nothing_is_rounded() {
        assertThat(Encumbrance.load(TABLES, List.of(item("EQI-07", 1)), new Purse(0, 2, 1, 1, 1)))
                .isEqualTo(25);
        assertThat(Encumbrance.load(TABLES, List.of(), Purse.gold(300))).isEqualTo(300);
        assertThat(Encumbrance.load(TABLES, List.of(item("EQI-69", 1), item("EQI-68", 1)), Purse.EMPTY))
                .isEqualTo(50);
    }

    @Test
    @Rule("EQ-35")
    void a_quantity_multiplies_the_weight() {
        assertThat(Encumbrance.load(TABLES, List.of(item("EQI-07", 3)), Purse.EMPTY))
                .isEqualTo(60);
    }

    @Test
    @Rule("EQ-22")
    void all_miscellaneous_equipment_weighs_eight_pounds_together() {
        List<Item> gear = List.of(item("EQI-37", 1), item("EQI-39", 12), item("EQI-45", 1));
        assertThat(Encumbrance.load(TABLES, gear, Purse.EMPTY)).isEqualTo(80);
        assertThat(Encumbrance.load(TABLES, List.of(), Purse.EMPTY)).isZero();
    }

    @Test
    @Rule("EQ-22")
    void more_than_a_plausible_kit_weighs_eight_pounds_again() {
        assertThat(Encumbrance.load(TABLES, List.of(item("EQI-44", 12)), Purse.EMPTY))
                .isEqualTo(80);
        assertThat(Encumbrance.load(TABLES, List.of(item("EQI-44", 13)), Purse.EMPTY))
                .isEqualTo(160);
        assertThat(Encumbrance.load(TABLES, List.of(item("EQI-40", 2), item("EQI-41", 2)), Purse.EMPTY))
                .isEqualTo(160);
    }

    @Test
    @Rule("EQ-15")
    void a_long_bow_with_its_quiver_weighs_five_pounds_and_a_light_crossbow_with_its_case_seven() {
        List<Item> bow = List.of(item("EQI-21", 1), item("EQI-25", 1), item("arrow", 20));
        assertThat(Encumbrance.load(TABLES, bow, Purse.EMPTY)).isEqualTo(50);
        List<Item> crossbow = List.of(item("EQI-23", 1), item("EQI-26", 1), item("quarrel", 30));
        assertThat(Encumbrance.load(TABLES, crossbow, Purse.EMPTY)).isEqualTo(70);
    }

    @ParameterizedTest
    @CsvSource({
        "EQI-67, 1",
        "EQI-68, 20",
        "EQI-69, 30",
        "EQI-70, 50",
        "EQI-71, 100",
        "EQI-72, 300",
        "EQI-73, 1",
        "EQI-43, 0"
    })
    @Rule("EQ-33")
    void treasure_and_small_things_have_their_weights(String id, int tenths) {
        assertThat(TABLES.listed(id).weight()).isEqualTo(tenths);
    }

    @ParameterizedTest
    @CsvSource({"MI-106, 1", "MI-054, 30", "MI-124, 100", "MI-135, 300", "MI-074, 20"})
    @Rule("EQ-33")
    void and_so_have_rings_potions_wands_staves_and_scrolls_of_magic(String id, int tenths) {
        assertThat(StandardBook.load().treasure().item(id).weight()).isEqualTo(tenths);
    }

    @Test
    @Rule("EQ-16")
    void a_second_quiver_or_a_loose_refill_weighs_a_pound() {
        List<Item> bow = List.of(item("EQI-21", 1), item("EQI-25", 2), item("arrow", 40));
        assertThat(Encumbrance.load(TABLES, bow, Purse.EMPTY)).isEqualTo(60);
        List<Item> loose = List.of(item("EQI-21", 1), item("EQI-25", 1), item("arrow", 40));
        assertThat(Encumbrance.load(TABLES, loose, Purse.EMPTY)).isEqualTo(60);
    }

    @Test
    @Rule("EQ-17")
    void four_silver_tipped_arrows_weigh_four_tenths_and_cost_twenty() {
        assertThat(Encumbrance.load(TABLES, List.of(item("EQI-28", 4)), Purse.EMPTY))
                .isEqualTo(4);
        assertThat(4 * TABLES.listed("EQI-28").price()).isEqualTo(20);
    }

    @Test
    void three_hundred_coins_fit_a_large_sack_and_one_is_left_over() {
        Item sack = item("EQI-41", 1);
        int room = Containers.room(TABLES, List.of(sack), sack);
        assertThat(Containers.fit(room, 1, 301)).isEqualTo(300);
    }

    @Test
    void a_container_in_a_container_keeps_its_contents_and_their_weight() {
        Item pack = item("EQI-42", 1);
        Item sack = item("EQI-40", 1).carried(Carried.STOWED, pack.id().value());
        Item potion = item("EQI-69", 1).carried(Carried.STOWED, sack.id().value());
        List<Item> all = List.of(pack, sack, potion);
        assertThat(Containers.allInside(all, pack.id())).containsExactly(sack, potion);
        assertThat(Containers.room(TABLES, all, pack)).isEqualTo(270);
        assertThat(Encumbrance.load(TABLES, all, Purse.EMPTY)).isEqualTo(110);
    }

    @Test
    @Rule("EQ-32")
    void without_the_shield_165_pounds_are_150_at_once() {
        List<Item> all = new ArrayList<>(List.of(item("EQI-03", 2), item("EQI-05", 1)));
        assertThat(Encumbrance.inches(Encumbrance.load(TABLES, all, Purse.EMPTY)))
                .isEqualTo(3);
        all.removeLast();
        assertThat(Encumbrance.load(TABLES, all, Purse.EMPTY)).isEqualTo(1500);
        assertThat(Encumbrance.inches(1500)).isEqualTo(6);
    }
}
