package org.woodgrain.lab.expeditions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;

class HouseRulesTest {
    private static final Ruleset ORIGINAL = Ruleset.of(Profile.ORIGINAL);

    @Test
    void a_profile_and_house_rules_are_laid_over_what_there_is() {
        Ruleset first = HouseRules.read(ORIGINAL, List.of("variable-damage=on"));
        Ruleset second = HouseRules.read(first, List.of("classic", "morale=false"));

        assertThat(first.on(Option.VARIABLE_DAMAGE)).isTrue();
        assertThat(second.profile()).isEqualTo(Profile.CLASSIC);
        assertThat(second.on(Option.VARIABLE_DAMAGE)).isTrue();
        assertThat(second.on(Option.MORALE)).isFalse();
    }

    @Test
    void what_is_not_understood_is_named() {
        assertThatThrownBy(() -> HouseRules.read(ORIGINAL, List.of("modern")))
                .hasMessage("\"modern\" is neither original nor classic, nor a house rule such as morale=false");
        assertThatThrownBy(() -> HouseRules.read(ORIGINAL, List.of("luck=true")))
                .hasMessageStartingWith("there is no house rule \"luck\"; there are elf-sense, natural-extremes");
        assertThatThrownBy(() -> HouseRules.read(ORIGINAL, List.of("morale=7")))
                .hasMessage("morale is true or false, not \"7\"");
        assertThatThrownBy(() -> HouseRules.read(ORIGINAL, List.of("wounds-tell")))
                .hasMessage(
                        "the house rule \"wounds-tell\" is true or false: say wounds-tell=true or wounds-tell=false");
        assertThatThrownBy(() -> HouseRules.read(ORIGINAL, List.of("morale=true", "Morale=false")))
                .hasMessage("the house rule \"morale\" is named twice");
    }

    @Test
    void rules_differ_where_play_does() {
        assertThat(HouseRules.differ(ORIGINAL, ORIGINAL.with(Option.MORALE, ORIGINAL.on(Option.MORALE))))
                .isFalse();
        assertThat(HouseRules.differ(ORIGINAL, ORIGINAL.with(Option.MORALE, !ORIGINAL.on(Option.MORALE))))
                .isTrue();
        assertThat(HouseRules.differ(ORIGINAL, Ruleset.of(Profile.CLASSIC))).isTrue();
    }
}
