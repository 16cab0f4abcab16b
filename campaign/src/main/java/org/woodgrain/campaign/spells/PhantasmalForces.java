package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Monster;

/**
 * An image of almost anything, which its caster keeps up with his mind; it strikes at those who believe in it or
 * endangers them, and is gone when a living creature touches it.
 *
 * <p>Targets: {@code creature:MONSTER}, {@code danger:WORDS} or {@code sight:WORDS}, and the place as {@code foe:ID} or
 * {@code cell:x,y}; without a place it stands before those who are met. Directed with a place, it moves there, and with a
 * foe it turns on that one first.
 */
@Rule("SP-11")
final class PhantasmalForces implements SpellWork {
    private static final String CREATURE = "creature:";
    private static final String DANGER = "danger:";
    private static final String SIGHT = "sight:";
    private static final int WORDS = 40;
    private static final int GREAT = 8;
    private static final int FAR = 10;
    private static final Map<String, String> THINGS = things();

    private static Map<String, String> things() {
        Map<String, String> things = new LinkedHashMap<>();
        things.put(CREATURE + "ogre", "an ogre");
        things.put(CREATURE + "hill-giant", "a hill giant");
        things.put(CREATURE + "dire-wolf", "a dire wolf");
        things.put(DANGER + "a wall of flames", "a wall of flames");
        things.put(DANGER + "a pit", "a pit under their feet");
        things.put(SIGHT + "a stone wall", "a stone wall, which does no harm");
        return things;
    }

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        if (scene.caster() instanceof Caster.Monster) {
            return kind(scene, targets).isPresent() || hazard(targets).isPresent()
                    ? scene.inReach(scene.distance())
                    : scene.noTarget("\"creature:\" and a monster");
        }
        if (scene.cell().isEmpty() || label(scene, targets).isEmpty()) {
            return scene.noTarget(
                    "what the image is to show: \"creature:\" and a monster, or \"danger:\" or \"sight:\" and a few words");
        }
        List<String> where = where(scene, targets);
        return Points.of(scene, where).equals(scene.cell())
                ? scene.wrong("it needs room, away from where its maker stands", Phantasms.KIND)
                : Points.check(scene, where);
    }

    private static Optional<String> hazard(List<String> targets) {
        return targets.stream()
                .filter(text -> text.startsWith(DANGER))
                .findFirst()
                .flatMap(text -> FoeHazards.named(text.substring(DANGER.length())));
    }

    /** The place that the texts name, or that of the first who is met. */
    private static List<String> where(Scene scene, List<String> targets) {
        List<String> named = targets.stream()
                .filter(text -> text.startsWith("cell:") || text.startsWith("foe:"))
                .toList();
        return named.isEmpty()
                ? Foes.aims(scene).stream().limit(1).map(Aim::value).toList()
                : named;
    }

    /** The image in words; empty if the texts ask for nothing that can be shown. */
    private static Optional<String> label(Scene scene, List<String> targets) {
        return kind(scene, targets)
                .map(monster -> "the image of " + Phrases.article(monster.name().toLowerCase(Locale.ROOT)))
                .or(() -> words(targets).map(words -> "the image of " + words));
    }

    private static Optional<Monster> kind(Scene scene, List<String> targets) {
        return targets.stream()
                .filter(text -> text.startsWith(CREATURE))
                .findFirst()
                .flatMap(text -> scene.world()
                        .book()
                        .monsters()
                        .find(text.substring(CREATURE.length()).strip()));
    }

    private static Optional<String> words(List<String> targets) {
        return targets.stream()
                .filter(text -> text.startsWith(DANGER) || text.startsWith(SIGHT))
                .map(text -> text.substring(text.indexOf(':') + 1).strip())
                .filter(text -> !text.isEmpty() && text.length() <= WORDS)
                .findFirst();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        if (scene.caster() instanceof Caster.Monster) {
            kind(scene, targets).ifPresent(shown -> FoeImages.appear(u, scene, shown));
            hazard(targets).ifPresent(what -> FoeHazards.appear(u, scene, what));
            return;
        }
        Optional<Cell> place = Points.of(scene, where(scene, targets));
        if (place.isEmpty()) {
            return;
        }
        boolean danger = targets.stream().anyMatch(text -> text.startsWith(DANGER));
        Effects.begin(
                u,
                scene,
                scene.caster().on(),
                "keeps up " + label(scene, targets).orElseThrow(),
                Lengths.LASTING,
                Map.of(Phantasms.X, place.get().x(), Phantasms.Y, place.get().y(), Phantasms.DANGER, danger ? 1 : 0),
                kind(scene, targets)
                        .map(monster -> Map.of(Phantasms.CREATURE, monster.id()))
                        .orElse(Map.of()),
                false,
                u.throwing().take());
        Phantasms.appeared(u, scene.caster());
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        THINGS.forEach((value, label) -> aims.add(
                new Aim(value, label, "lasts while the caster keeps it in mind and no living creature touches it")));
        return aims;
    }

    /**
     * A monster shows something greater than itself; one that has no comrades who would run into it, and is still far off,
     * a danger about the company.
     */
    @Override
    public List<List<String>> wits(Scene scene) {
        if (scene.distance() > FAR && Wits.comrades(scene).isEmpty()) {
            boolean even = scene.encounter().map(Encounter::round).orElse(0) % 2 == 0;
            String what = even ? FoeHazards.FLAMES : FoeHazards.PIT;
            return List.of(List.of(DANGER + what));
        }
        return List.of(List.of(CREATURE + (scene.level() >= GREAT ? "hill-giant" : "ogre")));
    }

    @Override
    public boolean hostile() {
        return true;
    }

    @Override
    public Optional<Refusal> checkDirected(Scene scene, Effect effect, List<String> targets) {
        return Points.check(scene, targets);
    }

    @Override
    public void direct(Unfolding u, Scene scene, Effect effect, List<String> targets) {
        Points.of(scene, targets).ifPresent(cell -> Phantasms.move(u, effect, cell));
        if (scene.target(targets).orElse(null) instanceof Target.OnFoe foe) {
            Phantasms.turnOn(u, effect, foe.id());
        }
    }

    @Override
    public List<Aim> directions(Scene scene, Effect effect) {
        return Points.aims(scene);
    }

    @Override
    public boolean atPlaces() {
        return true;
    }

    @Override
    public boolean sentToPlaces() {
        return true;
    }
}
