package org.woodgrain.lab.fights;

/**
 * So many of one kind, all with the same things.
 *
 * @param number how many, at least 1
 * @param kind what they are
 * @param kit what each of them has; nothing for monsters, which have what their table gives them
 */
public record Troop(int number, Kind kind, Kit kit) {
    /** As told. */
    public String label() {
        return number + " " + kind.label(number) + kit.label();
    }
}
