package org.woodgrain.campaign.captives;

import java.util.List;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.event.CaptiveEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.campaign.unfold.Unfolding;

/** People whom a band held: found when nobody guards them any more, and seen home. */
public final class Rescue {
    private Rescue() {}

    /** Frees those who are held in a room, if nobody lives there any more to hold them. */
    public static void from(Unfolding u, String level, String room) {
        RoomState held = u.state().level(level).room(room);
        List<Adventurer> company = u.state().company();
        boolean guarded =
                u.state().encounter().isPresent() || held.dwellers().stream().anyMatch(foe -> !foe.gone());
        if (!held.prisoners().isEmpty() && !guarded && !company.isEmpty()) {
            u.emit(new CaptiveEvent.PrisonersFreed(
                    level, room, held.prisoners(), company.getFirst().id()));
        }
    }

    /** Those who were freed part with the company where it is safe. */
    public static void home(Unfolding u) {
        List<Foe> freed = u.state().followers().stream()
                .map(Follower::foe)
                .filter(Rescue::freed)
                .toList();
        if (!freed.isEmpty()) {
            u.emit(new CaptiveEvent.FreedWentHome(
                    freed.stream().map(Foe::id).toList(),
                    freed.stream().map(Foe::name).toList()));
        }
    }

    /** Whether a follower was freed, and keeps to the company only until it is safe. */
    public static boolean freed(Foe foe) {
        return foe.number(Marks.PRISONER) > 0;
    }

    /** How a follower goes with the company. */
    public static String manner(Foe foe) {
        return freed(foe)
                ? " keeps close to "
                : foe.standing() == Foe.Standing.SURRENDERED ? " is led bound by " : " follows ";
    }

    /** The same words of several of them. */
    public static String many(String manner) {
        return switch (manner) {
            case " keeps close to " -> " keep close to ";
            case " is led bound by " -> " are led bound by ";
            default -> " follow ";
        };
    }
}
