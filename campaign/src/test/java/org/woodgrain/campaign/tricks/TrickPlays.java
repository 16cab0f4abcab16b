package org.woodgrain.campaign.tricks;

import static org.woodgrain.campaign.Plans.cell;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Trick;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;

/** Levels with one trick, and companies that come upon it. */
final class TrickPlays {
    private TrickPlays() {}

    static Trick trick(Trick.Kind kind, List<Cell> cells, List<Edge> edges, String to, Cell at) {
        return new Trick("t", kind, cells, edges, Optional.of(to), Optional.of(at), 100, "");
    }

    static Trick trick(Trick.Kind kind, List<Cell> cells, List<Edge> edges) {
        return new Trick("t", kind, cells, edges, Optional.empty(), Optional.empty(), 100, "");
    }

    static Level corridor(Trick trick) {
        return Plans.draw("", " . . . . . . ").trick(trick).level();
    }

    static Level below(String id, int depth) {
        return Plans.draw("", " . . . . . . ").named(id, depth).level();
    }

    static Expeditions play(Profile profile, List<Level> levels, CharacterId... who) {
        return Expeditions.begin(Ruleset.of(profile), levels, cell(0, 0), Direction.EAST, Company.of(who));
    }

    static DelveCommand march(Direction way, int steps) {
        return new DelveCommand.March(Collections.nCopies(steps, way));
    }

    static DelveCommand east(int steps) {
        return march(Direction.EAST, steps);
    }

    static String level(Expeditions play) {
        return play.state().underground().orElseThrow().level();
    }
}
