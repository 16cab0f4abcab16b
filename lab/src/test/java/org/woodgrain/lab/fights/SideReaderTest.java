package org.woodgrain.lab.fights;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.book.StandardBook;
import org.woodgrain.rules.characters.CharacterClass;

class SideReaderTest {
    private final SideReader reader = new SideReader(StandardBook.load());

    @Test
    void reads_number_class_level_and_gear() {
        assertThat(reader.read("6 fighter/1 plate shield sword, cleric/3 chain mace"))
                .containsExactly(
                        new Troop(
                                6,
                                new Kind.Classed(CharacterClass.FIGHTING_MAN, 1),
                                List.of("plate-mail", "shield", "sword")),
                        new Troop(1, new Kind.Classed(CharacterClass.CLERIC, 3), List.of("chain-type-mail", "mace")));
    }

    @ParameterizedTest
    @CsvSource({
        "4 ogre, ogre",
        "4 ogres, ogre",
        "Giant Rats, giant-rat",
        "3 giant-rat, giant-rat",
        "2 wolves, wolf",
        "2 swordsmen, swordsman",
        "Hydra 5 heads, hydra-5"
    })
    void reads_monsters_by_id_or_name_and_in_numbers(String text, String id) {
        assertThat(reader.read(text).getFirst().kind())
                .isInstanceOfSatisfying(
                        Kind.Beast.class,
                        beast -> assertThat(beast.monster().id()).isEqualTo(id));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4 ogr | did you mean ogre",
                "4 fightr | did you mean fighter",
                "fighter/0 | from 1 to 36",
                "fighter/x | from 1 to 36",
                "0 ogre | from 1 to 60",
                "99999 ogre | from 1 to 60",
                "50 ogre, 50 orc | at most 60",
                "ogre/3 | only fighter, cleric and magic-user have a level",
                "fighter/1 swrd | did you mean sword",
                "fighter/1 long-bow | hand to hand",
                "ogre, | lacks fighters",
                "7 | does not say who"
            })
    void says_what_is_wrong_and_what_was_probably_meant(String text, String answer) {
        assertThatThrownBy(() -> reader.read(text))
                .isInstanceOf(FightsException.class)
                .hasMessageContaining(answer);
    }
}
