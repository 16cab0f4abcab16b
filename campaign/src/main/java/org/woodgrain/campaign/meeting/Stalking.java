package org.woodgrain.campaign.meeting;

import java.util.List;
import java.util.Set;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.harm.Coffins;
import org.woodgrain.campaign.spells.Panic;
import org.woodgrain.campaign.spells.TurningUndead;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Stalker;
import org.woodgrain.campaign.state.Talk;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Tactics;

/** Cunning monsters do not chase: they follow at a distance and come again with allies. */
final class Stalking {
    private static final Set<String> UNSETTLED = Set.of("away", "driven-off", "victory");

    private Stalking() {}

    /** Whether all of them would rather follow unseen than run after the company. */
    @Rule("EN-21")
    static boolean all(Host host) {
        return !host.able().isEmpty()
                && host.able().stream().allMatch(foe -> cunning(host.monster(foe), host))
                && host.state().underground().isPresent();
    }

    /** Those of a meeting that ends so who will follow. */
    static List<Foe> of(Unfolding u, Encounter meeting, String how) {
        CampaignState state = u.state();
        boolean hostile = meeting.talk().mood() == Talk.Mood.ATTACK || meeting.provoked();
        Host host = new Host(u.world(), state, meeting);
        if (!UNSETTLED.contains(how)
                || !hostile
                || meeting.phase() == Encounter.Phase.YIELDED
                || state.underground().isEmpty()
                || state.company().isEmpty()
                || Outdoors.rains(state)
                || host.keepsPost()) {
            return List.of();
        }
        List<Foe> stalkers = meeting.foes().stream()
                .filter(foe -> foe.able() || foe.standing() == Foe.Standing.FLED)
                .filter(foe -> foe.number("captive") == 0 && foe.hitPoints() > 0)
                .filter(foe -> cunning(host.monster(foe), host))
                .filter(foe -> !TurningUndead.keepsAway(state, foe.id()) && !Panic.flees(state, foe.id()))
                .filter(foe -> !state.effects().any(new Effect.On.OnFoe(foe.id()), Coffins.AT_REST))
                .toList();
        return stalkers.isEmpty() || !treasure(state, meeting) ? stalkers : stalkers.subList(1, stalkers.size());
    }

    /** Whether they have treasure where they live, with which one of them stays. */
    private static boolean treasure(CampaignState state, Encounter meeting) {
        return meeting.room().stream()
                .flatMap(room -> state.level(meeting.level()).room(room).hoards().stream())
                .anyMatch(hoard ->
                        Coins.worth(hoard.coins()) > 0 || !hoard.things().isEmpty());
    }

    /** They go after the company, unseen. */
    @Rule("EN-36")
    static void begin(Unfolding u, Encounter meeting, List<Foe> stalkers) {
        for (Foe foe : stalkers) {
            u.emit(new DelveEvent.Noted(
                    meeting.level(), Stalker.begun(foe, u.state().clock()).mark()));
        }
    }

    /** Cunning, and able to go where the company goes. */
    private static boolean cunning(Monster kind, Host host) {
        return kind.tactics() == Tactics.CUNNING
                && kind.move() > 0
                && !kind.isKind("sea")
                && !kind.has(Habit.Bound.class, host.profile());
    }
}
