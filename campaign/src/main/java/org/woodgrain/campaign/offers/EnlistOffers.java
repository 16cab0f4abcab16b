package org.woodgrain.campaign.offers;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.meeting.Fodder;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Encounter;

/** Offering service to those who are met. */
final class EnlistOffers {
    private static final int USUAL = 25;

    private EnlistOffers() {}

    static Optional<Offer> offer(World world, CampaignState state) {
        List<Adventurer> masters = state.company().stream()
                .filter(member -> state.service(member.id()).isEmpty() && !state.helpless(member.id()))
                .toList();
        int last = state.encounter().map(EnlistOffers::offered).orElse(0);
        int gold = Math.max(USUAL, last + (last + 1) / 2);
        List<Choice> able = masters.stream()
                .filter(master -> MeetingOffers.possible(
                                world, state, new MeetingCommand.Enlist(master.id(), MeetingOffers.preset(master), 0))
                        || MeetingOffers.possible(
                                world,
                                state,
                                new MeetingCommand.Enlist(master.id(), MeetingOffers.preset(master), gold)))
                .map(MeetingOffers::speaks)
                .toList();
        return able.isEmpty()
                ? Optional.empty()
                : Optional.of(new Offer(
                        "enlist",
                        "Offer them service",
                        "Meeting",
                        "NP-20",
                        "a round",
                        "",
                        List.of(
                                Belongings.one("speaker", "Whom they would serve", able),
                                Belongings.one("tongue", "Language", tongues(world, state)),
                                Belongings.number(
                                        "gold",
                                        Fodder.deal(world, state)
                                                ? "Food for each, worth in gold pieces"
                                                : "Gold pieces for each",
                                        Integer.toString(gold)))));
    }

    /** The tongues of the company, for whoever has them may go between; beasts are spoken to in their own way. */
    private static List<Choice> tongues(World world, CampaignState state) {
        return Fodder.deal(world, state)
                ? List.of(new Choice("", "the speech of beasts", ""))
                : MeetingOffers.tongues(state);
    }

    /** The best that was offered so far. */
    private static int offered(Encounter meeting) {
        return meeting.foes().stream()
                .mapToInt(foe -> foe.number("offered"))
                .max()
                .orElse(0);
    }

    static Reading read(Pick pick) {
        return Fields.number(pick, "gold")
                .<Reading>map(gold -> new Reading.Understood(
                        new MeetingCommand.Enlist(new CharacterId(pick.one("speaker")), pick.one("tongue"), gold)))
                .orElseGet(() -> Fields.notANumber("gold"));
    }
}
