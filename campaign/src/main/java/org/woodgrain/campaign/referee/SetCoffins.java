package org.woodgrain.campaign.referee;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Feature;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.event.RefereeEvent;
import org.woodgrain.campaign.harm.CoffinBars;
import org.woodgrain.campaign.refusal.DelveRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.unfold.Unfolding;

/** The referee says what has become of a coffin. */
public final class SetCoffins {
    private SetCoffins() {}

    static Optional<Refusal> check(World world, CampaignState state, RefereeCommand.SetCoffin set) {
        return drawn(world, state).stream().noneMatch(coffin -> coffin.cell().equals(set.coffin()))
                ? Optional.of(new DelveRefusal.NoCoffin())
                : Optional.empty();
    }

    /** The coffins of the level on which the company is. */
    public static List<Feature> drawn(World world, CampaignState state) {
        return state.underground().stream()
                .flatMap(at -> world.level(at.level()).stream())
                .flatMap(level -> CoffinBars.drawn(level).stream())
                .toList();
    }

    static void carryOut(Unfolding u, RefereeCommand.SetCoffin set) {
        String level = u.state().underground().orElseThrow().level();
        u.emit(new RefereeEvent.CoffinSet(level, set.coffin(), set.usable(), set.why()));
        if (set.usable()) {
            CoffinBars.open(u, level, set.coffin());
        } else {
            CoffinBars.close(u, level, set.coffin());
        }
    }
}
