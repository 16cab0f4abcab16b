package org.woodgrain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RulesCommandTest {

    @Test
    void a_rule_is_shown_in_full() {
        Typed typed = Typed.run("rules", "show", "ux-10");

        assertThat(typed.code()).isZero();
        assertThat(typed.out()).startsWith("UX-10  Finding secret passages").contains("Example: ", "Code: ", "Test: ");
    }

    @Test
    void an_unknown_rule_is_said_to_be_unknown() {
        Typed typed = Typed.run("rules", "show", "UX-99");

        assertThat(typed.code()).isEqualTo(1);
        assertThat(typed.err()).contains("There is no rule UX-99");
    }

    @Test
    void a_search_finds_rules_and_says_how_many_more_there_are() {
        Typed typed = Typed.run("rules", "search", "secret", "door", "--limit", "2");

        assertThat(typed.out().lines()).hasSize(3).last().asString().startsWith("and ");
        assertThat(Typed.run("rules", "search", "zyzzyva").code()).isEqualTo(1);
    }

    @Test
    void coverage_has_one_line_for_each_rule_of_the_catalogue() {
        List<String> lines =
                Typed.run("rules", "coverage", "--format", "tsv").out().lines().toList();

        assertThat(lines).hasSize(1612).first().isEqualTo("id\tchapter\tkind\tprofile\tcode\ttest");
        assertThat(lines.subList(1, lines.size()))
                .allMatch(line -> line.matches("[A-Z]{2}-\\d+(\t[a-z-]+){3}(\t\\d+){2}"));
        assertThat(Typed.run("rules", "coverage").out()).contains("underworld", "all");
    }

    @Test
    void the_points_of_difference_between_the_profiles_can_be_listed() {
        assertThat(Typed.run("rules", "profiles", "torch").code()).isZero();
    }
}
