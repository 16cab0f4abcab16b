package org.woodgrain.campaign.delve;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.Place;

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
        return Ways.here(world, state).stream()
                .flatMap(ways -> Stream.concat(
                        ways.now().rooms().values().stream().flatMap(room -> room.hoards().stream()),
                        ways.now().piles().values().stream()))
                .filter(hoard -> hoard.found() && cell(world, state, hoard.cell()))
                .toList();
    }

    static Optional<Hoard> hoard(World world, CampaignState state, String id) {
        return hoards(world, state).stream()
                .filter(hoard -> hoard.id().equals(id))
                .findFirst();
    }
}
