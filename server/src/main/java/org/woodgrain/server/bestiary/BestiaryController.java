package org.woodgrain.server.bestiary;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.woodgrain.press.bestiary.MonsterEntry;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.rulebook.Rulebook;
import org.woodgrain.server.page.NotHere;
import org.woodgrain.server.page.Pages;

/** The monsters and the spells: lists, and a page for each monster; a spell's page is its rule's. */
@Controller
final class BestiaryController {
    private final Rulebook book;
    private final Pages pages;

    BestiaryController(Rulebook book, Pages pages) {
        this.book = book;
        this.pages = pages;
    }

    @GetMapping("/monsters")
    ResponseEntity<String> monsters(@RequestParam(defaultValue = "") String q) {
        String wanted = q.strip().toLowerCase(Locale.ROOT);
        Optional<Monster> named = book.monsters().monsters().values().stream()
                .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(wanted))
                .findFirst();
        if (named.isPresent()) {
            return Pages.goTo("/monsters/" + named.get().id());
        }
        List<Monster> found = book.monsters().monsters().values().stream()
                .filter(each -> each.name().toLowerCase(Locale.ROOT).contains(wanted)
                        || each.kinds().stream().anyMatch(kind -> kind.equals(wanted)))
                .sorted(Comparator.comparing(Monster::name))
                .toList();
        return pages.show("monsters", new MonstersPage(q.strip(), found));
    }

    @GetMapping("/monsters/{id}")
    ResponseEntity<String> monster(@PathVariable String id) {
        Monster monster = book.monsters()
                .find(id)
                .orElseThrow(() -> new NotHere("There is no monster \"" + id + "\". The list has them all."));
        return pages.show("monster", MonsterEntry.of(monster));
    }

    @GetMapping("/spells")
    ResponseEntity<String> spells() {
        return pages.show(
                "spells",
                new SpellsPage(book.spells().spells().values().stream()
                        .sorted(Comparator.comparing(Spell::caster)
                                .thenComparingInt(Spell::level)
                                .thenComparingInt(
                                        spell -> Integer.parseInt(spell.id().substring(3))))
                        .toList()));
    }
}
