package org.woodgrain.server.lab;

import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.woodgrain.server.page.Pages;

/** The lab's front. */
@Controller
final class LabController {
    private final Bench bench;
    private final Pages pages;

    LabController(Bench bench, Pages pages) {
        this.bench = bench;
        this.pages = pages;
    }

    @GetMapping("/lab")
    ResponseEntity<String> lab() {
        return pages.show("lab/front", new LabPage());
    }

    /** Ends the work on a question, and goes back to what is done of it. */
    @PostMapping("/lab/stop")
    ResponseEntity<String> stop(@RequestParam String question, @RequestParam String here) {
        bench.stop(question);
        return Pages.goTo(here.startsWith("/lab/") ? here : "/lab");
    }
}
