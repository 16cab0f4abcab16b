package org.woodgrain.campaign.offers;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * An offer taken up.
 *
 * @param offer its id
 * @param values chosen values by field name
 */
public record Pick(String offer, Map<String, List<String>> values) {
    public Pick {
        values = Collections.unmodifiableMap(new TreeMap<>(values));
    }

    /** The first value of a field; empty if none was given. */
    public String one(String field) {
        List<String> given = values.get(field);
        return given == null || given.isEmpty() ? "" : given.getFirst();
    }

    /** All values of a field. */
    public List<String> many(String field) {
        List<String> given = values.get(field);
        return given == null ? List.of() : given;
    }
}
