package org.woodgrain.rules.equipment;

/** Names one thing in a campaign. */
public record ItemId(String value) implements Comparable<ItemId> {
    @Override
    public int compareTo(ItemId other) {
        return value.compareTo(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
