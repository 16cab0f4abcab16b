package org.woodgrain.campaign.meeting;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.spells.HeldDoors;
import org.woodgrain.campaign.spells.Hewers;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.DoorState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Wanderers;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.encounters.BlockedDoor;

/** Wanderers as they come: heard beforehand or not, through the door or kept out by it. */
final class Arrival {
    private static final int STRONG = 5;

    private Arrival() {}

    static void of(Unfolding u, Wanderers wanderers) {
        Place.Underground at = u.state().underground().orElseThrow();
        List<Foe> foes = Muster.of(u, wanderers.bands());
        Encounter.Phase phase = wanderers.heard() ? Encounter.Phase.WARNED : Encounter.Phase.INTENT;
        Encounter meeting = Encounter.begun(foes, at.level(), Optional.empty(), wanderers.from(), phase, List.of());
        u.emit(new MeetingEvent.MeetingBegun(
                meeting, wanderers.heard() ? "EX-27" : "EN-36", u.throwing().take()));
        if (!wanderers.heard()) {
            come(u, wanderers.door(), Approach.OPEN);
        }
    }

    /** The round of warning is over. */
    @Rule("EX-27")
    static void atHand(Unfolding u) {
        Optional<Edge> door = u.state().wanderers().flatMap(Wanderers::door);
        u.emit(new MeetingEvent.CameUp());
        come(u, door, Approach.OPEN.withHeard());
    }

    /** The company was gone before they came. */
    static void missed(Unfolding u) {
        u.emit(new MeetingEvent.CameUp());
        Ending.quietly(u, "unmet");
    }

    private static void come(Unfolding u, Optional<Edge> door, Approach approach) {
        if (door.isPresent() && keptOut(u, door.get())) {
            return;
        }
        if (door.isPresent()) {
            String level = u.state().encounter().orElseThrow().level();
            if (!u.state().level(level).door(door.get()).open()) {
                u.emit(new DelveEvent.DoorOpened(level, door.get()));
            }
        }
        Approach how = door.isPresent()
                ? new Approach(true, approach.noise(), approach.heard(), approach.awaited(), approach.pushers())
                : approach;
        Opening.met(u, how, true);
    }

    /** A held or spiked door; those before it try as long as their patience lasts. */
    @Rule({"CD-15", "SP-02", "EX-28"})
    private static boolean keptOut(Unfolding u, Edge edge) {
        CampaignState state = u.state();
        String level = state.encounter().orElseThrow().level();
        boolean held = HeldDoors.held(state, level, edge) && !HeldDoors.yields(u, level, edge);
        DoorState door = state.level(level).door(edge);
        boolean wedged = door.wedged() && !door.open();
        if (!held && (!wedged || forced(u, door.spikes()))) {
            return false;
        }
        if (held) {
            Hewers.begin(u, level, edge, HeldDoors.by(state, level, edge).orElse("SP-02"));
        }
        u.emit(new MeetingEvent.KeptOut(
                edge, held ? "SP-02" : "CD-15", u.throwing().take()));
        Ending.quietly(u, "kept-out");
        return true;
    }

    private static boolean forced(Unfolding u, int spikes) {
        Host host = Host.of(u);
        boolean strong = host.able().stream().anyMatch(foe -> host.dice(foe) >= STRONG);
        int rounds = u.throwing()
                .of("CD-15", "how long they try")
                .secret()
                .roll(1, 6)
                .total();
        for (int i = 0; i < rounds; i++) {
            if (BlockedDoor.givesWay(u.throwing(), spikes, strong)) {
                return true;
            }
        }
        return false;
    }
}
