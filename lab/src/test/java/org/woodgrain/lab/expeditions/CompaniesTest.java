package org.woodgrain.lab.expeditions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.book.StandardBook;
import org.woodgrain.campaign.command.TownCommand.Companion;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Race;

class CompaniesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3 fighter, cleric | 3 fighters, 1 cleric",
                "2 Hobbits, elf-magic-user, halfling | 3 hobbits, 1 elf-magic-user",
                "fighting-man/1, 2 dwarves | 1 fighter, 2 dwarves"
            })
    void are_read_as_they_are_typed(String typed, String told) {
        assertThat(Companies.told(Companies.read(typed))).isEqualTo(told);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wizard | there is nobody called \"wizard\"",
                "fighter/3 | begins at level 1",
                "fighter sword | buys its own gear",
                "13 fighter | 1 to 12, not of 13",
                "fighter,, cleric | is nobody"
            })
    void that_make_no_sense_are_refused(String typed, String why) {
        assertThatThrownBy(() -> Companies.read(typed))
                .isInstanceOf(ExpeditionsException.class)
                .hasMessageContaining(why);
    }

    @Test
    void of_one_and_of_eight_set_out_as_they_were_asked_for() {
        for (String typed : List.of("dwarf", "6 fighter, 2 cleric")) {
            List<Companion> company = Companies.read(typed);
            Question question = new Question(
                    StandardBook.load(), Dungeons.demo(), company, Ruleset.of(Profile.ORIGINAL), 3, 1, 1, 0);
            Course course = new Course(question, 1);
            course.play();
            course.play();

            assertThat(course.state().company())
                    .extracting(who -> new Companion(who.race(), who.acting()))
                    .containsExactlyInAnyOrderElementsOf(company);
        }
        assertThat(Companies.read("dwarf")).containsExactly(new Companion(Race.DWARF, CharacterClass.FIGHTING_MAN));
    }
}
