package org.woodgrain.server.rulepages;

import java.util.List;
import org.woodgrain.book.catalogue.Chapter;
import org.woodgrain.book.catalogue.RuleEntry;
import org.woodgrain.rules.monsters.Monster;

/**
 * A list of rules.
 *
 * @param query words searched for; may be empty
 * @param chapter name of the chapter shown; may be empty
 * @param found the rules listed
 * @param all how many there are in all
 * @param monsters monsters of that name
 */
public record RulesPage(String query, String chapter, List<RuleEntry> found, int all, List<Monster> monsters) {
    public RulesPage {
        found = List.copyOf(found);
        monsters = List.copyOf(monsters);
    }

    public List<Chapter> chapters() {
        return List.of(Chapter.values());
    }

    /** A chapter's name in words: "magic items". */
    public static String words(String chapter) {
        return chapter.replace('-', ' ');
    }
}
