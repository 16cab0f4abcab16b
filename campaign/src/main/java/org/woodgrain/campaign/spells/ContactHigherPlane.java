package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Planes;

/**
 * Powers of another plane answer questions with yes or no, not always truly, and may cost the asker his reason.
 *
 * <p>Target: {@code plane:3} to {@code plane:12}; afterwards {@code ask:ID} of a {@link Questions question}.
 */
@Rule("SP-55")
final class ContactHigherPlane implements SpellWork {
    static final String PLANE = "plane";

    /** The kind of the effect that keeps from asking again within a week. */
    static final String LATELY = "plane-asked";

    private static final String PREFIX = "plane:";
    private static final int WEEK = 7;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        if (plane(targets).isEmpty() || scene.member().isEmpty()) {
            return scene.noTarget("a plane from 3 to 12, such as plane:5");
        }
        if (scene.encounter().isPresent()) {
            return scene.wrong("it needs quiet", "SP-55");
        }
        boolean lately = scene.state().effects().any(scene.caster().on(), LATELY);
        return lately ? scene.wrong("the powers will not be asked twice in a week", "SP-55") : Optional.empty();
    }

    private static Optional<Integer> plane(List<String> targets) {
        return targets.stream()
                .filter(text -> text.matches(PREFIX + "\\d{1,2}"))
                .map(text -> Integer.parseInt(text.substring(PREFIX.length())))
                .filter(plane -> plane >= Planes.LOWEST && plane <= Planes.HIGHEST)
                .findFirst();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        int plane = plane(targets).orElseThrow();
        boolean mad = Planes.maddens(u.throwing(), scene.casterName(), plane, scene.level());
        List<Roll> rolls = u.throwing().take();
        lay(u, scene, LATELY, "", Effect.Unit.DAYS, WEEK, Map.of(), List.of());
        if (mad) {
            lay(
                    u,
                    scene,
                    scene.spell().id(),
                    "out of all reason",
                    Effect.Unit.DAYS,
                    Planes.weeks(plane) * WEEK,
                    Map.of(Effect.HELPLESS, 1),
                    rolls);
        } else {
            Lengths session = Lengths.turns(u.state(), 1);
            lay(
                    u,
                    scene,
                    scene.spell().id(),
                    "in touch with plane " + plane,
                    session.unit(),
                    session.left(),
                    Map.of(Questions.LEFT, Planes.questions(plane), PLANE, plane),
                    rolls);
        }
    }

    private static void lay(
            Unfolding u,
            Scene scene,
            String kind,
            String label,
            Effect.Unit unit,
            int length,
            Map<String, Integer> numbers,
            List<Roll> rolls) {
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        kind,
                        label,
                        scene.caster().on(),
                        scene.caster().value(),
                        unit,
                        length,
                        new TreeMap<>(numbers),
                        false),
                "SP-55",
                rolls));
    }

    @Override
    public Optional<Refusal> checkDirected(Scene scene, Effect effect, List<String> targets) {
        return Questions.check(scene, effect, targets);
    }

    /** What is known there is told, truly or not; what is not in the world to be known is unknown. */
    @Override
    public void direct(Unfolding u, Scene scene, Effect effect, List<String> targets) {
        String asked = Questions.asked(targets).orElseThrow();
        int plane = effect.number(PLANE);
        Planes.Answer given = Planes.answer(u.throwing(), plane);
        Questions.Question question = Questions.find(scene, asked);
        String answer = given == Planes.Answer.UNKNOWN || question.truth().isEmpty()
                ? "unknown"
                : question.truth().get() == (given == Planes.Answer.TRUE) ? "yes" : "no";
        u.emit(new MagicEvent.EffectChanged(
                effect.id(), Questions.LEFT, effect.number(Questions.LEFT) - 1, "a question answered"));
        u.emit(new SpellEvent.Answered(
                scene.member().orElseThrow().id(),
                question.text(),
                answer,
                u.throwing().take()));
    }

    @Override
    public String question() {
        return "Reach";
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        Planes.all()
                .forEach(plane -> aims.add(new Aim(
                        PREFIX + plane,
                        "plane " + plane,
                        Planes.questions(plane) + " questions; known " + Planes.knowing(plane) + "%, true "
                                + Planes.veracity(plane) + "%, madness " + Planes.insanity(plane, scene.level())
                                + "%")));
        return aims;
    }

    @Override
    public List<Aim> directions(Scene scene, Effect effect) {
        return Questions.aims(scene, effect);
    }

    /** Quiet is nowhere to be had so well as at home. */
    @Override
    public boolean inTown() {
        return true;
    }

    @Override
    public boolean inBattle() {
        return false;
    }
}
