package org.woodgrain.lab.fights;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.book.StandardBook;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.rulebook.Rulebook;

class SideReaderTest {
    private static final Rulebook BOOK = StandardBook.load();

    private final SideReader reader = new SideReader(BOOK);

    @Test
    void reads_number_class_level_and_gear() {
        assertThat(reader.read("6 fighter/1 plate shield sword, cleric/3 chain mace"))
                .containsExactly(
                        new Troop(
                                6,
                                new Kind.Classed(CharacterClass.FIGHTING_MAN, 1),
                                Kit.of("plate-mail", "shield", "sword")),
                        new Troop(
                                1,
                                new Kind.Classed(CharacterClass.CLERIC, 3),
                                new Kit(
                                        List.of(Gear.plain("chain-type-mail"), Gear.plain("mace")),
                                        List.of(),
                                        Collections.nCopies(2, BOOK.spells().spell("SP-73")),
                                        Map.of())));
    }

    @Test
    void reads_what_casters_elves_and_dwarves_bring_with_them() {
        List<Troop> side = reader.read(
                "magic-user/5 dagger+1 spells(sleep, Charm Person, fireball) wand(Fire Balls) potion(healing),"
                        + " dwarf/3 plate shield+1 battleaxe str 16 dex 13, elf/2 longbow sword oil*3");

        assertThat(side)
                .extracting(Troop::label)
                .containsExactly(
                        "1 magic-user of level 5 (dagger +1, Wand of Fire Balls, Potion of healing;"
                                + " spells Sleep, Charm Person, Fire Ball)",
                        "1 dwarf fighting-man of level 3 (plate-mail, shield +1, battle-axe; str 16, dex 13)",
                        "1 elf fighting-man of level 2 (long-bow, sword, 3 oil-flask)");
    }

    @Test
    void casters_for_whom_no_spells_are_named_hold_what_a_sensible_one_would() {
        assertThat(reader.read("magic-user/5").getFirst().kit().spells())
                .extracting(Spell::name)
                .containsExactly("Sleep", "Sleep", "Sleep", "Sleep", "Phantasmal Forces", "Invisibility", "Fire Ball");
        assertThat(reader.read("magic-user/5 spells(none)").getFirst().kit().spells())
                .isEmpty();
        assertThat(reader.read("20 elf").getFirst().kind()).isInstanceOf(Kind.Beast.class);
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
                "ogre/3 | only fighter, cleric, magic-user, elf, dwarf and hobbit have a level",
                "fighter/1 swrd | did you mean sword",
                "fighter/1 swrod | did you mean sword",
                "-2 ogre | \"-2\" is no number of fighters from 1 to 60",
                "2.5 ogre | from 1 to 60",
                "fighter/1 plate-7 | from -5 to +5",
                "fighter/1 oil*300 | more than 200",
                "fighter/1 str | score from 3 to 18",
                "fighter/1 str 19 | score from 3 to 18",
                "hobbit/5 sword | above level 4",
                "cleric/6 spells(sleep) | no cleric's spell",
                "magic-user/1 spells(sleep, sleep) | holds 1 spells of level 1",
                "magic-user/1 spells(fire ball) | no spells of level 3",
                "magic-user/1 spells(web) | no magic-user's spell \"web\"",
                "magic-user/1 spells(sleep | closing bracket",
                "magic-user/1 wand(fire) | did you mean fire-balls",
                "magic-user/1 hat(pointed) | have brackets",
                "ogre, | lacks fighters",
                "7 | does not say who"
            })
    void says_what_is_wrong_and_what_was_probably_meant(String text, String answer) {
        assertThatThrownBy(() -> reader.read(text))
                .isInstanceOf(FightsException.class)
                .hasMessageContaining(answer);
    }

    @Test
    void guesses_at_nothing_where_there_is_not_one_letter() {
        assertThatThrownBy(() -> reader.read("\ud83d\udc09")).hasMessage("there is no \"\ud83d\udc09\"");
    }
}
