package org.woodgrain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimulateCommandTest {
    private static final String SIX = "6 fighter/1 plate shield sword";

    @Test
    void tells_who_wins_and_what_the_arena_has_not() {
        Typed typed = Typed.run("simulate", SIX, "vs", "4 ogre", "--fights", "2000");

        assertThat(typed.code()).isZero();
        assertThat(typed.out())
                .contains(
                        "A: 6 fighting-men of level 1 (plate-mail, shield, sword)",
                        "B: 4 Ogres",
                        "2,000 fights",
                        "A wins",
                        "B4 Ogre",
                        "hand to hand. Nobody is surprised.",
                        "Monsters lose heart");
    }

    @Test
    void has_the_sides_meet_as_it_is_told() {
        Typed typed = Typed.run(
                "simulate",
                "3 fighter/2 chain sword long-bow",
                "vs",
                "6 orcs",
                "--distance",
                "120",
                "--width",
                "20",
                "--front",
                "4",
                "--morale",
                "off",
                "--fights",
                "500");

        assertThat(typed.out())
                .contains("in a place 20 feet wide, 120 feet apart, at most 4 abreast", "All fight to the end.")
                .doesNotContain("fled");
        assertThat(Typed.run("simulate", SIX, "vs", "medusa", "--plain", "--fights", "500")
                        .out())
                .contains("to the end", "Not counted: Medusa: gaze.");
    }

    @Test
    void says_the_same_with_any_number_of_threads() {
        assertThat(Typed.run("simulate", SIX, "vs", "4 orcs", "--fights", "3000", "--threads", "1")
                        .out())
                .isEqualTo(Typed.run("simulate", SIX, "vs", "4 orcs", "--fights", "3000", "--threads", "4")
                        .out());
    }

    @Test
    void replays_one_fight() {
        assertThat(Typed.run("simulate", SIX, "vs", "4 orcs", "--replay", "17").out())
                .contains("Fight 17 of seed 1", "Round 1", "initiative: A ", " wins in round ");
    }

    @Test
    void writes_rows_and_one_object() {
        assertThat(Typed.run("simulate", "orc", "vs", "2 kobolds", "--fights", "500", "--format", "tsv")
                        .out())
                .startsWith("figure\tvalue\n")
                .contains("\nfights\t500\n", "\nB.size\t2\n");
        assertThat(Typed.run("simulate", "orc", "vs", "2 kobolds", "--fights", "500", "--format", "json")
                        .out())
                .startsWith("{\"profile\":\"original\",\"seed\":1,")
                .contains("\"slain.B2 Kobold\":");
    }

    @Test
    void goes_to_the_table_for_what_the_arena_has_not_and_says_so() {
        Typed typed = Typed.run(
                "simulate",
                "3 fighter/1 plate shield sword, magic-user/1 dagger",
                "vs",
                "6 orc",
                "--fights",
                "12",
                "--threads",
                "2");

        assertThat(typed.code()).isZero();
        assertThat(typed.out())
                .contains(
                        "Fought at the table, for the arena does not count: magic-user: spells.",
                        "12 fights by the original rules",
                        "casts Sleep",
                        "in a lit hall 60 by 160 feet, as far apart as the dice have it. Nobody is surprised.");
    }

    /** As a duel tells it, so that programs read the chance of either by one name. */
    @Test
    void gives_programs_the_chance_beside_its_interval() {
        String[] arena = {"simulate", "orc", "vs", "orc", "--fights", "1", "--format", "json"};
        String[] table = {"simulate", SIX, "vs", "kobold", "--by", "table", "--fights", "1", "--format", "tsv"};

        assertThat(Typed.run(arena).out()).containsPattern("\"A.win\":(0|1)\\.0,\"A.win.least\":0\\.");
        assertThat(Typed.run(table).out()).containsPattern("\nA.win\t(0|1)\\.0\nA.win.least\t0\\.");
    }

    @Test
    void fights_where_it_is_told_to() {
        String[] words = {"simulate", SIX, "vs", "4 orcs", "--by", "table", "--fights", "4", "--format", "json"};

        assertThat(Typed.run(words).out()).contains("\"by\":\"table\"", "\"A.damage.mean\":");
        assertThat(Typed.run("simulate", SIX, "vs", "4 orcs", "--by", "table", "--replay", "3")
                        .out())
                .contains("Fight 3 of seed 1", "Battle is joined", " wins: ");
        assertThat(Typed.run("simulate", "2 orc", "vs", "4 orcs", "--by", "table")
                        .err())
                .contains("monsters on both");
        assertThat(Typed.run("simulate", "fighter/1 sword oil, 2 orc", "vs", "4 kobolds")
                        .err())
                .contains("the arena has no oil or holy water; and at the table");
        assertThat(Typed.run("simulate", "fighter/1 sword shield long-bow", "vs", "orc", "--fights", "2")
                        .out())
                .contains("Fought at the table, for in the arena a long bow needs both hands");
        assertThat(Typed.run("simulate", SIX, "vs", "4 orcs", "--by", "table", "--plain")
                        .err())
                .contains("plain fighting is not for the table");
        assertThat(Typed.run("simulate", SIX, "vs", "4 orcs", "--by", "pit").err())
                .contains("expected arena or table");
        assertThat(Typed.run("simulate", SIX, "vs", "4 orcs", "--room", "wide").err())
                .contains("as in 60x160");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--distance -5 | simulate: the distance is a number from 0 to 520",
                "--distance 9999 --by table | simulate: the distance is a number from 0 to 520",
                "--width 10 --room 20x40 | a room has a width of its own",
                "--plain --morale on | --plain goes with no --morale on",
                "--rule wounds-tell=true --rule wounds-tell=false | named twice"
            })
    void says_once_what_does_not_go_together(String options, String answer) {
        Typed typed = Typed.run(java.util.stream.Stream.concat(
                        java.util.stream.Stream.of("simulate", SIX, "vs", "4 orcs"),
                        java.util.stream.Stream.of(options.split(" ")))
                .toArray(String[]::new));

        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.err()).contains(answer).doesNotContain("; and ");
    }

    @Test
    void reads_a_side_that_begins_with_a_minus_and_the_word_between_in_capitals() {
        assertThat(Typed.run("simulate", "-2 orc", "VS", "orc").err())
                .contains("\"-2\" is no number of fighters from 1 to 60");
        assertThat(Typed.run("simulate", "orc", "VS", "orc", "--fights", "1").out())
                .contains("1 fight by the original rules");
    }

    @Test
    void draws_a_chart() {
        assertThat(Typed.run("simulate", SIX, "vs", "4 orcs", "--fights", "500", "--format", "svg")
                        .out())
                .startsWith("<svg ")
                .contains("A wins", "rounds", "slain of B")
                .endsWith("</svg>\n");
    }

    @ParameterizedTest
    @CsvSource({
        "6 ogr, vs, orc, did you mean ogre",
        "ogre, against, orc, with vs between them",
        "fighter, vs, green-slime, cannot end"
    })
    void says_at_once_what_is_wrong(String first, String versus, String second, String answer) {
        Typed typed = Typed.run("simulate", first, versus, second, "--profile", "classic");

        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.err()).contains(answer).doesNotContain("Exception");
        assertThat(typed.out()).isEmpty();
    }
}
