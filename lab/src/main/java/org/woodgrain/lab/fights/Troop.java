package org.woodgrain.lab.fights;

import java.util.List;

/**
 * So many of one kind, all with the same gear.
 *
 * @param number how many, at least 1
 * @param kind what they are
 * @param gear what they wear and hold, as words of the price list: "plate-mail", "shield", "sword"
 */
public record Troop(int number, Kind kind, List<String> gear) {
    public Troop {
        gear = List.copyOf(gear);
    }

    /** As told. */
    public String label() {
        return number + " " + kind.label() + (gear.isEmpty() ? "" : " (" + String.join(", ", gear) + ")");
    }
}
