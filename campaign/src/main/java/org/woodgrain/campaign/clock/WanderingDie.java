package org.woodgrain.campaign.clock;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Entry;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.DoorState;
import org.woodgrain.campaign.state.Expedition;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Stalker;
import org.woodgrain.campaign.state.Wanderers;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.encounters.Band;
import org.woodgrain.rules.encounters.Stir;
import org.woodgrain.rules.encounters.Surroundings;
import org.woodgrain.rules.encounters.WanderingCheck;
import org.woodgrain.rules.encounters.WanderingKind;
import org.woodgrain.rules.exploration.Listening;
import org.woodgrain.rules.exploration.Noises;

/** The check for wandering monsters at its place in the turn: whether, whence, who, and whether a guard hears them. */
public final class WanderingDie {
    private static final int BRIGHT = 4;

    private WanderingDie() {}

    /** @param restless whether any member did something in the turn that ended */
    @Rule({"EN-09", "CD-39", "CD-40", "HZ-22", "HZ-26", "HZ-27"})
    static void cast(Unfolding u, boolean restless) {
        CampaignState state = u.state();
        if (!possible(state)) {
            return;
        }
        Profile profile = state.ruleset().profile();
        Expedition expedition = state.expedition().orElseThrow();
        if (WanderingCheck.due(profile, profile == Profile.ORIGINAL ? expedition.turns() : expedition.turn())) {
            check(u, restless);
        }
    }

    /** The check thrown at another time than its own, as a referee may want it; does nothing where nobody can come. */
    public static void now(Unfolding u) {
        if (possible(u.state())) {
            check(u, true);
        }
    }

    /** Whether anybody could come to the company where it is. */
    public static boolean possible(CampaignState state) {
        return state.underground().isPresent()
                && state.wanderers().isEmpty()
                && !state.company().isEmpty()
                && state.expedition().isPresent();
    }

    private static void check(Unfolding u, boolean restless) {
        CampaignState state = u.state();
        Profile profile = state.ruleset().profile();
        Expedition expedition = state.expedition().orElseThrow();
        Place.Underground at = state.underground().orElseThrow();
        Level level = u.world().level(at.level()).orElseThrow();
        Ways ways = new Ways(level, state.level(at.level()));
        List<Stalker> stalkers = Stalker.due(state.level(at.level()), state.clock());
        if (!stalkers.isEmpty()) {
            if (Replacing.of(u, at.level(), stalkers)) {
                return;
            }
            u.emit(new ClockEvent.WanderersChecked(true, "EN-36", List.of()));
            come(u, level, at.cell(), entries(ways, at.cell()), stalkers);
            return;
        }
        boolean hidden = !restless && !expedition.noisy() && outOfTheWay(ways, entries(ways, at.cell()));
        boolean come = WanderingCheck.comes(profile, u.throwing(), new Stir(expedition.noisy(), bright(state), hidden));
        u.emit(new ClockEvent.WanderersChecked(
                come,
                profile == Profile.ORIGINAL ? "EN-09" : "CD-39",
                u.throwing().take()));
        if (come) {
            come(u, level, at.cell(), entries(ways, at.cell()), List.of());
        }
    }

    /** The ways into the place of the company in the order of the key; a secret door only if monsters use it (EN-10). */
    @Rule("EN-10")
    private static List<Entry> entries(Ways ways, Cell at) {
        return LevelGeometry.entries(ways.level(), ways.place(at)).stream()
                .filter(entry -> !entry.secret()
                        || entry.door().map(door -> door.monstersUse()).orElse(false))
                .filter(entry -> !ways.now().door(entry.edge()).walled())
                .toList();
    }

    private static void come(Unfolding u, Level level, Cell at, List<Entry> entries, List<Stalker> stalkers) {
        Optional<Entry> entry = way(u, entries);
        Surroundings place = new Surroundings(
                level.depth(),
                u.state().company().size(),
                level.roomAt(at).map(room -> room.tags()).orElse(Set.of()));
        List<Band> found = WanderingKind.of(
                u.world().book().encounters(), u.state().ruleset().profile(), place, u.throwing());
        List<Band> bands =
                stalkers.isEmpty() ? found : Returning.with(u.world().book().monsters(), stalkers, found);
        arrive(u, at, entry, bands);
    }

    /** Those whom the referee sends, by one of the ways into the company's place. */
    public static void send(Unfolding u, List<Band> bands) {
        Place.Underground at = u.state().underground().orElseThrow();
        Level level = u.world().level(at.level()).orElseThrow();
        arrive(u, at.cell(), way(u, entries(new Ways(level, u.state().level(at.level())), at.cell())), bands);
    }

    private static Optional<Entry> way(Unfolding u, List<Entry> entries) {
        return entries.isEmpty()
                ? Optional.empty()
                : Optional.of(entries.get(WanderingCheck.entry(u.throwing(), entries.size())));
    }

    private static void arrive(Unfolding u, Cell at, Optional<Entry> entry, List<Band> bands) {
        Optional<Edge> door = entry.filter(way -> way.door().isPresent()).map(Entry::edge);
        boolean heard = door.isPresent() && guardHears(u, door.get(), bands);
        u.emit(new ClockEvent.WanderersCame(
                new Wanderers(bands, entry.map(Entry::inside).orElse(at), door, heard),
                u.throwing().take()));
    }

    @Rule({"UX-21", "EX-27"})
    private static boolean guardHears(Unfolding u, Edge door, List<Band> bands) {
        boolean silent = bands.stream()
                .allMatch(band -> Noises.silent(u.world().book().monsters().monster(band.monster())));
        Map<CharacterId, Edge> guards =
                u.state().expedition().map(Expedition::guards).orElseThrow();
        boolean heard = false;
        for (Adventurer member : u.state().company()) {
            if (door.equals(guards.get(member.id())) && !heard) {
                heard = Listening.guardHears(u.throwing(), member.name(), member.race()) && !silent;
            }
        }
        return heard;
    }

    private static boolean bright(CampaignState state) {
        List<Light> torches = new ArrayList<>(state.lights());
        torches.removeIf(Light::lantern);
        return torches.size() >= BRIGHT;
    }

    /** Whether every way in is shut and either secret or wedged. */
    private static boolean outOfTheWay(Ways ways, List<Entry> entries) {
        return entries.stream().allMatch(entry -> {
            DoorState door = ways.now().door(entry.edge());
            return entry.door().isPresent() && !door.open() && (entry.secret() || door.wedged());
        });
    }
}
