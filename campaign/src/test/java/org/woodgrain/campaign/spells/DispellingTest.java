package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Spell;

@UnderBothProfiles
class DispellingTest {

    @ParameterizedTest
    @Rule({"SP-21", "SP-119"})
    @CsvSource({"5,10,50", "10,5,100", "7,9,77", "6,8,75"})
    void the_chance_is_one_level_over_the_other(int level, int of, int chance) {
        assertThat(Dispelling.chance(level, of)).isEqualTo(chance);
    }

    @ParameterizedTest
    @Rule({"SP-113", "SP-122"})
    @CsvSource({
        "SP-02,ALWAYS",
        "SP-07,EACH",
        "SP-08,TOGETHER",
        "SP-17,EACH",
        "SP-33,EACH",
        "SP-43,EACH",
        "SP-51,EACH",
        "SP-63,NO",
        "SP-18,NO",
        "SP-24,NO",
        "SP-67,NO",
        "SP-102,TOGETHER"
    })
    void the_table_says_what_can_be_ended(String id, Spell.Dispel kind) {
        Spell spell = Expeditions.book().spells().spell(id);

        assertThat(spell.dispel()).as(spell.name()).isEqualTo(kind);
    }
}
