package org.woodgrain.campaign.meeting;

import java.util.TreeMap;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Chase;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.encounters.Pursuit;

/** How fast both sides run, and how long their breath lasts. */
final class Pace {

    private static final int REST_TURNS = 3;

    private Pace() {}

    /** Inches of the slowest of the company, a third of it when somebody is out of breath. */
    @Rule({"EN-27", "CE-40"})
    static int inches(Host host) {
        int inches = host.companyInches();
        boolean spent = host.state().company().stream().anyMatch(member -> exhausted(host, member));
        return spent ? Math.max(1, inches / 3) : inches;
    }

    private static boolean exhausted(Host host, Adventurer member) {
        return host.state().effects().any(new Effect.On.OnCharacter(member.id()), Afflictions.EXHAUSTED);
    }

    /** Inches of the fastest pursuer, a third of it after so many rounds, unless they never tire. */
    @Rule({"CE-30", "CE-40"})
    static int foes(Host host, Chase chase) {
        boolean tireless = host.undead() || host.mindless();
        return Pursuit.exhausts(chase.moves()) && !tireless ? Math.max(1, host.fastest() / 3) : host.fastest();
    }

    /** Inches that pursuers make in a move or round: none while something on the way delays them. */
    @Rule({"EN-27", "CE-38"})
    static int pursuers(Host host, Chase chase) {
        return chase.delay() > 0 ? 0 : host.original() ? host.slowest() : foes(host, chase);
    }

    /** After thirty rounds of running the company is exhausted, until it has rested three turns on end. */
    @Rule({"CE-40", "CE-41", "CE-42"})
    static void tire(Unfolding u) {
        Host host = Host.of(u);
        if (host.meeting()
                .chase()
                .filter(chase -> Pursuit.exhausts(chase.moves()))
                .isEmpty()) {
            return;
        }
        boolean fresh = false;
        for (Adventurer member : host.state().company()) {
            if (!exhausted(host, member)) {
                fresh = true;
                TreeMap<String, Integer> numbers = new TreeMap<>();
                numbers.put(Afflictions.TO_HIT, -2);
                numbers.put(Afflictions.TO_DAMAGE, -2);
                numbers.put(Afflictions.EASE, 2);
                u.emit(new MagicEvent.EffectBegun(
                        new Effect(
                                u.newId("e"),
                                Afflictions.EXHAUSTED,
                                "exhausted",
                                new Effect.On.OnCharacter(member.id()),
                                "",
                                Effect.Unit.LASTING,
                                REST_TURNS,
                                numbers,
                                false),
                        "CE-40"));
            }
        }
        if (fresh) {
            Time.oweRest(u, REST_TURNS);
        }
    }
}
