package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Maladies;
import org.woodgrain.campaign.harm.WonBack;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.OnHit;

/**
 * A touch that rids one living creature of every disease, and of nothing else; from a great cleric it makes a man again of
 * a member who became a lycanthrope, once the beast is mastered.
 */
@Rule("SP-91")
final class CureDisease extends OnFriend {
    private static final int ARM = 10;

    /** One of the caster's own side, or a lycanthrope within reach that cannot or will not fight. */
    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return beast(scene, targets).isPresent() ? Optional.empty() : super.check(scene, targets);
    }

    private static Optional<Foe> beast(Scene scene, List<String> targets) {
        return scene.target(targets).orElse(null) instanceof Target.OnFoe target
                ? beasts(scene).stream()
                        .filter(foe -> foe.id().equals(target.id()))
                        .findFirst()
                : Optional.empty();
    }

    private static List<Foe> beasts(Scene scene) {
        Stream<Foe> mastered = scene.encounter().stream()
                .filter(meeting -> scene.distance() <= ARM || meeting.phase() == Encounter.Phase.YIELDED)
                .flatMap(meeting -> meeting.foes().stream())
                .filter(foe -> foe.standing() == Foe.Standing.HELPLESS || foe.standing() == Foe.Standing.SURRENDERED);
        Stream<Foe> led = scene.state().followers().stream().map(Follower::foe).filter(foe -> !foe.gone());
        return scene.caster() instanceof Caster.Member
                ? Stream.concat(mastered, led)
                        .filter(foe -> scene.world()
                                .book()
                                .monsters()
                                .monster(foe.monster())
                                .has(OnHit.Were.class, scene.state().ruleset().profile()))
                        .toList()
                : List.of();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Optional<Foe> beast = beast(scene, targets);
        if (beast.isEmpty()) {
            super.carryOut(u, scene, targets);
        } else if (!WonBack.cure(u, beast.get(), scene.level())) {
            on(u, scene, new Effect.On.OnFoe(beast.get().id()));
        }
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>(super.aims(scene));
        beasts(scene).stream()
                .filter(foe -> scene.servant(foe.id()).isEmpty())
                .forEach(foe -> aims.add(new Aim("foe:" + foe.id(), "the " + foe.name(), "it lies still")));
        return aims;
    }

    @Override
    String note(Scene scene, Effect.On on) {
        return Maladies.on(scene.state(), on, effect -> Maladies.cured(scene.state(), effect, scene.level())).stream()
                .map(Effect::label)
                .filter(label -> !label.isEmpty())
                .collect(Collectors.joining(", "));
    }

    @Override
    void on(Unfolding u, Scene scene, Effect.On patient) {
        if (!Maladies.end(u, patient, effect -> Maladies.cured(u.state(), effect, scene.level()), "healed")) {
            u.emit(new MagicEvent.NothingHappened(scene.caster(), scene.spell().id(), List.of()));
        }
    }

    @Override
    public boolean inTown() {
        return true;
    }
}
