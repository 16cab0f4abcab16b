package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.sight.MagicLight;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.rules.Rule;

/** Darkness made by a spell among those who fight: whom it hides from whom, and what it takes off a blow by touch. */
public final class Gloom {
    /** Added to the throw of one who strikes at what he only touches. */
    private static final int GROPING = -4;

    private static final int TOUCH = 5;

    private Gloom() {}

    /** Whether such darkness is anywhere at all; most of the time it is not, and nothing need be measured. */
    private static boolean none(List<MagicLight> sources) {
        return sources.isEmpty() || sources.stream().noneMatch(MagicLight::dark);
    }

    /** Whether a spell has made darkness anywhere. */
    public static boolean anywhere(CampaignState state) {
        return !none(MagicLight.sources(state));
    }

    /** Whether one cannot see another for darkness about either of them or between them. */
    @Rule("SP-83")
    public static boolean hides(World world, CampaignState state, Effect.On one, Effect.On other) {
        List<MagicLight> sources = MagicLight.sources(state);
        if (none(sources) || state.underground().isEmpty()) {
            return false;
        }
        String level = state.underground().orElseThrow().level();
        Formation formation = Formation.of(world, state);
        Optional<Cell> from = formation.spot(one).map(Formation.Spot::cell);
        Optional<Cell> to = formation.spot(other).map(Formation.Spot::cell);
        return from.isPresent() && to.isPresent() && MagicLight.between(sources, level, from.get(), to.get());
    }

    /** What it takes off a blow of one at another. */
    @Rule({"SP-83", "CC-04"})
    public static int onAttack(World world, CampaignState state, Effect.On attacker, Effect.On target) {
        return hides(world, state, attacker, target) ? GROPING : 0;
    }

    /** Whether the sides are so near that one can strike, or aim a spell, by touch. */
    @Rule("SP-83")
    public static boolean touches(CampaignState state) {
        return state.encounter()
                .map(Encounter::distance)
                .filter(feet -> feet <= TOUCH)
                .isPresent();
    }

    /** Whether a caster names somebody, or a place, whom darkness hides from him and whom he does not touch. */
    @Rule({"MA-10", "SP-83"})
    static boolean hides(Scene scene, List<String> targets) {
        List<MagicLight> sources = MagicLight.sources(scene.state());
        Optional<Cell> own = none(sources) || scene.cell().isEmpty()
                ? Optional.empty()
                : Optional.of(Areas.where(scene, scene.caster().on()).orElseThrow());
        return own.isPresent()
                && scene.targets(targets).stream()
                        .anyMatch(target -> !touched(scene, target)
                                && far(scene, target)
                                        .filter(cell -> MagicLight.between(sources, scene.levelId(), own.get(), cell))
                                        .isPresent());
    }

    /** One's own side and what it carries are found by touch, and so is a foe in contact. */
    private static boolean touched(Scene scene, Target target) {
        return Scene.on(target)
                .filter(who -> Saves.willing(scene, who) || touches(scene.state()))
                .isPresent();
    }

    private static Optional<Cell> far(Scene scene, Target target) {
        return switch (target) {
            case Target.OnFoe foe -> Areas.point(scene, target);
            case Target.OnMember member -> Areas.point(scene, target);
            case Target.OnCell cell ->
                Optional.of(cell.cell()).filter(at -> !scene.cell().equals(Optional.of(at)));
            case Target.OnDoor door ->
                scene.beside(door.edge())
                        ? Optional.empty()
                        : Optional.of(door.edge().cell());
            case Target.OnItem item -> Optional.empty();
            case Target.OnType type -> Optional.empty();
        };
    }
}
