package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** A spell by which its caster rises and sinks as he wills ({@link Aloft}); heights are named as {@code height:FEET}. */
@Rule({"SP-10", "SP-19"})
abstract class Hovering extends OnCaster {
    /** With a number of feet behind it, the target that names a height. */
    static final String HEIGHT = "height:";

    private static final int STEP = 10;

    /** Feet that he can rise or sink at one time: in a round of battle, or in the time that directing takes. */
    abstract int rate(boolean battle);

    /** The highest that the spell lifts him. */
    abstract int highest(Scene scene, Effect effect);

    @Override
    public Optional<Refusal> checkDirected(Scene scene, Effect effect, List<String> targets) {
        return check(scene, effect, targets, rate(battle(scene)), highest(scene, effect));
    }

    /** Why somebody cannot go up or down to the height that is named, at a rate and up to a height; empty if he can. */
    static Optional<Refusal> check(Scene scene, Effect effect, List<String> targets, int rate, int highest) {
        Optional<Integer> wanted = wanted(targets);
        if (wanted.isEmpty()) {
            return scene.noTarget("a height such as height:10");
        }
        if (wanted.get() > 0 && Outdoors.grounds(scene.state())) {
            return scene.wrong("the storm lets nobody leave the ground", "SP-72");
        }
        int change = Math.abs(wanted.get() - effect.number(Effect.HEIGHT));
        if (change > rate) {
            return scene.wrong(
                    "one rises and sinks " + rate + " feet at a time",
                    scene.spell().id());
        }
        int most = Math.min(highest, ceiling(scene));
        return wanted.get() > most
                ? scene.wrong(
                        "it lifts nobody higher than " + most + " feet here",
                        scene.spell().id())
                : Optional.empty();
    }

    /** Whether a height is named. */
    static boolean named(List<String> targets) {
        return wanted(targets).isPresent();
    }

    /** The height that is named, in feet; empty if none is. */
    static Optional<Integer> wanted(List<String> targets) {
        return targets.stream()
                .filter(text -> text.matches(HEIGHT + "\\d{1,4}"))
                .map(text -> Integer.parseInt(text.substring(HEIGHT.length())))
                .findFirst();
    }

    /** Whether rounds of a fight go by. */
    static boolean battle(Scene scene) {
        return scene.encounter()
                .map(Encounter::phase)
                .filter(phase -> phase == Encounter.Phase.BATTLE || phase == Encounter.Phase.FREE_SEGMENT)
                .isPresent();
    }

    /** Feet to the ceiling where the company stands. */
    static int ceiling(Scene scene) {
        return scene.cell()
                .map(cell -> Ceilings.room(scene.world(), scene.state(), scene.levelId(), cell))
                .orElse(Integer.MAX_VALUE);
    }

    /** Once, out of reach of those who have no wings. */
    @Override
    public List<List<String>> wits(Scene scene) {
        boolean up = Effects.find(scene.state(), scene.caster().on(), List.of(Aloft.LEVITATE, Aloft.FLY))
                .isPresent();
        boolean wings = scene.caster() instanceof Caster.Monster monster
                && Creatures.monster(scene.world(), scene.state(), monster.id())
                        .filter(each -> each.fly() > 0)
                        .isPresent();
        return up || wings ? List.of() : Wits.once();
    }

    @Override
    public void direct(Unfolding u, Scene scene, Effect effect, List<String> targets) {
        rise(u, scene, effect, targets);
    }

    /** Goes up or down to the height that is named. */
    static void rise(Unfolding u, Scene scene, Effect effect, List<String> targets) {
        wanted(targets)
                .ifPresent(feet -> u.emit(new ArcaneEvent.Hovered(
                        effect.id(), effect.on(), feet, scene.spell().id())));
    }

    @Override
    public List<Aim> directions(Scene scene, Effect effect) {
        return heights(scene, effect, rate(battle(scene)), highest(scene, effect));
    }

    /** The heights to which somebody can go now. */
    static List<Aim> heights(Scene scene, Effect effect, int rate, int highest) {
        List<Aim> aims = new ArrayList<>();
        int now = effect.number(Effect.HEIGHT);
        int most = Outdoors.grounds(scene.state()) ? 0 : Math.min(highest, ceiling(scene));
        for (int feet = Math.max(0, now - rate); feet <= Math.min(most, now + rate); feet += STEP) {
            if (feet != now) {
                aims.add(new Aim(HEIGHT + feet, feet == 0 ? "down to the ground" : feet + " feet up", ""));
            }
        }
        return aims;
    }
}
