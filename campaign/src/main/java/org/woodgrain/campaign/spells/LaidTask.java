package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Minds;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Monster;

/**
 * A spell that lays a task on a creature which understands the words ({@link Tasks}).
 *
 * <p>Targets: the creature and its task: {@code task:slay KIND}, {@code task:go LEVEL x,y}, {@code task:bring GOLD},
 * {@code task:guard DAYS}; where the spell lets it, {@code task:} and other words.
 */
@Rule({"SP-69", "SP-110"})
abstract class LaidTask extends OnCreature {
    private static final String TASK = "task:";

    /** The row of the spell. */
    abstract String rule();

    /** Whether words will do of which nobody can see when they are fulfilled. */
    abstract boolean words();

    /** What the victim must do, as it is shown on him. */
    abstract String must(String task);

    /** What the effect keeps besides the task. */
    abstract Map<String, Integer> numbers(boolean clear);

    @Override
    final boolean comrades() {
        return true;
    }

    @Override
    public final Optional<Refusal> check(Scene scene, List<String> targets) {
        Optional<Tasks.Task> task = Tasks.of(targets);
        if (task.isEmpty() && !(words() && said(targets).isPresent())) {
            return scene.noTarget("a task: task:slay KIND, task:bring GOLD, task:guard DAYS or task:go LEVEL x,y"
                    + (words() ? ", or task: and other words" : ""));
        }
        return task.flatMap(each -> Tasks.impossible(scene, each))
                .<Optional<Refusal>>map(why -> scene.wrong(why, rule()))
                .orElseGet(() -> super.check(scene, targets));
    }

    private static Optional<String> said(List<String> targets) {
        return targets.stream()
                .filter(text -> text.startsWith(TASK))
                .map(text -> text.substring(TASK.length()).strip())
                .filter(text -> !text.isEmpty())
                .findFirst();
    }

    @Override
    final Optional<String> unfit(Scene scene, Monster monster) {
        return monster.intelligence() == Intelligence.NON
                ? Optional.of("it would not understand the words")
                : Optional.empty();
    }

    @Override
    final boolean open(Scene scene, Effect.On on) {
        return monster(scene, on)
                .map(monster -> monster.intelligence() != Intelligence.NON && !Minds.mindless(monster))
                .orElse(true);
    }

    @Override
    final void take(Unfolding u, Scene scene, Effect.On on, List<String> targets) {
        if (Saves.made(u, scene, on)) {
            u.emit(new MagicEvent.Resisted(
                    scene.caster(), on, scene.spell().id(), u.throwing().take()));
            return;
        }
        Optional<Tasks.Task> task = Tasks.of(targets);
        String text = task.map(Tasks.Task::text).or(() -> said(targets)).orElseThrow();
        Effects.begin(
                u,
                scene,
                on,
                "must " + must(task.map(Tasks.Task::told).orElse(text)),
                Lengths.LASTING,
                numbers(task.isPresent()),
                Map.of(Tasks.TASK, text),
                false,
                u.throwing().take());
        if (on instanceof Effect.On.OnFoe foe
                && task.isPresent()
                && scene.member().isPresent()) {
            Creatures.foe(u.state(), foe.foe())
                    .ifPresent(each -> sent(
                            u,
                            task.get(),
                            new Follower(each, scene.member().get().id())));
        }
    }

    /** A monster that is to fight or guard goes with its master; one that is sent out leaves. */
    private void sent(Unfolding u, Tasks.Task task, Follower servant) {
        Foe foe = servant.foe();
        if (task.kind() == Tasks.Kind.SLAY || task.kind() == Tasks.Kind.GUARD) {
            u.emit(new SpellEvent.FoeLeft(foe.id(), "comes over to do what it is bidden", rule(), List.of()));
            u.emit(new SpellEvent.ServantCame(servant, rule(), List.of()));
        } else {
            u.emit(new SpellEvent.FoeLeft(foe.id(), "goes off to do what it is bidden", rule(), List.of()));
        }
    }

    @Override
    public final List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        for (Aim victim : super.aims(scene)) {
            for (Tasks.Task task : Tasks.offered(scene)) {
                aims.add(Aim.at(List.of(victim.value(), TASK + task.text()), victim.label() + ": " + task.told(), ""));
            }
        }
        return aims;
    }

    @Override
    public final List<List<String>> wits(Scene scene) {
        return super.wits(scene).stream()
                .map(target -> List.of(target.getFirst(), TASK + "bring 500"))
                .toList();
    }
}
