package org.woodgrain.book.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * One figure of a rule, as a page or a terminal shows it.
 *
 * @param name what it measures, such as "duration"; empty if the value says so itself
 * @param value the figure
 */
public record RuleFigure(String name, String value) {
    private static final Pattern NAMED = Pattern.compile("([a-z][a-z_]*[a-z])=(.*)", Pattern.DOTALL);
    private static final String NOTHING = "-";
    private static final Map<String, String> NAMES = Map.ofEntries(
            Map.entry("conc", "concentration"),
            Map.entry("dmg", "damage"),
            Map.entry("default", "automatic play"),
            Map.entry("dispel", "dispelled"),
            Map.entry("hit", "to hit"),
            Map.entry("immune", "not affected"),
            Map.entry("interacts", "see also"),
            Map.entry("item_save", "save of the item"),
            Map.entry("known", "known by"),
            Map.entry("learns", "who learns what"),
            Map.entry("list", "number in the list"),
            Map.entry("usable", "used by"));
    private static final Map<String, String> UNITS =
            Map.of("ft", "feet", "gp", "gold pieces", "in", "inches", "lb", "pounds", "turns", "turns");

    /** The figures of a rule in their order; none where the catalogue has none. */
    static List<RuleFigure> of(String figures) {
        List<RuleFigure> all = new ArrayList<>();
        for (String part : parts(figures)) {
            var named = NAMED.matcher(part);
            if (!named.matches()) {
                all.add(new RuleFigure("", part));
            } else if (!named.group(2).equals(NOTHING)) {
                all.add(new RuleFigure(words(named.group(1)), spelled(named.group(1), named.group(2))));
            }
        }
        return List.copyOf(all);
    }

    /** Parted at each semicolon that stands outside brackets. */
    private static List<String> parts(String figures) {
        List<String> all = new ArrayList<>();
        int deep = 0;
        int from = 0;
        for (int at = 0; at <= figures.length(); at++) {
            char sign = at == figures.length() ? ';' : figures.charAt(at);
            deep += sign == '(' ? 1 : sign == ')' ? -1 : 0;
            if (at == figures.length() || sign == ';' && deep <= 0) {
                String part = figures.substring(from, at).strip();
                if (!part.isEmpty() && !part.equals(NOTHING)) {
                    all.add(part);
                }
                from = at + 1;
            }
        }
        return all;
    }

    private static String spelled(String key, String value) {
        return switch (key) {
            case "class" -> value.replace("MU", "magic-user").replaceFirst("^C$", "cleric");
            case "interacts" -> value.replaceAll(",(?! )", ", ");
            default -> value;
        };
    }

    private static String words(String key) {
        int unit = key.lastIndexOf('_');
        if (NAMES.containsKey(key) || unit < 0) {
            return NAMES.getOrDefault(key, key);
        }
        String name = key.substring(0, unit).replace('_', ' ');
        String last = key.substring(unit + 1);
        return UNITS.containsKey(last) ? name + ", " + UNITS.get(last) : name + " " + last;
    }
}
