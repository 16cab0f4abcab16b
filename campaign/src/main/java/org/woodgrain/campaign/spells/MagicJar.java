package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/**
 * The caster's spirit leaves his body for a stone that lies by him, and from it goes into others ({@link JarHosts}).
 *
 * <p>Target: whom he tries at once, or nothing; afterwards the same, {@code jar} to leave a body that he has taken,
 * {@code body} to go back to his own. He may try {@code foe:ID} of those who are met or who follow the company,
 * {@code member:ID} of his comrades, and {@code near}, whoever lives unseen within reach of the stone.
 */
@Rule("SP-54")
final class MagicJar implements SpellWork {
    static final String KIND = "SP-54";

    /** The kind of the effect on a body that has been taken, and of the one that keeps a spirit in it for good. */
    static final String HOST = "SP-54-host";

    static final String NEW_BODY = "SP-54-body";

    static final String NEAR = "near";

    private static final String JAR = "jar";
    private static final String BODY = "body";

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        if (scene.caster() instanceof Caster.Monster) {
            return scene.distance() <= Jars.reach(scene.state())
                    ? Optional.empty()
                    : scene.wrong("nobody is near enough to the stone", KIND);
        }
        if (Spirits.away(scene.state(), new CharacterId(scene.caster().value())).isPresent()) {
            return scene.wrong("the spirit is out of its body already", KIND);
        }
        return targets.isEmpty() ? Optional.empty() : near(scene, Optional.empty(), targets);
    }

    /** Why a creature cannot be tried from a stone, or from one that is laid down here; empty if it can. */
    private static Optional<Refusal> near(Scene scene, Optional<Effect> jar, List<String> targets) {
        if (targets.contains(NEAR)) {
            return scene.state().underground().isPresent()
                    ? Optional.empty()
                    : scene.noTarget("a creature within 120 feet of the stone");
        }
        Optional<Integer> feet = switch (scene.target(targets).orElse(null)) {
            case Target.OnFoe foe ->
                scene.foe(foe.id()).filter(Foe::able).isPresent()
                        ? Optional.of(jar.map(each -> Jars.between(scene.state(), each))
                                .orElseGet(scene::distance))
                        : scene.servant(foe.id()).map(each -> company(scene, jar));
            case Target.OnMember member ->
                scene.companion(member.id())
                        .filter(each -> !each.id().value().equals(scene.caster().value()))
                        .map(each -> company(scene, jar));
            case null, default -> Optional.empty();
        };
        return feet.isEmpty()
                ? scene.noTarget("a creature within 120 feet of the stone")
                : feet.get() <= Jars.reach(scene.state())
                        ? Optional.empty()
                        : scene.wrong("it is too far from the stone", KIND);
    }

    private static int company(Scene scene, Optional<Effect> jar) {
        return jar.map(each -> Jars.toCompany(scene.state(), each)).orElse(0);
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        if (scene.caster() instanceof Caster.Monster) {
            FoeJar.begin(u, scene);
            return;
        }
        Effects.begin(
                u,
                scene,
                scene.caster().on(),
                JarHosts.IN_STONE,
                Lengths.LASTING,
                Map.of(Effect.HELPLESS, 1),
                scene.state()
                        .underground()
                        .map(at -> Jars.lying(at.level(), at.cell()))
                        .orElse(Map.of(Jars.TAKEN, "")),
                false,
                List.of());
        Jars.of(u.state(), scene.caster().value()).ifPresent(jar -> goInto(u, scene.now(u), jar, targets));
    }

    private static void goInto(Unfolding u, Scene scene, Effect jar, List<String> targets) {
        if (targets.contains(NEAR)) {
            JarHosts.unseen(u, jar);
        } else {
            scene.target(targets).flatMap(OnCreature::on).ifPresent(on -> JarHosts.attempt(u, jar, on));
        }
    }

    @Override
    public List<List<String>> wits(Scene scene) {
        return FoeJar.wise(scene) ? Wits.once() : List.of();
    }

    @Override
    public Optional<Refusal> checkDirected(Scene scene, Effect effect, List<String> targets) {
        if (!effect.kind().equals(KIND)) {
            return scene.noTarget("the stone");
        }
        if (targets.contains(BODY)) {
            return scene.member().filter(Adventurer::living).isPresent() && effect.helpless()
                    ? Optional.empty()
                    : scene.wrong("the own body is dead", KIND);
        }
        if (targets.contains(JAR)) {
            return effect.word(Jars.TAKEN).isEmpty()
                    ? scene.wrong("the spirit is in the stone", KIND)
                    : Optional.empty();
        }
        if (!effect.word(Jars.TAKEN).isEmpty()) {
            return scene.wrong("the spirit has a body, and must leave it first", KIND);
        }
        return near(scene, Optional.of(effect), targets);
    }

    @Override
    public void direct(Unfolding u, Scene scene, Effect effect, List<String> targets) {
        if (targets.contains(BODY)) {
            u.emit(new MagicEvent.EffectEnded(effect.id(), "the spirit is in its own body again"));
        } else if (targets.contains(JAR)) {
            JarHosts.leave(u, effect);
        } else {
            goInto(u, scene, effect, targets);
        }
    }

    @Override
    public String question() {
        return "Take";
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        aims.add(new Aim("", "a stone at hand", "the strongest is tried in each round"));
        hosts(scene).forEach(aim -> aims.add(new Aim(aim.value(), "a stone, and at once " + aim.label(), "it saves")));
        return aims;
    }

    /** Whom he may try: those who are met, those who follow, his comrades, and whoever is near unseen. */
    private static List<Aim> hosts(Scene scene) {
        List<Aim> aims = new ArrayList<>(Foes.met(scene));
        scene.state().followers().stream()
                .filter(each -> !each.foe().gone())
                .forEach(each -> aims.add(
                        new Aim("foe:" + each.foe().id(), "the " + each.foe().name(), "")));
        scene.state().company().stream()
                .filter(who -> !who.id().value().equals(scene.caster().value()))
                .forEach(who -> aims.add(new Aim("member:" + who.id(), who.name(), "")));
        aims.add(new Aim(NEAR, "whatever lives unseen near by", ""));
        return aims;
    }

    @Override
    public List<Aim> directions(Scene scene, Effect effect) {
        if (!effect.kind().equals(KIND) || !(effect.on() instanceof Effect.On.OnCharacter)) {
            return List.of();
        }
        List<Aim> aims = new ArrayList<>();
        if (effect.helpless() && scene.member().filter(Adventurer::living).isPresent()) {
            aims.add(new Aim(BODY, "go back to the body", ""));
        }
        if (effect.word(Jars.TAKEN).isEmpty()) {
            hosts(scene).stream()
                    .filter(aim ->
                            near(scene, Optional.of(effect), aim.targets()).isEmpty())
                    .forEach(aims::add);
        } else {
            aims.add(new Aim(JAR, "leave this body for the stone", ""));
        }
        return aims;
    }
}
