package org.woodgrain.server.api;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.woodgrain.dice.language.DiceLimits;
import org.woodgrain.server.lab.Asking;
import org.woodgrain.server.lab.Parts;

/**
 * A question about dice as it stands in an address.
 *
 * @param dice expressions with semicolons between; may be empty
 * @param atLeast the number whose chance is wanted, as it was typed; may be empty
 * @param depth dice of a chain that are followed; 0 for as many as it takes
 * @param names what {@code $name} stands for
 */
record OddsParts(String dice, String atLeast, int depth, Map<String, Long> names) {
    private static final List<String> PARTS = List.of("expr", "at-least", "depth", "let");

    /**
     * Reads it.
     *
     * @throws Asking.Wrong if something of it is not understood
     */
    static OddsParts of(Map<String, List<String>> given) {
        Map<String, List<String>> once = new LinkedHashMap<>(given);
        // these may be given several times
        once.computeIfPresent("expr", (name, values) -> List.of(String.join(";", values)));
        once.computeIfPresent("let", (name, values) -> List.of(String.join(",", values)));
        Map<String, String> parts = Parts.of(once, PARTS);
        Map<String, String> faults = new LinkedHashMap<>();
        int depth = depth(parts.getOrDefault("depth", "").strip(), faults);
        Map<String, Long> names = names(parts.getOrDefault("let", ""), faults);
        if (!faults.isEmpty()) {
            throw new Asking.Wrong(faults);
        }
        return new OddsParts(
                parts.getOrDefault("expr", ""),
                parts.getOrDefault("at-least", "").strip(),
                depth,
                names);
    }

    private static int depth(String text, Map<String, String> faults) {
        if (text.isEmpty()) {
            return 0;
        }
        int depth = text.matches("\\d{1,3}") ? Integer.parseInt(text) : 0;
        if (depth < 1 || depth > DiceLimits.CHAIN) {
            faults.put("depth", "Chains are followed for 1 to " + DiceLimits.CHAIN + " dice.");
        }
        return depth;
    }

    private static Map<String, Long> names(String text, Map<String, String> faults) {
        Map<String, Long> names = new LinkedHashMap<>();
        List<String> words = new ArrayList<>(List.of(text.split(",")));
        words.removeIf(String::isBlank);
        for (String word : words) {
            String[] sides = word.strip().split("=", -1);
            if (sides.length == 2 && sides[0].matches("\\w{1,40}") && sides[1].matches("-?\\d{1,18}")) {
                names.put(sides[0], Long.valueOf(sides[1]));
            } else {
                faults.put("let", "A name is given a whole number, as in let=skill=3.");
            }
        }
        return names;
    }
}
