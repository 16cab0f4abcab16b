package org.woodgrain.server.rulepages;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * A stretch of a rule's text.
 *
 * @param text the words
 * @param rule whether the words are the number of a rule, and lead to its page
 */
public record Prose(String text, boolean rule) {
    private static final Pattern NUMBER = Pattern.compile("\\b[A-Z]{2}-\\d{2,3}\\b");

    /** A text parted where it names rules; numbers that no rule has stay plain words. */
    static List<Prose> of(String raw, Predicate<String> known) {
        String text = raw.replace("->", "→").replace("(RULING)", "(our ruling)");
        List<Prose> all = new ArrayList<>();
        int from = 0;
        var number = NUMBER.matcher(text);
        while (number.find()) {
            if (known.test(number.group())) {
                if (number.start() > from) {
                    all.add(new Prose(text.substring(from, number.start()), false));
                }
                all.add(new Prose(number.group(), true));
                from = number.end();
            }
        }
        if (from < text.length()) {
            all.add(new Prose(text.substring(from), false));
        }
        return List.copyOf(all);
    }
}
