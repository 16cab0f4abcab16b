package org.woodgrain.campaign.delve;

import java.util.Optional;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.DelveRefusal;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.exploration.RoomTraps;

/** Getting out of a pit. */
public final class Pits {
    private Pits() {}

    static Optional<Refusal> check(CampaignState state, DelveCommand.ClimbOut climb) {
        Optional<Adventurer> who = Crew.member(state, climb.who());
        if (who.isEmpty()) {
            return Optional.of(new GeneralRefusal.NoSuchCharacter(climb.who().value()));
        }
        return Crew.inPit(state, climb.who())
                ? Optional.empty()
                : Optional.of(new DelveRefusal.NotInPit(who.get().name()));
    }

    /**
     * A turn's work: sure with a comrade above to pull, or with spikes in an open pit; else on a 1 on the die, as also
     * when the cover has snapped shut over somebody alone.
     */
    @Rule("DU-26")
    static void climb(Unfolding u, DelveCommand.ClimbOut climb) {
        Adventurer who = Crew.of(u.state(), climb.who());
        boolean sure = helped(u.state(), who);
        boolean out = sure || RoomTraps.climbsOutAlone(u.throwing(), who.name());
        var rolls = u.throwing().take();
        Time.stirAll(u);
        Effort.spend(u, Clock.TURN, "climbing out", rolls, () -> {
            u.emit(new DelveEvent.Climbed(who.id(), out, rolls));
            if (out) {
                Crew.pit(u.state(), who.id())
                        .ifPresent(pit -> u.emit(new MagicEvent.EffectEnded(pit.id(), "out of the pit")));
            }
        });
    }

    /** Whether one in a pit is sure to get out of it. */
    public static boolean helped(CampaignState state, Adventurer who) {
        boolean comrade = state.company().stream()
                .anyMatch(other ->
                        !other.id().equals(who.id()) && !Crew.inPit(state, other.id()) && !state.helpless(other.id()));
        boolean covered =
                Crew.pit(state, who.id()).map(pit -> pit.number("covered") != 0).orElse(false);
        return comrade || (!covered && Kit.has(who, Kit.SPIKE));
    }
}
