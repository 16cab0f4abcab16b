package org.woodgrain.rules.combat;

import java.util.List;
import org.woodgrain.rules.Rule;

/**
 * A row of an attack matrix: the number needed against each armour class.
 *
 * @param name the heading
 * @param best the best armour class of the table, 0 or -3
 * @param needed numbers from {@code best} up to armour class 9
 */
public record MatrixRow(String name, int best, List<Integer> needed) {
    public MatrixRow {
        needed = List.copyOf(needed);
    }

    /** The number against a class; beyond the table each step better needs one more, 9 is the worst (CB-11, CC-42). */
    @Rule({"CB-11", "CC-42"})
    public int against(int armorClass) {
        if (armorClass < best) {
            return needed.getFirst() + best - armorClass;
        }
        return needed.get(Math.min(armorClass, 9) - best);
    }
}
