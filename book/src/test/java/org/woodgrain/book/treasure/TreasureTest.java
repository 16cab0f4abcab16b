package org.woodgrain.book.treasure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.book.StandardBook;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.rulebook.Rulebook;
import org.woodgrain.rules.treasure.DungeonTreasure;
import org.woodgrain.rules.treasure.Gems;
import org.woodgrain.rules.treasure.MagicFinds;
import org.woodgrain.rules.treasure.Protection;
import org.woodgrain.rules.treasure.Riches;
import org.woodgrain.rules.treasure.Scrolls;

class TreasureTest {
    private static final Rulebook BOOK = StandardBook.load();

    private final AtomicInteger next = new AtomicInteger();

    private ItemId id() {
        return new ItemId("i" + next.incrementAndGet());
    }

    private Riches treasure(int level, int... faces) {
        ScriptedDice dice = ScriptedDice.of(faces);
        Riches riches = new DungeonTreasure(
                        BOOK.treasure(), BOOK.equipment(), BOOK.spells(), new Throws(dice), this::id)
                .roll(level);
        dice.requireAllThrown();
        return riches;
    }

    private List<Item> find(int... faces) {
        ScriptedDice dice = ScriptedDice.of(faces);
        List<Item> items =
                new MagicFinds(BOOK.treasure(), BOOK.equipment(), BOOK.spells(), new Throws(dice), this::id).find();
        dice.requireAllThrown();
        return items;
    }

    @Nested
    class A_treasure_by_its_depth {
        @Test
        @Rule({"DU-48", "DU-49", "DU-50", "DU-51", "DU-52"})
        void on_level_2_silver_gold_and_one_piece_of_jewelry() {
            Riches riches = treasure(2, 7, 40, 2, 60, 10, 1, 21, 3, 6);
            assertThat(riches.coins()).isEqualTo(new Purse(0, 200, 0, 700, 0));
            assertThat(riches.things()).singleElement().satisfies(piece -> {
                assertThat(piece.kind()).isEqualTo("jewelry");
                assertThat(piece.worth()).isEqualTo(3000 * Coins.GOLD);
            });
        }

        @Test
        @Rule("DU-49")
        void silver_is_always_there() {
            assertThat(treasure(1, 4, 51, 6, 6, 6).coins()).isEqualTo(new Purse(0, 0, 0, 400, 0));
        }

        @Test
        @Rule("DU-50")
        void gold_is_there_half_the_time() {
            assertThat(treasure(4, 1, 50, 3, 21, 21, 11).coins().gold()).isEqualTo(600);
            assertThat(treasure(4, 1, 51, 21, 21, 11).coins().gold()).isZero();
        }

        @Test
        @Rule("DU-51")
        void on_level_8_gems_come_on_forty_and_up_to_twelve_of_them() {
            int[] gems = new int[] {1, 51, 40, 9, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 41, 21};
            assertThat(treasure(8, gems).things())
                    .hasSize(9)
                    .allMatch(item -> item.kind().equals("gem"));
        }

        @Test
        @Rule({"DU-52", "TR-02", "TR-03"})
        void on_level_1_magic_comes_on_five() {
            assertThat(treasure(1, 1, 51, 6, 6, 5, 75, 41, 44).things())
                    .extracting(Item::kind)
                    .containsExactly("MI-054");
        }
    }

    @Nested
    class The_worth_of_gems_and_jewelry {
        private int gem(int... faces) {
            ScriptedDice dice = ScriptedDice.of(faces);
            int worth = Gems.worth(BOOK.treasure(), new Throws(dice));
            dice.requireAllThrown();
            return worth;
        }

        @Test
        @Rule("TR-15")
        void follows_the_base_table() {
            assertThat(gem(26, 2)).isEqualTo(100);
            assertThat(gem(90, 2)).isEqualTo(500);
            assertThat(gem(91, 2)).isEqualTo(1000);
        }

        @Test
        @Rule("TR-16")
        void rises_a_step_for_each_one_in_a_row() {
            assertThat(gem(26, 1, 1, 4)).isEqualTo(1000);
            assertThat(gem(91, 3)).isEqualTo(1000);
            assertThat(gem(91, 1, 1, 1, 1, 1)).isEqualTo(500_000);
        }

        @Test
        @Rule("TR-17")
        void is_thrown_in_lots_when_there_are_many() {
            ScriptedDice dice = ScriptedDice.of(26, 2, 26, 2, 26, 2, 26, 2, 26, 2);
            assertThat(Gems.gems(BOOK.treasure(), new Throws(dice), 23, TreasureTest.this::id))
                    .extracting(Item::quantity)
                    .containsExactly(5, 5, 5, 5, 3);
        }

        @Test
        @Rule("TR-18")
        void of_jewelry_follows_its_formula() {
            assertThat(Gems.jewel(BOOK.treasure(), new Throws(ScriptedDice.of(20, 5, 3, 3))))
                    .isEqualTo(1100);
            assertThat(Gems.jewel(BOOK.treasure(), new Throws(ScriptedDice.of(81, 7))))
                    .isEqualTo(7000);
        }
    }

    @Nested
    class A_magic_find {
        @Test
        @Rule({"TR-01", "TR-02", "TR-04"})
        void of_76_or_more_is_a_map_and_00_reads_as_100() {
            assertThat(find(76, 90, 7)).singleElement().satisfies(map -> {
                assertThat(map.kind()).isEqualTo("map/magic/7");
                assertThat(map.name()).isEqualTo("map");
            });
            assertThat(find(100, 91, 4)).extracting(Item::kind).containsExactly("map/both/4");
        }

        @Test
        @Rule("TR-03")
        void of_41_then_44_is_a_healing_potion_that_shows_only_a_potion() {
            assertThat(find(75, 41, 44)).singleElement().satisfies(potion -> {
                assertThat(potion.kind()).isEqualTo("MI-054");
                assertThat(potion.name()).isEqualTo("potion");
                assertThat(potion.worth()).isEqualTo(250 * Coins.GOLD);
                assertThat(potion.weight()).isEqualTo(30);
            });
        }

        @Test
        @Rule({"TR-03", "MI-001", "MI-013"})
        void of_a_sword_carries_its_bonus_and_the_cursed_one_looks_like_any_other() {
            assertThat(find(1, 20, 35)).singleElement().satisfies(sword -> {
                assertThat(sword.kind()).isEqualTo("MI-001");
                assertThat(sword.bonus()).isEqualTo(1);
                assertThat(sword.weight()).isEqualTo(50);
            });
            assertThat(find(1, 20, 84)).singleElement().satisfies(sword -> {
                assertThat(sword.bonus()).isEqualTo(-2);
                assertThat(sword.name()).isEqualTo("sword");
                assertThat(sword.worth()).isZero();
            });
        }

        @Test
        @Rule({"MI-017", "MI-018"})
        void of_armour_and_shield_is_two_things_and_a_die_says_which_armour() {
            assertThat(find(1, 35, 61, 4)).extracting(Item::kind).containsExactly("MI-018/EQI-02", "MI-018/EQI-05");
            assertThat(find(1, 35, 31, 6)).extracting(Item::kind).containsExactly("MI-017/EQI-01");
        }

        @Test
        @Rule({"MI-070", "MI-073", "MI-075"})
        void of_a_scroll_names_its_spells_only_in_its_kind() {
            Item scroll = find(1, 66, 21, 26, 1, 8, 2, 9).getFirst();
            assertThat(scroll.name()).isEqualTo("scroll");
            assertThat(Scrolls.spells(scroll.kind()))
                    .extracting(spell -> BOOK.spells().spell(spell).name())
                    .containsExactly("Sleep", "Continual Light");
            assertThat(scroll.worth()).isEqualTo(300 * Coins.GOLD);
        }

        @Test
        @Rule({"MI-016", "MI-019", "MI-020", "MI-021", "MI-022"})
        void of_armour_carries_the_bonus_of_its_row() {
            assertThat(find(1, 35, 1)).extracting(Item::kind, Item::bonus).containsExactly(tuple("MI-016", 1));
            assertThat(find(1, 35, 83)).extracting(Item::kind, Item::bonus).containsExactly(tuple("MI-019", 2));
            assertThat(find(1, 35, 84, 3))
                    .extracting(Item::kind, Item::bonus)
                    .containsExactly(tuple("MI-020/EQI-03", 2));
            assertThat(find(1, 35, 97, 5))
                    .extracting(Item::kind, Item::bonus)
                    .containsExactly(tuple("MI-021/EQI-02", 2), tuple("MI-021/EQI-05", 2));
            assertThat(find(1, 35, 98)).extracting(Item::kind, Item::bonus).containsExactly(tuple("MI-022", 3));
        }

        @Test
        @Rule({"MI-074", "MI-076", "MI-077"})
        void of_a_scroll_throws_a_level_for_each_of_its_spells() {
            assertThat(Scrolls.spells(find(1, 66, 20, 26, 1, 1).getFirst().kind()))
                    .hasSize(1);
            assertThat(Scrolls.spells(
                            find(1, 66, 36, 26, 1, 1, 1, 2, 1, 3).getFirst().kind()))
                    .hasSize(3);
            assertThat(Scrolls.spells(find(1, 66, 50, 26, 1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 1, 7)
                            .getFirst()
                            .kind()))
                    .hasSize(7);
        }

        @Test
        @Rule("MI-025")
        void of_ten_magic_arrows_is_ten() {
            assertThat(find(1, 36, 25)).extracting(Item::kind, Item::quantity).containsExactly(tuple("MI-025", 10));
        }

        @Test
        @Rule("MI-026")
        void of_three_to_thirty_arrows_is_counted_with_three_dice() {
            assertThat(find(1, 36, 40, 6, 5, 6)).singleElement().satisfies(arrows -> {
                assertThat(arrows.quantity()).isEqualTo(17);
                assertThat(arrows.worth()).isEqualTo(50 * Coins.GOLD);
            });
        }
    }

    @Test
    @Rule("DU-53")
    void a_four_puts_unguarded_treasure_behind_a_needle() {
        assertThat(Protection.roll(new Throws(ScriptedDice.of(4)))).isEqualTo(Protection.NEEDLE);
    }

    @Test
    @Rule("MI-072")
    void a_spell_read_from_a_scroll_is_gone_from_it() {
        String left = Scrolls.without("MI-075/SP-08,SP-04", "SP-08");
        assertThat(left).isEqualTo("MI-075/SP-04");
        assertThat(Scrolls.spells(Scrolls.without(left, "SP-04"))).isEmpty();
    }
}
