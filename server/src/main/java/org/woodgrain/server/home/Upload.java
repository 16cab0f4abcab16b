package org.woodgrain.server.home;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.web.multipart.MultipartFile;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.file.DemoLevel;
import org.woodgrain.exchange.ExchangeException;
import org.woodgrain.exchange.LevelFiles;

/**
 * The dungeon of a new campaign as it was sent.
 *
 * @param levels in the order of the files
 * @param reports what was taken from each file
 * @param wrong why it cannot be used, one line each; empty if it can
 */
record Upload(List<Level> levels, List<Imported.FileReport> reports, List<String> wrong) {
    /** The dungeon that comes with the program. */
    static final Upload DEMO = new Upload(List.of(DemoLevel.load()), List.of(), List.of());

    Upload {
        levels = List.copyOf(levels);
        reports = List.copyOf(reports);
        wrong = List.copyOf(wrong);
    }

    static Upload read(@Nullable List<MultipartFile> files) throws IOException {
        List<Level> levels = new ArrayList<>();
        List<Imported.FileReport> reports = new ArrayList<>();
        List<String> wrong = new ArrayList<>();
        for (MultipartFile file : files == null ? List.<MultipartFile>of() : files) {
            if (!file.isEmpty()) {
                String name = String.valueOf(file.getOriginalFilename());
                try {
                    LevelFiles.Taken taken = LevelFiles.read(name, file.getBytes());
                    if (levels.stream()
                            .anyMatch(each -> each.id().equals(taken.level().id()))) {
                        wrong.add(name + ": there is a level \"" + taken.level().id() + "\" already");
                    }
                    levels.add(taken.level());
                    reports.add(new Imported.FileReport(name, taken.report()));
                } catch (ExchangeException fault) {
                    String.valueOf(fault.getMessage()).lines().forEach(wrong::add);
                }
            }
        }
        if (levels.isEmpty() && wrong.isEmpty()) {
            wrong.add("Choose the file of a dungeon, or take the demo dungeon.");
        }
        return new Upload(levels, reports, wrong);
    }
}
