package org.woodgrain.campaign.meeting;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.DoorState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Wanderers;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;

/** Wanderers as they come: heard beforehand or not, through the door or kept out by it. */
final class Arrival {
    /** Hold Portal and Wizard Lock. */
    private static final List<String> HOLDING = List.of("SP-02", "SP-18");

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
        come(u, door(u), Approach.OPEN.withHeard());
    }

    /** The door by which those come who were heard: the one at the cell where they are expected. */
    private static Optional<Edge> door(Unfolding u) {
        Encounter meeting = u.state().encounter().orElseThrow();
        return Terrain.of(u.world(), u.state())
                .flatMap(ground -> java.util.Arrays.stream(org.woodgrain.atlas.Direction.values())
                        .map(way -> ground.level().door(meeting.cell(), way))
                        .flatMap(Optional::stream)
                        .map(door -> door.edge())
                        .filter(edge -> u.state().expedition().stream()
                                .anyMatch(expedition -> expedition.guards().containsValue(edge)))
                        .findFirst());
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
        boolean held = state.effectsOn(new Effect.On.OnDoor(level, edge)).stream()
                .anyMatch(effect -> HOLDING.contains(effect.kind()));
        DoorState door = state.level(level).door(edge);
        boolean wedged = door.wedged() && !door.open();
        if (!held && (!wedged || forced(u))) {
            return false;
        }
        u.emit(new MeetingEvent.KeptOut(
                edge, held ? "SP-02" : "CD-15", u.throwing().take()));
        Ending.quietly(u, "kept-out");
        return true;
    }

    private static boolean forced(Unfolding u) {
        Host host = Host.of(u);
        boolean strong =
                host.able().stream().anyMatch(foe -> host.monster(foe).hitDice().dice() >= STRONG);
        int rounds = u.throwing()
                .of("CD-15", "how long they try")
                .secret()
                .roll(1, 6)
                .total();
        for (int i = 0; i < rounds; i++) {
            Roll push = u.throwing()
                    .of("CD-15", "forcing the spiked door")
                    .secret()
                    .atMost(strong ? 2 : 1)
                    .roll(1, 6);
            if (push.success()) {
                return true;
            }
        }
        return false;
    }
}
