package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.people.Apart;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;

/** Who stands in mud that becomes rock: he gets out in time, or is held to the waist until he is hewn out. */
@Rule("SP-50")
final class Stuck {
    private static final int MAN_TURNS = 6;
    private static final String LEVEL = "level";
    private static final String CELL = "cell";

    private Stuck() {}

    /** Those who are in mud on some squares, side by side: who is off the ground is not in it. */
    static List<List<Effect.On>> in(Unfolding u, String level, Set<Cell> cells) {
        World world = u.world();
        CampaignState state = u.state();
        List<List<Effect.On>> sides = new ArrayList<>();
        List<Effect.On> company = new ArrayList<>();
        boolean here = state.underground()
                .filter(at -> at.level().equals(level) && cells.contains(at.cell()))
                .isPresent();
        if (here && Mire.company(world, state)) {
            state.company().forEach(who -> company.add(new Effect.On.OnCharacter(who.id())));
            state.followers().stream().map(Follower::foe).filter(Foe::able).forEach(foe -> add(world, foe, company));
        }
        Apart.all(state).stream()
                .filter(who -> Apart.at(state, who.id())
                        .filter(at -> at.level().equals(level) && cells.contains(at.cell()))
                        .filter(at -> Mire.at(world, state, level, at.cell()))
                        .isPresent())
                .forEach(who -> company.add(new Effect.On.OnCharacter(who.id())));
        sides.add(company);
        state.encounter()
                .filter(meeting ->
                        meeting.level().equals(level) && cells.contains(meeting.cell()) && Mire.foes(world, state))
                .map(Encounter::able)
                .ifPresent(foes -> sides.add(creatures(world, foes)));
        state.level(level).rooms().forEach((name, room) -> {
            boolean met = state.encounter()
                    .filter(meeting -> meeting.level().equals(level))
                    .flatMap(Encounter::room)
                    .equals(Optional.of(name));
            List<Cell> floor = floor(world, level, name);
            boolean sunk = !floor.isEmpty()
                    && floor.stream().allMatch(cell -> cells.contains(cell) && Mire.at(world, state, level, cell));
            if (sunk && !met) {
                sides.add(creatures(
                        world, room.dwellers().stream().filter(Foe::able).toList()));
            }
        });
        return sides.stream()
                .map(side -> side.stream()
                        .filter(on -> Aloft.feet(state, on) == 0)
                        .distinct()
                        .toList())
                .filter(side -> !side.isEmpty())
                .toList();
    }

    private static List<Cell> floor(World world, String level, String room) {
        return world.level(level)
                .flatMap(map -> map.room(room))
                .map(Room::cells)
                .map(List::copyOf)
                .or(() -> LevelState.cellOf(room).map(List::of))
                .orElse(List.of());
    }

    private static List<Effect.On> creatures(World world, List<Foe> foes) {
        List<Effect.On> side = new ArrayList<>();
        foes.forEach(foe -> add(world, foe, side));
        return side;
    }

    private static void add(World world, Foe foe, List<Effect.On> side) {
        if (world.book().monsters().monster(foe.monster()).fly() == 0) {
            side.add(new Effect.On.OnFoe(foe.id()));
        }
    }

    /** Each of one side throws; then those who are free hew out one after the other, and the last one himself. */
    static void hold(Unfolding u, Effect spell, List<Effect.On> side) {
        Map<Effect.On, List<Roll>> held = new LinkedHashMap<>();
        int free = 0;
        for (Effect.On on : side) {
            Scene scene = Scene.of(
                    u.world(),
                    u.state(),
                    Casters.of(u.state(), spell.maker()),
                    u.world().book().spells().spell("SP-50"));
            if (Saves.made(u, scene, on, Danger.SPELLS, 0)) {
                free++;
                u.emit(new MagicEvent.Resisted(
                        scene.caster(), on, "SP-50", u.throwing().take()));
            } else {
                held.put(on, u.throwing().take());
            }
        }
        int work = 0;
        for (Map.Entry<Effect.On, List<Roll>> each : held.entrySet()) {
            work += MAN_TURNS;
            int turns = free == 0 ? MAN_TURNS : Math.ceilDiv(work, free);
            Lengths hewn = Lengths.turns(u.state(), turns);
            Map<String, String> where = spell.on() instanceof Effect.On.OnCell on
                    ? Map.of(LEVEL, on.level(), CELL, spell.word(Mire.CELLS))
                    : Map.of();
            u.emit(new MagicEvent.EffectBegun(
                    new Effect(
                            u.newId("effect-"),
                            Mire.HELD,
                            "held to the waist in rock",
                            each.getKey(),
                            "",
                            hewn.unit(),
                            hewn.left(),
                            new TreeMap<>(Map.of(Effect.HELPLESS, 1)),
                            new TreeMap<>(where),
                            false),
                    "SP-50",
                    each.getValue()));
        }
    }

    /** The rock is mud once more, and lets go of those whom it held. */
    static void free(Unfolding u, String level, Set<Cell> cells) {
        for (Effect held : u.state().effects().of(Mire.HELD)) {
            if (held.word(LEVEL).equals(level)
                    && Mire.cells(held.word(CELL)).stream().anyMatch(cells::contains)) {
                u.emit(new MagicEvent.EffectEnded(held.id(), "the rock is mud again"));
            }
        }
    }
}
