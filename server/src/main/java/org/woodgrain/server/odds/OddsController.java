package org.woodgrain.server.odds;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.woodgrain.dice.DiceException;
import org.woodgrain.dice.language.DiceExpression;
import org.woodgrain.dice.odds.Contest;
import org.woodgrain.dice.odds.Odds;
import org.woodgrain.press.odds.OddsChart;
import org.woodgrain.press.odds.OddsStyle;
import org.woodgrain.press.odds.OddsWords;
import org.woodgrain.server.page.Pages;

/** The odds of dice; the address carries the question, so that it can be kept and passed on. */
@Controller
final class OddsController {
    private static final int MOST = 5;

    private final Pages pages;

    OddsController(Pages pages) {
        this.pages = pages;
    }

    @GetMapping("/assets/odds.css")
    ResponseEntity<String> sheet() {
        return ResponseEntity.ok()
                .contentType(new MediaType("text", "css"))
                .cacheControl(CacheControl.maxAge(Duration.ofHours(1)))
                .body(OddsStyle.sheet());
    }

    @GetMapping("/odds")
    ResponseEntity<String> odds(
            @RequestParam(defaultValue = "") String dice,
            @RequestParam(name = "at-least", defaultValue = "") String atLeast) {
        return pages.show("odds", page(dice.strip(), atLeast.strip()));
    }

    private static OddsPage page(String dice, String atLeast) {
        if (dice.isEmpty()) {
            return wrong(dice, atLeast, "");
        }
        if (!atLeast.matches("|-?\\d{1,18}")) {
            return wrong(dice, atLeast, "\"" + atLeast + "\" is no whole number.");
        }
        OptionalLong number = atLeast.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(atLeast));
        List<Answer> answers = new ArrayList<>();
        List<OddsChart.Named> drawn = new ArrayList<>();
        List<String> contests = new ArrayList<>();
        boolean exact = true;
        String[] texts = dice.split(";", MOST + 1);
        if (texts.length > MOST) {
            return wrong(dice, atLeast, "At most " + MOST + " expressions can be compared.");
        }
        for (String text : texts) {
            try {
                DiceExpression expression = DiceExpression.parse(text.strip());
                Odds odds = Odds.of(expression);
                answers.add(Answer.of(expression, odds, number));
                drawn.add(new OddsChart.Named(Answer.name(expression), OddsWords.distribution(odds)));
                exact = exact && !(odds instanceof Odds.Estimated);
            } catch (DiceException unclear) {
                return wrong(dice, atLeast, (texts.length > 1 ? text.strip() + ": " : "") + unclear.getMessage() + ".");
            }
        }
        for (OddsChart.Named other : exact ? drawn.subList(1, drawn.size()) : List.<OddsChart.Named>of()) {
            OddsChart.Named first = drawn.getFirst();
            contests.add(OddsWords.contest(first.name(), other.name(), Contest.of(first.odds(), other.odds())));
        }
        return new OddsPage(dice, atLeast, "", answers, contests, OddsChart.draw(drawn, false));
    }

    private static OddsPage wrong(String dice, String atLeast, String fault) {
        return new OddsPage(dice, atLeast, fault, List.of(), List.of(), "");
    }
}
