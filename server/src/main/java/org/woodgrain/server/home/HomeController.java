package org.woodgrain.server.home;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.multipart.MultipartFile;
import org.woodgrain.atlas.AtlasException;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.file.DemoLevel;
import org.woodgrain.atlas.file.LevelJson;
import org.woodgrain.journal.table.Table;
import org.woodgrain.journal.table.Tables;
import org.woodgrain.rules.Profile;
import org.woodgrain.server.page.Pages;

/** The first page: campaigns, the demo in one press, and new ones. */
@Controller
final class HomeController {
    private static final String DEMO = "The Salt Priory";

    private final Tables tables;
    private final Founder founder;
    private final Pages pages;

    HomeController(Tables tables, Founder founder, Pages pages) {
        this.tables = tables;
        this.founder = founder;
        this.pages = pages;
    }

    @GetMapping("/")
    ResponseEntity<String> home() {
        return pages.show("home", new HomePage(tables.list(), NewCampaign.EMPTY, List.of()));
    }

    @PostMapping("/campaigns/demo")
    ResponseEntity<String> demo(@RequestParam(defaultValue = "") String seed) {
        Table table = founder.found(DEMO, Profile.ORIGINAL, List.of(DemoLevel.load()), seed);
        return enter(table);
    }

    @PostMapping("/campaigns")
    ResponseEntity<String> found(
            @RequestParam(defaultValue = "") String name,
            @RequestParam(defaultValue = "") String profile,
            @RequestParam(defaultValue = "demo") String dungeon,
            @RequestParam(defaultValue = "") String seed,
            @RequestParam(defaultValue = "") String ready,
            @RequestParam(required = false) List<MultipartFile> file)
            throws IOException {
        NewCampaign form = new NewCampaign(name.strip(), profile, dungeon, seed.strip(), !ready.isEmpty());
        List<String> wrong = new ArrayList<>();
        if (form.name().isEmpty()) {
            wrong.add("The campaign needs a name.");
        }
        List<Level> levels = new ArrayList<>();
        if (!dungeon.equals("file")) {
            levels.add(DemoLevel.load());
        } else {
            levels.addAll(read(file, wrong));
        }
        if (!wrong.isEmpty()) {
            return pages.show(HttpStatus.UNPROCESSABLE_CONTENT, "home", new HomePage(tables.list(), form, wrong));
        }
        return enter(founder.found(form.name(), form.chosen(), levels, form.seed()));
    }

    private static List<Level> read(List<MultipartFile> files, List<String> wrong) throws IOException {
        List<Level> levels = new ArrayList<>();
        for (MultipartFile file : files == null ? List.<MultipartFile>of() : files) {
            if (file.isEmpty()) {
                continue;
            }
            try {
                levels.add(LevelJson.read(String.valueOf(file.getOriginalFilename()), file.getBytes())
                        .level());
            } catch (AtlasException fault) {
                String.valueOf(fault.getMessage()).lines().forEach(wrong::add);
            }
        }
        if (levels.isEmpty() && wrong.isEmpty()) {
            wrong.add("Choose the file of a dungeon, or take the demo dungeon.");
        }
        return levels;
    }

    private static ResponseEntity<String> enter(Table table) {
        return Pages.goTo("/campaigns/" + table.id());
    }
}
