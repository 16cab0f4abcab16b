package org.woodgrain.campaign.state;

/**
 * What play has done to a door.
 *
 * @param found whether a secret door is known
 * @param sensed whether an elf has felt that something is there (UX-11)
 * @param open whether it stands open
 * @param wedged whether spikes hold it, open or shut
 * @param unlocked whether a lock or bar has been overcome
 * @param stuck whether it sticks, once that is known
 */
public record DoorState(boolean found, boolean sensed, boolean open, boolean wedged, boolean unlocked, Stuck stuck) {
    /** Whether a door sticks. */
    public enum Stuck {
        NOT_TRIED,
        STUCK,
        FREE
    }

    public static final DoorState UNTOUCHED = new DoorState(false, false, false, false, false, Stuck.NOT_TRIED);

    public DoorState withFound() {
        return new DoorState(true, sensed, open, wedged, unlocked, stuck);
    }

    public DoorState withSensed() {
        return new DoorState(found, true, open, wedged, unlocked, stuck);
    }

    public DoorState withOpen(boolean now) {
        return new DoorState(found, sensed, now, wedged, unlocked, stuck);
    }

    public DoorState withWedged(boolean now) {
        return new DoorState(found, sensed, open, now, unlocked, stuck);
    }

    public DoorState withUnlocked() {
        return new DoorState(found, sensed, open, wedged, true, stuck);
    }

    public DoorState withStuck(Stuck now) {
        return new DoorState(found, sensed, open, wedged, unlocked, now);
    }
}
