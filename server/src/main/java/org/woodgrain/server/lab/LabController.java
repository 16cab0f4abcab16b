package org.woodgrain.server.lab;

import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.woodgrain.server.page.Pages;

/** The lab's front. */
@Controller
final class LabController {
    private final Pages pages;

    LabController(Pages pages) {
        this.pages = pages;
    }

    @GetMapping("/lab")
    ResponseEntity<String> lab() {
        return pages.show("lab/front", new LabPage());
    }
}
