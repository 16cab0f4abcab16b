package org.woodgrain.cli.coverage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.woodgrain.book.catalogue.Catalogue;

/** Run by the build: writes which code and which tests carry each rule, and refuses ids that are in no chapter. */
public final class CoverageTool {
    private CoverageTool() {}

    /** Reads the modules below the first argument and writes the file named by the second; exits with 1 on unknown ids. */
    public static void main(String[] args) throws IOException {
        if (args.length != 2) {
            System.err.println("usage: CoverageTool <folder of the modules> <file to write>");
            System.exit(2);
        }
        List<String> unknown = write(Path.of(args[0]), Path.of(args[1]));
        if (!unknown.isEmpty()) {
            unknown.forEach(System.err::println);
            System.exit(1);
        }
    }

    /** Writes the file and returns a sentence for each mark with an unknown id; then nothing is written. */
    static List<String> write(Path modules, Path file) throws IOException {
        SortedMap<String, SortedSet<String>> code = new TreeMap<>();
        SortedMap<String, SortedSet<String>> tests = new TreeMap<>();
        try (Stream<Path> folders = Files.list(modules)) {
            for (Path module : folders.filter(Files::isDirectory).sorted().toList()) {
                merge(ClassMarks.below(module.resolve("target/classes")), code);
                merge(ClassMarks.below(module.resolve("target/test-classes")), tests);
            }
        }
        Catalogue catalogue = Catalogue.load();
        List<String> unknown = new ArrayList<>();
        for (Map<String, SortedSet<String>> found : List.of(code, tests)) {
            found.forEach((id, places) -> {
                if (!catalogue.ids().contains(id)) {
                    unknown.add("@Rule(\"" + id + "\") is no rule of the catalogue: " + String.join(", ", places));
                }
            });
        }
        if (unknown.isEmpty()) {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, new Coverage(code, tests).asResource());
        }
        return unknown;
    }

    private static void merge(SortedMap<String, SortedSet<String>> more, SortedMap<String, SortedSet<String>> into) {
        more.forEach(
                (id, places) -> into.computeIfAbsent(id, key -> new TreeSet<>()).addAll(places));
    }
}
