package org.woodgrain.lab.table;

/** How a fight ended. */
public enum Ended {
    /** All foes are dead or taken, or lie helpless. */
    VICTORY("every foe dead, taken or helpless"),
    DRIVEN_OFF("foes fled"),
    YIELDED("foes surrendered"),
    /** Nobody of the company is left. */
    LOST("company lost"),
    /** Both sides kept apart, or parted. */
    PARTED("sides parted"),
    /** Broken off after so many rounds. */
    UNENDED("no end");

    private final String words;

    Ended(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }

    /** Whether the company won. */
    public boolean won() {
        return switch (this) {
            case VICTORY, DRIVEN_OFF, YIELDED -> true;
            case LOST, PARTED, UNENDED -> false;
        };
    }
}
