package org.woodgrain.campaign.meeting;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.battle.Slumber;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.sight.Skylight;
import org.woodgrain.campaign.spells.Vanished;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Encounter.Surprised;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Talk;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.encounters.Sighting;
import org.woodgrain.rules.encounters.Stealth;
import org.woodgrain.rules.encounters.Surprise;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;

/** The first steps of a meeting, in their order: surprise, distance, things dropped, the free segment. */
final class Opening {
    private static final int REACH = 10;

    private Opening() {}

    @Rule({"EN-36", "CE-01", "CE-02"})
    static void placed(Unfolding u, List<Foe> foes, Optional<String> room, Cell cell, Approach approach) {
        Place.Underground at = u.state().underground().orElseThrow();
        boolean harmless = foes.stream().noneMatch(Foe::able);
        Encounter.Phase phase = harmless ? Encounter.Phase.YIELDED : Encounter.Phase.INTENT;
        List<Foe> here = foes.stream().filter(foe -> !foe.gone()).toList();
        u.emit(new MeetingEvent.MeetingBegun(
                Encounter.begun(here, at.level(), room, cell, phase, approach.pushers()),
                "EN-36",
                u.throwing().take()));
        if (harmless) {
            u.emit(new MeetingEvent.DistanceFound(Terrain.feet(at.cell(), cell), cell, "CE-10", List.of()));
            Kinds.look(u);
        } else {
            met(u, approach, false);
        }
    }

    /** Both sides are at hand. */
    static void met(Unfolding u, Approach approach, boolean wandering) {
        Host host = Host.of(u);
        if (Peace.known(host.meeting().foes())) {
            known(u);
            return;
        }
        Shapeshifters.show(u);
        Terrain ground = Terrain.here(u.world(), u.state());
        int open = open(ground, host.meeting());
        Surprise.Result surprise = surprise(u, host, approach, wandering, open);
        Surprised side = side(surprise);
        if (!wandering && Slumber.found(u, host.able())) {
            side = Surprised.FOES;
        }
        u.emit(new MeetingEvent.SurpriseFound(
                side,
                surprise.company() && surprise.foes(),
                host.original() ? "EN-03" : "CE-06",
                u.throwing().take()));
        distance(u, ground, open, surprise.oneSided(), wandering, approach.throughDoor());
        Kinds.look(u);
        switch (side) {
            case COMPANY -> {
                dropThings(u);
                Ambush.of(u);
            }
            case FOES ->
                u.emit(new MeetingEvent.PhaseCame(Encounter.Phase.FREE_SEGMENT, host.original() ? "EN-05" : "CE-09"));
            case NOBODY -> u.emit(new MeetingEvent.PhaseCame(Encounter.Phase.INTENT, "CE-14"));
        }
    }

    static Surprised side(Surprise.Result surprise) {
        return surprise.onlyCompany() ? Surprised.COMPANY : surprise.onlyFoes() ? Surprised.FOES : Surprised.NOBODY;
    }

    /** They have let the company pass before and know it: no dice, and the company has the first word. */
    private static void known(Unfolding u) {
        Encounter meeting = u.state().encounter().orElseThrow();
        Terrain ground = Terrain.here(u.world(), u.state());
        u.emit(new MeetingEvent.DistanceFound(
                Terrain.feet(ground.company(), meeting.cell()), meeting.cell(), "CE-10", List.of()));
        Kinds.look(u);
        u.emit(new MeetingEvent.MindMade(Talk.Mood.CALM, 0, "EN-35", List.of()));
        u.emit(new MeetingEvent.PhaseCame(Encounter.Phase.PARLEY, "EN-35"));
    }

    static int open(Terrain ground, Encounter meeting) {
        Optional<Room> room = meeting.room().flatMap(ground.level()::room);
        return room.isPresent() && !room.get().cells().contains(ground.company())
                ? Math.max(ground.open(room.get()), REACH)
                : ground.open(meeting.cell());
    }

    @Rule({"EN-02", "EN-03", "CE-04", "CE-05", "UX-25", "HZ-11", "EX-12", "SP-27"})
    static Surprise.Result surprise(Unfolding u, Host host, Approach approach, boolean wandering, int open) {
        CampaignState state = u.state();
        boolean lit = Lighting.lit(state) && !Skylight.day(state);
        Surprise.Side company = new Surprise.Side(approach.heard(), lit, true, false, stealth(host, wandering));
        Surprise.Side foes = new Surprise.Side(
                approach.noise() || approach.awaited(),
                Kinds.carryLight(host),
                true,
                Stealth.alert(
                        host.profile(), host.able().stream().map(host::monster).toList()),
                Surprise.Side.USUAL);
        if (!lit && Vanished.company(u.world(), state)) {
            return new Surprise.Result(false, true, false, false);
        }
        boolean blindCorner = state.ruleset().classic() && open <= REACH;
        return Surprise.of(host.profile(), u.throwing(), company, foes, approach.throughDoor() || blindCorner);
    }

    /** Monsters that lie in wait where they live surprise more easily. */
    @Rule("CE-06")
    private static int stealth(Host host, boolean wandering) {
        return Stealth.chance(
                host.profile(),
                host.able().stream().map(host::monster).toList(),
                wandering,
                where -> Cover.at(
                        host.world(),
                        host.state(),
                        host.meeting().level(),
                        host.meeting().cell(),
                        where,
                        wandering));
    }

    @Rule({"EN-01", "EN-04", "EN-11", "CE-10", "CD-41"})
    static void distance(
            Unfolding u, Terrain ground, int open, boolean oneSided, boolean wandering, boolean throughDoor) {
        Encounter meeting = u.state().encounter().orElseThrow();
        Profile profile = u.state().ruleset().profile();
        Cell from = meeting.cell();
        boolean entry = wandering && (throughDoor || !ground.sees(ground.company(), from));
        int stretch = entry ? Terrain.feet(ground.company(), from) : open;
        int fixed = meeting.room().isPresent() ? Terrain.feet(ground.company(), from) : 0;
        int feet = Sighting.feet(profile, u.throwing(), oneSided, stretch, fixed);
        Optional<Room> room = meeting.room().flatMap(ground.level()::room);
        Cell cell = room.isPresent()
                ? ground.standing(from, feet, room.get().cells()::contains)
                : entry && feet >= stretch ? from : ground.standing(from, feet, any -> true);
        u.emit(new MeetingEvent.DistanceFound(
                feet, cell, rule(profile, oneSided), u.throwing().take()));
    }

    private static String rule(Profile profile, boolean oneSided) {
        return profile == Profile.CLASSIC ? "CE-10" : oneSided ? "EN-04" : "EN-01";
    }

    /** Each surprised member may let fall something that he holds; original only. */
    @Rule("EN-29")
    static void dropThings(Unfolding u) {
        if (u.state().ruleset().classic()) {
            return;
        }
        for (Adventurer member : u.state().company()) {
            List<Item> held = member.items().stream()
                    .filter(item -> item.carried() == Carried.IN_HAND)
                    .toList();
            if (held.isEmpty()) {
                continue;
            }
            List<Item> fallen = Surprise.drops(u.throwing(), member.name())
                    ? List.of(held.get(Surprise.dropped(u.throwing(), member.name(), held.size())))
                    : List.of();
            u.emit(new MeetingEvent.Dropped(
                    member.id(),
                    fallen,
                    Purse.EMPTY,
                    fallen.isEmpty() ? Optional.empty() : Optional.of(Heaps.here(u, Purse.EMPTY, fallen)),
                    "EN-29",
                    u.throwing().take()));
        }
    }
}
