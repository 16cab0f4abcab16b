package org.woodgrain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ChanceCommandTest {
    @Test
    void tells_fraction_decimal_and_rules() {
        Typed typed = Typed.run("chance", "door", "--forcers", "3", "--strength", "16,12,9");
        assertThat(typed.code()).isZero();
        assertThat(typed.out())
                .contains("it yields  70.37%  = 19/27 = 0.7037037037037037", "Exact. Rules: UX-13, UX-14.");
    }

    @Test
    void answers_programs_in_rows_and_in_json() {
        assertThat(Typed.run("chance", "survive", "9", "--format", "tsv").out())
                .isEqualTo("the body stands it\t3/5\t0.6\ndeath\t2/5\t0.4\n");
        assertThat(Typed.run("chance", "--format", "json", "survive", "9").out())
                .startsWith("{\"question\":\"survive\"")
                .contains("\"exact\":true", "\"fraction\":\"3/5\",\"decimal\":0.6", "\"rules\":[\"CH-26\"]");
    }

    @Test
    void takes_facts_that_are_below_nothing() {
        assertThat(Typed.run("chance", "climb", "13", "--modifier", "-2", "--profile", "classic")
                        .out())
                .contains("55%  = 11/20");
    }

    @Test
    void lists_its_questions_and_the_facts_of_one() {
        assertThat(Typed.run("chance").out()).contains("door ", "hoard ", "sword-will ");
        assertThat(Typed.run("chance", "save", "--facts").out())
                .contains("AGAINST          death, wands")
                .doesNotContain("hoard");
    }

    @Test
    void says_at_once_what_is_wrong() {
        Typed typed = Typed.run("chance", "door", "--strength", "40");
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.err()).contains("--strength is 40; expected 3 to 18").doesNotContain("Exception");
    }
}
