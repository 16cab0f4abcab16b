package org.woodgrain.book.magic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.woodgrain.book.StandardBook;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.magic.Manufacture;
import org.woodgrain.rules.magic.Manufacture.Work;
import org.woodgrain.rules.magic.SpellBooks;
import org.woodgrain.rules.rulebook.Rulebook;

class ManufactureTest {
    private static final Rulebook BOOK = StandardBook.load();

    private static Work work(String kind) {
        return BOOK.making().work(kind).orElseThrow();
    }

    @Test
    @Rule("MA-30")
    void a_necromancer_cannot_make_things_and_a_wizard_can() {
        assertThat(Manufacture.open(CharacterClass.MAGIC_USER, 10)).isFalse();
        assertThat(Manufacture.open(CharacterClass.MAGIC_USER, 11)).isTrue();
        assertThat(Manufacture.open(CharacterClass.CLERIC, 12)).isFalse();
    }

    @Test
    @Rule({"MA-31", "MA-33"})
    void potions_cost_by_their_worth() {
        assertThat(work("MI-045")).isEqualTo(new Work(10_000, 4, 1));
        assertThat(work("MI-054").times(4)).isEqualTo(new Work(1_000, 4, 4));
    }

    @Test
    @Rule("MA-32")
    void scrolls_cost_by_the_levels_of_their_spells() {
        assertThat(Manufacture.scroll(List.of(5))).isEqualTo(new Work(500, 5, 1));
        assertThat(Manufacture.scroll(List.of(1, 1, 1))).isEqualTo(new Work(300, 3, 1));
    }

    @Test
    @Rule("MA-34")
    void arrows_and_armour_cost_three_times_as_much_at_plus_two() {
        assertThat(work("MI-025")).isEqualTo(new Work(1_000, 4, 20));
        assertThat(work("MI-017/EQI-03")).isEqualTo(new Work(2_000, 8, 1));
        assertThat(work("MI-020/EQI-03")).isEqualTo(new Work(6_000, 24, 1));
        assertThat(work("MI-022")).isEqualTo(new Work(6_000, 24, 1));
    }

    @Test
    @Rule("MA-35")
    void a_wand_of_cold_takes_six_months_and_a_ring_of_x_ray_vision_a_year() {
        assertThat(work("MI-124")).isEqualTo(new Work(10_000, 24, 1));
        assertThat(work("MI-106")).isEqualTo(new Work(50_000, 48, 1));
    }

    @Test
    @Rule("MA-31")
    void wishes_curses_and_clerical_staves_are_not_made() {
        for (String kind : List.of("MI-098", "MI-109", "MI-013", "MI-053", "MI-064", "MI-130", "MI-001", "MI-167")) {
            assertThat(BOOK.making().work(kind)).as(kind).isEmpty();
        }
    }

    @Test
    @Rule("MA-31")
    void what_a_thing_costs_to_make_is_what_it_is_worth() {
        BOOK.making()
                .things()
                .forEach((kind, work) -> assertThat(
                                BOOK.treasure().find(kind).orElseThrow().worth() * work.quantity())
                        .as(kind)
                        .isEqualTo(work.gold()));
    }

    @Test
    @Rule("MA-36")
    void a_buyer_pays_from_five_eighths_to_ten_eighths() {
        assertThat(Manufacture.price(250, 4)).isEqualTo(250);
        assertThat(Manufacture.price(8_000, 1)).isEqualTo(5_000);
        assertThat(Manufacture.price(8_000, 6)).isEqualTo(10_000);
    }

    @Test
    @Rule({"MA-28", "MA-29"})
    void books_cost_twice_as_much_for_each_level() {
        assertThat(SpellBooks.copying(List.of(1, 2, 3)).gold()).isEqualTo(14_000);
        assertThat(SpellBooks.copying(List.of(3))).isEqualTo(new Work(8_000, 3, 1));
        assertThat(SpellBooks.copying(List.of(6)).gold()).isEqualTo(64_000);
    }
}
