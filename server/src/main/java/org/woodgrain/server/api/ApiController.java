package org.woodgrain.server.api;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.util.MultiValueMap;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.bind.annotation.RequestParam;
import org.woodgrain.press.figures.Json;
import org.woodgrain.press.odds.OddsJson;
import org.woodgrain.server.lab.Asking;
import org.woodgrain.server.lab.Busy;
import org.woodgrain.server.lab.ChanceForm;
import org.woodgrain.server.lab.DuelForm;
import org.woodgrain.server.lab.ExpeditionsForm;
import org.woodgrain.server.lab.FightsForm;
import org.woodgrain.server.lab.Parts;
import org.woodgrain.server.lab.WorthForm;
import org.woodgrain.server.odds.OddsQuestion;

/** Answers as JSON, the same records as {@code --format json} of the command line. */
@Controller
final class ApiController {
    private final Asking asking;

    ApiController(Asking asking) {
        this.asking = asking;
    }

    @GetMapping("/api/odds")
    ResponseEntity<String> odds(@RequestParam MultiValueMap<String, String> given) {
        OddsParts parts;
        try {
            parts = OddsParts.of(given);
        } catch (Asking.Wrong wrong) {
            return wrong(HttpStatus.BAD_REQUEST, wrong.faults());
        }
        if (parts.dice().isBlank()) {
            return wrong(HttpStatus.BAD_REQUEST, Map.of("expr", "Which dice? Ask like /api/odds?expr=4d6dl1."));
        }
        try {
            OddsQuestion.Answered found =
                    new OddsQuestion(parts.dice(), parts.atLeast()).answer(parts.depth(), parts.names());
            return json(OddsJson.of(found.questions(), found.atLeast()));
        } catch (OddsQuestion.Unclear unclear) {
            Map<String, String> faults = new LinkedHashMap<>();
            unclear.faults()
                    .forEach(fault -> faults.merge(
                            fault.field().equals("dice") ? "expr" : fault.field(),
                            fault.message(),
                            (one, other) -> one + " " + other));
            return wrong(HttpStatus.BAD_REQUEST, faults);
        }
    }

    @GetMapping("/api/duel")
    ResponseEntity<String> duel(@RequestParam MultiValueMap<String, String> given) {
        return answer(() -> asking.duel(DuelForm.of(Parts.of(given, DuelForm.PARTS))));
    }

    @GetMapping("/api/fights")
    ResponseEntity<String> fights(@RequestParam MultiValueMap<String, String> given) {
        return answer(() -> asking.fights(FightsForm.of(Parts.of(given, FightsForm.PARTS))));
    }

    @GetMapping("/api/monsters")
    ResponseEntity<String> monsters(@RequestParam MultiValueMap<String, String> given) {
        return answer(() -> asking.monsters(WorthForm.of(Parts.of(given, WorthForm.PARTS))));
    }

    @GetMapping("/api/chance")
    ResponseEntity<String> chance(@RequestParam MultiValueMap<String, String> given) {
        return answer(() -> asking.chance(ChanceForm.of(Parts.of(given))));
    }

    @GetMapping("/api/expeditions")
    ResponseEntity<String> expeditions(@RequestParam MultiValueMap<String, String> given) {
        return answer(() -> asking.expeditions(ExpeditionsForm.of(Parts.of(given, ExpeditionsForm.PARTS))));
    }

    @RequestMapping(
            path = "/api/**",
            method = {RequestMethod.POST, RequestMethod.PUT, RequestMethod.PATCH, RequestMethod.DELETE})
    ResponseEntity<String> notSo() {
        return wrong(
                HttpStatus.METHOD_NOT_ALLOWED,
                Map.of("path", "The lab is asked with GET, and the question stands in the address."));
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
        // both sides may have the same fault
        error.put("error", String.join(" ", new LinkedHashSet<>(faults.values())));
        error.put("fields", faults);
        return ResponseEntity.status(status)
                .contentType(MediaType.APPLICATION_JSON)
                .body(Json.of(error) + "\n");
    }

    private static ResponseEntity<String> json(String text) {
        return ResponseEntity.ok().contentType(MediaType.APPLICATION_JSON).body(text + "\n");
    }
}
