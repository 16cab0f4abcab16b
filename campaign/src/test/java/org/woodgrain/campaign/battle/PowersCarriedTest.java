package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.woodgrain.book.StandardBook;
import org.woodgrain.campaign.bands.Bands;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Power;
import org.woodgrain.rules.monsters.Tag;

/** Every tag of the shipped monster table has a class that carries it, but for those that wait for other ground. */
class PowersCarriedTest {
    /** Tags of the sea, where nobody goes yet. */
    private static final Set<String> WAITING = Set.of("Seafaring$Ship");

    /** Classes that name every tag to read it or to tell it from others. */
    private static final List<String> NAMES_ALL = List.of("HitPowers.class");

    @Test
    void no_tag_is_without_one() throws IOException {
        Set<String> tags = new TreeSet<>();
        for (Monster monster : StandardBook.load().monsters().monsters().values()) {
            for (Tag tag : monster.tags()) {
                tags.add(name(tag.power()));
            }
        }
        Set<String> carried = new TreeSet<>();
        for (Class<?> in : List.of(Monster.class, Bands.class)) {
            for (String code : classes(in)) {
                tags.stream()
                        .filter(tag -> code.contains("org/woodgrain/rules/monsters/" + tag))
                        .forEach(carried::add);
            }
        }
        Set<String> without = new TreeSet<>(tags);
        without.removeAll(carried);
        assertThat(without).isEqualTo(new TreeSet<>(WAITING));
    }

    private static String name(Power power) {
        String full = power.getClass().getName();
        return full.substring(full.lastIndexOf('.') + 1);
    }

    /** What the class files say beside a class: those of a folder, or of a jar where the build has packed them. */
    private static List<String> classes(Class<?> in) throws IOException {
        Path place = Path.of(URI.create(
                in.getProtectionDomain().getCodeSource().getLocation().toString()));
        if (Files.isDirectory(place)) {
            return below(place);
        }
        try (FileSystem jar = FileSystems.newFileSystem(place)) {
            return below(jar.getPath("/"));
        }
    }

    private static List<String> below(Path root) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(root)) {
            files = all.filter(file -> file.toString().endsWith(".class"))
                    .filter(
                            file -> !file.toString()
                                    .matches(
                                            ".*/rules/monsters/(Trait|Resistance|OnHit|SpecialAttack|Habit|Seafaring|.*Readers).*"))
                    .filter(file -> NAMES_ALL.stream().noneMatch(file.toString()::endsWith))
                    .toList();
        }
        List<String> codes = new ArrayList<>();
        for (Path file : files) {
            codes.add(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
        }
        return codes;
    }
}
