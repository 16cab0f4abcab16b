package org.woodgrain.campaign.begin;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.bands.Bands;
import org.woodgrain.campaign.bands.Prisoners;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Monster;

/** Makes the monsters that live on a level. */
final class Muster {
    private Muster() {}

    /**
     * So many monsters of a kind as a key names them; none if the bestiary does not know it.
     *
     * @param hitPoints of the first ones, in order; the others are thrown for
     * @param before how many of the same meeting were made already, for the numbers in their names
     */
    @Rule("CB-17")
    static List<Foe> keyed(Unfolding u, String kind, int number, List<Integer> hitPoints, int before) {
        Optional<Monster> found = u.world().book().monsters().find(kind);
        return found.map(monster -> Bands.plain(u, monster, number, hitPoints, before))
                .orElse(List.of());
    }

    /** A band that was placed by the rules, with leaders, and with household and prisoners if it is at home there. */
    static RoomState band(Unfolding u, String kind, int number) {
        Optional<Monster> found = u.world().book().monsters().find(kind);
        if (found.isEmpty()) {
            return RoomState.EMPTY;
        }
        boolean home = Bands.atHome(u, found.get());
        List<Foe> foes = Bands.led(u, found.get(), number, home, Map.of());
        return RoomState.EMPTY.withDwellers(foes).withPrisoners(home ? Prisoners.heldBy(u, foes) : List.of());
    }
}
