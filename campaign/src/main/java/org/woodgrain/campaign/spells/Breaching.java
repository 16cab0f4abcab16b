package org.woodgrain.campaign.spells;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.FireResistance;
import org.woodgrain.campaign.people.Wounds;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Sightings;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;

/** The company goes through a wall of fire, breaks one of ice, or hammers a hole into one of stone. */
public final class Breaching {
    private static final int STRONG = 4;
    private static final int CUTTERS = 4;
    private static final int MAN_TURNS = 60;

    private Breaching() {}

    /** Why it cannot be done; empty if it can. Throws no dice. */
    @Rule({"SP-36", "SP-37", "SP-51", "SP-52"})
    public static Optional<Refusal> check(World world, CampaignState state, Edge edge) {
        if (state.underground().isEmpty() || state.encounter().isPresent()) {
            return Optional.of(new GeneralRefusal.NotNow("break through", "somebody is in the way"));
        }
        Place.Underground at = state.underground().orElseThrow();
        Optional<Effect> wall = edge.touches(at.cell()) ? Barriers.in(state, at.level(), edge) : Optional.empty();
        if (wall.isEmpty() && Meat.behind(state, at.level(), at.cell(), edge).isPresent()) {
            return Optional.empty();
        }
        if (wall.isEmpty()) {
            return Optional.of(new MagicRefusal.WrongTarget("the wall", "no such wall stands beside the company", ""));
        }
        if (Batterers.breaks(world, state, wall.get().kind())) {
            return Optional.empty();
        }
        return switch (wall.get().kind()) {
            case Barriers.FIRE ->
                state.company().stream().allMatch(who -> strong(world, who))
                        ? Optional.empty()
                        : refused("not all of the company are of four hit dice", "SP-36");
            case Barriers.ICE ->
                state.company().stream().anyMatch(who -> strong(world, who))
                                || state.company().size() >= CUTTERS
                        ? Optional.empty()
                        : refused("it takes somebody of four hit dice, or four with axes", "SP-37");
            case Barriers.STONE -> Optional.empty();
            default -> refused("iron does not break by hand", "SP-52");
        };
    }

    private static Optional<Refusal> refused(String why, String rule) {
        return Optional.of(new MagicRefusal.WrongTarget("the wall", why, rule));
    }

    private static boolean strong(World world, Adventurer who) {
        return world.book().characters().at(who.career()).hitDice().dice() >= STRONG;
    }

    /** Whole turns that it takes: none for the strong, one for four with axes, sixty turns of one man for stone. */
    @Rule({"SP-37", "SP-51"})
    public static int turns(World world, CampaignState state, Edge edge) {
        String level = state.underground().map(Place.Underground::level).orElse("");
        String kind = Barriers.in(state, level, edge).map(Effect::kind).orElse("");
        if (Batterers.breaks(world, state, kind)) {
            return Batterers.turns(world, state, kind);
        }
        int hands = Math.max(1, state.company().size());
        return switch (kind) {
            case Barriers.STONE -> (MAN_TURNS + hands - 1) / hands;
            case Barriers.ICE -> state.company().stream().anyMatch(who -> strong(world, who)) ? 0 : 1;
            default -> meat(state, edge).isPresent() ? (Meat.MAN_TURNS + hands - 1) / hands : 0;
        };
    }

    /** The block of meat behind an edge, which is cut and not hammered. */
    public static Optional<Effect> meat(CampaignState state, Edge edge) {
        return state.underground().flatMap(at -> Meat.behind(state, at.level(), at.cell(), edge));
    }

    /** Does it; the time has gone by. */
    @Rule({"SP-36", "SP-37", "SP-51"})
    public static void carryOut(Unfolding u, Edge edge) {
        Place.Underground at = u.state().underground().orElseThrow();
        Effect wall = Barriers.in(u.state(), at.level(), edge).orElse(null);
        if (wall == null) {
            meat(u.state(), edge).ifPresent(meat -> Meat.cut(u, meat));
            return;
        }
        switch (wall.kind()) {
            case Barriers.FIRE -> {
                u.state().company().stream()
                        .filter(who -> !FireResistance.has(u.state(), new Effect.On.OnCharacter(who.id())))
                        .forEach(who -> hurt(u, who, "fire", "SP-36"));
                through(u, at, edge);
            }
            case Barriers.ICE -> {
                if (!Batterers.breaks(u.world(), u.state(), wall.kind())) {
                    u.state().company().stream()
                            .filter(who -> strong(u.world(), who))
                            .findFirst()
                            .ifPresent(who -> hurt(u, who, "ice", "SP-37"));
                }
                u.emit(new MagicEvent.EffectEnded(wall.id(), Barriers.GAP));
            }
            default -> u.emit(new MagicEvent.EffectEnded(wall.id(), Barriers.GAP));
        }
    }

    private static void hurt(Unfolding u, Adventurer who, String by, String rule) {
        int points = u.throwing()
                .of(rule, "going through " + by)
                .by(who.name())
                .on(DiceStream.PLAYERS)
                .roll(1, 6)
                .total();
        Wounds.hurt(u, who.id(), points, by, rule, u.throwing().take());
    }

    private static void through(Unfolding u, Place.Underground at, Edge edge) {
        for (Direction way : Direction.values()) {
            if (new Edge(at.cell(), way).equals(edge) && !u.state().company().isEmpty()) {
                Cell to = at.cell().step(way);
                u.emit(new DelveEvent.Moved(at.level(), to, way));
                Sightings.look(u);
            }
        }
    }

    /** The walls beside the company that can be broken or passed now. */
    public static List<Edge> ready(World world, CampaignState state) {
        return state.underground().stream()
                .flatMap(at -> Arrays.stream(Direction.values()).map(way -> new Edge(at.cell(), way)))
                .filter(edge -> check(world, state, edge).isEmpty())
                .toList();
    }
}
