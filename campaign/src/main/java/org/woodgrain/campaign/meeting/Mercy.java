package org.woodgrain.campaign.meeting;

import java.util.List;
import org.woodgrain.campaign.captives.Subdual;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.Fate;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.harm.Coffins;
import org.woodgrain.campaign.harm.Reviving;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** What becomes of monsters that have surrendered or lie helpless. Their coin is the company's in any case. */
final class Mercy {
    private Mercy() {}

    @Rule({"NP-22", "XP-14", "CB-22", "CC-11"})
    static void settle(Unfolding u, Fate fate) {
        Encounter meeting = u.state().encounter().orElseThrow();
        List<Foe> left = meeting.foes().stream().filter(foe -> !foe.gone()).toList();
        List<Foe> bound =
                left.stream().filter(foe -> !Coffins.rests(u.state(), foe.id())).toList();
        switch (fate) {
            case SLAY -> slay(u, left);
            case BIND -> bound.forEach(foe -> u.emit(new MeetingEvent.Captured(foe.id(), foe.monster())));
            case RELEASE -> release(u, left);
        }
        Time.round(u);
        CharacterId captor = u.state().company().getFirst().id();
        Ending.of(u, "victory");
        if (fate == Fate.BIND) {
            lead(u, bound, captor);
        }
    }

    /** Captives come along with the first of the company, unless the living have run into others meanwhile. */
    @Rule({"NP-22", "NP-23"})
    private static void lead(Unfolding u, List<Foe> captives, CharacterId captor) {
        u.state()
                .adventurer(captor)
                .filter(Adventurer::living)
                .ifPresent(master -> captives.forEach(foe -> Subdual.lead(u, foe, master.id())));
    }

    /** A helpless victim dies in a round, one by each who has a hand free. */
    private static void slay(Unfolding u, List<Foe> left) {
        int hands = Math.max(1, Host.of(u).company().size());
        int done = 0;
        for (Foe foe : left) {
            if (done > 0 && done % hands == 0) {
                Time.round(u);
            }
            if (Coffins.rests(u.state(), foe.id())) {
                Coffins.slay(u, foe);
            } else if (!Reviving.lying(u.state(), foe.id())) {
                u.emit(new HarmEvent.FoeDied(foe.id(), foe.monster(), "put to death", "CB-22"));
            } else if (fire(u)) {
                Reviving.burned(u, foe);
            } else {
                u.emit(new PowerEvent.Used(foe.id(), "knits", List.of(), List.of()));
            }
            done++;
        }
    }

    /** Whether somebody has a torch alight, or oil to pour out. */
    private static boolean fire(Unfolding u) {
        return u.state().lights().stream().anyMatch(light -> !light.lantern())
                || u.state().company().stream()
                        .flatMap(who -> who.items().stream())
                        .anyMatch(item -> u.world()
                                .book()
                                .equipment()
                                .weapon(item)
                                .filter(weapon -> weapon.id().equals("oil-flask"))
                                .isPresent());
    }

    /** Those who gave themselves up were captured first; sleepers are left to sleep. */
    private static void release(Unfolding u, List<Foe> left) {
        List<Foe> captives = left.stream()
                .filter(foe -> foe.standing() == Foe.Standing.SURRENDERED)
                .toList();
        captives.forEach(foe -> u.emit(new MeetingEvent.Captured(foe.id(), foe.monster())));
        if (!captives.isEmpty()) {
            Ending.spoils(u, u.state().encounter().orElseThrow());
            u.emit(new MeetingEvent.Released(captives.stream().map(Foe::id).toList()));
        }
    }
}
