package org.woodgrain.campaign.traps;

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
import org.woodgrain.rules.exploration.RoomTraps;

/** Treading on traps of the place. A trap that is known is stepped around and needs no throw (CD-31, CD-35). */
public final class Treading {
    private static final int ABREAST = 3;

    private Treading() {}

    /** Traps that a step on a cell may spring: not sprung for good, and not known. */
    @Rule({"CD-31", "CD-35"})
    public static List<Trap> lurking(Level level, LevelState now, Cell cell) {
        List<Trap> there = level.trapsAt(cell);
        return there.isEmpty()
                ? there
                : there.stream()
                        .filter(trap -> !now.knownTraps().contains(trap.id()))
                        .filter(trap -> trap.resets() || !now.sprungTraps().contains(trap.id()))
                        .toList();
    }

    /** Each member throws in marching order until one springs it. */
    @Rule({"UX-18", "UX-19", "CD-32"})
    public static boolean cross(Unfolding u, Level level, List<Trap> traps) {
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
                Springing.spring(u, trap, caught(u.state(), trap, victim.get()));
            }
        }
        return any;
    }

    /** Those who run tread on what lies in their way like those who walk, and nobody looks out for it. */
    @Rule({"UX-18", "CD-32"})
    public static boolean run(Unfolding u, Level level, Cell cell) {
        return cross(u, level, lurking(level, u.state().level(level.id()), cell));
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
        int first = order.indexOf(sprungBy) / ABREAST * ABREAST;
        return order.subList(
                first, Math.min(order.size(), first + ABREAST * trap.cells().size()));
    }
}
