package org.woodgrain.campaign.meeting;

import java.util.Optional;
import java.util.OptionalInt;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.rules.encounters.Pursuers;

/** What would decide the next throws of a meeting, for the referee, who weighs what the company does not know. */
public final class Foreseen {
    private Foreseen() {}

    private static Optional<Host> host(World world, CampaignState state) {
        return state.encounter()
                .map(meeting -> new Host(world, state, meeting))
                .filter(host -> !host.able().isEmpty() && !state.company().isEmpty());
    }

    /** The modifier of a reaction thrown now; empty if they attack without a throw. */
    public static OptionalInt reaction(World world, CampaignState state) {
        Optional<Host> host = host(world, state);
        if (host.isEmpty() || Temper.surely(host.get())) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(Temper.modifier(host.get()));
    }

    /** Those who would run after the company; empty if there is nobody. */
    public static Optional<Pursuers> pursuers(World world, CampaignState state) {
        return host(world, state).map(Host::pursuers);
    }

    /** Whether the strong among them push at a door that is held shut. */
    public static boolean strong(World world, CampaignState state) {
        return host(world, state).filter(HeldShut::strong).isPresent();
    }
}
