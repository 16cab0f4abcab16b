package org.woodgrain.campaign.meeting;

import java.util.Map;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.state.Chase;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Tactics;

/**
 * How far monsters follow by their tactics: some not at all, some no farther than a corner or from their nest or post,
 * and beasts for a few rounds.
 */
final class Leash {
    /** Squares from the room where they live. */
    private static final Map<Tactics, Integer> ROPE = Map.of(Tactics.SWARM, 12, Tactics.GUARDIAN, 6);

    private Leash() {}

    /**
     * Whether none of them runs after the company: casters; the cunning, who follow unseen; flyers where there is a roof; what lies in wait, at home; what keeps a post,
     * if the company is too far from it already.
     */
    @Rule("EN-21")
    static boolean stays(Unfolding u) {
        Host host = Host.of(u);
        boolean home = host.meeting().room().isPresent();
        boolean roof = !Outdoors.now(host.state()).open();
        return tooFar(u)
                || Stalking.all(host)
                || outmatched(host)
                || host.able().stream()
                        .map(foe -> host.monster(foe).tactics())
                        .allMatch(tactics -> tactics == Tactics.CASTER
                                || tactics == Tactics.FLYER && roof
                                || tactics == Tactics.AMBUSHER && home);
    }

    /** Whether they are raiders who have fallen behind the company in hit dice: they run only after the weaker. */
    @Rule("EN-21")
    static boolean outmatched(Host host) {
        return !host.able().isEmpty()
                && host.strength().hitDice() < host.strength().levels()
                && host.able().stream().allMatch(foe -> host.monster(foe).tactics() == Tactics.RAIDER);
    }

    /** Whether they turn back at the first corner or door: soldiers who have a post. */
    @Rule("EN-21")
    static boolean toTheCorner(Host host) {
        return host.meeting().room().isPresent()
                && host.able().stream().allMatch(foe -> host.monster(foe).tactics() == Tactics.SOLDIER);
    }

    /** Whether all of them keep near a nest or post, so that they take no stairs after anybody. */
    static boolean tied(Host host) {
        return host.meeting().room().isPresent()
                && !host.able().isEmpty()
                && host.able().stream()
                        .allMatch(foe -> ROPE.containsKey(host.monster(foe).tactics()));
    }

    /** Whether the company is too far from their nest or post for any of them to come after it. */
    @Rule("EN-21")
    static boolean tooFar(Unfolding u) {
        Host host = Host.of(u);
        if (!tied(host)) {
            return false;
        }
        int cells = host.able().stream()
                .map(foe -> ROPE.getOrDefault(host.monster(foe).tactics(), 0))
                .reduce(0, Math::max);
        return beyond(u, cells);
    }

    /** Whether the company is farther than so many squares from the room where they were met. */
    static boolean beyond(Unfolding u, int cells) {
        Encounter meeting = u.state().encounter().orElseThrow();
        Optional<Terrain> ground = Terrain.of(u.world(), u.state());
        if (ground.isEmpty() || !ground.get().level().id().equals(meeting.level())) {
            return true;
        }
        Cell company = ground.get().company();
        return meeting.room()
                .flatMap(ground.get().level()::room)
                .map(Room::cells)
                .filter(room -> room.stream().allMatch(cell -> cell.distance(company) > cells))
                .isPresent();
    }

    /** For how many rounds they will run: beasts that do not track, 1 to 6; 0 for all others, who have no such limit. */
    @Rule("EN-21")
    static int patience(Unfolding u) {
        Host host = Host.of(u);
        boolean beasts = host.able().stream().allMatch(foe -> host.monster(foe).tactics() == Tactics.BEAST);
        if (!beasts || host.any(Habit.Tracker.class)) {
            return 0;
        }
        return u.throwing()
                .of("EN-21", "rounds they will run")
                .secret()
                .roll(1, 6)
                .total();
    }

    /** Whether they have run as long as they will. */
    @Rule("EN-21")
    static boolean wearies(Host host) {
        Chase chase = host.meeting().chase().orElseThrow();
        int run = host.original() ? chase.moves() * Clock.QUARTER / Clock.round(host.profile()) : chase.moves();
        return chase.patience() > 0 && run >= chase.patience();
    }
}
