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
import org.woodgrain.lab.chance.ChanceAnswer;
import org.woodgrain.lab.chance.ChanceException;
import org.woodgrain.lab.chance.Chances;
import org.woodgrain.lab.chance.Question;
import org.woodgrain.press.figures.Rows;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.rulebook.Rulebook;
import org.woodgrain.server.page.Pages;

/** The chances of the game itself; the address carries the question and its facts. */
@Controller
final class ChanceController {
    static final int SECONDS = 20;

    private static final int SHORTLY = 1_500;

    private final Chances chances;
    private final Bench bench;
    private final Pages pages;

    ChanceController(Rulebook book, Bench bench, Pages pages) {
        this.chances = new Chances(book);
        this.bench = bench;
        this.pages = pages;
    }

    @GetMapping("/lab/chance")
    ResponseEntity<String> chance(
            @RequestParam Map<String, String> given,
            @RequestHeader(name = "HX-Request", required = false) Optional<String> live,
            HttpServletRequest request) {
        ChanceForm form = ChanceForm.of(given);
        boolean rows = given.getOrDefault("format", "").equals("tsv");
        if (form.ask().isEmpty()) {
            return pages.show("lab/chance", new ChancePage(chances, form, Optional.empty(), "", Optional.empty()));
        }
        try {
            Question question = chances.question(form.ask());
            Fields fields = new Fields();
            Profile rules = form.profile(fields);
            if (!fields.fine()) {
                return wrong(
                        rows,
                        form,
                        Optional.of(question),
                        String.join(" ", fields.faults().values()));
            }
            Job<ChanceAnswer> job = bench.ask(
                    request.getSession().getId(),
                    form.address("chance").toString(),
                    () -> form.work(chances, question, rules),
                    SECONDS);
            job.ended(rows ? SECONDS * 1000L : live.isPresent() ? 0 : SHORTLY);
            ChancePage page = new ChancePage(chances, form, Optional.of(question), "", Optional.of(job));
            if (rows) {
                return page.answer()
                        .map(found -> Numbers.rows(
                                found.rows().stream().map(Rows::row).toList()))
                        .orElseGet(() -> Numbers.wrong(Map.of("facts", page.failed())));
            }
            return pages.show(live.isPresent() ? "lab/chancefound" : "lab/chance", page);
        } catch (ChanceException unknown) {
            return wrong(rows, form, Optional.empty(), Fields.sentence(String.valueOf(unknown.getMessage())));
        } catch (Busy busy) {
            return pages.problem(
                    HttpStatus.SERVICE_UNAVAILABLE,
                    "One moment",
                    String.valueOf(busy.getMessage()),
                    form.address("/lab/chance").toString());
        }
    }

    private ResponseEntity<String> wrong(boolean rows, ChanceForm form, Optional<Question> question, String fault) {
        return rows
                ? Numbers.wrong(Map.of("ask", fault))
                : pages.show("lab/chance", new ChancePage(chances, form, question, fault, Optional.empty()));
    }
}
