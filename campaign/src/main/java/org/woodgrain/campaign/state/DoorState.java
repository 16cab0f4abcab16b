package org.woodgrain.campaign.state;

/**
 * What play has done to a door.
 *
 * @param found whether a secret door is known
 * @param sensed whether an elf has felt that something is there (UX-11)
 * @param open whether it stands open
 * @param spikes how many spikes hold it, open or shut
 * @param unlocked whether a lock or bar has been overcome
 * @param stuck whether it sticks, once that is known
 * @param barred whether the company knows that it is locked, barred or held fast
 * @param stays whether it was left open and did not fall shut (UX-15)
 * @param broken whether it hangs in splinters and shuts no more
 * @param walled whether masonry stands there now, or the door is not there at all (DU-18, DU-39)
 */
public record DoorState(
        boolean found,
        boolean sensed,
        boolean open,
        int spikes,
        boolean unlocked,
        Stuck stuck,
        boolean barred,
        boolean stays,
        boolean broken,
        boolean walled) {
    /** Whether a door sticks. */
    public enum Stuck {
        NOT_TRIED,
        STUCK,
        FREE
    }

    public static final DoorState UNTOUCHED =
            new DoorState(false, false, false, 0, false, Stuck.NOT_TRIED, false, false, false, false);

    /** Whether spikes hold it. */
    public boolean wedged() {
        return spikes > 0;
    }

    public DoorState withFound() {
        return new DoorState(true, sensed, open, spikes, unlocked, stuck, barred, stays, broken, walled);
    }

    public DoorState withSensed() {
        return new DoorState(found, true, open, spikes, unlocked, stuck, barred, stays, broken, walled);
    }

    /** Opened or shut; either way it may fall shut anew when it is left open. */
    public DoorState withOpen(boolean now) {
        return new DoorState(found, sensed, now, spikes, unlocked, stuck, barred && !now, false, broken, walled);
    }

    public DoorState withSpikes(int many) {
        return new DoorState(found, sensed, open, many, unlocked, stuck, barred, stays, broken, walled);
    }

    public DoorState withUnlocked() {
        return new DoorState(found, sensed, open, spikes, true, stuck, false, stays, broken, walled);
    }

    public DoorState withStuck(Stuck now) {
        return new DoorState(found, sensed, open, spikes, unlocked, now, barred, stays, broken, walled);
    }

    public DoorState withBarred() {
        return new DoorState(found, sensed, open, spikes, unlocked, stuck, true, stays, broken, walled);
    }

    public DoorState withStays() {
        return new DoorState(found, sensed, open, spikes, unlocked, stuck, barred, true, broken, walled);
    }

    public DoorState withBroken() {
        return new DoorState(found, sensed, true, 0, true, stuck, false, true, true, walled);
    }

    public DoorState withWalled(boolean now) {
        return new DoorState(found, sensed, open, spikes, unlocked, stuck, barred, stays, broken, now);
    }
}
