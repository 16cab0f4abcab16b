package org.woodgrain.server.lab;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.woodgrain.lab.equivalents.Ranking;
import org.woodgrain.lab.figures.RankingFigures;
import org.woodgrain.press.figures.Rows;
import org.woodgrain.rules.rulebook.Rulebook;
import org.woodgrain.server.page.Pages;

/** What monsters are worth; the address carries the question. */
@Controller
final class WorthController {
    /** The whole book takes a minute or two. */
    static final int SECONDS = 300;

    private static final int SHORTLY = 900;

    private final Rulebook book;
    private final Bench bench;
    private final Pages pages;

    WorthController(Rulebook book, Bench bench, Pages pages) {
        this.book = book;
        this.bench = bench;
        this.pages = pages;
    }

    @GetMapping("/lab/monsters")
    ResponseEntity<String> monsters(
            @RequestParam Map<String, String> given,
            @RequestHeader(name = "HX-Request", required = false) Optional<String> live,
            HttpServletRequest request) {
        WorthForm form = WorthForm.of(given);
        String sort = given.getOrDefault("sort", "worth");
        String format = given.getOrDefault("format", "");
        if (format.isEmpty() && given.keySet().stream().noneMatch(WorthForm.PARTS::contains)) {
            return pages.show("lab/worth", new WorthPage(form, Map.of(), Optional.empty(), sort));
        }
        WorthForm.Read read = form.read(book);
        if (read.asked().isEmpty()) {
            return format.isEmpty()
                    ? pages.show("lab/worth", new WorthPage(form, read.faults(), Optional.empty(), sort))
                    : Numbers.wrong(read.faults());
        }
        WorthForm.Asked asked = read.asked().get();
        try {
            if (given.containsKey("again")) {
                bench.renew(form.address("worth").toString());
            }
            Job<Ranking> job = bench.ask(
                    request.getSession().getId(),
                    form.address("worth").toString(),
                    () -> new WorthWork(book, asked),
                    SECONDS);
            job.ended(live.isPresent() ? 0 : SHORTLY);
            WorthPage page = new WorthPage(form, read.faults(), Optional.of(job), sort);
            if (!format.isEmpty()) {
                return numbers(job, page, format);
            }
            return pages.show(live.isPresent() ? "lab/worthfound" : "lab/worth", page);
        } catch (Busy busy) {
            return pages.problem(
                    HttpStatus.SERVICE_UNAVAILABLE,
                    "One moment",
                    String.valueOf(busy.getMessage()),
                    form.address("/lab/monsters").toString());
        }
    }

    private static ResponseEntity<String> numbers(Job<Ranking> job, WorthPage page, String format) {
        job.ended(SECONDS * 1000L);
        return page.answer()
                .map(found -> format.equals("svg")
                        ? ResponseEntity.ok()
                                .contentType(MediaType.valueOf("image/svg+xml;charset=UTF-8"))
                                .body(found.drawn(true))
                        : Numbers.rows(RankingFigures.rows(found.ranking()).stream()
                                .map(Rows::row)
                                .toList()))
                .orElseGet(() -> Numbers.wrong(page.faults()));
    }
}
