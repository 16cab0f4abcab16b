package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.Set;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.sight.Skylight;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.monsters.Monster;

/** What is the end of a vampire, or makes it look away: the sun, running water, a mirror. */
final class Perils {
    private static final String IN_WATER = "in-running-water";
    private static final String LOOKED_AWAY = "looked-away-in";
    private static final Set<String> STREAMS = Set.of("stream", "river");
    private static final int DROWNS = 3;
    private static final int MIRROR_FEET = 10;

    private Perils() {}

    /** A round begins. */
    static void on(Unfolding u) {
        for (Foe foe : u.state().encounter().orElseThrow().able()) {
            Monster kind = u.world().book().monsters().monster(foe.monster());
            if (fears(u, kind, "sun") && sunlit(u.state())) {
                u.emit(new PowerEvent.Used(foe.id(), "sun", List.of(), List.of()));
                u.emit(new HarmEvent.FoeDied(foe.id(), foe.monster(), "the sun", "CB-18"));
            } else if (fears(u, kind, "running-water") && reaches(u.state()) && runningWater(u.world(), u.state())) {
                water(u, foe);
            } else if (fears(u, kind, "mirror") && foe.number(LOOKED_AWAY) == 0) {
                mirror(u, foe);
            }
        }
    }

    private static boolean fears(Unfolding u, Monster kind, String what) {
        return Banes.fears(kind, u.state().ruleset().profile(), what);
    }

    /** Whether the sun shines on the place. */
    private static boolean sunlit(CampaignState state) {
        return Skylight.sun(state);
    }

    private static boolean reaches(CampaignState state) {
        return state.encounter()
                .filter(meeting -> meeting.distance() <= MIRROR_FEET)
                .isPresent();
    }

    /** Whether the company stands in running water, so that whoever strikes at it must. */
    static boolean runningWater(World world, CampaignState state) {
        return state.underground()
                .flatMap(at ->
                        world.level(at.level()).filter(level -> drawn(level, at.cell()) || runs(Outdoors.now(state))))
                .isPresent();
    }

    private static boolean runs(Scenery scenery) {
        return scenery.width() > 0 && !scenery.still();
    }

    private static boolean drawn(Level level, Cell cell) {
        return level.features().stream()
                        .anyMatch(feature -> feature.cell().equals(cell) && STREAMS.contains(feature.kind()))
                || level.roomAt(cell).map(Room::tags).stream()
                        .flatMap(Set::stream)
                        .anyMatch(STREAMS::contains);
    }

    private static void water(Unfolding u, Foe foe) {
        int rounds = foe.number(IN_WATER) + 1;
        u.emit(new BattleEvent.FoeMarked(foe.id(), IN_WATER, rounds));
        u.emit(new PowerEvent.Used(foe.id(), "bane", List.of(), List.of()));
        if (rounds >= DROWNS) {
            u.emit(new HarmEvent.FoeDied(foe.id(), foe.monster(), "running water", "CB-18"));
        }
    }

    /** A mirror held up before it, in light and within ten feet: it must look away for this round. */
    private static void mirror(Unfolding u, Foe foe) {
        boolean shown = reaches(u.state())
                && Lighting.bright(u.state())
                && u.state().company().stream().anyMatch(who -> shows(u.state(), who));
        if (shown) {
            u.emit(new BattleEvent.FoeMarked(
                    foe.id(), LOOKED_AWAY, u.state().encounter().orElseThrow().round()));
            u.emit(new PowerEvent.Used(foe.id(), "mirror", List.of(), List.of()));
        }
    }

    private static boolean shows(CampaignState state, Adventurer who) {
        return Gazes.mirror(who) && !state.helpless(who.id());
    }

    /** Whether one looks away from a mirror in this round, and neither strikes nor gazes. */
    static boolean looksAway(CampaignState state, FoeId id) {
        int round = state.encounter().map(meeting -> meeting.round()).orElse(0);
        return round > 0
                && Names.foe(state, id)
                        .filter(foe -> foe.number(LOOKED_AWAY) == round)
                        .isPresent();
    }

    /** Whether it will not come to where the company stands: it cannot cross running water. */
    static boolean barred(Unfolding u, Fighter who, Monster kind) {
        return who instanceof Fighter.Opponent
                && fears(u, kind, "running-water")
                && !reaches(u.state())
                && runningWater(u.world(), u.state());
    }
}
