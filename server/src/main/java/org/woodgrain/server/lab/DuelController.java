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
import org.woodgrain.lab.figures.DuelQuestion;
import org.woodgrain.lab.figures.WorkedOut;
import org.woodgrain.press.figures.Rows;
import org.woodgrain.rules.rulebook.Rulebook;
import org.woodgrain.server.page.Pages;

/** One against one, worked out; the address carries the question. */
@Controller
final class DuelController {
    static final int SECONDS = 20;
    private static final int SHORTLY = 1_500;

    private final Rulebook book;
    private final Bench bench;
    private final Pages pages;

    DuelController(Rulebook book, Bench bench, Pages pages) {
        this.book = book;
        this.bench = bench;
        this.pages = pages;
    }

    @GetMapping("/lab/duel")
    ResponseEntity<String> duel(
            @RequestParam Map<String, String> given,
            @RequestHeader(name = "HX-Request", required = false) Optional<String> live,
            HttpServletRequest request) {
        DuelForm form = DuelForm.of(given);
        String format = given.getOrDefault("format", "");
        boolean rows = format.equals("tsv");
        if (form.empty()) {
            return pages.show("lab/duel", new DuelPage(form, Map.of(), Optional.empty()));
        }
        DuelForm.Read read = form.read(book);
        if (read.question().isEmpty()) {
            return rows
                    ? Numbers.wrong(read.faults())
                    : pages.show("lab/duel", new DuelPage(form, read.faults(), Optional.empty()));
        }
        DuelQuestion question = read.question().get();
        try {
            Job<WorkedOut> job = bench.ask(
                    request.getSession().getId(),
                    form.address("duel").toString(),
                    () -> DuelForm.work(question, book),
                    SECONDS);
            job.ended(rows ? SECONDS * 1000L : live.isPresent() ? 0 : SHORTLY);
            DuelPage page = new DuelPage(form, Map.of(), Optional.of(job));
            if (rows) {
                return page.answer()
                        .map(found -> Numbers.rows(Rows.of(found.named())))
                        .orElseGet(() -> Numbers.wrong(Map.of("sides", page.failed())));
            }
            return pages.show(live.isPresent() ? "lab/duelfound" : "lab/duel", page);
        } catch (Busy busy) {
            return pages.problem(
                    HttpStatus.SERVICE_UNAVAILABLE,
                    "One moment",
                    String.valueOf(busy.getMessage()),
                    form.address("/lab/duel").toString());
        }
    }
}
