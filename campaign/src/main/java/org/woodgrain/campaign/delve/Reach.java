package org.woodgrain.campaign.delve;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.RoomState;

/** What lies in the place where the company stands. */
final class Reach {
    private Reach() {}

    static boolean cell(World world, CampaignState state, Cell cell) {
        Place.Underground at = state.underground().orElseThrow();
        Ways ways = Ways.here(world, state).orElseThrow();
        return cell.equals(at.cell())
                || (ways.now().seen().contains(cell) && ways.place(at.cell()).contains(cell));
    }

    /** Hoards and piles here that the company knows of. */
    static List<Hoard> hoards(World world, CampaignState state) {
        List<Hoard> found = new ArrayList<>();
        if (state.place() instanceof Place.Underground at) {
            LevelState now = state.level(at.level());
            for (RoomState room : now.rooms().values()) {
                add(world, state, room.hoards(), found);
            }
            add(world, state, now.piles().values(), found);
        }
        return found;
    }

    private static void add(World world, CampaignState state, Collection<Hoard> there, List<Hoard> found) {
        for (Hoard hoard : there) {
            if (hoard.found() && cell(world, state, hoard.cell())) {
                found.add(hoard);
            }
        }
    }

    static Optional<Hoard> hoard(World world, CampaignState state, String id) {
        return hoards(world, state).stream()
                .filter(hoard -> hoard.id().equals(id))
                .findFirst();
    }
}
