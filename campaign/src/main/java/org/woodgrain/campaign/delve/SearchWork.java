package org.woodgrain.campaign.delve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Trap;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.DelveCommand.Task;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.exploration.RoomTraps;
import org.woodgrain.rules.exploration.Searching;
import org.woodgrain.rules.exploration.Shares;

/** Searching walls and squares, and looking round a room. */
final class SearchWork {
    private SearchWork() {}

    /**
     * A turn's search: in the original game of ten feet of wall, or of the floor of a square; in classic of a whole
     * square with its walls. The dice are thrown whether or not there is anything to find.
     */
    @Rule({"UX-08", "UX-10", "CH-37", "CD-06", "CD-07", "CD-27", "CD-28", "CD-35", "CD-36"})
    static Chore search(Unfolding u, Place.Underground at, Task.Search search) {
        Profile profile = u.state().ruleset().profile();
        boolean square = profile == Profile.CLASSIC || search.side().isEmpty();
        Adventurer who = Crew.of(u.state(), search.who());
        boolean keen = Searching.finds(u.throwing(), profile, who.name(), who.race());
        boolean wary = square
                && RoomTraps.chance(profile, who.race()) > 0
                && RoomTraps.finds(u.throwing(), profile, who.name(), who.race());
        List<Roll> rolls = u.throwing().take();
        Level level = u.world().level(at.level()).orElseThrow();
        LevelState now = u.state().level(at.level());
        List<Edge> doors = keen ? doors(level, now, search.cell(), sides(profile, search)) : List.of();
        List<String> traps = new ArrayList<>(wary ? traps(level, now, search.cell()) : List.of());
        if (wary && who.race() == Race.DWARF) {
            Stonework.unknown(level, now, search.cell()).forEach(trick -> traps.add(trick.id()));
        }
        List<String> hoards = keen ? hoards(now, search.cell(), profile, search.side()) : List.of();
        return new Chore(Shares.search() * Clock.QUARTER, true, rolls, () -> {
            u.emit(new DelveEvent.Searched(
                    at.level(),
                    search.cell(),
                    profile == Profile.CLASSIC ? Optional.empty() : search.side(),
                    search.who(),
                    doors,
                    traps,
                    hoards,
                    profile == Profile.ORIGINAL ? "UX-10" : "CD-07",
                    rolls));
            if (profile == Profile.CLASSIC) {
                Marks.set(u, Marks.now(u.state(), "search", search.cell(), search.who()));
            }
        });
    }

    private static List<Direction> sides(Profile profile, Task.Search search) {
        if (profile == Profile.CLASSIC) {
            return List.of(Direction.values());
        }
        return search.side().map(List::of).orElse(List.of());
    }

    private static List<Edge> doors(Level level, LevelState now, Cell cell, List<Direction> sides) {
        List<Edge> found = new ArrayList<>();
        for (Direction side : sides) {
            Optional<Door> door = level.door(cell, side);
            if (door.filter(each -> each.secretSeenFrom(cell)).isPresent()
                    && !now.door(door.get().edge()).found()) {
                found.add(door.get().edge());
            }
        }
        return found;
    }

    private static List<String> traps(Level level, LevelState now, Cell cell) {
        return level.trapsAt(cell).stream()
                .map(Trap::id)
                .filter(trap -> !now.knownTraps().contains(trap))
                .toList();
    }

    /** Treasure in a wall is found with the wall, treasure in the floor or unseen on it with the square (DU-53). */
    @Rule("DU-53")
    private static List<String> hoards(LevelState now, Cell cell, Profile profile, Optional<Direction> side) {
        return now.rooms().values().stream()
                .flatMap(room -> room.hoards().stream())
                .filter(hoard -> !hoard.found() && hoard.cell().equals(cell))
                .filter(hoard -> switch (hoard.hiding()) {
                    case SECRET -> profile == Profile.CLASSIC || side.isPresent();
                    case INVISIBLE, UNDER_FLOOR -> profile == Profile.CLASSIC || side.isEmpty();
                    case NONE, FALSE_BOTTOM -> true;
                })
                .map(Hoard::id)
                .toList();
    }

    /** A quarter turn, or no time right after a fight in the room; shows what lies open, and lets elves feel about. */
    @Rule({"UX-06", "UX-11"})
    static void look(Unfolding u) {
        Place.Underground at = u.state().underground().orElseThrow();
        Level level = u.world().level(at.level()).orElseThrow();
        var room = level.roomAt(at.cell()).orElseThrow();
        int ticks = Shares.look(justFought(u.state(), room.id())) * Clock.QUARTER;
        if (!Time.pass(u, ticks)) {
            u.emit(new DelveEvent.BrokenOff("the look round", List.of()));
            return;
        }
        List<String> open = u.state().level(at.level()).room(room.id()).hoards().stream()
                .filter(hoard -> hoard.hiding() == Hoard.Hiding.NONE || hoard.hiding() == Hoard.Hiding.FALSE_BOTTOM)
                .filter(hoard -> hoard.vessel() != Hoard.Vessel.LOOSE || !hoard.empty())
                .map(Hoard::id)
                .toList();
        u.emit(new DelveEvent.LookedRound(at.level(), room.id(), open));
        Passing.senseRoom(u, level, room);
    }

    static boolean justFought(CampaignState state, String room) {
        return state.clock().ticks() == 0 && Marks.set(state, Marks.thisTurn(state, "fought", room, ""));
    }
}
