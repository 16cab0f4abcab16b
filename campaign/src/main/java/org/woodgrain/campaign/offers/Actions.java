package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.state.CampaignState;

/** What can be done now; buttons, menus, the API and automatic players all come from here. */
public final class Actions {
    private static final List<OfferSource> SOURCES = List.of(
            new MeetingOffers(),
            new DelveOffers(),
            new StudyOffers(),
            new MagicOffers(),
            new FreeHandOffers(),
            new DeviceOffers(),
            new GiftOffers(),
            new CaptiveOffers(),
            new HandlingOffers(),
            new CarrierOffers(),
            new MountOffers(),
            new TownOffers(),
            new WorkshopOffers(),
            new LoreOffers(),
            new HiringOffers(),
            new RealmOffers(),
            new HeirOffers(),
            new StrongboxOffers(),
            new BearingOffers(),
            new RefereeOffers(),
            new InterventionOffers(),
            new CharacterRulingOffers(),
            new LoyaltyRulingOffers(),
            new HouseOffers(),
            new SpellRulingOffers(),
            new ChatOffers());

    private Actions() {}

    /** The legal actions of a seat, in the order in which they are shown. */
    public static List<Offer> of(World drawn, CampaignState state, Seat seat) {
        World world = drawn.now(state);
        List<Offer> all = new ArrayList<>();
        for (OfferSource source : SOURCES) {
            all.addAll(source.offers(world, state, seat));
        }
        return List.copyOf(all);
    }

    /** The offer to fight a round with orders for each, if it is made: one of those of {@link #of}. */
    public static Optional<Offer> fight(World drawn, CampaignState state, Seat seat) {
        return MeetingOffers.fight(drawn.now(state), state, seat);
    }

    /** Turns a pick into a command, or says which field is wrong. */
    public static Reading read(World drawn, CampaignState state, Seat seat, Pick pick) {
        World world = drawn.now(state);
        for (OfferSource source : SOURCES) {
            Optional<Reading> reading = source.read(world, state, seat, pick);
            if (reading.isPresent()) {
                return reading.get();
            }
        }
        return new Reading.Unclear("There is no action \"" + pick.offer() + "\" now.");
    }
}
