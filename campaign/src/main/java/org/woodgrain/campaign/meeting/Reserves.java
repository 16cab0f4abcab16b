package org.woodgrain.campaign.meeting;

import java.util.List;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.encounters.Frontage;

/** Monsters for whom there is no room in front. */
final class Reserves {
    private Reserves() {}

    /** When battle is joined, some of those in the rear ranks go round, if there is a way. */
    @Rule({"EN-20", "UX-32"})
    static void goRound(Unfolding u) {
        Host host = Host.of(u);
        List<Foe> able = host.able();
        Terrain ground = Terrain.here(u.world(), u.state());
        int abreast = Frontage.abreast(ground.width(host.meeting().cell()), false);
        int many = Frontage.goRound(
                able.size(),
                abreast,
                host.mind(),
                ground.otherEntry(host.meeting().cell()));
        if (many > 0 && host.meeting().circling().foes().isEmpty()) {
            List<FoeId> who = able.subList(able.size() - many, able.size()).stream()
                    .map(Foe::id)
                    .toList();
            int rounds = Frontage.roundsRound(host.profile(), u.throwing());
            u.emit(new MeetingEvent.WentRound(who, rounds, "EN-20", u.throwing().take()));
        }
    }

    /** One round nearer, if the round has not ended the meeting. */
    @Rule("EN-20")
    static void nearer(Unfolding u) {
        u.state()
                .encounter()
                .map(Encounter::circling)
                .filter(circling -> !circling.foes().isEmpty())
                .ifPresent(circling -> u.emit(new MeetingEvent.Nearer(circling.rounds() - 1)));
    }
}
