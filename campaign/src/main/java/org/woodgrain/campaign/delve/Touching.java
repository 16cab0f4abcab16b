package org.woodgrain.campaign.delve;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.woodgrain.atlas.Trick;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.meeting.Approach;
import org.woodgrain.campaign.refusal.DelveRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.sight.Sightings;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.tricks.Tricks;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Things of the place that may be touched, and what comes of it. */
public final class Touching {
    private Touching() {}

    static Optional<Refusal> check(World world, CampaignState state, DelveCommand.Touch touch) {
        Optional<Refusal> unable = Crew.canWalk(state);
        if (unable.isPresent()) {
            return unable;
        }
        return here(world, state).stream().anyMatch(trick -> trick.id().equals(touch.trick()))
                ? Optional.empty()
                : Optional.of(new DelveRefusal.NothingLike());
    }

    /** Things to touch in the company's own square, as far as it sees. */
    public static List<Trick> here(World world, CampaignState state) {
        if (!Lighting.anySees(state)) {
            return List.of();
        }
        return state
                .underground()
                .flatMap(at -> world.level(at.level()).map(level -> level.tricksAt(at.cell())))
                .orElse(List.of())
                .stream()
                .filter(trick -> trick.kind() == Trick.Kind.TOUCH)
                .toList();
    }

    @Rule("DU-35")
    static void touch(Unfolding u, DelveCommand.Touch touch) {
        Time.stirAll(u);
        if (!Time.pass(u, Clock.round(u.state().ruleset().profile()))) {
            return;
        }
        here(u.world(), u.state()).stream()
                .filter(trick -> trick.id().equals(touch.trick()))
                .findFirst()
                .ifPresent(trick -> Tricks.touched(u, trick));
        Sightings.look(u);
        if (!Time.interrupted(u)) {
            Contacts.check(u, new TreeSet<>(), Approach.OPEN);
        }
    }
}
