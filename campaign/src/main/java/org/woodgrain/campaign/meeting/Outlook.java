package org.woodgrain.campaign.meeting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.battle.Lineup;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Nerve;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.encounters.MoraleCause;
import org.woodgrain.rules.melee.Round;

/**
 * A meeting as it stands before its next round, for those who weigh what may come of it. Nothing is thrown and nothing
 * changes by asking.
 *
 * @param lineup who fights
 * @param company the company
 * @param foes those who are met
 * @param segment whether the company has a segment to itself before the next round
 * @param first the side that acts first in the next round, or {@link Round#DICE}
 * @param morale whether they may lose heart by the rules that are played
 */
public record Outlook(Lineup lineup, Band company, Band foes, boolean segment, int first, boolean morale) {
    /**
     * How it stands with the courage of a side.
     *
     * @param strength how many they were at first
     * @param anySlain whether one of them is dead
     * @param leaderLost whether their leader is out of it
     * @param passed checks of morale passed
     * @param taken causes that have been tried, as bits of {@link MoraleCause}
     * @param spirits added to their throws
     * @param atHome whether they fight where they live
     * @param way whether there is a way out for them
     * @param waver the round in which they hold back; 0 if none
     * @param pressing whether they come on whatever their tactics would have
     */
    public record Band(
            int strength,
            boolean anySlain,
            boolean leaderLost,
            int passed,
            int taken,
            int spirits,
            boolean atHome,
            boolean way,
            int waver,
            boolean pressing) {}

    /** The fight that is on, or that might begin now; empty where both sides do not face each other. */
    public static Optional<Outlook> of(World world, CampaignState state) {
        return state.encounter()
                .filter(meeting -> faces(meeting.phase()))
                .map(meeting -> new Host(world, state, meeting))
                .filter(host -> !host.able().isEmpty() && !host.company().isEmpty())
                .map(Outlook::of);
    }

    private static boolean faces(Encounter.Phase phase) {
        return switch (phase) {
            case FREE_SEGMENT, INTENT, PARLEY, BATTLE -> true;
            case WARNED, ROUT, PURSUIT, YIELDED -> false;
        };
    }

    private static Outlook of(Host host) {
        Encounter meeting = host.meeting();
        boolean begins = meeting.round() == 0;
        boolean segment = meeting.phase() == Encounter.Phase.FREE_SEGMENT;
        return new Outlook(
                Lineup.of(host.world(), host.state()),
                new Band(host.state().order().size(), false, false, 0, 0, 0, false, true, 0, false),
                foes(host),
                segment,
                begins && (meeting.companyFirst() || segment && host.original())
                        ? 0
                        : begins && meeting.foesFirst() ? 1 : Round.DICE,
                host.state().ruleset().on(Option.MORALE));
    }

    private static Band foes(Host host) {
        Encounter meeting = host.meeting();
        Nerve nerve = meeting.nerve();
        int taken = 0;
        for (MoraleCause cause : MoraleCause.values()) {
            taken |= nerve.taken().contains(cause.label()) ? cause.bit() : 0;
        }
        return new Band(
                meeting.strength() - meeting.circling().foes().size(),
                meeting.foes().stream().anyMatch(foe -> foe.standing() == Foe.Standing.DEAD),
                meeting.foes().stream().anyMatch(foe -> foe.number(Host.LEADER) > 0 && !foe.able()),
                nerve.passed(),
                taken,
                Spirits.of(host),
                meeting.room().isPresent(),
                Terrain.here(host.world(), host.state()).wayOut(meeting.cell()),
                nerve.hangBack(),
                nerve.pressing());
    }

    /** What is going on that those who weigh it do not follow, in plain words. */
    public static List<String> unweighed(CampaignState state) {
        List<String> all = new ArrayList<>(List.of("other ground than that on which they stand"));
        if (!state.effects().isEmpty()) {
            all.add(
                    "what spells and afflictions that lie on them do beside throws, armour, pace and helplessness, and their end");
        }
        if (state.encounter()
                .filter(meeting -> !meeting.circling().foes().isEmpty())
                .isPresent()) {
            all.add("those who have gone round by another way");
        }
        return all;
    }
}
