package org.woodgrain.server.lab;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.woodgrain.lab.expeditions.Expeditions;
import org.woodgrain.lab.expeditions.Findings;
import org.woodgrain.lab.figures.ExpeditionFigures;
import org.woodgrain.press.figures.Rows;
import org.woodgrain.rules.rulebook.Rulebook;
import org.woodgrain.server.page.Pages;

/** Whole campaigns by the dozen; the address carries the question. */
@Controller
final class ExpeditionsController {
    static final int SECONDS = 120;

    private static final int SHORTLY = 900;

    private final Rulebook book;
    private final Bench bench;
    private final Pages pages;

    ExpeditionsController(Rulebook book, Bench bench, Pages pages) {
        this.book = book;
        this.bench = bench;
        this.pages = pages;
    }

    @GetMapping("/lab/expeditions")
    ResponseEntity<String> expeditions(
            @RequestParam Map<String, String> given,
            @RequestHeader(name = "HX-Request", required = false) Optional<String> live,
            HttpServletRequest request) {
        ExpeditionsForm form = ExpeditionsForm.of(given);
        boolean rows = given.getOrDefault("format", "").equals("tsv");
        if (!form.asked()) {
            return pages.show("lab/expeditions", new ExpeditionsPage(form, Map.of(), Optional.empty()));
        }
        ExpeditionsForm.Read read = form.read(book);
        if (read.expeditions().isEmpty()) {
            return rows
                    ? Numbers.wrong(read.faults())
                    : pages.show("lab/expeditions", new ExpeditionsPage(form, read.faults(), Optional.empty()));
        }
        Expeditions expeditions = read.expeditions().get();
        try {
            if (given.containsKey("again")) {
                bench.renew(form.address("expeditions").toString());
            }
            Job<Findings> job = bench.ask(
                    request.getSession().getId(),
                    form.address("expeditions").toString(),
                    () -> new ExpeditionsWork(expeditions),
                    SECONDS);
            job.ended(rows ? (SECONDS + 10) * 1000L : live.isPresent() ? 0 : SHORTLY);
            ExpeditionsPage page = new ExpeditionsPage(form, Map.of(), Optional.of(job));
            if (rows) {
                return page.answer()
                        .map(found -> Numbers.rows(ExpeditionFigures.rows(found).stream()
                                .map(Rows::row)
                                .toList()))
                        .orElseGet(() -> Numbers.wrong(Map.of("campaigns", page.failed())));
            }
            return pages.show(live.isPresent() ? "lab/expeditionsfound" : "lab/expeditions", page);
        } catch (Busy busy) {
            return pages.problem(
                    HttpStatus.SERVICE_UNAVAILABLE,
                    "One moment",
                    String.valueOf(busy.getMessage()),
                    form.address("/lab/expeditions").toString());
        }
    }
}
