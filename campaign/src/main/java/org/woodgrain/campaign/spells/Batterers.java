package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Stalker;
import org.woodgrain.campaign.state.Wanderers;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.encounters.Band;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Monster;

/**
 * What batters down doors and walls that stand in its way, as earth elementals do: followers of the company at its bidding,
 * and those who are met when a wall that a spell has raised cuts them off from it.
 */
public final class Batterers {
    /** Turns in which one of them batters a door to pieces, of whatever it is made. */
    public static final int DOOR_TURNS = 1;

    /** The kind of the effect on an edge whose wall is being battered from the far side, made by whoever does it. */
    static final String AT_WORK = "battered";

    /** What ten feet of each kind of wall bears before there is a gap in it, in structural points; fire cannot be beaten. */
    private static final Map<String, Integer> BEARS = Map.of(Barriers.ICE, 2, Barriers.STONE, 2, Barriers.IRON, 12);

    private static final String TIME_IS_UP = "its time is up";
    private static final String KIND = "monster";
    private static final String POINTS = "hit-points";
    private static final String MOST = "most";

    private Batterers() {}

    /** Whether one is there and able. */
    public static boolean any(World world, CampaignState state) {
        return points(world, state) > 0;
    }

    /** Whether they break a wall of that kind, which a spell has raised. */
    static boolean breaks(World world, CampaignState state, String wall) {
        return BEARS.containsKey(wall) && any(world, state);
    }

    /** Whole turns in which all of them together break through a wall. */
    @Rule({"SP-51", "SP-52"})
    static int turns(World world, CampaignState state, String wall) {
        return turns(wall, points(world, state));
    }

    private static int turns(String wall, int points) {
        return Math.ceilDiv(BEARS.getOrDefault(wall, 0), Math.max(1, points));
    }

    private static int points(World world, CampaignState state) {
        return state.followers().stream()
                .map(Follower::foe)
                .filter(foe -> foe.able())
                .mapToInt(foe -> points(
                        world.book().monsters().monster(foe.monster()),
                        state.ruleset().profile()))
                .sum();
    }

    private static int points(Monster kind, Profile profile) {
        return kind.power(Habit.Batters.class, profile)
                .map(Habit.Batters::points)
                .orElse(0);
    }

    /** Whether one that a wall has cut off can beat a way through it. */
    static boolean beats(Monster kind, Profile profile, String wall) {
        return BEARS.containsKey(wall) && points(kind, profile) > 0;
    }

    /** One that is cut off begins to beat at the wall in an edge; it is heard from the other side. */
    @Rule({"SP-37", "SP-51", "SP-52"})
    static void begin(Unfolding u, Encounter meeting, Foe foe, Edge edge, String wall) {
        Monster kind = u.world().book().monsters().monster(foe.monster());
        int points = points(kind, u.state().ruleset().profile());
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        AT_WORK,
                        "",
                        new Effect.On.OnDoor(meeting.level(), edge),
                        foe.id().value(),
                        Effect.Unit.TURNS,
                        turns(wall, points),
                        new TreeMap<>(Map.of(POINTS, foe.hitPoints(), MOST, foe.maxHitPoints())),
                        new TreeMap<>(Map.of(KIND, foe.monster())),
                        true),
                "SP-51",
                List.of()));
    }

    /** It has beaten long enough: where the wall still stands there is a gap, and it comes after the company. */
    @Rule({"SP-37", "SP-51", "SP-52"})
    static void ended(Unfolding u, Effect work, String why) {
        if (!why.equals(TIME_IS_UP) || !(work.on() instanceof Effect.On.OnDoor on)) {
            return;
        }
        Barriers.in(u.state(), on.level(), on.edge())
                .ifPresent(wall -> u.emit(new MagicEvent.EffectEnded(wall.id(), Barriers.GAP)));
        u.emit(new DelveEvent.Noted(
                on.level(),
                Stalker.due(
                                work.word(KIND),
                                work.number(POINTS),
                                work.number(MOST),
                                new FoeId(work.maker()),
                                u.state().clock())
                        .mark()));
        boolean here = u.state().encounter().isEmpty()
                && u.state().wanderers().isEmpty()
                && u.state()
                        .underground()
                        .filter(at -> at.level().equals(on.level()))
                        .isPresent();
        if (here) {
            u.emit(new ClockEvent.WanderersCame(
                    new Wanderers(
                            List.of(new Band(work.word(KIND), 1)), on.edge().cell(), Optional.empty(), true),
                    List.of()));
        }
    }
}
