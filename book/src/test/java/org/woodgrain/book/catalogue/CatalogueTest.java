package org.woodgrain.book.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.woodgrain.book.BookException;
import org.woodgrain.book.Shelf;

class CatalogueTest {
    private static final Catalogue CATALOGUE = Catalogue.load();

    @Test
    void holds_every_rule_once() {
        assertThat(CATALOGUE.rules()).hasSize(1611);
        assertThat(CATALOGUE.points()).hasSize(179);
        assertThat(CATALOGUE.rules().stream().filter(rule -> rule.kind() == RuleEntry.Kind.REFEREE_JUDGEMENT))
                .hasSize(259);
    }

    @Test
    void a_rule_is_found_by_its_id_in_either_case() {
        RuleEntry rule = CATALOGUE.rule("ux-02").orElseThrow();

        assertThat(rule.title()).isEqualTo("Movement and the turn");
        assertThat(rule.scope()).isEqualTo(RuleEntry.Scope.ORIGINAL);
        assertThat(rule.needs()).containsExactly("UX-01", "EQ-30");
        assertThat(CATALOGUE.rule("UX-99")).isEmpty();
    }

    @Test
    void needs_name_tables_in_one_way() {
        assertThat(CATALOGUE.rule("LA-01").orElseThrow().needs()).contains("data/mass-combat", "LA-15");
    }

    @Test
    void a_search_wants_every_word_and_puts_titles_first() {
        List<RuleEntry> found = CATALOGUE.search("secret doors");

        assertThat(found.getFirst().title()).containsIgnoringCase("secret door");
        assertThat(found)
                .allSatisfy(rule ->
                        assertThat(rule.toString().toLowerCase(Locale.ROOT)).contains("secret", "doors"));
        assertThat(CATALOGUE.search("zyzzyva")).isEmpty();
        assertThat(CATALOGUE.search(" ")).isEmpty();
        assertThat(CATALOGUE.search("UX-10").getFirst().id()).isEqualTo("UX-10");
    }

    @Test
    void an_unknown_need_is_refused_with_its_place() {
        String file = "catalogue/time.tsv";
        String spoilt = Shelf.shipped().text(file).replaceFirst("TI-02;", "TI-99;");
        String bad = spoilt.contains("TI-99;") ? spoilt : spoilt.replaceFirst("\tTI-02\t", "\tTI-99\t");

        assertThatThrownBy(() -> Catalogue.load(Shelf.shipped().with(Map.of(file, bad))))
                .isInstanceOf(BookException.class)
                .hasMessageMatching("catalogue/time.tsv line \\d+ column needs: .*TI-99 is neither.*");
    }

    @Test
    void an_id_that_comes_twice_or_belongs_elsewhere_is_refused() {
        String file = "catalogue/time.tsv";
        String text = Shelf.shipped().text(file);

        assertThatThrownBy(() ->
                        Catalogue.load(Shelf.shipped().with(Map.of(file, text.replace("\nTI-02\t", "\nTI-01\t")))))
                .hasMessageContaining("catalogue/time.tsv line 3 column id");
        assertThatThrownBy(() ->
                        Catalogue.load(Shelf.shipped().with(Map.of(file, text.replace("\nTI-02\t", "\nUX-02\t")))))
                .hasMessageContaining("catalogue/time.tsv line 3 column id: expected an id such as TI-01");
    }
}
