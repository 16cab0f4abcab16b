package org.woodgrain.campaign.spells;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.ground.Mud;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Size;

/**
 * Mud, which a spell has made of rock or which was there by nature: who is in it is slow and an easy mark, and in what a
 * spell has made the heaviest sink.
 */
public final class Mire {
    /** The kind of the effect on each square of mud, and of what sinks in it. */
    public static final String MUD = "mud";

    /** The kind of the effect on each square of natural mud that is rock now. */
    public static final String HARDENED = "hardened";

    /** The kind of the effect on whoever stands to the waist in rock. */
    public static final String HELD = "held-in-rock";

    static final String SINKING = "sinking";

    /** The number of days that mud will last, and the word for its squares, while it is coming. */
    static final String COMES = "comes";

    static final String CELLS = "cells";

    /** How many times longer a way through mud takes. */
    public static final int SLOW = 10;

    /** How much easier it is to hit one who is mired. */
    public static final int EASIER = 2;

    private static final int BREATH = 3;

    private Mire() {}

    /** Whether a square is mud: by a spell, or by nature and not made rock of. */
    @Rule({"SP-49", "SP-50"})
    public static boolean at(World world, CampaignState state, String level, Cell cell) {
        return made(state, level, cell) || natural(world, level, cell) && !hardened(state, level, cell);
    }

    private static boolean made(CampaignState state, String level, Cell cell) {
        return !state.effects().of(MUD).isEmpty() && state.effects().any(new Effect.On.OnCell(level, cell), MUD);
    }

    private static boolean natural(World world, String level, Cell cell) {
        return world.level(level).filter(map -> Mud.natural(map, cell)).isPresent();
    }

    private static boolean hardened(CampaignState state, String level, Cell cell) {
        return !state.effects().of(HARDENED).isEmpty()
                && state.effects().any(new Effect.On.OnCell(level, cell), HARDENED);
    }

    /** Whether there is mud anywhere on a level. */
    static boolean any(World world, CampaignState state, String level) {
        return !state.effects().of(MUD).isEmpty()
                || world.level(level).filter(Mud::any).isPresent();
    }

    /** Whether the company stands in mud. */
    @Rule("SP-49")
    public static boolean company(World world, CampaignState state) {
        return state.underground()
                .map(at -> at(world, state, at.level(), at.cell()))
                .orElse(false);
    }

    /** Whether those who are met stand in mud. */
    @Rule("SP-49")
    public static boolean foes(World world, CampaignState state) {
        return state.encounter()
                .map(meeting -> at(world, state, meeting.level(), meeting.cell()))
                .orElse(false);
    }

    /** Squares as an effect keeps them. */
    static Set<Cell> cells(String text) {
        return Arrays.stream(text.split(" ", -1))
                .map(each -> each.split(",", -1))
                .map(xy -> new Cell(Integer.parseInt(xy[0]), Integer.parseInt(xy[1])))
                .collect(Collectors.toSet());
    }

    /** The turn of waiting is over: the ground is mud, or rock again. */
    @Rule("SP-49")
    static void came(Unfolding u, Effect effect) {
        if (!(effect.on() instanceof Effect.On.OnCell on)) {
            return;
        }
        Set<Cell> cells = cells(effect.word(CELLS));
        if (effect.kind().equals("SP-50")) {
            harden(u, effect, on.level(), cells);
            return;
        }
        Stuck.free(u, on.level(), cells);
        int casting = Effects.casting(u);
        for (Cell cell : new TreeSet<>(cells)) {
            Effects.end(u, new Effect.On.OnCell(on.level(), cell), List.of(HARDENED), "it is mud again");
            if (!at(u.world(), u.state(), on.level(), cell)) {
                u.emit(new MagicEvent.EffectBegun(
                        new Effect(
                                u.newId("effect-"),
                                MUD,
                                MUD,
                                new Effect.On.OnCell(on.level(), cell),
                                effect.maker(),
                                Effect.Unit.DAYS,
                                effect.number(COMES),
                                new TreeMap<>(Map.of(Effects.CASTING, casting)),
                                true),
                        "SP-49"));
            }
        }
    }

    /** Mud that a spell has made is rock again, and mud of nature becomes rock; whoever stands in it may be held. */
    @Rule("SP-50")
    private static void harden(Unfolding u, Effect spell, String level, Set<Cell> cells) {
        List<List<Effect.On>> caught = Stuck.in(u, level, cells);
        int casting = Effects.casting(u);
        for (Cell cell : new TreeSet<>(cells)) {
            Effect.On on = new Effect.On.OnCell(level, cell);
            Effects.end(u, on, List.of(MUD), "it is rock again");
            if (at(u.world(), u.state(), level, cell)) {
                u.emit(new MagicEvent.EffectBegun(
                        new Effect(
                                u.newId("effect-"),
                                HARDENED,
                                "rock that was mud",
                                on,
                                spell.maker(),
                                Effect.Unit.LASTING,
                                0,
                                new TreeMap<>(Map.of(Effects.CASTING, casting)),
                                true),
                        "SP-50"));
            }
        }
        caught.forEach(side -> Stuck.hold(u, spell, side));
    }

    /** A turn has gone by: each of the heaviest may begin to sink. */
    @Rule("SP-49")
    static void turn(Unfolding u) {
        if (u.state().effects().of(MUD).isEmpty()) {
            return;
        }
        if (u.state()
                .encounter()
                .filter(meeting -> made(u.state(), meeting.level(), meeting.cell()))
                .isPresent()) {
            u.state().encounter().orElseThrow().able().forEach(foe -> sinks(u, foe));
        }
        for (Map.Entry<String, LevelState> level : u.state().levels().entrySet()) {
            for (Map.Entry<String, RoomState> room : level.getValue().rooms().entrySet()) {
                if (muddy(u, level.getKey(), room.getKey())) {
                    room.getValue().dwellers().stream().filter(Foe::able).forEach(foe -> sinks(u, foe));
                }
            }
        }
    }

    private static boolean muddy(Unfolding u, String level, String room) {
        return u.world()
                .level(level)
                .flatMap(map -> map.room(room))
                .map(each -> each.cells().stream().allMatch(cell -> made(u.state(), level, cell)))
                .orElse(false);
    }

    private static void sinks(Unfolding u, Foe foe) {
        Monster monster = u.world().book().monsters().monster(foe.monster());
        Effect.On on = new Effect.On.OnFoe(foe.id());
        boolean sinking = u.state().effects().any(on, SINKING);
        if (monster.size() != Size.HUGE || monster.fly() > 0 || sinking) {
            return;
        }
        boolean sinks = u.throwing()
                .of("SP-49", "sinking in the mud")
                .by(foe.name())
                .secret()
                .atMost(1)
                .roll(1, 6)
                .success();
        if (sinks) {
            u.emit(new MagicEvent.EffectBegun(
                    new Effect(
                            u.newId("effect-"),
                            SINKING,
                            "sinking",
                            on,
                            "",
                            Effect.Unit.TURNS,
                            BREATH,
                            new TreeMap<>(Map.of(Effect.HELPLESS, 1)),
                            false),
                    "SP-49",
                    u.throwing().take()));
        } else {
            u.throwing().take();
        }
    }

    /** One that sank and was not pulled out has no breath left. */
    @Rule("SP-49")
    static void drowned(Unfolding u, Effect effect) {
        if (effect.on() instanceof Effect.On.OnFoe on) {
            Creatures.foe(u.state(), on.foe())
                    .filter(foe -> !foe.gone())
                    .ifPresent(foe -> u.emit(new HarmEvent.FoeDied(foe.id(), foe.monster(), "the mud", "SP-49")));
        }
    }
}
