package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/**
 * A spell on up to twenty-four creatures whom its caster names, within a rectangle of 60 by 120 feet that he turns as he
 * likes.
 *
 * <p>Of those named, each is taken who still fits in with the ones before.
 */
@Rule("MA-12")
abstract class OnMany implements SpellWork {
    private static final int MOST = 24;
    private static final int LONG = 120;
    private static final int WIDE = 60;

    /** Does it to one of them. */
    abstract void on(Unfolding u, Scene scene, Effect.On who, int turns, int casting);

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        List<Target> named = scene.targets(targets);
        if (named.isEmpty()) {
            return scene.noTarget("up to twenty-four creatures in sight");
        }
        for (Target target : named) {
            Optional<Refusal> refusal = check(scene, target);
            if (refusal.isPresent()) {
                return refusal;
            }
        }
        return Optional.empty();
    }

    @Rule({"SP-115", "MA-10"})
    private static Optional<Refusal> check(Scene scene, Target target) {
        return switch (target) {
            case Target.OnMember member ->
                scene.companion(member.id()).isEmpty()
                        ? scene.noTarget("up to twenty-four creatures in sight")
                        : scene.caster() instanceof Caster.Monster ? scene.inReach(scene.distance()) : Optional.empty();
            case Target.OnFoe foe -> foe(scene, foe);
            default -> scene.noTarget("up to twenty-four creatures in sight");
        };
    }

    private static Optional<Refusal> foe(Scene scene, Target.OnFoe target) {
        if (scene.servant(target.id()).isPresent()) {
            return Optional.empty();
        }
        if (scene.foe(target.id()).filter(each -> !each.gone()).isEmpty()) {
            return scene.noTarget("up to twenty-four creatures in sight");
        }
        return scene.seesThem() ? scene.inReach(scene.distance()) : scene.wrong("they are not in sight", "MA-10");
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
        int casting = Effects.casting(u);
        for (Effect.On who : fitting(scene, targets)) {
            on(u, scene, who, turns, casting);
        }
    }

    private static List<Effect.On> fitting(Scene scene, List<String> targets) {
        Formation formation = Formation.of(scene.world(), scene.state());
        List<Effect.On> taken = new ArrayList<>();
        List<Formation.Spot> spots = new ArrayList<>();
        for (Target target : scene.targets(targets)) {
            Scene.on(target).ifPresent(who -> {
                Optional<Formation.Spot> spot = formation.spot(who);
                boolean open = !AntiMagicShell.between(scene, who);
                if (open
                        && taken.size() < MOST
                        && spot.map(each -> fits(spots, each)).orElse(true)) {
                    taken.add(who);
                    spot.ifPresent(spots::add);
                }
            });
        }
        return taken;
    }

    private static boolean fits(List<Formation.Spot> spots, Formation.Spot more) {
        int along = spots.stream()
                .mapToInt(spot -> Math.abs(spot.along() - more.along()))
                .max()
                .orElse(0);
        int across = spots.stream()
                .mapToInt(spot -> Math.abs(spot.across() - more.across()))
                .max()
                .orElse(0);
        return Math.min(along, across) <= WIDE && Math.max(along, across) <= LONG;
    }

    /** Those of the other side as one aim, and each by himself. */
    static List<Aim> enemies(Scene scene) {
        return together(Foes.aims(scene), "all of them");
    }

    /** The company and its servants as one aim, and each by himself. */
    static List<Aim> friends(Scene scene) {
        List<Aim> all = new ArrayList<>();
        scene.state().company().forEach(member -> all.add(new Aim("member:" + member.id(), member.name(), "")));
        Charms.servants(scene.state()).forEach(foe -> all.add(new Aim("foe:" + foe.id(), "the " + foe.name(), "")));
        return together(all, "the whole company");
    }

    private static List<Aim> together(List<Aim> single, String label) {
        List<Aim> all = new ArrayList<>();
        if (single.size() > 1) {
            all.add(Aim.at(single.stream().map(Aim::value).limit(MOST).toList(), label, ""));
        }
        all.addAll(single);
        return all;
    }

    /** The foes of the present meeting who can act, as targets. */
    static List<String> foes(Scene scene) {
        return scene.encounter().stream()
                .flatMap(meeting -> meeting.foes().stream())
                .filter(Foe::able)
                .map(foe -> "foe:" + foe.id())
                .limit(MOST)
                .toList();
    }

    /** The members of the company who are its own, as targets of those who are met. */
    static List<String> members(Scene scene) {
        return scene.state().company().stream()
                .filter(member -> !Casting.charmed(scene.state(), member))
                .map(member -> "member:" + member.id())
                .limit(MOST)
                .toList();
    }
}
