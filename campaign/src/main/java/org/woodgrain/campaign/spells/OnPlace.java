package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.magic.Lasting;

/** Light and its opposite: a circle on a place, or on something that a willing bearer carries. */
abstract class OnPlace implements SpellWork {
    private static final int FEET_IN_CELL = 10;

    /** The label of the effect. */
    abstract String label();

    /** Its figures, the radius among them. */
    abstract Map<String, Integer> numbers();

    /** Spells that it ends, and that end it, when it is cast on one of them. */
    abstract List<String> opposites();

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        Optional<Target> target = scene.target(targets);
        if (target.isEmpty()) {
            return scene.noTarget("a member of the company or a place in sight");
        }
        return switch (target.get()) {
            case Target.OnMember member ->
                scene.companion(member.id()).isPresent() ? Optional.empty() : scene.wrong("he is not here", "");
            case Target.OnCell cell -> place(scene, cell.cell());
            default -> scene.wrong("it is cast on a place or on what a willing bearer carries", "SP-06");
        };
    }

    static Optional<Refusal> place(Scene scene, Cell cell) {
        if (!scene.state().level(scene.levelId()).seen().contains(cell)) {
            return scene.wrong("that place is not in sight", "MA-10");
        }
        return scene.inReach(
                scene.cell().map(at -> at.distance(cell) * FEET_IN_CELL).orElse(0));
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        scene.target(targets).flatMap(target -> on(scene, target)).ifPresent(on -> {
            if (!Effects.end(u, on, opposites(), "light and darkness end each other")) {
                Effects.begin(u, scene, on, label(), length(u, scene), numbers(), false, List.of());
            }
        });
    }

    private static Lengths length(Unfolding u, Scene scene) {
        Lasting lasting = scene.spell().lasting();
        return lasting.kind() == Lasting.Kind.UNTIL_DISPELLED
                ? Lengths.LASTING
                : Lengths.turns(u.state(), lasting.turns(scene.level(), scene.throwing(u, "turns")));
    }

    private static Optional<Effect.On> on(Scene scene, Target target) {
        return switch (target) {
            case Target.OnMember member -> Optional.of(new Effect.On.OnCharacter(member.id()));
            case Target.OnCell cell -> Optional.of(new Effect.On.OnCell(scene.levelId(), cell.cell()));
            default -> Optional.empty();
        };
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        scene.state()
                .company()
                .forEach(
                        member -> aims.add(new Aim("member:" + member.id(), "what " + member.name() + " carries", "")));
        scene.cell().ifPresent(cell -> aims.add(new Aim("cell:" + cell, "this place", "")));
        return aims;
    }
}
