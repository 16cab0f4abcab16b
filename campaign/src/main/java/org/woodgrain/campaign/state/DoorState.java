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
 * @param stays whether it was left open and did not fall shut (UX-15)
 * @param broken whether it hangs in splinters and shuts no more
 */
public record DoorState(
        boolean found,
        boolean sensed,
        boolean open,
        boolean wedged,
        boolean unlocked,
        Stuck stuck,
        boolean stays,
        boolean broken) {
    /** Whether a door sticks. */
    public enum Stuck {
        NOT_TRIED,
        STUCK,
        FREE
    }

    public static final DoorState UNTOUCHED =
            new DoorState(false, false, false, false, false, Stuck.NOT_TRIED, false, false);

    public DoorState withFound() {
        return new DoorState(true, sensed, open, wedged, unlocked, stuck, stays, broken);
    }

    public DoorState withSensed() {
        return new DoorState(found, true, open, wedged, unlocked, stuck, stays, broken);
    }

    /** Opened or shut; either way it may fall shut anew when it is left open. */
    public DoorState withOpen(boolean now) {
        return new DoorState(found, sensed, now, wedged, unlocked, stuck, false, broken);
    }

    public DoorState withWedged(boolean now) {
        return new DoorState(found, sensed, open, now, unlocked, stuck, stays, broken);
    }

    public DoorState withUnlocked() {
        return new DoorState(found, sensed, open, wedged, true, stuck, stays, broken);
    }

    public DoorState withStuck(Stuck now) {
        return new DoorState(found, sensed, open, wedged, unlocked, now, stays, broken);
    }

    public DoorState withStays() {
        return new DoorState(found, sensed, open, wedged, unlocked, stuck, true, broken);
    }

    public DoorState withBroken() {
        return new DoorState(found, sensed, true, false, true, stuck, true, true);
    }
}
