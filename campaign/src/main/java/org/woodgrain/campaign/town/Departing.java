package org.woodgrain.campaign.town;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.PropertyEvent;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.people.Train;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Carrier;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** One member leaves the town by magic: he is an expedition by himself, and all others stay at home. */
public final class Departing {
    private Departing() {}

    /** Why somebody cannot leave so; empty if he can. */
    @Rule("SP-45")
    public static Optional<Refusal> check(World world, CampaignState state, CharacterId who) {
        return state.followers().isEmpty()
                ? Muster.checkSetOut(world, alone(state, who))
                : Optional.of(new GeneralRefusal.NotNow(
                        "leave the town so", "those who follow the company would be left with nobody to heed"));
    }

    /** The same with none of his beasts, which stay in town. */
    private static CampaignState alone(CampaignState state, CharacterId who) {
        CampaignState now = state.withOrder(List.of(who));
        for (Carrier carrier : Train.going(now)) {
            now = now.withProperty(now.property().withCarrier(carrier.withDuty(Carrier.Duty.STAYS)));
        }
        return now;
    }

    /** He is at the place; his beasts stay in their stable. */
    @Rule("SP-45")
    public static void begin(Unfolding u, CharacterId who, Place.Underground to) {
        for (Carrier carrier : Train.going(u.state().withOrder(List.of(who)))) {
            u.emit(new PropertyEvent.Assigned(carrier.id(), Carrier.Duty.STAYS));
        }
        u.emit(new TownEvent.CompanyArrayed(List.of(who)));
        Muster.begin(u, to);
    }
}
