package org.woodgrain.server.lab;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The parts of an address that asks: each is known, and given once. */
public final class Parts {
    /** Names that are given back in answers are cut here. */
    private static final int LONGEST = 40;

    private Parts() {}

    /**
     * The parts by name.
     *
     * @param given all that stands in the address
     * @param known the names that are understood
     * @throws Asking.Wrong if there is another, which may be a slip of the pen, or one is given twice
     */
    public static Map<String, String> of(Map<String, List<String>> given, List<String> known) {
        Map<String, String> faults = new LinkedHashMap<>();
        given.keySet().stream()
                .filter(name -> !known.contains(name))
                .map(Parts::shortened)
                .forEach(name -> faults.put(
                        name, "There is no field \"" + name + "\" here; there are " + String.join(", ", known) + "."));
        return of(given, faults);
    }

    /**
     * The parts by name, whatever their names.
     *
     * @throws Asking.Wrong if one is given twice
     */
    public static Map<String, String> of(Map<String, List<String>> given) {
        return of(given, new LinkedHashMap<>());
    }

    private static Map<String, String> of(Map<String, List<String>> given, Map<String, String> faults) {
        Map<String, String> parts = new LinkedHashMap<>();
        given.forEach((name, values) -> {
            parts.put(name, values.getFirst());
            if (values.size() > 1) {
                faults.putIfAbsent(shortened(name), "The field \"" + shortened(name) + "\" is given more than once.");
            }
        });
        if (!faults.isEmpty()) {
            throw new Asking.Wrong(faults);
        }
        return parts;
    }

    private static String shortened(String name) {
        return name.length() > LONGEST ? name.substring(0, LONGEST) + "…" : name;
    }
}
