package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.atlas.Feature;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Remains;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.magic.Persons;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Reshaping;

/** The bodies of men and their like that lie near rise as zombies, their bones as skeletons, and serve the caster. */
final class AnimateDead implements SpellWork {
    private static final int LOWEST = 9;
    private static final int ABOVE = 8;
    private static final int NEAR = 2;

    /** A body that could rise; {@code mark} is empty for one of the present meeting. */
    private record Body(String rises, String mark, Optional<FoeId> fallen) {}

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return bodies(scene).isEmpty()
                ? scene.noTarget("bodies or bones of men or man-like creatures close by")
                : Optional.empty();
    }

    private static List<Body> bodies(Scene scene) {
        List<Body> all = new ArrayList<>();
        scene.encounter().map(Encounter::foes).stream()
                .flatMap(List::stream)
                .filter(foe -> foe.standing() == Foe.Standing.DEAD && foe.number(Remains.NO_BODY) == 0)
                .forEach(foe -> rises(scene, foe.monster())
                        .ifPresent(kind -> all.add(new Body(kind, "", Optional.of(foe.id())))));
        Remains.bodies(scene.state().level(scene.levelId())).stream()
                .filter(body ->
                        scene.cell().map(at -> at.distance(body.cell()) <= NEAR).orElse(false))
                .forEach(body -> rises(scene, body.monster())
                        .ifPresent(kind -> all.add(new Body(kind, body.mark(), Optional.empty()))));
        bones(scene).forEach(feature -> all.add(new Body("skeleton", used(feature), Optional.empty())));
        return all;
    }

    private static List<Feature> bones(Scene scene) {
        return scene.world().level(scene.levelId()).stream()
                .flatMap(level -> level.features().stream())
                .filter(feature -> feature.kind().equals("bones"))
                .filter(feature -> scene.cell()
                        .map(at -> at.distance(feature.cell()) <= NEAR)
                        .orElse(false))
                .filter(feature -> !scene.state().level(scene.levelId()).tried().contains(used(feature)))
                .toList();
    }

    private static String used(Feature feature) {
        return "bones-risen|" + feature.cell();
    }

    /** Flesh gives a zombie and bones a skeleton, whatever they were; beasts do not rise. */
    private static Optional<String> rises(Scene scene, String kind) {
        Optional<Monster> monster = scene.world().book().monsters().find(kind);
        if (kind.equals("skeleton")) {
            return Optional.of("skeleton");
        }
        return monster.filter(each -> Persons.valid(each) || Reshaping.handed(each) || kind.equals("zombie"))
                .map(each -> "zombie");
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        int dice = Math.max(LOWEST, scene.level()) - ABOVE;
        int number = scene.throwing(u, "how many rise").roll(dice, 6).total();
        List<Body> rising = bodies(scene).stream().limit(number).toList();
        u.emit(new SpellEvent.BodiesUsed(
                scene.levelId(),
                rising.stream().map(Body::mark).filter(mark -> !mark.isEmpty()).toList(),
                rising.stream().flatMap(body -> body.fallen().stream()).toList(),
                u.throwing().take()));
        int casting = Effects.casting(u);
        int count = 0;
        for (Body body : rising) {
            count++;
            Foe servant =
                    Servants.come(u, scene.now(u), body.rises(), body.rises() + " " + count, "rises from the dead");
            Effects.begin(
                    u,
                    scene.now(u),
                    new Effect.On.OnFoe(servant.id()),
                    "animated",
                    Lengths.LASTING,
                    Map.of(Effects.CASTING, casting, Effects.ENCHANTED, 1),
                    false,
                    List.of());
        }
    }

    /** Two bodies at the least are worth the trouble. */
    @Override
    public List<List<String>> wits(Scene scene) {
        return bodies(scene).size() < 2 ? List.of() : Wits.once();
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return List.of(new Aim("", "the bodies that lie here", ""));
    }
}
