package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.event.PrayerEvent;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Traps within thirty feet and in sight glow for the cleric, on the floor, in the walls and in chests, as he walks. */
@Rule("SP-84")
final class FindTraps extends OnCaster {
    static final String KIND = "SP-84";
    private static final int CELLS = 3;

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
        Effects.begin(
                u,
                scene,
                scene.caster().on(),
                "sees traps",
                Lengths.turns(u.state(), turns),
                Map.of(),
                false,
                List.of());
    }

    /** What glows now for those members who see traps; does nothing if there is nothing new. */
    @Rule("SP-84")
    static void look(Unfolding u) {
        for (Effect effect : u.state().effects().of(KIND)) {
            if (effect.on() instanceof Effect.On.OnCharacter on
                    && u.state().place() instanceof Place.Underground at
                    && u.state().order().contains(on.character())) {
                look(u, on.character(), at);
            }
        }
    }

    private static void look(Unfolding u, CharacterId cleric, Place.Underground at) {
        Level level = u.world().level(at.level()).orElseThrow();
        LevelState now = u.state().level(at.level());
        Set<Cell> seen = Lighting.visible(level, u.state(), at.cell());
        List<String> traps = level.traps().stream()
                .filter(trap -> !now.knownTraps().contains(trap.id()))
                .filter(trap -> trap.cells().stream().anyMatch(cell -> near(at.cell(), cell) && seen.contains(cell)))
                .map(trap -> trap.id())
                .toList();
        List<String> hoards = hoards(now)
                .filter(hoard -> hoard.guard() != Hoard.Guard.NONE && hoard.found() && !hoard.sprung())
                .filter(hoard -> !now.tried().contains(LevelState.TRAPPED + hoard.id()))
                .filter(hoard -> near(at.cell(), hoard.cell()) && seen.contains(hoard.cell()))
                .map(Hoard::id)
                .toList();
        if (!traps.isEmpty() || !hoards.isEmpty()) {
            u.emit(new PrayerEvent.TrapsFound(cleric, at.level(), traps, hoards));
        }
    }

    private static Stream<Hoard> hoards(LevelState now) {
        return Stream.concat(
                now.piles().values().stream(), now.rooms().values().stream().flatMap(room -> room.hoards().stream()));
    }

    private static boolean near(Cell at, Cell cell) {
        return Math.hypot((double) at.x() - cell.x(), (double) at.y() - cell.y()) <= CELLS;
    }
}
