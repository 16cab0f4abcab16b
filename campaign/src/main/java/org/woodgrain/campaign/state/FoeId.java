package org.woodgrain.campaign.state;

/** Names one monster in a campaign. */
public record FoeId(String value) implements Comparable<FoeId> {
    @Override
    public int compareTo(FoeId other) {
        return value.compareTo(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
