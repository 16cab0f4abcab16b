package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.monsters.Monster;

/**
 * Any living creature stands motionless: one whose save is at -2, or as many as a four-sided die says of those whom the
 * caster names, who stand within twenty feet of the first of them.
 */
@Rule("SP-46")
final class HoldMonster extends OnCreature {
    private static final int GROUP = 4;
    private static final int APART = 20;
    private static final int SINGLE = -2;

    @Override
    String expected() {
        return "one creature in sight, or several in the order wanted";
    }

    @Override
    Optional<String> unfit(Scene scene, Monster monster) {
        return dead(monster) ? Optional.of("it is not alive") : Optional.empty();
    }

    @Override
    boolean open(Scene scene, Effect.On on) {
        return monster(scene, on)
                .map(monster -> !dead(monster)
                        && !monster.immuneTo("hold", scene.state().ruleset().profile()))
                .orElse(true);
    }

    private static boolean dead(Monster monster) {
        return monster.undead() || monster.isKind("construct");
    }

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return targets.isEmpty()
                ? scene.noTarget(expected())
                : targets.stream()
                        .map(target -> super.check(scene, List.of(target)))
                        .flatMap(Optional::stream)
                        .findFirst();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        if (targets.size() == 1) {
            super.carryOut(u, scene, targets);
            return;
        }
        int most = scene.throwing(u, "how many").roll(1, GROUP).total();
        List<Effect.On> named = scene.targets(targets).stream()
                .flatMap(target -> on(target).stream())
                .distinct()
                .toList();
        List<Effect.On> near = Areas.within(scene, named.getFirst(), APART);
        named.stream()
                .filter(on -> near.contains(on) && open(scene, on))
                .limit(most)
                .forEach(on -> hold(u, scene, on, 0));
    }

    @Override
    void take(Unfolding u, Scene scene, Effect.On on, List<String> targets) {
        hold(u, scene, on, SINGLE);
    }

    private static void hold(Unfolding u, Scene scene, Effect.On on, int onSave) {
        if (Saves.made(u, scene, on, Danger.SPELLS, onSave)) {
            u.emit(new MagicEvent.Resisted(
                    scene.caster(), on, scene.spell().id(), u.throwing().take()));
            return;
        }
        int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
        Effects.begin(
                u,
                scene,
                on,
                "held",
                Lengths.turns(u.state(), turns),
                Map.of(Effect.HELPLESS, 1),
                false,
                u.throwing().take());
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> single = Foes.aims(scene);
        List<Aim> all = new ArrayList<>();
        single.forEach(aim -> all.add(new Aim(aim.value(), aim.label(), "alone: -2 on the save")));
        if (single.size() > 1) {
            String group = single.stream().map(Aim::value).limit(GROUP).collect(Collectors.joining("|"));
            all.add(new Aim(group, "those in front", "one to four"));
        }
        return all;
    }
}
