package org.woodgrain.campaign.meeting;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.battle.Mist;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.refusal.MeetingRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.DoorState;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Wanderers;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.encounters.BlockedDoor;
import org.woodgrain.rules.exploration.Doors;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Monster;

/** Members who hold a door shut against those who were heard coming. */
final class HeldShut {
    private static final int STRONG = 5;

    private HeldShut() {}

    static Optional<Refusal> check(Host host, MeetingCommand.HoldDoor hold) {
        if (!host.original()) {
            return Optional.of(new MeetingRefusal.CannotHold("Weight alone keeps nobody out; spike the door, or go."));
        }
        Optional<Edge> edge = host.state().wanderers().flatMap(Wanderers::door);
        if (edge.isEmpty() || !shuts(host, edge.get())) {
            return Optional.of(new MeetingRefusal.CannotHold("There is no door between that could be held shut."));
        }
        Set<CharacterId> named = new TreeSet<>(hold.who());
        boolean able = host.state().company().stream()
                        .filter(member ->
                                named.contains(member.id()) && !host.state().helpless(member.id()))
                        .count()
                == hold.who().size();
        return hold.who().isEmpty() || hold.who().size() > Doors.MOST_PUSHERS || !able
                ? Optional.of(new MeetingRefusal.CannotHold(
                        "Say who holds the door: up to three who can act, each of them once."))
                : Optional.empty();
    }

    /** Oozes that climb, and what can turn to mist, come through the cracks whoever holds the door. */
    private static boolean seeps(Monster kind, Profile profile) {
        return Mist.can(kind, profile) || (kind.isKind("ooze") && kind.has(Habit.Climbs.class, profile));
    }

    private static boolean shuts(Host host, Edge edge) {
        DoorState now = host.state().level(host.meeting().level()).door(edge);
        return !now.broken()
                && !(now.open() && now.wedged())
                && host.world()
                        .level(host.meeting().level())
                        .flatMap(level -> Optional.ofNullable(level.doors().get(edge)))
                        .filter(door -> door.kind() != Door.Kind.ARCH)
                        .isPresent();
    }

    /** Each round they push, on 1 or 2, giants and the like on 1 to 4; after so many rounds they give it up. */
    @Rule("UX-16")
    static void hold(Unfolding u, MeetingCommand.HoldDoor hold) {
        CampaignState state = u.state();
        Edge door = state.wanderers().flatMap(Wanderers::door).orElseThrow();
        String level = state.encounter().orElseThrow().level();
        if (state.level(level).door(door).open()) {
            u.emit(new DelveEvent.DoorClosed(level, door));
        }
        Time.stir(u, hold.who());
        u.emit(new MeetingEvent.DoorHeld(door, hold.who()));
        u.emit(new MeetingEvent.CameUp());
        Host host = Host.of(u);
        Optional<Foe> thin = host.able().stream()
                .filter(foe -> seeps(host.monster(foe), host.profile()))
                .findFirst();
        if (thin.isPresent()) {
            u.emit(new PowerEvent.Used(thin.get().id(), "seep", List.of(), List.of()));
            Opening.met(u, new Approach(true, false, true, true, List.of()), true);
            return;
        }
        boolean strong = strong(host);
        int rounds = u.throwing()
                .of("UX-16", "how long they push")
                .secret()
                .roll(1, 6)
                .total();
        boolean in = false;
        for (int round = 0; round < rounds && !in; round++) {
            in = BlockedDoor.pushed(u.throwing(), strong);
            Time.round(u);
        }
        boolean battered = !in && host.any(Habit.Batters.class);
        if (in || battered) {
            u.emit(new MeetingEvent.PushedIn(door, u.throwing().take()));
            u.emit(battered ? new DelveEvent.DoorHewn(level, door, List.of()) : new DelveEvent.DoorOpened(level, door));
            Opening.met(u, new Approach(true, false, true, true, List.of()), true);
        } else {
            u.emit(new MeetingEvent.KeptOut(door, "UX-16", u.throwing().take()));
            Ending.quietly(u, "kept-out");
        }
    }

    /** Whether one of those who push is strong. */
    static boolean strong(Host host) {
        return host.able().stream().anyMatch(foe -> host.dice(foe) >= STRONG);
    }
}
