package org.woodgrain.campaign.battle;

import java.util.List;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Monster;

/** How beasts of burden bear themselves when it comes to blows. */
public final class Tempers {
    private static final int PANIC = 2;

    private Tempers() {}

    private static boolean has(Monster kind, Profile profile, String temper) {
        for (Habit.Temper each : kind.powers(Habit.Temper.class, profile)) {
            if (each.kind().equals(temper)) {
                return true;
            }
        }
        return false;
    }

    /** Whether it fights on when its rider has fallen. */
    static boolean war(Monster kind, Profile profile) {
        return has(kind, profile, "war");
    }

    /** Whether it never fights, and runs from a fight. */
    public static boolean unwarlike(Monster kind, Profile profile) {
        return has(kind, profile, "unwarlike");
    }

    /** A round begins: a herd that sees a dragon may run, all of it. */
    static void on(Unfolding u) {
        boolean dragon = false;
        for (Foe foe : u.state().encounter().orElseThrow().foes()) {
            dragon |= dragon(u, foe);
        }
        for (Follower follower : u.state().followers()) {
            dragon |= dragon(u, follower.foe());
        }
        if (dragon) {
            panic(u);
        }
    }

    private static boolean dragon(Unfolding u, Foe foe) {
        return foe.able() && u.world().book().monsters().monster(foe.monster()).isKind("dragon");
    }

    /** Something has frightened a herd: on 1 or 2 all of it runs, struck at by nobody. */
    static void panic(Unfolding u) {
        Profile profile = u.state().ruleset().profile();
        List<Foe> herd = u.state().encounter().orElseThrow().able().stream()
                .filter(foe -> has(u.world().book().monsters().monster(foe.monster()), profile, "stampede"))
                .toList();
        if (herd.size() < 2
                || !u.throwing()
                        .of("NP-22", "panic of a herd")
                        .secret()
                        .atMost(PANIC)
                        .roll(1, 6)
                        .success()) {
            return;
        }
        List<Roll> rolls = u.throwing().take();
        for (Foe foe : herd) {
            u.emit(new PowerEvent.MadeOff(
                    foe.id(), "stampedes", "NP-22", foe.equals(herd.getFirst()) ? rolls : List.of()));
        }
    }
}
