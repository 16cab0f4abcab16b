package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.stream.Stream;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.people.Apart;
import org.woodgrain.campaign.people.Shapes;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/**
 * A creature or a thing close by is at once somewhere else, as far and in the direction that the caster names.
 *
 * <p>Targets: the creature or the thing, and a {@link DoorWay}, such as {@code by:north 120} or {@code by:up 120}.
 */
@Rule("SP-41")
final class DimensionDoor implements SpellWork {
    private static final String CLOSE = "somebody or something within 10 feet";

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        if (DoorWay.of(scene, targets).isEmpty()) {
            return scene.noTarget("a direction and a distance in whole tens of feet up to " + DoorWay.farthest(scene)
                    + ", such as north 120");
        }
        List<String> what = DoorWay.others(targets);
        if (DoorThings.named(what)) {
            return scene.cell().isPresent() ? DoorThings.check(scene, what) : scene.noTarget(CLOSE);
        }
        return switch (scene.target(what).orElse(null)) {
            case Target.OnFoe target ->
                scene.foe(target.id()).filter(each -> !each.gone()).isEmpty()
                        ? scene.noTarget(CLOSE)
                        : scene.caster() instanceof Caster.Member && scene.distance() > scene.reach()
                                ? scene.wrong("whoever is to be moved must be within 10 feet", "SP-41")
                                : Optional.empty();
            case Target.OnMember target ->
                scene.companion(target.id()).isPresent() || isCaster(scene, target.id())
                        ? Optional.empty()
                        : scene.noTarget(CLOSE);
            case null, default -> scene.noTarget(CLOSE);
        };
    }

    private static boolean isCaster(Scene scene, CharacterId who) {
        return scene.caster() instanceof Caster.Member member && member.id().equals(who);
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        DoorWay way = DoorWay.of(scene, targets).orElseThrow();
        List<String> what = DoorWay.others(targets);
        if (DoorThings.named(what)) {
            DoorThings.carry(u, scene, what, way);
            return;
        }
        Effect.On on = scene.target(what).flatMap(OnCreature::on).orElseThrow();
        if (!Saves.willing(scene, on) && Saves.made(u, scene, on)) {
            u.emit(new MagicEvent.Resisted(
                    scene.caster(), on, scene.spell().id(), u.throwing().take()));
            return;
        }
        Optional<Cell> from = from(scene, on);
        Optional<Place.Underground> to = from.flatMap(cell -> way.to(scene, cell))
                .map(cell -> new Place.Underground(
                        scene.levelId(),
                        cell,
                        scene.state().underground().orElseThrow().facing()));
        if (to.isPresent() && on instanceof Effect.On.OnFoe foe) {
            Carrying.foe(u, foe, to.get(), "SP-41", u.throwing().take());
        } else if (to.isPresent() && on instanceof Effect.On.OnCharacter member) {
            Carrying.member(
                    u, member.character(), to.get(), "SP-41", u.throwing().take());
        } else if (way.intoAir(scene, from)) {
            high(u, scene, on, way.feet());
        } else {
            u.emit(new MagicEvent.NothingHappened(
                    scene.caster(), scene.spell().id(), u.throwing().take()));
        }
    }

    /** He is exactly as high as was wished, and falls if nothing holds him there. */
    private static void high(Unfolding u, Scene scene, Effect.On on, int feet) {
        u.emit(new SpellEvent.Took(scene.caster(), on, "SP-41", u.throwing().take()));
        if (flies(scene, on)) {
            return;
        }
        if (on instanceof Effect.On.OnCharacter member) {
            Carrying.fall(u, member.character(), feet, "SP-41");
        } else if (on instanceof Effect.On.OnFoe foe) {
            Carrying.fall(u, foe, feet, "SP-41");
        }
    }

    private static boolean flies(Scene scene, Effect.On on) {
        boolean wings = on instanceof Effect.On.OnCharacter member
                ? Shapes.of(scene.world().book(), scene.state(), member.character())
                        .filter(form -> form.fly() > 0)
                        .isPresent()
                : OnCreature.monster(scene, on).filter(kind -> kind.fly() > 0).isPresent();
        return wings
                || scene.state().effectsOn(on).stream()
                        .anyMatch(effect ->
                                effect.kind().equals(Aloft.FLY) || effect.kind().equals(Aloft.LEVITATE));
    }

    private static Optional<Cell> from(Scene scene, Effect.On on) {
        return on instanceof Effect.On.OnCharacter member
                ? Apart.at(scene.state(), member.character())
                        .map(Place.Underground::cell)
                        .or(scene::cell)
                : scene.encounter().map(meeting -> meeting.cell()).or(scene::cell);
    }

    /** Itself, to where the company does not see it. */
    @Override
    public List<List<String>> wits(Scene scene) {
        return Retreats.outOfSight(scene).stream()
                .map(way -> List.of("foe:" + scene.caster().value(), way))
                .toList();
    }

    /** The caster each way to the farthest floor in sight, and others to the farthest of these. */
    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> ways = ways(scene);
        List<Aim> aims = new ArrayList<>();
        for (Aim each : whom(scene)) {
            boolean self = each.value().equals("member:" + scene.caster().value());
            ways.stream()
                    .limit(self ? ways.size() : each.under().isEmpty() ? 1 : 0)
                    .forEach(way -> aims.add(Aim.at(
                            List.of(each.value(), way.value()),
                            each.label() + ", " + way.label(),
                            "lost if the place is filled")));
        }
        return aims;
    }

    /** Whom or what, which way and how far. */
    @Override
    public List<Asked> asks(Scene scene, List<Aim> aims) {
        List<Aim> ways = Stream.of("north", "east", "south", "west", "up", "down")
                .map(way -> new Aim("by:" + way, way, ""))
                .toList();
        return List.of(
                Asked.choice(Asked.TARGET, "Carry", whom(scene)),
                Asked.choice(Asked.WAY, "Which way", ways),
                new Asked(
                        Asked.FEET,
                        "How many feet, in tens up to " + DoorWay.farthest(scene),
                        Asked.How.NUMBER,
                        List.of(),
                        "60"));
    }

    private static List<Aim> whom(Scene scene) {
        List<Aim> who = new ArrayList<>();
        scene.member().ifPresent(caster -> who.add(new Aim("member:" + caster.id(), "the caster", "")));
        for (Adventurer member : scene.state().company()) {
            if (!isCaster(scene, member.id())) {
                who.add(new Aim("member:" + member.id(), member.name(), ""));
            }
        }
        if (scene.distance() <= scene.reach()) {
            who.addAll(Foes.aims(scene));
        }
        who.addAll(DoorThings.aims(scene));
        return who;
    }

    /** The farthest floor in sight each way, the farthest of all first; straight ahead if none is in sight. */
    private static List<Aim> ways(Scene scene) {
        SortedSet<Cell> seen = scene.state().level(scene.levelId()).seen();
        List<DoorWay> ways = new ArrayList<>();
        for (Direction way : Direction.values()) {
            for (int feet = DoorWay.farthest(scene); feet > 0; feet -= 10) {
                DoorWay to = new DoorWay(way.label(), feet);
                if (scene.cell()
                        .flatMap(at -> to.to(scene, at))
                        .filter(seen::contains)
                        .isPresent()) {
                    ways.add(to);
                    break;
                }
            }
        }
        ways.sort(Comparator.comparingInt(DoorWay::feet).reversed());
        if (ways.isEmpty()) {
            String ahead =
                    scene.state().underground().map(at -> at.facing().label()).orElse("up");
            ways.add(new DoorWay(ahead, 10));
        }
        return ways.stream()
                .map(way -> new Aim(
                        "by:" + way.direction() + " " + way.feet(), way.feet() + " feet " + way.direction(), ""))
                .toList();
    }
}
