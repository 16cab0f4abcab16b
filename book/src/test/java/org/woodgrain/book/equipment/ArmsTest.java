package org.woodgrain.book.equipment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.book.StandardBook;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.combat.Skill;
import org.woodgrain.rules.equipment.Armour;
import org.woodgrain.rules.equipment.Article;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.ClassLimits;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Defence;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Hands;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.equipment.Weapon;
import org.woodgrain.rules.melee.Guard;
import org.woodgrain.rules.rulebook.Rulebook;

class ArmsTest {
    private static final Rulebook BOOK = StandardBook.load();
    private static final EquipmentTables TABLES = BOOK.equipment();
    private static final Ruleset ORIGINAL = Ruleset.of(Profile.ORIGINAL);
    private static final Ruleset CLASSIC = Ruleset.of(Profile.CLASSIC);

    private static Item item(String kind, Carried how, int bonus) {
        return new Item(new ItemId(kind), kind, kind, 1, 0, 0, how, "", bonus);
    }

    private static Item worn(String kind) {
        return item(kind, Carried.WORN, 0);
    }

    private static Item held(String kind) {
        return item(kind, Carried.IN_HAND, 0);
    }

    private static Defence defence(Ruleset rules, int dexterity, Item... items) {
        return Armour.of(
                TABLES, BOOK.characters(), rules, new Abilities(10, 10, 10, dexterity, 10, 10), List.of(items));
    }

    private static int armourClass(Item... items) {
        return defence(ORIGINAL, 10, items).armourClass();
    }

    @ParameterizedTest
    @CsvSource({
        "EQI-07, 3, 20", "EQI-08, 3, 50", "EQI-09, 5, 50", "EQI-10, 10, 50", "EQI-11, 7, 100", "EQI-12, 6, 100",
        "EQI-13, 8, 100", "EQI-14, 1, 50", "EQI-15, 7, 150", "EQI-16, 7, 150", "EQI-17, 15, 150", "EQI-18, 4, 120",
        "EQI-19, 5, 150"
    })
    @Rule({"EQ-04", "EQ-13"})
    void hand_weapons_have_the_listed_price_and_weight(String id, int price, int tenths) {
        assertThat(TABLES.listed(id).price()).isEqualTo(price);
        assertThat(TABLES.listed(id).weight()).isEqualTo(tenths);
    }

    @Test
    @Rule("EQ-04")
    void a_halberd_costs_seven_and_weighs_fifteen() {
        assertThat(TABLES.listed("EQI-16"))
                .extracting(Article::name, Article::price, Article::weight)
                .containsExactly("Halberd", 7, 150);
    }

    @Test
    @Rule("EQ-07")
    void plate_mail_gives_class_three() {
        assertThat(armourClass(worn("EQI-01"))).isEqualTo(7);
        assertThat(armourClass(worn("EQI-02"))).isEqualTo(5);
        assertThat(armourClass(worn("EQI-03"))).isEqualTo(3);
    }

    @Test
    @Rule({"EQ-08", "EQ-11"})
    void a_shield_is_one_better() {
        assertThat(armourClass(worn("EQI-02"), held("EQI-05"))).isEqualTo(4);
        assertThat(armourClass(worn("EQI-01"), held("EQI-05"))).isEqualTo(6);
        assertThat(armourClass(held("EQI-05"))).isEqualTo(8);
        assertThat(armourClass()).isEqualTo(9);
    }

    @Test
    @Rule("EQ-09")
    void a_helmet_has_no_class_of_its_own() {
        assertThat(armourClass(worn("EQI-02"), worn("EQI-04"))).isEqualTo(5);
    }

    @Test
    @Rule("EQ-12")
    void magic_armour_counts_like_a_lower_class() {
        Defence both = defence(ORIGINAL, 10, item("MI-017/EQI-03", Carried.WORN, 1), held("EQI-05"));
        assertThat(both.armourClass()).isEqualTo(2);
        assertThat(both.shown()).isEqualTo(1);
        Skill first = new Skill.Classed(CharacterClass.FIGHTING_MAN, 1);
        assertThat(BOOK.combat().attack().needed(ORIGINAL, first, both.armourClass()))
                .isEqualTo(17);
        assertThat(Guard.of(both, ORIGINAL).front()).isEqualTo(1);
        assertThat(BOOK.combat()
                        .attack()
                        .needed(ORIGINAL, first, Guard.of(both, ORIGINAL).front()))
                .isEqualTo(18);
        Defence classic = defence(CLASSIC, 10, item("MI-017/EQI-03", Carried.WORN, 1), held("EQI-05"));
        assertThat(BOOK.combat()
                        .attack()
                        .needed(CLASSIC, first, Guard.of(classic, CLASSIC).front()))
                .isEqualTo(18);
        Defence best = defence(ORIGINAL, 10, item("MI-017/EQI-03", Carried.WORN, 3), held("EQI-05"));
        assertThat(BOOK.combat().attack().needed(ORIGINAL, first, best.shown())).isEqualTo(20);
    }

    @Test
    @Rule("EQ-14")
    void a_shield_does_not_count_beside_a_halberd() {
        Defence both = defence(ORIGINAL, 10, worn("EQI-02"), held("EQI-05"), held("EQI-16"));
        assertThat(both.armourClass()).isEqualTo(5);
        assertThat(Hands.used(TABLES, List.of(held("EQI-05"), held("EQI-16")))).isEqualTo(2);
        assertThat(Hands.used(TABLES, List.of(held("EQI-05"), held("EQI-10"), held("EQI-44"))))
                .isEqualTo(3);
    }

    @Test
    @Rule("EQ-14")
    void a_weapon_makes_room_for_a_weapon_and_what_burns_is_never_put_up() {
        Item sword = held("EQI-10");
        Item shield = held("EQI-05");
        Item torch = held("EQI-44");
        assertThat(Hands.toPutUp(TABLES, List.of(sword, shield), item("EQI-09", Carried.AT_HAND, 0), Set.of()))
                .hasValueSatisfying(up -> assertThat(up).containsExactly(sword));
        assertThat(Hands.toPutUp(TABLES, List.of(torch), item("EQI-16", Carried.AT_HAND, 0), Set.of(torch.id())))
                .isEmpty();
    }

    @Test
    @Rule("CH-31")
    void classic_dexterity_counts_in_the_armour_class() {
        assertThat(defence(CLASSIC, 16, worn("EQI-02")).armourClass()).isEqualTo(3);
        assertThat(defence(CLASSIC, 3).armourClass()).isEqualTo(12);
        assertThat(defence(ORIGINAL, 16, worn("EQI-02")).armourClass()).isEqualTo(5);
    }

    @Test
    void a_weapon_is_found_for_plain_and_magic_things() {
        assertThat(TABLES.weapon(held("EQI-21")).map(Weapon::id)).contains("long-bow");
        assertThat(TABLES.weapon(item("MI-035", Carried.IN_HAND, 3)).map(Weapon::id))
                .contains("war-hammer");
        assertThat(TABLES.weapon(item("MI-029/EQI-22", Carried.IN_HAND, 1)).map(Weapon::id))
                .contains("composite-bow");
        assertThat(TABLES.weapon(held("EQI-42"))).isEmpty();
    }

    @Test
    void damage_is_a_d6_unless_weapons_differ_and_oil_follows_the_profile() {
        Weapon sword = TABLES.weapon("sword");
        assertThat(sword.damage(ORIGINAL).sides()).isEqualTo(6);
        assertThat(sword.damage(CLASSIC.with(Option.VARIABLE_DAMAGE, true)).sides())
                .isEqualTo(8);
        assertThat(TABLES.weapon("oil-flask").damage(CLASSIC).sides()).isEqualTo(8);
        assertThat(TABLES.weapon("oil-flask").damage(ORIGINAL).sides()).isEqualTo(6);
    }

    @Test
    @Rule("CH-56")
    void a_fighting_man_uses_any_weapon() {
        assertThat(forbids(Race.HUMAN, CharacterClass.FIGHTING_MAN, item("MI-001", Carried.IN_HAND, 1)))
                .isEmpty();
        assertThat(forbids(Race.HUMAN, CharacterClass.FIGHTING_MAN, held("EQI-24")))
                .isEmpty();
    }

    @Test
    @Rule("CH-57")
    void a_cleric_uses_what_has_neither_edge_nor_point() {
        for (String blunt : List.of("EQI-09", "EQI-12", "EQI-13", "EQI-75", "EQI-77", "EQI-78", "MI-032")) {
            assertThat(forbids(Race.HUMAN, CharacterClass.CLERIC, held(blunt))).isEmpty();
        }
        for (String edged : List.of("EQI-07", "EQI-08", "EQI-10", "EQI-14", "EQI-19", "EQI-21", "EQI-23")) {
            assertThat(forbids(Race.HUMAN, CharacterClass.CLERIC, held(edged))).contains("CH-57");
        }
    }

    @Test
    @Rule("CH-58")
    void a_magic_user_fights_with_the_dagger_alone() {
        assertThat(forbids(Race.HUMAN, CharacterClass.MAGIC_USER, held("EQI-10")))
                .contains("CH-58");
        assertThat(forbids(Race.HUMAN, CharacterClass.MAGIC_USER, item("MI-027", Carried.IN_HAND, 1)))
                .isEmpty();
    }

    @Test
    @Rule("CH-59")
    void a_magic_user_wears_no_armour_and_a_cleric_any() {
        assertThat(forbids(Race.HUMAN, CharacterClass.MAGIC_USER, worn("EQI-01")))
                .contains("CH-59");
        assertThat(forbids(Race.HUMAN, CharacterClass.MAGIC_USER, worn("EQI-04")))
                .isEmpty();
        assertThat(forbids(Race.HUMAN, CharacterClass.CLERIC, worn("EQI-03"))).isEmpty();
        assertThat(armourClass(worn("EQI-03"), held("EQI-05"))).isEqualTo(2);
    }

    @Test
    void an_elf_acting_as_a_magic_user_wears_magic_armour_alone() {
        assertThat(forbids(Race.ELF, CharacterClass.MAGIC_USER, worn("EQI-03"))).contains("CH-41");
        assertThat(forbids(Race.ELF, CharacterClass.MAGIC_USER, item("MI-017/EQI-03", Carried.WORN, 1)))
                .isEmpty();
        assertThat(forbids(Race.ELF, CharacterClass.MAGIC_USER, held("EQI-10"))).isEmpty();
    }

    private static Optional<String> forbids(Race race, CharacterClass acting, Item item) {
        return ClassLimits.forbids(TABLES, race, acting, item);
    }

    @Test
    @Rule("EQ-06")
    void a_price_of_one_gold_piece_is_paid_with_fifty_copper() {
        assertThat(Coins.pay(new Purse(0, 0, 0, 0, 50), Coins.GOLD)).contains(Purse.EMPTY);
    }

    @ParameterizedTest
    @CsvSource({"0,2,0,7,3,50", "1,0,0,0,0,5", "0,0,3,1,0,55", "0,1,0,0,4,52", "2,0,0,0,0,300"})
    @Rule("EQ-06")
    void paying_loses_nothing(int pp, int gp, int ep, int sp, int cp, int price) {
        Purse purse = new Purse(pp, gp, ep, sp, cp);
        Purse left = Coins.pay(purse, price).orElseThrow();
        assertThat(Coins.worth(left)).isEqualTo(Coins.worth(purse) - price);
        assertThat(List.of(left.platinum(), left.gold(), left.electrum(), left.silver(), left.copper()))
                .allMatch(coins -> coins >= 0);
    }

    @Test
    @Rule("EQ-02")
    void what_the_purse_does_not_reach_is_not_paid() {
        assertThat(Coins.pay(Purse.gold(1), 51)).isEmpty();
    }

    @Test
    void coins_are_divided_to_the_last_one() {
        Purse all = new Purse(0, 10, 0, 3, 1);
        List<Purse> shares = Coins.divide(all, 4);
        assertThat(shares.stream().reduce(Purse.EMPTY, Purse::plus)).isEqualTo(all);
        assertThat(shares.getFirst()).isEqualTo(new Purse(0, 3, 0, 1, 1));
        assertThat(shares.getLast()).isEqualTo(new Purse(0, 2, 0, 0, 0));
    }
}
