package org.woodgrain.campaign.meeting;

import java.util.Set;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Tactics;

/** How far monsters follow by their tactics: some not at all, some no farther than a corner or from their nest. */
final class Leash {
    private static final Set<Tactics> HOMEBOUND = Set.of(Tactics.AMBUSHER, Tactics.GUARDIAN);
    private static final int NEST_CELLS = 12;

    private Leash() {}

    /** Whether none of them follows: casters; flyers where there is a roof; what lies in wait, or guards, at home. */
    @Rule("EN-21")
    static boolean stays(Host host) {
        boolean home = host.meeting().room().isPresent();
        boolean roof = !Outdoors.now(host.state()).open();
        return host.able().stream()
                .map(foe -> host.monster(foe).tactics())
                .allMatch(tactics -> tactics == Tactics.CASTER
                        || tactics == Tactics.FLYER && roof
                        || HOMEBOUND.contains(tactics) && home);
    }

    /** Whether they turn back at the first corner or door: soldiers who have a post. */
    @Rule("EN-21")
    static boolean toTheCorner(Host host) {
        return host.meeting().room().isPresent()
                && host.able().stream().allMatch(foe -> host.monster(foe).tactics() == Tactics.SOLDIER);
    }

    /** Whether the company is too far from their nest for a swarm. */
    @Rule("EN-21")
    static boolean farFromTheNest(Host host, Terrain ground) {
        boolean swarm = host.able().stream().allMatch(foe -> host.monster(foe).tactics() == Tactics.SWARM);
        Cell company = ground.company();
        return swarm
                && host.meeting()
                        .room()
                        .flatMap(ground.level()::room)
                        .map(Room::cells)
                        .filter(cells -> cells.stream().allMatch(cell -> cell.distance(company) > NEST_CELLS))
                        .isPresent();
    }
}
