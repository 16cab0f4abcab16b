package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Monster;

/** Ordinary animals near each other grow to giants and fight in proportion; their mood stays what it was. */
@Rule("SP-59")
final class GrowthOfAnimals implements SpellWork {
    private static final int APART = 30;
    private static final int MOST = 6;

    /** Kinds of beasts that are not of this world, or not of nature. */
    private static final Set<String> OTHERS = Set.of("monster", "fairy", "martian");

    /** Beasts that are giants of their kind already, whatever they are called. */
    private static final Set<String> GREAT = Set.of(
            "small-roc",
            "large-roc",
            "large-lizard",
            "dire-wolf",
            "sea-monster-small",
            "sea-monster-medium",
            "sea-monster-large");

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        if (!(scene.target(targets).orElse(null) instanceof Target.OnFoe target)
                || Creatures.foe(scene.state(), target.id())
                        .filter(foe -> !foe.gone())
                        .isEmpty()) {
            return scene.noTarget("an ordinary animal in sight");
        }
        if (!ordinary(scene, target)) {
            return scene.wrong("it is no ordinary animal", "SP-59");
        }
        boolean among = scene.foe(target.id()).isPresent() && scene.caster() instanceof Caster.Member;
        return among ? scene.inReach(scene.distance()) : Optional.empty();
    }

    private static boolean ordinary(Scene scene, Target.OnFoe target) {
        return Creatures.monster(scene.world(), scene.state(), target.id())
                .map(GrowthOfAnimals::ordinary)
                .orElse(false);
    }

    private static boolean ordinary(Monster monster) {
        return monster.isKind("animal")
                && !monster.id().startsWith("giant-")
                && OTHERS.stream().noneMatch(monster::isKind)
                && !GREAT.contains(monster.id());
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Effect.On middle = scene.target(targets).flatMap(OnCreature::on).orElseThrow();
        int number = scene.throwing(u, "how many").roll(1, MOST).total();
        List<Effect.On> grown = Areas.within(scene, middle, APART).stream()
                .filter(on -> OnCreature.monster(scene, on)
                        .map(GrowthOfAnimals::ordinary)
                        .orElse(false))
                .sorted(Comparator.comparingInt(on -> on.equals(middle) ? 0 : 1))
                .limit(number)
                .toList();
        u.emit(new SpellEvent.ManyTaken(
                scene.caster(), scene.spell().id(), number, grown, u.throwing().take()));
        int casting = Effects.casting(u);
        int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
        for (Effect.On on : grown) {
            Effects.begin(
                    u,
                    scene,
                    on,
                    "giant",
                    Lengths.turns(u.state(), turns),
                    Map.of(Effects.CASTING, casting),
                    false,
                    List.of());
        }
    }

    /** On an animal of its own side that is no giant yet. */
    @Override
    public List<List<String>> wits(Scene scene) {
        return Wits.comrades(scene).stream()
                .filter(foe -> ordinary(scene.world().book().monsters().monster(foe.monster())))
                .filter(foe -> Effects.find(scene.state(), new Effect.On.OnFoe(foe.id()), List.of("SP-59"))
                        .isEmpty())
                .map(foe -> List.of("foe:" + foe.id()))
                .limit(1)
                .toList();
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>(Foes.aims(scene));
        scene.state().followers().stream()
                .map(Follower::foe)
                .filter(Foe::able)
                .forEach(foe -> aims.add(new Aim("foe:" + foe.id(), foe.name(), "")));
        return aims;
    }
}
