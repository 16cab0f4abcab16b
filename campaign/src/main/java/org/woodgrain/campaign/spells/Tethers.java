package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.monsters.Habit;

/** Creatures that are bound to a tree, to water or to dry land, and do not go where the company goes. */
public final class Tethers {
    private static final Set<String> WATER = Set.of("pool", "well", "fountain", "stream", "river");
    private static final Set<String> WET = Set.of("flooded", "deep", "sunken");
    private static final String TREE = "tree";
    private static final int CELL = 10;

    private Tethers() {}

    /** The company has gone a step: what follows it and cannot come along stays behind. */
    static void moved(Unfolding u) {
        astray(u, false, "it can come no farther");
    }

    /** A turn is over: a dryad that has spent it too far from her tree is dead. */
    static void turn(Unfolding u) {
        astray(u, true, "it withers and dies, too far from its tree");
    }

    /** Parts with those who are where they cannot be: those of a tree, or all others. */
    private static void astray(Unfolding u, boolean tree, String why) {
        for (Follower follower : u.state().followers()) {
            Optional<Habit.Bound> bound = bound(u.world(), u.state(), follower);
            if (bound.isPresent()
                    && bound.get().to().equals(TREE) == tree
                    && u.state().place() instanceof Place.Underground at
                    && !mayBe(u.world(), at, bound.get())) {
                u.emit(new MagicEvent.FollowerLeft(follower.foe().id(), why));
            }
        }
    }

    private static Optional<Habit.Bound> bound(World world, CampaignState state, Follower follower) {
        return world.book()
                .monsters()
                .monster(follower.foe().monster())
                .power(Habit.Bound.class, state.ruleset().profile());
    }

    private static boolean mayBe(World world, Place.Underground at, Habit.Bound bound) {
        return world.level(at.level())
                .map(level -> mayBe(level, at.cell(), bound))
                .orElse(true);
    }

    /** Whether a creature so bound can be at a square: near its tree or its water, or out of the deep. */
    public static boolean mayBe(Level level, Cell cell, Habit.Bound bound) {
        return switch (bound.to()) {
            case TREE -> near(level, cell, bound.feet(), Set.of(TREE));
            case "water" -> tagged(level, cell, WET) || near(level, cell, bound.feet(), WATER);
            default -> !tagged(level, cell, Set.of("sunken"));
        };
    }

    private static boolean near(Level level, Cell cell, int feet, Set<String> kinds) {
        return level.features().stream()
                .filter(feature -> kinds.contains(feature.kind()))
                .anyMatch(feature -> feature.cell().distance(cell) * CELL <= feet);
    }

    private static boolean tagged(Level level, Cell cell, Set<String> tags) {
        List<String> here =
                level.roomAt(cell).map(room -> List.copyOf(room.tags())).orElse(List.of());
        return here.stream().anyMatch(tags::contains);
    }
}
