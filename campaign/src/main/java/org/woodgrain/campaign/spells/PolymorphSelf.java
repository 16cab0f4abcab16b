package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Monster;

/**
 * The caster looks and moves like another creature, but fights as himself.
 *
 * <p>While it lasts he may take another shape once a turn, without another spell.
 */
@Rule("SP-34")
final class PolymorphSelf implements SpellWork {
    private static final String WINGS = "form:large-bird";

    /** The number that keeps the turn in which the shape was last changed. */
    private static final String CHANGED = "changed-in";

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return Forms.look(scene.world().book(), targets).isPresent()
                ? Optional.empty()
                : scene.noTarget("a shape as well, of any creature, such as form:snail");
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Forms.Form form = Forms.look(scene.world().book(), targets).orElseThrow();
        if (scene.caster() instanceof Caster.Monster monster) {
            u.emit(new SpellEvent.FoeLeft(
                    monster.id(), "becomes " + form.article() + " and is away over all heads", "SP-34", List.of()));
            return;
        }
        int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
        Effects.begin(
                u,
                scene,
                scene.caster().on(),
                label(form),
                Lengths.turns(u.state(), turns),
                Map.of(CHANGED, moment(scene), Effect.HEIGHT, 0),
                form.words(),
                false,
                u.throwing().take());
        scene.member().ifPresent(who -> Forms.merge(u, who.id()));
    }

    /** A monster that is pressed flies from those who press it. */
    @Override
    public List<List<String>> wits(Scene scene) {
        return List.of(List.of(WINGS));
    }

    private static String label(Forms.Form form) {
        return "in the shape of " + form.article();
    }

    private static int moment(Scene scene) {
        return scene.state().clock().day() * 144 + scene.state().clock().turn();
    }

    @Override
    public String question() {
        return "Into the shape of";
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return shapes(scene);
    }

    private static List<Aim> shapes(Scene scene) {
        boolean hurried = scene.encounter().isPresent();
        return Forms.looks(scene.world().book()).stream()
                .filter(form -> !hurried || form.fly() > form.move())
                .map(form -> new Aim("form:" + form.id(), form.name().toLowerCase(Locale.ROOT), movement(form)))
                .toList();
    }

    private static String movement(Monster form) {
        return "moves " + form.move() / 10 + "\"" + (form.fly() > 0 ? ", flies " + form.fly() / 10 + "\"" : "")
                + (form.swim() > 0 ? ", swims " + form.swim() / 10 + "\"" : "");
    }

    @Override
    public Optional<Refusal> checkDirected(Scene scene, Effect effect, List<String> targets) {
        if (Hovering.named(targets)) {
            return winged(scene, effect)
                    ? Hovering.check(scene, effect, targets, Fly.IN_ROUND, Fly.NO_LIMIT)
                    : scene.wrong("this shape has no wings", "SP-34");
        }
        return effect.number(CHANGED) == moment(scene)
                ? scene.wrong("another shape can be taken once in a turn", "SP-34")
                : check(scene, targets);
    }

    private static boolean winged(Scene scene, Effect effect) {
        return scene.world()
                .book()
                .monsters()
                .find(effect.word(Effect.FORM))
                .filter(form -> form.fly() > 0)
                .isPresent();
    }

    /** Another shape, or up and down on the wings of this one; a shape without wings does not stay up. */
    @Override
    public void direct(Unfolding u, Scene scene, Effect effect, List<String> targets) {
        if (Hovering.named(targets)) {
            Hovering.rise(u, scene, effect, targets);
            return;
        }
        Forms.Form form = Forms.look(scene.world().book(), targets).orElseThrow();
        u.emit(new SpellEvent.Reworded(effect.id(), Effect.FORM, form.monster().id(), label(form), "SP-34"));
        u.emit(new MagicEvent.EffectChanged(effect.id(), CHANGED, moment(scene), "another shape"));
        if (form.monster().fly() == 0) {
            Aloft.dropped(u, effect);
        }
    }

    @Override
    public List<Aim> directions(Scene scene, Effect effect) {
        List<Aim> aims = new ArrayList<>();
        if (winged(scene, effect)) {
            aims.addAll(Hovering.heights(scene, effect, Fly.IN_ROUND, Fly.NO_LIMIT));
        }
        if (effect.number(CHANGED) != moment(scene)) {
            aims.addAll(shapes(scene));
        }
        return aims;
    }
}
