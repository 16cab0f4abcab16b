package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Feature;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Remains;
import org.woodgrain.campaign.state.TheDead;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Persons;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Reshaping;

/**
 * The bodies of men and their like that lie about a place rise as zombies, their bones as skeletons, and serve the caster.
 *
 * <p>Targets: none for what lies near by, {@code cell:x,y} for what lies about that place, and {@code member:ID} of dead
 * comrades, who rise first; a monster takes the company's dead unasked.
 */
@Rule("SP-53")
final class AnimateDead implements SpellWork {
    private static final int LOWEST = 9;
    private static final int ABOVE = 8;
    private static final int NEAR = 2;
    private static final int FEET = 10;

    /** A body that could rise, with its mark, or as one who fell in the present meeting, or as a comrade. */
    private record Body(String rises, String mark, Optional<FoeId> fallen, Optional<Adventurer> comrade) {}

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        Optional<Cell> point = point(scene, targets);
        if (point.isPresent()) {
            boolean seen = scene.state().level(scene.levelId()).seen().contains(point.get());
            Optional<Refusal> wrong =
                    seen ? scene.inReach(feet(scene, point.get())) : scene.wrong("that place is not in sight", "MA-10");
            if (wrong.isPresent()) {
                return wrong;
            }
        }
        boolean strange = named(scene, targets).size() < members(scene, targets).size();
        return strange || bodies(scene, targets).isEmpty()
                ? scene.noTarget("bodies or bones of men or man-like creatures close by, or dead comrades at hand")
                : Optional.empty();
    }

    private static int feet(Scene scene, Cell cell) {
        return scene.cell().map(at -> at.distance(cell) * FEET).orElse(0);
    }

    private static Optional<Cell> point(Scene scene, List<String> targets) {
        return scene.targets(targets).stream()
                .filter(Target.OnCell.class::isInstance)
                .map(target -> ((Target.OnCell) target).cell())
                .findFirst();
    }

    private static List<CharacterId> members(Scene scene, List<String> targets) {
        return scene.targets(targets).stream()
                .filter(Target.OnMember.class::isInstance)
                .map(target -> ((Target.OnMember) target).id())
                .toList();
    }

    private static List<Adventurer> named(Scene scene, List<String> targets) {
        List<CharacterId> ids = members(scene, targets);
        return comrades(scene).stream().filter(who -> ids.contains(who.id())).toList();
    }

    /** The dead whom the company has with it, hirelings too. */
    private static List<Adventurer> comrades(Scene scene) {
        return scene.state().order().stream()
                .flatMap(id -> scene.state().adventurer(id).stream())
                .filter(who -> TheDead.atHand(scene.state(), who))
                .toList();
    }

    private static List<Body> bodies(Scene scene, List<String> targets) {
        List<Body> all = new ArrayList<>();
        List<Adventurer> rising = scene.caster() instanceof Caster.Monster ? comrades(scene) : named(scene, targets);
        rising.forEach(who -> all.add(new Body("zombie", "", Optional.empty(), Optional.of(who))));
        Optional<Cell> point = point(scene, targets);
        if (point.isPresent() || members(scene, targets).isEmpty()) {
            all.addAll(lying(scene, point));
        }
        return all;
    }

    private static List<Body> lying(Scene scene, Optional<Cell> point) {
        List<Body> all = new ArrayList<>();
        scene
                .encounter()
                .filter(meeting -> point.map(cell -> cell.distance(meeting.cell()) <= NEAR)
                        .orElse(scene.distance() <= scene.reach() + NEAR * FEET))
                .map(Encounter::foes)
                .stream()
                .flatMap(List::stream)
                .filter(foe -> foe.standing() == Foe.Standing.DEAD && foe.number(Remains.NO_BODY) == 0)
                .forEach(foe -> rises(scene, foe.monster())
                        .ifPresent(kind -> all.add(new Body(kind, "", Optional.of(foe.id()), Optional.empty()))));
        Optional<Cell> middle = point.or(scene::cell);
        Remains.bodies(scene.state().level(scene.levelId())).stream()
                .filter(body -> near(middle, body.cell()))
                .forEach(body -> rises(scene, body.monster())
                        .ifPresent(kind -> all.add(new Body(kind, body.mark(), Optional.empty(), Optional.empty()))));
        bones(scene).stream()
                .filter(feature -> near(middle, feature.cell()))
                .forEach(feature -> all.add(new Body("skeleton", used(feature), Optional.empty(), Optional.empty())));
        return all;
    }

    private static boolean near(Optional<Cell> middle, Cell cell) {
        return middle.filter(at -> at.distance(cell) <= NEAR).isPresent();
    }

    private static List<Feature> bones(Scene scene) {
        return scene.world().level(scene.levelId()).stream()
                .flatMap(level -> level.features().stream())
                .filter(feature -> feature.kind().equals("bones"))
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
        List<Body> rising = bodies(scene, targets).stream().limit(number).toList();
        u.emit(new SpellEvent.BodiesUsed(
                scene.levelId(),
                rising.stream().map(Body::mark).filter(mark -> !mark.isEmpty()).toList(),
                rising.stream().flatMap(body -> body.fallen().stream()).toList(),
                u.throwing().take()));
        int casting = Effects.casting(u);
        int count = 0;
        for (Body body : rising) {
            count++;
            String name = body.rises() + " " + count;
            Foe servant = Servants.come(
                    u,
                    scene.now(u),
                    body.rises(),
                    body.comrade().map(who -> "corpse of " + who.name()).orElse(name),
                    "rises from the dead");
            Effects.begin(
                    u,
                    scene.now(u),
                    new Effect.On.OnFoe(servant.id()),
                    "animated",
                    Lengths.LASTING,
                    Map.of(Effects.CASTING, casting, Effects.ENCHANTED, 1),
                    false,
                    List.of());
            body.comrade().ifPresent(who -> walks(u, who, servant));
        }
    }

    private static void walks(Unfolding u, Adventurer who, Foe servant) {
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        TheDead.WALKS,
                        "",
                        new Effect.On.OnCharacter(who.id()),
                        servant.id().value(),
                        Effect.Unit.LASTING,
                        0,
                        new TreeMap<>(),
                        false),
                "SP-53"));
    }

    /** A servant is no more: what it was made of lies there again, if it fell and did not walk away. */
    static void ended(Unfolding u, FoeId servant, boolean lies) {
        for (Effect effect : u.state().effects().of(TheDead.WALKS)) {
            if (effect.maker().equals(servant.value()) && effect.on() instanceof Effect.On.OnCharacter on) {
                u.emit(new MagicEvent.EffectEnded(
                        effect.id(), lies ? "the body lies dead again" : "it has walked away"));
                if (!lies) {
                    u.emit(new HandlingEvent.DeadLeft(on.character()));
                }
            }
        }
    }

    /** Those of a meeting that were made of the company's dead and did not fall went away with the rest. */
    static void parted(Unfolding u, Encounter past) {
        past.foes().stream()
                .filter(foe -> foe.standing() != Foe.Standing.DEAD)
                .map(Foe::id)
                .filter(id -> u.state().followers().stream()
                        .noneMatch(follower -> follower.foe().id().equals(id)))
                .forEach(id -> ended(u, id, false));
    }

    /** Two bodies at the least are worth the trouble. */
    @Override
    public List<List<String>> wits(Scene scene) {
        return bodies(scene, List.of()).size() < 2 ? List.of() : Wits.once();
    }

    @Override
    public String question() {
        return "Raise";
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        boolean here = !lying(scene, Optional.empty()).isEmpty();
        if (here) {
            aims.add(new Aim("", "the bodies that lie here", ""));
        }
        LevelState level = scene.state().level(scene.levelId());
        Stream.concat(
                        Remains.bodies(level).stream()
                                .filter(body -> rises(scene, body.monster()).isPresent())
                                .map(Remains::cell),
                        bones(scene).stream().map(Feature::cell))
                .distinct()
                .filter(cell -> !near(scene.cell(), cell) && level.seen().contains(cell))
                .filter(cell -> feet(scene, cell) <= scene.reach())
                .forEach(cell -> aims.add(
                        new Aim("cell:" + cell, "the bodies " + feet(scene, cell) + " feet away, at " + cell, "")));
        List<Adventurer> dead = comrades(scene);
        dead.forEach(who -> aims.add(new Aim("member:" + who.id(), "the body of " + who.name(), "rises as a zombie")));
        if (dead.size() + (here ? 1 : 0) > 1) {
            List<String> all = new ArrayList<>(
                    dead.stream().map(who -> "member:" + who.id()).toList());
            if (here) {
                scene.cell().ifPresent(cell -> all.add("cell:" + cell));
            }
            aims.add(Aim.at(all, "all the dead who are here, comrades among them", ""));
        }
        return aims;
    }

    @Override
    public boolean atPlaces() {
        return true;
    }
}
