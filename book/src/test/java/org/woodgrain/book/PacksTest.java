package org.woodgrain.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.rulebook.Rulebook;
import org.woodgrain.rules.rulebook.SettingPack;

class PacksTest {
    @TempDir
    private Path folder = Path.of("");

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    @Test
    @Rule("CH-07")
    void a_pack_without_prices_leaves_those_of_the_book() {
        AmendedBooks books = new AmendedBooks();
        SettingPack bronze = books.packs().getFirst();
        assertThat(bronze.name()).isEqualTo("bronze-age");
        assertThat(bronze.cells()).noneMatch(cell -> cell.column().equals("cost_gp"));
        Rulebook book = books.with(bronze.cells());
        assertThat(book.equipment().listed("EQI-10").name()).isEqualTo("Leaf-blade Sword");
        for (var article : books.plain().equipment().articles().values()) {
            assertThat(book.equipment().listed(article.id()).price()).isEqualTo(article.price());
        }
        assertThat(book.monsters().monster("orc").name()).isEqualTo("Beast-man");
        assertThat(books.plain().monsters().monster("orc").name()).isEqualTo("Orc");
    }

    @Test
    @Rule("CH-07")
    void a_houses_own_packs_are_read_from_its_folder() throws IOException {
        write("iron-age.tsv", "# Iron is dear\nequipment\tEQI-10\tcost_gp\t40\n");
        write("notes.txt", "no pack");
        List<SettingPack> packs = Packs.in(folder);
        assertThat(packs).extracting(SettingPack::name).containsExactly("iron-age");
        assertThat(packs.getFirst().about()).isEqualTo("Iron is dear");
        AmendedBooks books = new AmendedBooks(packs);
        assertThat(books.packs()).extracting(SettingPack::name).containsExactly("bronze-age", "iron-age");
        assertThat(books.with(packs.getFirst().cells())
                        .equipment()
                        .listed("EQI-10")
                        .price())
                .isEqualTo(40);
        assertThat(Packs.in(folder.resolve("nowhere"))).isEmpty();
    }

    @Test
    void what_is_no_pack_or_does_not_fit_the_book_is_told_with_its_place() throws IOException {
        write("bad.tsv", "# x\nequipment EQI-10\n");
        assertThatThrownBy(() -> Packs.in(folder))
                .isInstanceOf(BookException.class)
                .hasMessageContaining("bad.tsv, line 2");
        write("bad.tsv", "equipment\tEQI-10\tcost_gp\tdear\n");
        List<SettingPack> unsound = Packs.in(folder);
        assertThatThrownBy(() -> new AmendedBooks(unsound))
                .isInstanceOf(BookException.class)
                .hasMessageContaining("setting pack bad")
                .hasMessageContaining("cost_gp");
    }
}
