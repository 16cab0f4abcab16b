package org.woodgrain.campaign.meeting;

import java.util.List;
import org.woodgrain.campaign.battle.Battle;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.spells.Casting;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;

/** What follows a round: one side gone, courage lost, or another round. */
final class Aftermath {
    private Aftermath() {}

    static void of(Unfolding u) {
        if (u.state().encounter().isEmpty()) {
            return;
        }
        if (allCharmed(u)) {
            u.state().company().forEach(member -> u.emit(new MeetingEvent.LedAway(member.id())));
        }
        if (u.state().company().isEmpty()) {
            Ending.lost(u);
            return;
        }
        Kinds.look(u);
        Host host = Host.of(u);
        if (host.meeting().phase() == Encounter.Phase.BATTLE && !host.able().isEmpty() && Harmless.now(host)) {
            u.emit(new MeetingEvent.FoesBroke(host.able().stream().map(Foe::id).toList(), Foe.Standing.FLED, "CE-26"));
        }
        if (over(u)) {
            return;
        }
        if (host.able().isEmpty()) {
            // only one of the company is left to them, and he has no say
            return;
        }
        Courage.test(u);
        if (fighting(u)) {
            Flinching.of(u);
        }
        if (fighting(u)) {
            over(u);
        }
    }

    private static boolean fighting(Unfolding u) {
        return u.state()
                .encounter()
                .filter(meeting -> meeting.phase() == Encounter.Phase.BATTLE)
                .isPresent();
    }

    /** Whether everybody who is left heeds the monsters, so that nobody is there to fight or to flee. */
    private static boolean allCharmed(Unfolding u) {
        List<Adventurer> company = u.state().company();
        return !company.isEmpty() && company.stream().allMatch(member -> Casting.charmed(u.state(), member));
    }

    /** Whether nobody is left to fight; then the rest is mercy, or the end. */
    static boolean over(Unfolding u) {
        Encounter meeting = u.state().encounter().orElseThrow();
        if (!meeting.able().isEmpty() || !meeting.circling().foes().isEmpty() || Battle.turned(u.state())) {
            return false;
        }
        boolean anyLeft = meeting.foes().stream().anyMatch(foe -> !foe.gone());
        if (anyLeft) {
            atMercy(u);
        } else {
            Ending.of(
                    u,
                    meeting.foes().stream().anyMatch(foe -> foe.standing() == Foe.Standing.FLED)
                            ? "driven-off"
                            : "victory");
        }
        return true;
    }

    /** Those who are left lie at the company's mercy. */
    static void atMercy(Unfolding u) {
        if (u.state().encounter().orElseThrow().phase() != Encounter.Phase.YIELDED) {
            u.emit(new MeetingEvent.PhaseCame(Encounter.Phase.YIELDED, "NP-22"));
        }
    }
}
