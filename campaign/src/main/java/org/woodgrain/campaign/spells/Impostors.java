package org.woodgrain.campaign.spells;

import java.util.List;
import org.woodgrain.campaign.bands.Bands;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.monsters.Habit;

/**
 * Monsters that go with the company in the shape of one who served it. Each day each member may see through one; and
 * it falls upon them when they are weak.
 */
public final class Impostors {
    private static final String ANYBODY = "any-person";

    private Impostors() {}

    /** Whether one who follows the company is not what he seems, and is not found out by blows alone. */
    public static boolean is(Unfolding u, Foe foe) {
        return foe.number(Marks.DISGUISED) != 0
                && u
                        .world()
                        .book()
                        .monsters()
                        .monster(foe.monster())
                        .powers(Habit.Disguise.class, u.state().ruleset().profile())
                        .stream()
                        .anyMatch(disguise -> disguise.as().equals(ANYBODY));
    }

    private static List<Foe> among(Unfolding u) {
        return u.state().followers().isEmpty()
                ? List.of()
                : u.state().followers().stream()
                        .map(Follower::foe)
                        .filter(foe -> foe.able() && is(u, foe))
                        .toList();
    }

    /** A day has gone by: each of the company who lives beside it finds it out on 1 in 6. */
    static void day(Unfolding u) {
        for (Foe foe : among(u)) {
            boolean found = false;
            for (Adventurer friend : u.state().company()) {
                found |= u.throwing()
                        .of("EN-36", "seeing through a guise")
                        .by(friend.name())
                        .secret()
                        .atMost(1)
                        .roll(1, 6)
                        .success();
            }
            u.emit(new PowerEvent.GuiseTested(foe.id(), found, u.throwing().take()));
            if (found) {
                u.emit(new PowerEvent.Unmasked(
                        foe.id(), Bands.truly(u.world().book().monsters().monster(foe.monster()))));
                Servants.turn(u, foe.id(), "EN-36");
            }
        }
    }

    /** A turn is over: one that is with a company below that has lost half its strength bides its time no longer. */
    static void turn(Unfolding u) {
        if (u.state().encounter().isEmpty() && u.state().underground().isPresent() && weak(u.state())) {
            among(u).stream().findFirst().ifPresent(foe -> {
                u.emit(new PowerEvent.Unmasked(
                        foe.id(), Bands.truly(u.world().book().monsters().monster(foe.monster()))));
                Servants.turn(u, foe.id(), "EN-36");
            });
        }
    }

    private static boolean weak(CampaignState state) {
        int now = state.company().stream().mapToInt(Adventurer::hitPoints).sum();
        int most = state.company().stream().mapToInt(Adventurer::maxHitPoints).sum();
        return now * 2 <= most;
    }
}
