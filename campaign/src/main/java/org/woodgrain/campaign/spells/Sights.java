package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Sight;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.rules.Rule;

/** Points in sight at which a missile of magic may be sent, and whom it would take in. */
final class Sights {
    private static final int FEET = 10;

    private Sights() {}

    /** Why it cannot be sent there; empty if it can. Nobody need stand there (SP-115). */
    @Rule({"SP-115", "MA-10"})
    static Optional<Refusal> point(Scene scene, List<String> targets) {
        return switch (scene.target(targets).orElse(null)) {
            case Target.OnFoe foe ->
                scene.foe(foe.id()).filter(each -> !each.gone()).isEmpty()
                        ? scene.noTarget("somebody or a place in sight")
                        : scene.seesThem()
                                ? scene.inReach(scene.caster() instanceof Caster.Monster ? 0 : scene.distance())
                                : scene.wrong("they are not in sight", "MA-10");
            case Target.OnMember member ->
                scene.companion(member.id()).isEmpty()
                        ? scene.noTarget("somebody or a place in sight")
                        : scene.caster() instanceof Caster.Monster ? scene.inReach(scene.distance()) : Optional.empty();
            case Target.OnCell cell -> place(scene, cell.cell());
            case null, default -> scene.noTarget("somebody or a place in sight");
        };
    }

    private static Optional<Refusal> place(Scene scene, Cell cell) {
        boolean clear = Areas.ways(scene)
                .flatMap(ways -> scene.cell()
                        .map(at -> ways.level().floor().contains(cell)
                                && Sight.clear(ways.level(), at, cell, ways::seenThrough)))
                .orElse(false);
        return clear
                ? scene.inReach(scene.cell()
                        .map(at -> (int) (Math.hypot((double) at.x() - cell.x(), (double) at.y() - cell.y()) * FEET))
                        .orElse(0))
                : scene.wrong("nothing could fly there in a straight line", "MA-10");
    }

    /** The foes in sight as points, or the members for a monster. */
    static List<Aim> points(Scene scene) {
        if (scene.caster() instanceof Caster.Member) {
            return Foes.aims(scene);
        }
        return scene.state().company().stream()
                .map(member -> new Aim("member:" + member.id(), member.name(), ""))
                .toList();
    }

    /** Which of his own a caster would take in, as a warning; empty if none. */
    static String warning(Scene scene, List<Effect.On> caught) {
        String own = caught.stream()
                .filter(who -> own(scene, who))
                .map(who -> Creatures.name(scene.state(), who))
                .collect(Collectors.joining(", "));
        return own.isEmpty() ? "" : "takes in " + own;
    }

    private static boolean own(Scene scene, Effect.On who) {
        boolean company = scene.caster() instanceof Caster.Member;
        return switch (who) {
            case Effect.On.OnCharacter member -> company;
            case Effect.On.OnFoe foe -> company == scene.servant(foe.foe()).isPresent();
            case Effect.On.OnDoor door -> false;
            case Effect.On.OnThing thing -> false;
            case Effect.On.OnCell cell -> false;
        };
    }

    /** The point where most enemies and none of the caster's own side are taken in; none if there is no such point. */
    static List<List<String>> best(Scene scene, Function<Aim, List<Effect.On>> caught) {
        List<Aim> clean = new ArrayList<>();
        for (Aim aim : points(scene)) {
            List<Effect.On> all = caught.apply(aim);
            if (!all.isEmpty() && all.stream().noneMatch(who -> own(scene, who) && able(scene, who))) {
                clean.add(aim);
            }
        }
        return clean.stream()
                .max(Comparator.comparingInt(aim -> caught.apply(aim).size()))
                .map(aim -> List.of(aim.targets()))
                .orElse(List.of());
    }

    private static boolean able(Scene scene, Effect.On who) {
        return !(who instanceof Effect.On.OnFoe foe)
                || scene.foe(foe.foe()).map(Foe::able).orElse(false);
    }
}
