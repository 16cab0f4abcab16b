package org.woodgrain.server.home;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HouseRuleTest {
    @Test
    void every_house_rule_says_in_a_sentence_what_it_changes() {
        assertThat(HouseRule.all())
                .allSatisfy(rule ->
                        assertThat(rule.words()).hasSizeGreaterThan(rule.key().length() + 5));
    }
}
