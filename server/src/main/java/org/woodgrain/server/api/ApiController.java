package org.woodgrain.server.api;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.util.MultiValueMap;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.woodgrain.press.figures.Json;
import org.woodgrain.press.odds.OddsJson;
import org.woodgrain.server.lab.Asking;
import org.woodgrain.server.lab.Busy;
import org.woodgrain.server.lab.ChanceForm;
import org.woodgrain.server.lab.DuelForm;
import org.woodgrain.server.lab.ExpeditionsForm;
import org.woodgrain.server.lab.FightsForm;
import org.woodgrain.server.lab.WorthForm;
import org.woodgrain.server.odds.OddsQuestion;

/** Answers as JSON, the same records as {@code --format json} of the command line. */
@Controller
final class ApiController {
    private static final String NONE = "";

    private final Asking asking;

    ApiController(Asking asking) {
        this.asking = asking;
    }

    @GetMapping("/api/odds")
    ResponseEntity<String> odds(
            @RequestParam MultiValueMap<String, String> given,
            @RequestParam(name = "at-least", defaultValue = NONE) String atLeast) {
        // as a list of its own it would be cut at the commas within groups of dice
        String dice = String.join(";", given.getOrDefault("expr", List.of()));
        if (dice.isBlank()) {
            return wrong(HttpStatus.BAD_REQUEST, Map.of("expr", "Which dice? Ask like /api/odds?expr=4d6dl1."));
        }
        try {
            OddsQuestion.Answered found = new OddsQuestion(dice, atLeast.strip()).answer();
            return json(OddsJson.of(found.questions(), found.atLeast()));
        } catch (OddsQuestion.Unclear unclear) {
            return wrong(HttpStatus.BAD_REQUEST, Map.of("expr", String.valueOf(unclear.getMessage())));
        }
    }

    @GetMapping("/api/duel")
    ResponseEntity<String> duel(@RequestParam Map<String, String> given) {
        return answer(() -> asking.duel(DuelForm.of(given)));
    }

    @GetMapping("/api/fights")
    ResponseEntity<String> fights(@RequestParam Map<String, String> given) {
        return answer(() -> asking.fights(FightsForm.of(given)));
    }

    @GetMapping("/api/monsters")
    ResponseEntity<String> monsters(@RequestParam Map<String, String> given) {
        return answer(() -> asking.monsters(WorthForm.of(given)));
    }

    @GetMapping("/api/chance")
    ResponseEntity<String> chance(@RequestParam Map<String, String> given) {
        return answer(() -> asking.chance(ChanceForm.of(given)));
    }

    @GetMapping("/api/expeditions")
    ResponseEntity<String> expeditions(@RequestParam Map<String, String> given) {
        return answer(() -> asking.expeditions(ExpeditionsForm.of(given)));
    }

    @GetMapping({"/api", "/api/**"})
    ResponseEntity<String> nothing() {
        return wrong(
                HttpStatus.NOT_FOUND,
                Map.of(
                        "path",
                        "There are /api/odds, /api/chance, /api/duel, /api/fights, /api/monsters and"
                                + " /api/expeditions."));
    }

    /** Gives figures, or throws. */
    private interface Question {
        Map<String, Object> figures();
    }

    private static ResponseEntity<String> answer(Question question) {
        try {
            return json(Json.of(question.figures()));
        } catch (Asking.Wrong wrong) {
            return wrong(HttpStatus.BAD_REQUEST, wrong.faults());
        } catch (Busy busy) {
            return wrong(HttpStatus.SERVICE_UNAVAILABLE, Map.of("lab", String.valueOf(busy.getMessage())));
        }
    }

    private static ResponseEntity<String> wrong(HttpStatus status, Map<String, String> faults) {
        Map<String, Object> error = new LinkedHashMap<>();
        error.put("error", String.join(" ", faults.values()));
        error.put("fields", faults);
        return ResponseEntity.status(status)
                .contentType(MediaType.APPLICATION_JSON)
                .body(Json.of(error) + "\n");
    }

    private static ResponseEntity<String> json(String text) {
        return ResponseEntity.ok().contentType(MediaType.APPLICATION_JSON).body(text + "\n");
    }
}
