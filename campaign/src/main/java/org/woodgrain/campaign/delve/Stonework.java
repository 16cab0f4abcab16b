package org.woodgrain.campaign.delve;

import java.util.List;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Trick;
import org.woodgrain.campaign.event.TrickEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.exploration.RoomTraps;

/** Slanting floors, moving walls and new masonry, which dwarves may note. */
final class Stonework {
    private Stonework() {}

    /** In the original game each dwarf has one die in passing for each such place. */
    @Rule("CH-37")
    static boolean noted(Unfolding u, Level level, Cell to) {
        if (!u.state().ruleset().original()) {
            return false;
        }
        boolean any = false;
        for (Trick trick : unknown(level, u.state().level(level.id()), to)) {
            for (Adventurer dwarf : u.state().company()) {
                String mark = "note|" + trick.id() + "|" + dwarf.id();
                boolean known = u.state().level(level.id()).knownTraps().contains(trick.id());
                if (dwarf.race() == Race.DWARF && !known && !Marks.set(u.state(), mark)) {
                    boolean notes = RoomTraps.dwarfNotes(u.throwing(), dwarf.name());
                    u.emit(new TrickEvent.StoneNoted(
                            level.id(),
                            trick.id(),
                            dwarf.id(),
                            notes,
                            u.throwing().take()));
                    Marks.set(u, mark);
                    any |= notes;
                }
            }
        }
        return any;
    }

    /** Stonework in a cell that is not yet known to be odd. */
    static List<Trick> unknown(Level level, LevelState now, Cell cell) {
        List<Trick> there = level.tricksAt(cell);
        return there.isEmpty()
                ? there
                : there.stream()
                        .filter(Trick::stonework)
                        .filter(trick -> !now.knownTraps().contains(trick.id()))
                        .toList();
    }
}
