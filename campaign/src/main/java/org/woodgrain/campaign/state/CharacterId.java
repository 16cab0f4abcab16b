package org.woodgrain.campaign.state;

/** Names one adventurer in a campaign. */
public record CharacterId(String value) implements Comparable<CharacterId> {
    @Override
    public int compareTo(CharacterId other) {
        return value.compareTo(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
