package org.woodgrain.server.live;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.springframework.util.MultiValueMap;
import org.woodgrain.campaign.offers.Pick;

/** Reads a posted form: the offer, and a value or several for each of its fields. */
final class Form {
    private static final String FIELD = "f.";
    private static final String RANK = "rank.";

    private Form() {}

    /**
     * The pick. Values come as {@code f.NAME}; those of a field to be put in order also as {@code rank.NAME.VALUE} with
     * a number, the lowest first and those without one left out.
     */
    static Pick pick(MultiValueMap<String, String> form) {
        Map<String, List<String>> values = new TreeMap<>();
        form.forEach((name, given) -> {
            if (name.startsWith(FIELD)) {
                values.put(
                        name.substring(FIELD.length()),
                        given.stream().map(String::strip).toList());
            }
        });
        values.putAll(ranked(form));
        return new Pick(first(form, "offer"), values);
    }

    static String first(MultiValueMap<String, String> form, String name) {
        String value = form.getFirst(name);
        return value == null ? "" : value.strip();
    }

    static long number(String text, long fallback) {
        try {
            return Long.parseLong(text.strip());
        } catch (NumberFormatException notANumber) {
            return fallback;
        }
    }

    private static Map<String, List<String>> ranked(MultiValueMap<String, String> form) {
        record Place(String field, String value, long rank) {}
        List<Place> places = new ArrayList<>();
        form.forEach((name, given) -> {
            int dot = name.indexOf('.', RANK.length());
            if (name.startsWith(RANK) && dot > 0 && !given.getFirst().isBlank()) {
                places.add(new Place(
                        name.substring(RANK.length(), dot),
                        name.substring(dot + 1),
                        number(given.getFirst(), Long.MAX_VALUE)));
            }
        });
        places.sort(Comparator.comparingLong(Place::rank));
        Map<String, List<String>> fields = new TreeMap<>();
        places.forEach(place ->
                fields.computeIfAbsent(place.field(), any -> new ArrayList<>()).add(place.value()));
        return fields;
    }
}
