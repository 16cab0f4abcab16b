package org.woodgrain.rules.realm;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Soldiers that can be hired and ventures that can be begun.
 *
 * @param soldiers by id, in the order of the table
 * @param ventures those that depend on the people of a territory alone, by id
 */
public record RealmTables(Map<String, Soldier> soldiers, Map<String, Venture> ventures) {
    public RealmTables {
        soldiers = Collections.unmodifiableMap(new LinkedHashMap<>(soldiers));
        ventures = Collections.unmodifiableMap(new LinkedHashMap<>(ventures));
    }
}
