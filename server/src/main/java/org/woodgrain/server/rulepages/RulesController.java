package org.woodgrain.server.rulepages;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.woodgrain.book.catalogue.Catalogue;
import org.woodgrain.book.catalogue.Chapter;
import org.woodgrain.book.catalogue.RuleEntry;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.rulebook.Rulebook;
import org.woodgrain.server.page.NotHere;
import org.woodgrain.server.page.Pages;

/** The rules: their chapters, a search, and a page for each. */
@Controller
final class RulesController {
    private static final int MOST = 60;

    private final Catalogue catalogue;
    private final Rulebook book;
    private final Pages pages;

    RulesController(Catalogue catalogue, Rulebook book, Pages pages) {
        this.catalogue = catalogue;
        this.book = book;
        this.pages = pages;
    }

    @GetMapping("/rules")
    ResponseEntity<String> rules(
            @RequestParam(defaultValue = "") String q, @RequestParam(defaultValue = "") String chapter) {
        Optional<RuleEntry> named = catalogue.rule(q);
        if (named.isPresent()) {
            return Pages.goTo("/rules/" + named.get().id());
        }
        List<RuleEntry> found = q.isBlank() ? ofChapter(chapter) : catalogue.search(q);
        int all = found.size();
        return pages.show(
                "rules",
                new RulesPage(
                        q.strip(),
                        chapter,
                        q.isBlank() ? found : found.stream().limit(MOST).toList(),
                        all,
                        q.isBlank() ? List.of() : named(q.strip().toLowerCase(Locale.ROOT))));
    }

    @GetMapping("/rules/{id}")
    ResponseEntity<String> rule(@PathVariable String id) {
        RuleEntry rule = catalogue
                .rule(id)
                .orElseThrow(
                        () -> new NotHere("There is no rule \"" + id + "\". The search finds rules by their words."));
        return pages.show("rule", RulePage.of(catalogue, rule));
    }

    /** Monsters in whose names the words occur. */
    private List<Monster> named(String words) {
        return book.monsters().monsters().values().stream()
                .filter(each -> each.name().toLowerCase(Locale.ROOT).contains(words))
                .limit(MOST)
                .toList();
    }

    private List<RuleEntry> ofChapter(String chapter) {
        return Chapter.named(chapter).isEmpty()
                ? List.of()
                : catalogue.rules().stream()
                        .filter(rule -> rule.chapter().equals(chapter))
                        .toList();
    }
}
