package org.woodgrain.campaign.meeting;

import java.util.List;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.event.MeetingEvent.StoodOff.Choice;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.spells.Aloft;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Nerve;
import org.woodgrain.campaign.state.Talk;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.encounters.Morale;
import org.woodgrain.rules.monsters.Intelligence;

/**
 * Both sides of a fight keep back from each other. After two rounds of that those who are met make up their minds: the
 * stronger and the witless come on, the others as their hearts tell them come on, talk, or draw off.
 */
final class Standoff {
    private static final int PATIENCE = 2;
    private static final int POST_FEET = 60;

    private Standoff() {}

    /**
     * A round has been fought.
     *
     * @param count how many events there were before it
     */
    @Rule("EN-36")
    static void after(Unfolding u, int count) {
        boolean fighting = u.state()
                .encounter()
                .filter(meeting -> meeting.phase() == Encounter.Phase.BATTLE)
                .isPresent();
        if (!fighting) {
            return;
        }
        Host host = Host.of(u);
        int before = host.meeting().nerve().idle();
        int idle = u.since(count).stream().anyMatch(Standoff::something) ? 0 : before + 1;
        if (idle == 0 && before == 0) {
            return;
        }
        Choice choice = idle < PATIENCE ? Choice.WAIT : choice(u, host);
        u.emit(new MeetingEvent.StoodOff(idle, choice, "EN-36", u.throwing().take()));
        switch (choice) {
            case WAIT -> {}
            case PRESS -> comeDown(u, host);
            case PARLEY -> parley(u);
            case LEAVE -> leave(u, host);
        }
    }

    /** Whether anything was done that brings a fight on. */
    private static boolean something(Event event) {
        return event instanceof BattleEvent.Struck
                || event instanceof BattleEvent.Closed
                || event instanceof BattleEvent.SaveThrown
                || event instanceof HarmEvent
                || event instanceof MagicEvent.EffectBegun
                || event instanceof MagicEvent.SpellCast
                || event instanceof MagicEvent.SpellLost
                || event instanceof MagicEvent.ScrollCast
                || event instanceof MagicEvent.UndeadFaced
                || event instanceof SpellEvent.ImageStruck
                || event instanceof PowerEvent
                || event instanceof HandlingEvent.Readied
                || event instanceof MeetingEvent.Nearer
                || event instanceof MeetingEvent.Distanced;
    }

    private static Choice choice(Unfolding u, Host host) {
        boolean tried = host.meeting().nerve().pressing();
        if (Guarding.at(host)) {
            return host.meeting().distance() > POST_FEET ? Choice.LEAVE : tried ? Choice.WAIT : Choice.PRESS;
        }
        boolean speaks = host.mind() == Intelligence.INTELLIGENT
                && !host.meeting().nerve().taken().contains(Nerve.PARLEYED);
        if (!tried && (host.mindless() || host.strength().foesStronger() || steady(u, host))) {
            return Choice.PRESS;
        }
        if (speaks) {
            return Choice.PARLEY;
        }
        Cell foes = host.meeting().cell();
        boolean goes = !host.mindless() && Terrain.here(u.world(), u.state()).wayOut(foes);
        return goes ? Choice.LEAVE : tried ? Choice.WAIT : Choice.PRESS;
    }

    /** Whether the weaker side has the heart to come on all the same. */
    @Rule({"NP-22", "CC-30"})
    private static boolean steady(Unfolding u, Host host) {
        return host.steadfast() || Courage.thrown(u, host).outcome() == Morale.Outcome.FIGHT_ON;
    }

    /** Those who hover come down to fight. */
    private static void comeDown(Unfolding u, Host host) {
        for (Foe foe : host.able()) {
            Aloft.comeDown(u, foe.id());
        }
    }

    /** They offer to talk in the midst of a fight. */
    static void parleyFor(Unfolding u) {
        u.emit(new MeetingEvent.StoodOff(0, Choice.PARLEY, "EN-36", List.of()));
        parley(u);
    }

    private static void parley(Unfolding u) {
        Temper.made(u, Talk.Mood.WAIT, 0, "EN-36");
        u.emit(new MeetingEvent.PhaseCame(Encounter.Phase.PARLEY, "EN-36"));
    }

    /** They run, and the company may follow; guardians only let it be. */
    private static void leave(Unfolding u, Host host) {
        if (Guarding.at(host)) {
            Ending.of(u, "away");
        } else {
            u.emit(new MeetingEvent.PhaseCame(Encounter.Phase.ROUT, "EN-36"));
        }
    }
}
