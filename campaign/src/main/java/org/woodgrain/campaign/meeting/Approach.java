package org.woodgrain.campaign.meeting;

import java.util.List;
import org.woodgrain.campaign.state.CharacterId;

/**
 * How the company comes upon monsters, or they upon it. Light is not told here; the meeting looks for itself.
 *
 * @param throughDoor whether either side comes through a door (UX-25)
 * @param noise whether the company has warned them by noise: a door that did not yield at the first try, hammering, a
 *     fight (EN-02)
 * @param heard whether the company knows of them already, by listening, ESP or a look through a door
 * @param awaited whether they know of the company already for any other reason, such as an alarm
 * @param pushers who threw themselves at the door; they lose the free segment and act last in the first round (UX-14)
 */
public record Approach(boolean throughDoor, boolean noise, boolean heard, boolean awaited, List<CharacterId> pushers) {

    /** On open ground, with nothing known on either side. */
    public static final Approach OPEN = new Approach(false, false, false, false, List.of());

    /** Through a door that opened without noise. */
    public static final Approach DOOR = new Approach(true, false, false, false, List.of());

    public Approach {
        pushers = List.copyOf(pushers);
    }

    public Approach withNoise() {
        return new Approach(throughDoor, true, heard, awaited, pushers);
    }

    public Approach withHeard() {
        return new Approach(throughDoor, noise, true, awaited, pushers);
    }

    public Approach withAwaited() {
        return new Approach(throughDoor, noise, heard, true, pushers);
    }

    public Approach withPushers(List<CharacterId> who) {
        return new Approach(throughDoor, noise, heard, awaited, who);
    }
}
