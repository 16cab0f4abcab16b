package org.woodgrain.campaign.tricks;

import java.util.List;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Trick;
import org.woodgrain.campaign.event.TrickEvent;
import org.woodgrain.campaign.event.TrickEvent.Means;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Walls that move, doors that come and go, and rooms that turn. */
final class MovingWalls {
    private static final int STAYS = 5;
    private static final int THERE = 3;

    private MovingWalls() {}

    /** When the company leaves the crossing the wall moves to one of its sides, or stays. */
    @Rule("DU-18")
    static void shift(Unfolding u, String level, Trick trick) {
        int die = secret(u, "DU-18", "the wall moves");
        if (die >= STAYS) {
            walled(u, level, trick, List.of(), List.of(), "DU-18");
            return;
        }
        Edge shut = trick.edges().get(die - 1);
        walled(
                u,
                level,
                trick,
                List.of(shut),
                trick.edges().stream().filter(edge -> !edge.equals(shut)).toList(),
                "DU-18");
    }

    /** One way or the other lies open each time somebody comes. */
    @Rule("DU-19")
    static void fork(Unfolding u, String level, Trick trick) {
        boolean odd = secret(u, "DU-19", "where the door leads") % 2 == 1;
        walled(
                u,
                level,
                trick,
                List.of(trick.edges().get(odd ? 1 : 0)),
                List.of(trick.edges().get(odd ? 0 : 1)),
                "DU-19");
    }

    /** Each turn the doors are there on 1 to 3. */
    @Rule("DU-39")
    static void appear(Unfolding u, String level, Trick trick) {
        boolean there = secret(u, "DU-39", "whether the door is there") <= THERE;
        walled(u, level, trick, there ? List.of() : trick.edges(), there ? trick.edges() : List.of(), "DU-39");
    }

    /** At the end of a turn the centre turns one place on a 1. */
    @Rule({"DU-21", "DU-22"})
    static void turn(Unfolding u, String level, Trick trick) {
        boolean turns = secret(u, "DU-21", "the centre turns") == 1;
        int now = u.state().level(level).turned(trick.id());
        int by = turns ? (now + 1) % trick.edges().size() : now;
        u.emit(new TrickEvent.Turned(level, trick.id(), by, u.throwing().take()));
    }

    /** Leaving by one exit leads to the area that stands before it now; coming back leads to that exit. */
    @Rule({"DU-21", "DU-22"})
    static void through(Unfolding u, Level level, Trick trick, Cell from, Cell to) {
        int turned = u.state().level(level.id()).turned(trick.id());
        int ways = trick.edges().size();
        int exit = exit(trick, from, to);
        if (turned == 0 || exit < 0) {
            return;
        }
        boolean out = trick.cells().contains(from);
        int other = Math.floorMod(out ? exit + turned : exit - turned, ways);
        Edge edge = trick.edges().get(other);
        Cell inside = trick.cells().contains(edge.cell()) ? edge.cell() : edge.beyond();
        Cell arrives = out ? edge.across(inside) : inside;
        Place.Underground at = u.state().underground().orElseThrow();
        Carrying.emit(u, trick, Means.TURNING, at, level.id(), arrives, false);
    }

    private static int exit(Trick trick, Cell from, Cell to) {
        for (int i = 0; i < trick.edges().size(); i++) {
            Edge edge = trick.edges().get(i);
            if (edge.touches(from) && edge.touches(to)) {
                return i;
            }
        }
        return -1;
    }

    private static int secret(Unfolding u, String rule, String what) {
        return u.throwing().of(rule, what).secret().roll(1, 6).total();
    }

    private static void walled(Unfolding u, String level, Trick trick, List<Edge> shut, List<Edge> open, String rule) {
        u.emit(new TrickEvent.Walled(
                level,
                trick.id(),
                new TreeSet<>(shut),
                new TreeSet<>(open),
                rule,
                u.throwing().take()));
    }
}
