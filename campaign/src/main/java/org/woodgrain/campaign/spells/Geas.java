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
 * A creature must do the task that is laid on it ({@link Tasks}).
 *
 * <p>Targets: the creature and its task: {@code task:slay KIND}, {@code task:go LEVEL x,y}, {@code task:bring GOLD},
 * {@code task:guard DAYS}.
 */
@Rule("SP-69")
final class Geas extends OnCreature {

    @Override
    boolean comrades() {
        return true;
    }

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        if (Tasks.of(targets).isEmpty()) {
            return scene.noTarget(
                    "a task with an end that can be seen: task:slay KIND, task:bring GOLD, task:guard DAYS"
                            + " or task:go LEVEL x,y");
        }
        return Tasks.impossible(scene, Tasks.of(targets).get())
                .<Optional<Refusal>>map(why -> scene.wrong(why, "SP-69"))
                .orElseGet(() -> super.check(scene, targets));
    }

    @Override
    Optional<String> unfit(Scene scene, Monster monster) {
        return monster.intelligence() == Intelligence.NON
                ? Optional.of("it would not understand the words")
                : Optional.empty();
    }

    @Override
    boolean open(Scene scene, Effect.On on) {
        return monster(scene, on)
                .map(monster -> monster.intelligence() != Intelligence.NON && !Minds.mindless(monster))
                .orElse(true);
    }

    @Override
    void take(Unfolding u, Scene scene, Effect.On on, List<String> targets) {
        if (Saves.made(u, scene, on)) {
            u.emit(new MagicEvent.Resisted(
                    scene.caster(), on, scene.spell().id(), u.throwing().take()));
            return;
        }
        Tasks.Task task = Tasks.of(targets).orElseThrow();
        Effects.begin(
                u,
                scene,
                on,
                "must " + task.told(),
                Lengths.LASTING,
                Map.of(),
                Map.of(Tasks.TASK, task.text()),
                false,
                u.throwing().take());
        if (on instanceof Effect.On.OnFoe foe) {
            scene.member()
                    .ifPresent(master -> Creatures.foe(u.state(), foe.foe())
                            .ifPresent(each -> sent(u, each, task, new Follower(each, master.id()), "SP-69")));
        }
    }

    /** A monster that is to fight or guard goes with its master; one that is sent out leaves. */
    static void sent(Unfolding u, Foe foe, Tasks.Task task, Follower servant, String rule) {
        if (task.kind() == Tasks.Kind.SLAY || task.kind() == Tasks.Kind.GUARD) {
            u.emit(new SpellEvent.FoeLeft(foe.id(), "comes over to do what it is bidden", rule, List.of()));
            u.emit(new SpellEvent.ServantCame(servant, rule, List.of()));
        } else {
            u.emit(new SpellEvent.FoeLeft(foe.id(), "goes off to do what it is bidden", rule, List.of()));
        }
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        for (Aim victim : super.aims(scene)) {
            for (Tasks.Task task : Tasks.offered(scene)) {
                aims.add(Aim.at(
                        List.of(victim.value(), "task:" + task.text()), victim.label() + ": " + task.told(), ""));
            }
        }
        return aims;
    }

    @Override
    public List<List<String>> wits(Scene scene) {
        return super.wits(scene).stream()
                .map(target -> List.of(target.getFirst(), "task:bring 500"))
                .toList();
    }
}
