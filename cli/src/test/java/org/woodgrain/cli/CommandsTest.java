package org.woodgrain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.atlas.file.DemoLevel;
import org.woodgrain.exchange.LevelFiles;

class CommandsTest {
    @TempDir
    private Path folder;

    @Nested
    class Roll {
        @Test
        void shows_each_die_and_repeats_with_a_seed() {
            Typed typed = Typed.run("roll", "4d6kh3", "--seed", "7");

            assertThat(typed.code()).isZero();
            assertThat(typed.out()).matches("4d6kh3 \\[.*dropped \\d.*\\] = \\d+\\s+");
            assertThat(Typed.run("roll", "4d6kh3", "--seed", "7").out()).isEqualTo(typed.out());
        }

        @Test
        void throws_several_times() {
            assertThat(Typed.run("roll", "--times", "3", "2d6", "+", "1").out().lines())
                    .hasSize(3);
            assertThat(Typed.run("roll", "--times", "0", "2d6").code()).isEqualTo(2);
        }

        @Test
        void says_where_an_expression_goes_wrong() {
            Typed typed = Typed.run("roll", "1d20+6", "dex");

            assertThat(typed.code()).isEqualTo(2);
            assertThat(typed.err()).contains("Column 8");
        }

        @Test
        void takes_dice_that_begin_with_a_minus() {
            assertThat(Typed.run("roll", "-7/2").out()).contains("= -4");
            assertThat(Typed.run("roll", "-d4", "+", "10", "--seed", "3").out()).startsWith("-d4 [");
            assertThat(Typed.run("odds", "-d4+10", "--format", "tsv").out()).isEqualTo("6\t1\n7\t1\n8\t1\n9\t1\n");
        }

        @Test
        void knows_a_slip_in_an_option_from_dice() {
            assertThat(Typed.run("roll", "2d6", "--sed", "3").err()).contains("Unknown option: '--sed'");
            assertThat(Typed.run("odds", "2d6", "--at-lest", "3").err()).contains("Unknown option: '--at-lest'");
            assertThat(Typed.run("simulate", "orc", "vs", "orc", "--fihgts", "3")
                            .err())
                    .contains("Unknown option: '--fihgts'");
            assertThat(Typed.run("duel", "orc", "vs", "orc", "--ordr", "coin").err())
                    .contains("Unknown option: '--ordr'");
        }

        @Test
        void says_of_what_is_no_number_that_it_is_none() {
            assertThat(Typed.run("odds", "2d6", "--at-least", "many").err()).contains("'many' is not a whole number");
            assertThat(Typed.run("odds", "2d6", "--at-least", "99999999999999999999")
                            .err())
                    .contains("too large a number");
            assertThat(Typed.run("roll", "2d6", "--times", "-9999999999").err()).contains("too small a number");
            assertThat(Typed.run("odds", "2d6", "--let", "x=a").err()).contains("'a' is not a whole number");
            assertThat(Typed.run("odds", "2d6", "--format", "pdf").err())
                    .contains("expected text, tsv, json or svg, not 'pdf'");
        }
    }

    @Nested
    class Help {
        @Test
        void is_given_for_commands_below_others_too() {
            assertThat(Typed.run("help", "lab", "monsters").out()).contains("--levels", "--gear");
            assertThat(Typed.run("help", "odds").out()).contains("--at-least");
            assertThat(Typed.run("help").out()).contains("odds", "lab", "help");
        }

        @Test
        void names_the_commands_that_there_are() {
            assertThat(Typed.run("help", "lab", "dragons").err())
                    .contains("no command \"lab dragons\"; there are monsters, expeditions");
            assertThat(Typed.run("help", "odds", "more").err()).contains("odds has none below it");
        }
    }

    @Nested
    class Import {
        @Test
        void says_what_was_found_and_writes_the_own_format() throws IOException {
            Path level = Files.write(folder.resolve("priory.json"), DemoLevel.bytes());
            Path copy = folder.resolve("copy.json");

            Typed typed = Typed.run("import", level.toString(), "--write", copy.toString());

            assertThat(typed.code()).isZero();
            assertThat(typed.out()).contains(" rooms, ", "written to ");
            assertThat(LevelFiles.read(copy).level()).isEqualTo(DemoLevel.load());
        }

        @Test
        void refuses_what_is_no_level_in_plain_words() throws IOException {
            Path file = Files.writeString(folder.resolve("bad.json"), "{");

            Typed typed = Typed.run("import", file.toString());

            assertThat(typed.code()).isEqualTo(1);
            assertThat(typed.err()).startsWith("woodgrain import: bad.json").doesNotContain("Exception", "\tat ");
            assertThat(Typed.run("import", folder.resolve("none").toString()).err())
                    .contains("there is no such file");
        }
    }

    @Nested
    class Generate {
        @Test
        void rolls_a_company_that_a_seed_repeats() {
            Typed typed = Typed.run("generate", "company", "--seed", "3", "--profile", "classic");

            assertThat(typed.code()).isZero();
            assertThat(typed.out()).contains("Strength", "Carried");
            assertThat(Typed.run("generate", "company", "--seed", "3", "--profile", "classic")
                            .out())
                    .isEqualTo(typed.out());
        }

        @Test
        void stocks_a_level_without_a_key_so_that_it_can_be_read_again() throws IOException {
            Path level = Files.writeString(
                    folder.resolve("bare.json"), org.woodgrain.atlas.file.LevelJson.write(withoutKey()));
            Path stocked = folder.resolve("stocked.json");

            Typed typed = Typed.run("generate", "stock", level.toString(), "--seed", "3", "--out", stocked.toString());

            assertThat(typed.code()).isZero();
            assertThat(LevelFiles.read(stocked).level().rooms())
                    .allMatch(room -> room.keyed())
                    .anyMatch(room -> !room.dwellers().isEmpty())
                    .anyMatch(room -> !room.hoards().isEmpty());
        }

        private static Level withoutKey() {
            Level level = DemoLevel.load();
            return level.withRooms(level.rooms().stream()
                    .map(room -> new Room(
                            room.id(),
                            room.label(),
                            room.name(),
                            room.cells(),
                            room.sight(),
                            room.note(),
                            room.sound(),
                            room.tags(),
                            false,
                            List.of(),
                            List.of()))
                    .toList());
        }
    }
}
