package org.woodgrain.server.lab;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.woodgrain.lab.figures.Fought;
import org.woodgrain.lab.figures.Trial;
import org.woodgrain.press.figures.Rows;
import org.woodgrain.rules.rulebook.Rulebook;
import org.woodgrain.server.page.Pages;

/** One fight fought very often; the address carries the question. */
@Controller
final class FightsController {
    /** After which a page gets what is done. */
    static final int SECONDS = 20;

    /** A fight may be told in so many lines; the rest is left out. */
    private static final int LINES = 3_000;

    private static final int SHORTLY = 900;
    private static final long MOST_REPLAY = 1_000_000_000;

    private final Rulebook book;
    private final Bench bench;
    private final Pages pages;

    FightsController(Rulebook book, Bench bench, Pages pages) {
        this.book = book;
        this.bench = bench;
        this.pages = pages;
    }

    @GetMapping("/lab/fights")
    ResponseEntity<String> fights(
            @RequestParam Map<String, String> given,
            @RequestHeader(name = "HX-Request", required = false) Optional<String> live,
            HttpServletRequest request) {
        FightsForm form = FightsForm.of(given);
        String replay = given.getOrDefault("replay", "");
        String format = given.getOrDefault("format", "");
        if (form.empty()) {
            return show(new FightsPage(form, Map.of(), Optional.empty(), Optional.empty(), ""), false);
        }
        FightsForm.Read read = form.read(book);
        if (read.asked().isEmpty()) {
            return format.equals("tsv")
                    ? Numbers.wrong(read.faults())
                    : show(new FightsPage(form, read.faults(), Optional.empty(), Optional.empty(), replay), false);
        }
        FightsForm.Asked asked = read.asked().get();
        Fields fields = new Fields();
        Optional<Told> told = replay.isBlank() ? Optional.empty() : told(asked, fields, replay.strip());
        try {
            if (given.containsKey("again")) {
                bench.renew(form.address("fights").toString());
            }
            Job<Fought> job = bench.ask(
                    request.getSession().getId(),
                    form.address("fights").toString(),
                    () -> new FightsWork(asked),
                    SECONDS);
            if (format.equals("tsv")) {
                return numbers(job);
            }
            job.ended(live.isPresent() ? 0 : SHORTLY);
            return show(
                    new FightsPage(form, fields.faults(), Optional.of(job), told, replay.strip()), live.isPresent());
        } catch (Busy busy) {
            return pages.problem(
                    HttpStatus.SERVICE_UNAVAILABLE,
                    "One moment",
                    String.valueOf(busy.getMessage()),
                    form.address("/lab/fights").toString());
        }
    }

    private static Optional<Told> told(FightsForm.Asked asked, Fields fields, String replay) {
        long number = fields.number("replay", replay, 1, MOST_REPLAY);
        if (!fields.fine()) {
            return Optional.empty();
        }
        List<String> lines = Trial.told(asked.venue(), asked.seed(), number);
        return Optional.of(Told.of(lines, LINES));
    }

    private static ResponseEntity<String> numbers(Job<Fought> job) {
        job.ended(SECONDS * 1000L + SHORTLY);
        return job.answer()
                .map(fought -> Numbers.rows(Rows.of(fought.figures())))
                .orElseGet(() -> Numbers.wrong(Map.of("sides", Fields.sentence(job.fault()))));
    }

    private ResponseEntity<String> show(FightsPage page, boolean part) {
        return pages.show(part ? "lab/fightsfound" : "lab/fights", page);
    }
}
