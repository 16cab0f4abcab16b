package org.woodgrain.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.atlas.Stairs;

/** Pages that the generator itself wrote; they are not part of the project and are read where they lie. */
class RealPagesTest {
    private static final String SAMPLES = "woodgrain.samples";

    private static LevelFiles.Taken read(String name) {
        Optional<Path> found =
                samples().map(folder -> folder.resolve("one-page-dungeon").resolve(name));
        if (found.isEmpty() || !Files.exists(found.get())) {
            System.out.println("skipped: no sample " + name + "; set -D" + SAMPLES + "=folder to read it");
        }
        Assumptions.assumeTrue(found.isPresent() && Files.exists(found.get()), "no sample " + name);
        LevelFiles.Taken taken = LevelFiles.read(found.get());
        assertThat(taken.report().warnings()).isEmpty();
        assertThat(LevelGeometry.distances(taken.level(), taken.level().entrance(), 9_999, cell -> true, door -> true))
                .hasSameSizeAs(taken.level().floor());
        return taken;
    }

    private static Optional<Path> samples() {
        String told = System.getProperty(SAMPLES, "");
        if (!told.isEmpty()) {
            return Optional.of(Path.of(told));
        }
        Path folder = Path.of("").toAbsolutePath();
        while (folder != null) {
            Path samples = folder.resolve("shared").resolve("samples");
            if (Files.isDirectory(samples)) {
                return Optional.of(samples);
            }
            folder = folder.getParent();
        }
        return Optional.empty();
    }

    private static long count(LevelFiles.Taken taken, Door.Kind kind) {
        return taken.level().doors().values().stream()
                .filter(door -> door.kind() == kind)
                .count();
    }

    @Test
    void the_halls_of_the_white_king() {
        LevelFiles.Taken taken = read("abandoned_halls_of_the_white_king.json");
        ImportReport report = taken.report();
        assertThat(report.rooms()).isEqualTo(13);
        assertThat(report.corridors()).isEqualTo(11);
        assertThat(report.notes()).isEqualTo(8);
        assertThat(report.doors())
                .containsExactly(
                        entry("archway", 3),
                        entry("barred door", 2),
                        entry("door", 9),
                        entry("locked door", 1),
                        entry("passage", 7),
                        entry("secret door", 3),
                        entry("steps", 2),
                        entry("way in", 2));
        assertThat(taken.level().floor()).hasSize(202);
        assertThat(taken.level().entrance()).isEqualTo(new Cell(0, 0));
        assertThat(count(taken, Door.Kind.SECRET)).isEqualTo(3);
        assertThat(taken.level().stairs()).allMatch(Stairs::up).hasSize(2);
    }

    @Test
    void the_crypt_of_bhann() {
        LevelFiles.Taken taken = read("ancient_crypt_of_bhann.json");
        ImportReport report = taken.report();
        assertThat(report.rooms()).isEqualTo(22);
        assertThat(report.corridors()).isEqualTo(17);
        assertThat(report.notes()).isEqualTo(11);
        assertThat(report.doors())
                .containsExactly(
                        entry("archway", 10),
                        entry("barred door", 1),
                        entry("door", 10),
                        entry("locked door", 1),
                        entry("passage", 9),
                        entry("secret door", 8),
                        entry("steps", 1),
                        entry("way in", 2));
        assertThat(taken.level().floor()).hasSize(403);
        assertThat(taken.level().features().stream()
                        .filter(feature -> feature.kind().equals("column-nw")))
                .hasSize(8);
    }

    @Test
    void the_bloodmist_chambers() {
        LevelFiles.Taken taken = read("bloodmist_chambers.json");
        ImportReport report = taken.report();
        assertThat(report.rooms()).isEqualTo(18);
        assertThat(report.corridors()).isEqualTo(25);
        assertThat(report.notes()).isEqualTo(6);
        assertThat(report.doors())
                .containsExactly(
                        entry("archway", 8),
                        entry("door", 8),
                        entry("locked door", 1),
                        entry("passage", 28),
                        entry("portcullis", 2),
                        entry("secret door", 1),
                        entry("steps", 1),
                        entry("way down", 1),
                        entry("way in", 1));
        assertThat(taken.level().floor()).hasSize(456);
        assertThat(taken.level().features().stream()
                        .filter(feature -> feature.kind().equals("pool")))
                .hasSize(18);
        assertThat(taken.level().stairs()).extracting(Stairs::up).containsExactlyInAnyOrder(true, false);
    }
}
