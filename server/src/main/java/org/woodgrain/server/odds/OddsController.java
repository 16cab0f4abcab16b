package org.woodgrain.server.odds;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.woodgrain.dice.odds.Contest;
import org.woodgrain.dice.odds.Odds;
import org.woodgrain.press.chart.ChartStyle;
import org.woodgrain.press.odds.OddsChart;
import org.woodgrain.press.odds.OddsComparison;
import org.woodgrain.press.odds.OddsRows;
import org.woodgrain.press.odds.OddsWords;
import org.woodgrain.press.odds.Question;
import org.woodgrain.server.page.Pages;

/** The odds of dice; the address carries the question, so that it can be kept and passed on. */
@Controller
final class OddsController {
    private static final MediaType TEXT = MediaType.parseMediaType("text/plain;charset=UTF-8");

    /** Rows of a table in which several are compared. */
    private static final int ROWS = 40;

    private final Pages pages;

    OddsController(Pages pages) {
        this.pages = pages;
    }

    @GetMapping("/assets/charts.css")
    ResponseEntity<String> sheet() {
        return ResponseEntity.ok()
                .contentType(new MediaType("text", "css"))
                .cacheControl(CacheControl.maxAge(Duration.ofHours(1)))
                .body(ChartStyle.sheet());
    }

    @GetMapping({"/lab/odds", "/odds"})
    ResponseEntity<String> odds(
            @RequestParam(defaultValue = "") String dice,
            @RequestParam(name = "at-least", defaultValue = "") String atLeast,
            @RequestParam(defaultValue = "") String format) {
        OddsQuestion question = new OddsQuestion(dice.strip(), atLeast.strip());
        boolean rows = format.equals("tsv");
        if (question.dice().isEmpty()) {
            return pages.show("odds", OddsPage.without(question, List.of()));
        }
        try {
            OddsQuestion.Answered found = question.answer();
            return rows ? rows(found) : pages.show("odds", page(question, found));
        } catch (OddsQuestion.Unclear unclear) {
            return rows
                    ? ResponseEntity.badRequest().contentType(TEXT).body(unclear.getMessage() + "\n")
                    : pages.show("odds", OddsPage.without(question, unclear.faults()));
        }
    }

    private static ResponseEntity<String> rows(OddsQuestion.Answered found) {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        for (Question each : found.questions()) {
            if (found.questions().size() > 1) {
                out.print("# " + each.expression() + "\n");
            }
            if (!OddsRows.write(each.odds(), out)) {
                out.print("# too many sets of outcomes to list them\n");
            }
        }
        out.flush();
        return ResponseEntity.ok().contentType(TEXT).body(text.toString());
    }

    private static OddsPage page(OddsQuestion question, OddsQuestion.Answered found) {
        List<OddsChart.Named> drawn = found.questions().stream()
                .map(each -> new OddsChart.Named(each.name(), OddsWords.distribution(each.odds())))
                .toList();
        List<OddsPage.Versus> contests = new ArrayList<>();
        boolean exact = found.questions().stream().noneMatch(each -> each.odds() instanceof Odds.Estimated);
        for (OddsChart.Named other : exact ? drawn.subList(1, drawn.size()) : List.<OddsChart.Named>of()) {
            Contest contest = Contest.of(drawn.getFirst().odds(), other.odds());
            contests.add(new OddsPage.Versus(
                    other.name(),
                    Stream.of(contest.higher(), contest.equal(), contest.lower())
                            .map(OddsPage.Share::of)
                            .toList()));
        }
        boolean several = drawn.size() > 1;
        return new OddsPage(
                question,
                List.of(),
                found.questions().stream()
                        .map(each -> Answer.of(each, found.atLeast()))
                        .toList(),
                contests,
                several
                        ? OddsComparison.of(
                                drawn.stream().map(OddsChart.Named::odds).toList(), ROWS)
                        : new OddsComparison(List.of(), true),
                OddsChart.draw(drawn, several ? "outcome" : "", false));
    }
}
