package org.woodgrain.campaign.harm;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Resistance;

/**
 * Monsters that turn to mist instead of dying, and must reach their coffin. There they lie for eight hours, and rise whole
 * unless somebody drives a stake through them.
 */
public final class Coffins {
    /** The kind of the effect on one that lies in its coffin. */
    public static final String AT_REST = "at-rest";

    private static final String STAKES = "EQI-47";
    private static final int HOURS = 48;
    private static final int TURNS = 12;
    private static final int CELLS_A_TURN = 18;

    private Coffins() {}

    /** Whether a monster turns to mist instead of dying. */
    public static boolean has(Monster kind, CampaignState state) {
        return kind.powers(Resistance.Gaseous.class, state.ruleset().profile()).stream()
                .anyMatch(gaseous -> gaseous.when().contains("0hp"));
    }

    private record Way(String room, int cells) {}

    /** One has no hit points left: its mist seeks the nearest coffin, and is destroyed if that is too far. */
    public static void seek(Unfolding u, FoeId id) {
        Encounter meeting = u.state().encounter().orElseThrow();
        Optional<Way> way = u.world().level(meeting.level()).flatMap(level -> way(u.state(), level, meeting));
        if (way.isEmpty() && CoffinBars.homeless(u.world(), u.state(), meeting.level())) {
            u.emit(new PowerEvent.Used(id, "gaseous", List.of(), List.of()));
            u.emit(new HarmEvent.FoeDied(
                    id, meeting.foe(id).orElseThrow().monster(), "no coffin was left to it", "CB-18"));
            return;
        }
        if (way.isEmpty()) {
            u.emit(new PowerEvent.MadeOff(id, "turns into mist and drifts away", "CB-18", List.of()));
            return;
        }
        if (way.get().cells() > TURNS * CELLS_A_TURN) {
            u.emit(new PowerEvent.Used(id, "gaseous", List.of(), List.of()));
            u.emit(new HarmEvent.FoeDied(
                    id, meeting.foe(id).orElseThrow().monster(), "its coffin was too far away", "CB-18"));
            return;
        }
        boolean before = inRoom(u, meeting.level(), way.get().room());
        u.emit(new PowerEvent.Entombed(id, meeting.level(), way.get().room(), before));
        Afflictions.begin(
                u,
                new Effect.On.OnFoe(id),
                AT_REST,
                "lying in its coffin",
                "",
                Effect.Unit.TURNS,
                HOURS + Math.ceilDiv(way.get().cells(), CELLS_A_TURN),
                Map.of(Effect.HELPLESS, 1),
                "CB-18",
                List.of());
    }

    /** To a coffin that is drawn on the level, else to the room where it lives; empty for wanderers on a level without. */
    private static Optional<Way> way(CampaignState state, Level level, Encounter meeting) {
        Map<Cell, Integer> reach =
                LevelGeometry.distances(level, meeting.cell(), Integer.MAX_VALUE, cell -> true, door -> true);
        Optional<Way> drawn = CoffinBars.drawn(level).stream()
                .filter(feature -> !CoffinBars.barred(state, level.id(), feature.cell()))
                .filter(feature -> reach.containsKey(feature.cell()))
                .flatMap(feature -> level.roomAt(feature.cell()).stream()
                        .map(room -> new Way(room.id(), reach.getOrDefault(feature.cell(), 0))))
                .min(Comparator.comparingInt(Way::cells));
        boolean barred = !CoffinBars.drawn(level).isEmpty()
                && CoffinBars.drawn(level).stream()
                        .allMatch(coffin -> CoffinBars.barred(state, level.id(), coffin.cell()));
        return barred ? Optional.empty() : drawn.or(() -> meeting.room().map(room -> new Way(room, 0)));
    }

    private static boolean inRoom(Unfolding u, String level, String room) {
        return u.state()
                .underground()
                .filter(at -> at.level().equals(level))
                .flatMap(at -> u.world().level(level).flatMap(map -> map.roomAt(at.cell())))
                .map(Room::id)
                .filter(room::equals)
                .isPresent();
    }

    /** Whether one lies in its coffin. */
    public static boolean rests(CampaignState state, FoeId id) {
        return state.effects().any(new Effect.On.OnFoe(id), AT_REST);
    }

    /** The hours are over: it rises whole. */
    static void rises(Unfolding u, Effect effect) {
        if (effect.on() instanceof Effect.On.OnFoe on) {
            find(u.state(), on.foe())
                    .ifPresent(foe -> u.emit(new BattleEvent.Regained(
                            on.foe(), foe.maxHitPoints() - foe.hitPoints(), foe.maxHitPoints())));
        }
    }

    private static Optional<Foe> find(CampaignState state, FoeId id) {
        return state.levels().values().stream()
                .flatMap(level -> level.rooms().values().stream())
                .flatMap(room -> room.dwellers().stream())
                .filter(foe -> foe.id().equals(id))
                .findFirst()
                .or(() -> state.encounter().flatMap(meeting -> meeting.foe(id)));
    }

    /** Somebody bends over one that rests: a stake through it destroys it, and nothing else does. */
    public static void slay(Unfolding u, Foe foe) {
        if (stakes(u.state())) {
            u.emit(new HarmEvent.FoeDied(foe.id(), foe.monster(), "a stake through the heart", "CB-18"));
        } else {
            u.emit(new PowerEvent.Used(foe.id(), "unstaked", List.of(), List.of()));
        }
    }

    private static boolean stakes(CampaignState state) {
        return state.company().stream()
                .map(Adventurer::items)
                .flatMap(List::stream)
                .anyMatch(item -> item.kind().equals(STAKES));
    }
}
