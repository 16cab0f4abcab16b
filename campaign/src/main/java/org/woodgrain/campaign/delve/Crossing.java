package org.woodgrain.campaign.delve;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Trap;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.exploration.RoomTraps;

/** Looking out for traps of the place while walking: dwarves note them, poles set them off. */
final class Crossing {
    private Crossing() {}

    /** Whether a dwarf of the original game notes one of them before it is too late; one try for each dwarf and trap. */
    @Rule({"CH-37", "UX-20"})
    static boolean noted(Unfolding u, String level, List<Trap> traps) {
        if (!u.state().ruleset().original()) {
            return false;
        }
        boolean any = false;
        for (Trap trap : traps) {
            for (Adventurer dwarf : u.state().company()) {
                String mark = "note|" + trap.id() + "|" + dwarf.id();
                boolean known = u.state().level(level).knownTraps().contains(trap.id());
                if (dwarf.race() == Race.DWARF
                        && !known
                        && !Crew.inPit(u.state(), dwarf.id())
                        && !Marks.set(u.state(), mark)) {
                    boolean notes = RoomTraps.dwarfNotes(u.throwing(), dwarf.name());
                    u.emit(new DelveEvent.TrapNoted(
                            level, trap.id(), dwarf.id(), notes, u.throwing().take()));
                    Marks.set(u, mark);
                    any |= notes;
                }
            }
        }
        return any;
    }

    /** Whether the pole of the first who has one sets one of them off from afar. */
    @Rule("UX-20")
    static boolean probed(Unfolding u, String level, List<Trap> traps) {
        Optional<Adventurer> prober = u.state().company().stream()
                .filter(member -> Kit.has(member, Kit.POLE))
                .findFirst();
        if (prober.isEmpty()) {
            return false;
        }
        boolean any = false;
        for (Trap trap : traps) {
            boolean sprung = RoomTraps.poleSprings(u.throwing(), prober.get().name());
            u.emit(new DelveEvent.TrapProbed(
                    level, trap.id(), prober.get().id(), sprung, u.throwing().take()));
            any |= sprung;
        }
        return any;
    }
}
