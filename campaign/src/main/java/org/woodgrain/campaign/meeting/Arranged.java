package org.woodgrain.campaign.meeting;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Encounter.Surprised;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Talk;
import org.woodgrain.campaign.unfold.Unfolding;

/** Meetings with monsters that mean to fight, on terms that somebody has set: for trials, not for play. */
public final class Arranged {
    private Arranged() {}

    /** Who is surprised. */
    public enum Surprise {
        NOBODY,
        COMPANY,
        FOES,
        /** As the dice of the rules have it. */
        THROWN
    }

    /**
     * Opens one: surprise, distance and the free segment of the monsters if they have one. They attack without a word.
     *
     * @param cell where they stand
     * @param feet between the sides; empty to throw for it
     */
    public static void begin(Unfolding u, List<Foe> foes, Cell cell, OptionalInt feet, Surprise surprise) {
        Place.Underground at = u.state().underground().orElseThrow();
        u.emit(new MeetingEvent.MeetingBegun(
                Encounter.begun(foes, at.level(), Optional.empty(), cell, Encounter.Phase.INTENT, List.of()),
                "EN-36",
                u.throwing().take()));
        Shapeshifters.show(u);
        Host host = Host.of(u);
        Terrain ground = Terrain.here(u.world(), u.state());
        int open = Opening.open(ground, host.meeting());
        Surprised side = side(u, host, open, surprise);
        u.emit(new MeetingEvent.SurpriseFound(
                side, false, host.original() ? "EN-03" : "CE-06", u.throwing().take()));
        if (feet.isPresent()) {
            Cell stand = ground.standing(cell, feet.getAsInt(), any -> true);
            u.emit(new MeetingEvent.DistanceFound(feet.getAsInt(), stand, "EN-01", List.of()));
        } else {
            Opening.distance(u, ground, open, side != Surprised.NOBODY, false, false);
        }
        Kinds.look(u);
        u.emit(new MeetingEvent.MindMade(Talk.Mood.ATTACK, 0, "EN-21", List.of()));
        switch (side) {
            case COMPANY -> {
                Opening.dropThings(u);
                Ambush.attack(u, Host.of(u));
            }
            case FOES ->
                u.emit(new MeetingEvent.PhaseCame(Encounter.Phase.FREE_SEGMENT, host.original() ? "EN-05" : "CE-09"));
            case NOBODY -> Temper.attack(u);
        }
    }

    private static Surprised side(Unfolding u, Host host, int open, Surprise surprise) {
        return switch (surprise) {
            case NOBODY -> Surprised.NOBODY;
            case COMPANY -> Surprised.COMPANY;
            case FOES -> Surprised.FOES;
            case THROWN -> Opening.side(Opening.surprise(u, host, Approach.OPEN, true, open));
        };
    }
}
