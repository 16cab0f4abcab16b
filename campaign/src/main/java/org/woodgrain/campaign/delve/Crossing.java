package org.woodgrain.campaign.delve;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Trap;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.exploration.RoomTraps;

/** Stepping over traps of the place. A trap that is known is stepped around and needs no throw (CD-31, CD-35). */
final class Crossing {
    private Crossing() {}

    /** Traps that a step on a cell may spring: not sprung for good, and not known. */
    @Rule({"CD-31", "CD-35"})
    static List<Trap> lurking(Level level, LevelState now, Cell cell) {
        return level.trapsAt(cell).stream()
                .filter(trap -> !now.knownTraps().contains(trap.id()))
                .filter(trap -> trap.resets() || !now.sprungTraps().contains(trap.id()))
                .toList();
    }

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

    /** Each member throws in marching order until one springs it. */
    @Rule({"UX-18", "UX-19", "CD-32"})
    static boolean cross(Unfolding u, Level level, List<Trap> traps) {
        boolean any = false;
        for (Trap trap : traps) {
            Optional<CharacterId> victim = Optional.empty();
            for (Adventurer member : u.state().company()) {
                if (RoomTraps.springs(u.throwing(), member.name())) {
                    victim = Optional.of(member.id());
                    break;
                }
            }
            u.emit(new DelveEvent.TrapCrossed(
                    level.id(), trap.id(), victim, u.throwing().take()));
            if (victim.isPresent()) {
                any = true;
                Springing.spring(u, level, trap, caught(u.state(), trap, victim.get()));
            }
        }
        return any;
    }

    /**
     * Whom a trap takes: him who sprang it alone, or, where it covers several squares, those who walk beside and behind
     * him, three abreast to a square (UX-18, UX-32).
     */
    @Rule("UX-18")
    static List<CharacterId> caught(CampaignState state, Trap trap, CharacterId sprungBy) {
        if (trap.cells().size() <= 1) {
            return List.of(sprungBy);
        }
        List<CharacterId> order = state.company().stream().map(Adventurer::id).toList();
        int abreast = 3;
        int first = order.indexOf(sprungBy) / abreast * abreast;
        return order.subList(
                first, Math.min(order.size(), first + abreast * trap.cells().size()));
    }
}
