package org.woodgrain.server.home;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.multipart.MultipartFile;
import org.woodgrain.atlas.file.DemoLevel;
import org.woodgrain.journal.table.Tables;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
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
        return pages.show("home", new HomePage(tables.list(), NewCampaign.EMPTY, tables.packs(), List.of()));
    }

    @PostMapping("/campaigns/demo")
    ResponseEntity<String> demo(@RequestParam(defaultValue = "") String seed) {
        Ruleset rules = Ruleset.of(Profile.ORIGINAL).withLevelsAsked(1);
        return Pages.goTo(founder.found(DEMO, rules, List.of(DemoLevel.load()), seed, "", true));
    }

    @PostMapping("/campaigns")
    ResponseEntity<String> found(
            @RequestParam(defaultValue = "") String name,
            @RequestParam(defaultValue = "") String profile,
            @RequestParam(defaultValue = "demo") String dungeon,
            @RequestParam(defaultValue = "") String seed,
            @RequestParam(defaultValue = "") String setting,
            @RequestParam(defaultValue = "six") String levels,
            @RequestParam(defaultValue = "") String ready,
            @RequestParam(required = false) @Nullable List<String> house,
            @RequestParam(required = false) @Nullable List<MultipartFile> file)
            throws IOException {
        NewCampaign form = new NewCampaign(
                name.strip(),
                profile,
                dungeon,
                setting,
                levels,
                seed.strip(),
                !ready.isEmpty(),
                house == null ? List.of() : house);
        List<String> wrong = new ArrayList<>();
        if (form.name().isEmpty()) {
            wrong.add("The campaign needs a name.");
        }
        if (!setting.isEmpty()
                && tables.packs().stream().noneMatch(pack -> pack.name().equals(setting))) {
            wrong.add("There is no setting \"" + setting + "\" on the shelf.");
        }
        Upload upload = dungeon.equals("file") ? Upload.read(file) : Upload.DEMO;
        wrong.addAll(upload.wrong());
        if (upload.wrong().isEmpty()) {
            form.tooFew(upload.levels().size()).ifPresent(wrong::add);
        }
        if (!wrong.isEmpty()) {
            return pages.show(
                    HttpStatus.UNPROCESSABLE_CONTENT, "home", new HomePage(tables.list(), form, tables.packs(), wrong));
        }
        String path =
                founder.found(form.name(), form.ruleset(), upload.levels(), form.seed(), form.setting(), form.ready());
        return upload.reports().isEmpty()
                ? Pages.goTo(path)
                : pages.show("imported", new Imported(path, upload.reports()));
    }
}
