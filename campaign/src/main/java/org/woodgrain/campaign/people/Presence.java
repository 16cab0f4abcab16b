package org.woodgrain.campaign.people;

import java.util.Optional;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Place;

/** Whether a character of whom a command speaks is there. */
public final class Presence {
    private Presence() {}

    /** Why nothing can be asked of a character: none is so called, or he is dead. Empty if he lives. */
    public static Optional<Refusal> living(CampaignState state, CharacterId who) {
        return state.adventurer(who).filter(Adventurer::living).isPresent()
                ? Optional.empty()
                : Optional.of(new GeneralRefusal.NoSuchCharacter(who.value()));
    }

    /** Whether somebody is at home in town while the company is out. */
    public static boolean atHome(CampaignState state, CharacterId who) {
        return state.underground().isPresent()
                && state.expedition().isPresent()
                && !state.order().contains(who)
                && state.adventurer(who).filter(Adventurer::living).isPresent()
                && Apart.effect(state, who).isEmpty();
    }

    /** Whether there is anybody in town to act: the company is there, or nobody of it is left. */
    public static boolean inTown(CampaignState state) {
        return state.place() instanceof Place.Town || state.company().isEmpty();
    }
}
