package org.woodgrain.campaign.sight;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PhrasesTest {
    @ParameterizedTest
    @CsvSource({
        "fighting-man,fighting-men",
        "human,humans",
        "shaman,shamans",
        "dwarf,dwarves",
        "werewolf,werewolves",
        "harpy,harpies",
        "boy,boys",
        "lynx,lynxes",
        "Dire Wolf,Dire Wolves",
        "Dwarf,Dwarves",
        "Superhero,Superheroes",
        "'Roc, giant','Rocs, giant'",
        "'Hydra, 10 heads','Hydras, 10 heads'",
        "Air Elemental (conjured),Air Elementals (conjured)"
    })
    void many_of_a_kind_are_named_as_they_are_called(String one, String many) {
        assertThat(Phrases.plural(one)).isEqualTo(many);
    }
}
