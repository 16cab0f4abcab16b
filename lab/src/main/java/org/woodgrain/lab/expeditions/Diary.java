package org.woodgrain.lab.expeditions;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Expedition;
import org.woodgrain.campaign.state.Place;

/** Follows one campaign event by event, and enters what happens into its ledger. */
final class Diary {
    private final World world;
    private final Ledger ledger = new Ledger();
    private final Set<CharacterId> founders = new HashSet<>();
    private final Map<CharacterId, Integer> best = new HashMap<>();
    private int sessions;
    private int turns;
    private int top = 1;
    private boolean wiped;
    private boolean ended;

    Diary(World world) {
        this.world = world;
        ledger.add(Names.CAMPAIGNS, 1);
    }

    /** Sessions that are over. */
    int sessions() {
        return sessions;
    }

    /** Turns spent in the dungeon. */
    int turns() {
        return turns;
    }

    Ledger ledger() {
        return ledger;
    }

    /** What one order brought about. */
    void follow(CampaignState before, List<Event> events) {
        CampaignState state = before;
        for (int i = 0; i < events.size(); i++) {
            Event event = events.get(i);
            CampaignState after = Evolve.apply(state, event);
            enter(state, event, after);
            if (!state.adventurers().equals(after.adventurers())) {
                losses(state, after, events.subList(0, i + 1));
            }
            state = after;
        }
        time(before, state);
        if (ended) {
            over(state);
        }
    }

    private void enter(CampaignState before, Event event, CampaignState after) {
        switch (event) {
            case TownEvent.ExpeditionBegun begun -> setOut(after, begun.expedition());
            case TownEvent.CameHome home -> {
                ended = true;
                ledger.add(Names.TREASURE, home.reckoning().treasure());
                ledger.add(
                        Names.WHOLE,
                        before.expedition().filter(all -> whole(before, all)).isPresent() ? 1 : 0);
            }
            case TownEvent.ExpeditionLost lost -> {
                wiped = true;
                ended = true;
                ledger.add(Names.WIPED, 1);
            }
            case TownEvent.ExperienceGained gained ->
                ledger.add(Names.EXPERIENCE, gained.gain().gained());
            case TownEvent.Promoted promoted ->
                promoted(promoted.who(), promoted.career().level());
            case MeetingEvent.MeetingBegun met -> ledger.add(Names.MEETINGS, 1);
            case BattleEvent.Joined fought -> ledger.add(Names.FIGHTS, 1);
            case HarmEvent.FoeDied slain -> ledger.add(Names.SLAIN, 1);
            default -> {}
        }
    }

    private static boolean whole(CampaignState state, Expedition expedition) {
        return expedition.members().stream()
                .allMatch(id -> state.adventurer(id).filter(Adventurer::living).isPresent());
    }

    private void setOut(CampaignState state, Expedition expedition) {
        for (CharacterId id : expedition.members()) {
            Adventurer who = state.adventurer(id).orElseThrow();
            if (sessions == 0 && state.service(id).isEmpty()) {
                founders.add(id);
                ledger.add(Names.FOUNDERS, 1);
            }
            ledger.add(Names.WENT, 1);
            ledger.add(Names.WENT_CLASS + who.acting().label(), 1);
            ledger.add(Names.WENT_RANK + who.level(), 1);
        }
    }

    /** A session is over: who of the first company is still there. */
    private void over(CampaignState state) {
        ended = false;
        sessions++;
        ledger.add(Names.SESSIONS, 1);
        ledger.add(Names.PLAYED + sessions, 1);
        ledger.add(Names.COMPANY + sessions, wiped ? 0 : 1);
        ledger.add(Names.FOUNDED + sessions, founders.size());
        ledger.add(
                Names.ALIVE + sessions,
                founders.stream()
                        .filter(id ->
                                state.adventurer(id).filter(Adventurer::living).isPresent())
                        .count());
    }

    private void promoted(CharacterId who, int level) {
        for (int each = top + 1; each <= level; each++) {
            ledger.add(Names.SOMEBODY + each, 1);
        }
        top = Math.max(top, level);
        if (founders.contains(who)) {
            for (int each = best.getOrDefault(who, 1) + 1; each <= level; each++) {
                ledger.add(Names.REACHED + each, 1);
                ledger.add(Names.REACHED_AFTER + each, ended ? sessions + 1 : sessions);
            }
            best.merge(who, level, Math::max);
        }
    }

    private void losses(CampaignState before, CampaignState after, List<Event> events) {
        for (Adventurer who : before.adventurers().values()) {
            boolean lost = who.living()
                    && after.adventurer(who.id()).filter(Adventurer::living).isEmpty();
            if (lost && before.order().contains(who.id())) {
                Cause cause = Causes.of(before, new ArrayList<>(events), who.id());
                ledger.add(Names.DEATHS, 1);
                ledger.add(Names.DEATHS_CAUSE + cause.label(), 1);
                ledger.add(Names.DEATHS_CLASS + who.acting().label(), 1);
                ledger.add(Names.DEATHS_RANK + who.level(), 1);
                ledger.add(Names.DEATHS_DEPTH + depth(before), 1);
            }
        }
    }

    /** Turns that went by underground, by the depth where they began. */
    private void time(CampaignState before, CampaignState after) {
        Optional<Expedition> was = before.expedition();
        Optional<Expedition> now = after.expedition();
        if (was.isPresent() && now.isPresent() && before.underground().isPresent()) {
            int spent = now.get().turns() - was.get().turns();
            turns += spent;
            ledger.add(Names.TURNS, spent);
            ledger.add(Names.TURNS_DEPTH + depth(before), spent);
        }
    }

    private String depth(CampaignState state) {
        return state.underground()
                .map(Place.Underground::level)
                .flatMap(world::level)
                .map(level -> Integer.toString(level.depth()))
                .orElse("town");
    }
}
