package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.magic.Figure;
import org.woodgrain.rules.magic.Minds;
import org.woodgrain.rules.monsters.Monster;

/**
 * Creatures stand motionless, helpless but awake: one whose save is at -2, or as many as a four-sided die says of those
 * whom the caster names, who stand within twenty feet of the first of them.
 *
 * <p>A caster names one with {@code foe:ID} or {@code member:ID}, and more by naming several in the order in which he
 * wants them.
 */
abstract class Holding implements SpellWork {
    private static final int GROUP = 4;
    private static final int APART = 20;
    private static final int SINGLE = -2;

    /** Whether a monster is of the kind that the spell holds. */
    abstract boolean holds(Scene scene, Monster monster);

    /** Whether it looks like one to those who do not know better (SP-115). */
    abstract boolean seems(Scene scene, Monster monster);

    /** What the caster is told who aims it at something plainly of another kind. */
    abstract String wrongKind();

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        List<Target> named = scene.targets(targets);
        if (named.isEmpty()) {
            return scene.noTarget("one creature in sight, or several in the order wanted");
        }
        return named.stream()
                .map(target -> check(scene, target))
                .flatMap(Optional::stream)
                .findFirst()
                .or(() -> scene.inReach(scene.distance()));
    }

    @Rule({"SP-115", "MA-10"})
    private Optional<Refusal> check(Scene scene, Target target) {
        return switch (target) {
            case Target.OnFoe foe -> foe(scene, foe);
            case Target.OnMember member ->
                scene.companion(member.id()).isPresent()
                        ? Optional.empty()
                        : scene.noTarget("one creature in sight, or several in the order wanted");
            default -> scene.noTarget("one creature in sight, or several in the order wanted");
        };
    }

    private Optional<Refusal> foe(Scene scene, Target.OnFoe target) {
        Optional<Foe> foe = scene.foe(target.id()).filter(each -> !each.gone());
        if (foe.isEmpty()) {
            return scene.noTarget("one creature in sight, or several in the order wanted");
        }
        if (!scene.seesThem()) {
            return scene.wrong("they are not in sight", "MA-10");
        }
        boolean known = scene.encounter().map(Encounter::kindKnown).orElse(false);
        boolean fits = Creatures.monster(scene.world(), scene.state(), target.id())
                .map(monster -> seems(scene, monster))
                .orElse(false);
        return known && !fits ? scene.wrong(wrongKind(), scene.spell().id()) : Optional.empty();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        List<Effect.On> named = new ArrayList<>();
        for (Target target : scene.targets(targets)) {
            switch (target) {
                case Target.OnFoe foe -> named.add(new Effect.On.OnFoe(foe.id()));
                case Target.OnMember member -> named.add(new Effect.On.OnCharacter(member.id()));
                default -> {}
            }
        }
        boolean single = named.size() == 1;
        int most = single
                ? 1
                : scene.spell().times(Figure.NUMBER)
                        * scene.throwing(u, "how many").roll(1, GROUP).total();
        int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
        named.stream()
                .distinct()
                .filter(victim -> Areas.within(scene, named.getFirst(), APART).contains(victim))
                .limit(most)
                .forEach(victim -> hold(u, scene, victim, single ? SINGLE : 0, turns));
    }

    private void hold(Unfolding u, Scene scene, Effect.On victim, int onSave, int turns) {
        if (!open(scene, victim)) {
            u.emit(new MagicEvent.NothingHappened(
                    scene.caster(), scene.spell().id(), u.throwing().take()));
        } else if (Saves.made(u, scene, victim, Danger.SPELLS, onSave)) {
            u.emit(new MagicEvent.Resisted(
                    scene.caster(), victim, scene.spell().id(), u.throwing().take()));
        } else {
            Effects.begin(
                    u,
                    scene,
                    victim,
                    "held",
                    Lengths.turns(u.state(), turns),
                    Map.of(Effect.HELPLESS, 1),
                    false,
                    u.throwing().take());
        }
    }

    private boolean open(Scene scene, Effect.On victim) {
        return !(victim instanceof Effect.On.OnFoe foe)
                || Creatures.monster(scene.world(), scene.state(), foe.foe())
                        .map(monster -> holds(scene, monster)
                                && !Minds.withstands(
                                        monster, "hold", scene.state().ruleset().profile()))
                        .orElse(false);
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> single = Foes.aims(scene);
        List<Aim> all = new ArrayList<>();
        single.forEach(aim -> all.add(new Aim(aim.value(), aim.label(), "alone: -2 on the save")));
        if (single.size() > 1) {
            for (Aim aim : single) {
                String others = single.stream()
                        .map(Aim::value)
                        .filter(value -> !value.equals(aim.value()))
                        .limit((long) GROUP * scene.spell().times(Figure.NUMBER) - 1)
                        .collect(Collectors.joining("|"));
                all.add(new Aim(
                        aim.value() + "|" + others,
                        aim.label() + " and those by it",
                        scene.spell().times(Figure.NUMBER) == 1 ? "one to four" : "two to eight"));
            }
        }
        return all;
    }

    /** One alone if he is of a higher level than the rest together, else the most dangerous first. */
    @Override
    public List<List<String>> wits(Scene scene) {
        List<Adventurer> order = Wits.awake(scene).stream()
                .sorted(Comparator.comparingInt(Adventurer::level).reversed())
                .toList();
        if (order.isEmpty()) {
            return List.of();
        }
        int rest = order.stream().skip(1).mapToInt(Adventurer::level).sum();
        List<String> all = order.stream()
                .map(member -> "member:" + member.id())
                .limit(GROUP)
                .toList();
        return List.of(order.getFirst().level() > rest ? List.of(all.getFirst()) : all);
    }

    @Override
    public Set<Figure> doubles() {
        return Set.of(Figure.NUMBER);
    }

    @Override
    public boolean hostile() {
        return true;
    }
}
