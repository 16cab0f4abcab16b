package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

/**
 * A creature close by is at once somewhere else, as far and in the direction that the caster names.
 *
 * <p>Targets: the creature, and {@code by:DIRECTION FEET}, such as {@code by:north 120} or {@code by:up 120}.
 */
final class DimensionDoor implements SpellWork {
    private static final Pattern SHAPE = Pattern.compile("by:(north|south|east|west|up|down) (\\d{1,3})");
    private static final int CLOSE = 10;
    private static final int FARTHEST = 360;
    private static final int STEP = 10;

    /** Where to. */
    private record Way(String direction, int feet) {}

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        Optional<Way> way = way(targets);
        if (way.isEmpty() || way.get().feet() % STEP != 0 || way.get().feet() > FARTHEST) {
            return scene.noTarget("a direction and a distance in whole tens of feet up to 360, such as by:north 120");
        }
        return switch (scene.target(named(targets)).orElse(null)) {
            case Target.OnFoe target ->
                scene.foe(target.id()).filter(each -> !each.gone()).isEmpty()
                        ? scene.noTarget("somebody within 10 feet")
                        : scene.caster() instanceof Caster.Member && scene.distance() > CLOSE
                                ? scene.wrong("whoever is to be moved must be within 10 feet", "SP-41")
                                : Optional.empty();
            case Target.OnMember target ->
                scene.companion(target.id()).isPresent() || isCaster(scene, target.id())
                        ? Optional.empty()
                        : scene.noTarget("somebody within 10 feet");
            case null, default -> scene.noTarget("somebody within 10 feet");
        };
    }

    private static boolean isCaster(Scene scene, CharacterId who) {
        return scene.caster() instanceof Caster.Member member && member.id().equals(who);
    }

    private static List<String> named(List<String> targets) {
        return targets.stream().filter(text -> !text.startsWith("by:")).toList();
    }

    private static Optional<Way> way(List<String> targets) {
        return targets.stream()
                .map(SHAPE::matcher)
                .filter(Matcher::matches)
                .map(found -> new Way(found.group(1), Integer.parseInt(found.group(2))))
                .findFirst();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Way way = way(targets).orElseThrow();
        Effect.On on = scene.target(named(targets)).flatMap(OnCreature::on).orElseThrow();
        if (!Saves.willing(scene, on) && Saves.made(u, scene, on)) {
            u.emit(new MagicEvent.Resisted(
                    scene.caster(), on, scene.spell().id(), u.throwing().take()));
            return;
        }
        Optional<Place.Underground> to = place(scene, on, way);
        if (to.isPresent() && on instanceof Effect.On.OnFoe foe) {
            Carrying.foe(u, foe, to.get(), "SP-41", u.throwing().take());
        } else if (to.isPresent() && on instanceof Effect.On.OnCharacter member) {
            Carrying.member(
                    u, member.character(), to.get(), "SP-41", u.throwing().take());
        } else if (scene.state().underground().isEmpty()
                && way.direction().equals("up")
                && on instanceof Effect.On.OnCharacter member) {
            high(u, scene, member.character(), way.feet());
        } else {
            u.emit(new MagicEvent.NothingHappened(
                    scene.caster(), scene.spell().id(), u.throwing().take()));
        }
    }

    /** Under the open sky he is exactly as high as he wished, and falls if nothing holds him there. */
    private static void high(Unfolding u, Scene scene, CharacterId who, int feet) {
        u.emit(new SpellEvent.Took(
                scene.caster(),
                new Effect.On.OnCharacter(who),
                "SP-41",
                u.throwing().take()));
        if (!flies(scene, who)) {
            Carrying.fall(u, who, feet, "SP-41");
        }
    }

    private static boolean flies(Scene scene, CharacterId who) {
        return Shapes.of(scene.world().book(), scene.state(), who)
                        .filter(form -> form.fly() > 0)
                        .isPresent()
                || scene.state().effectsOn(new Effect.On.OnCharacter(who)).stream()
                        .anyMatch(effect ->
                                effect.kind().equals(Aloft.FLY) || effect.kind().equals(Aloft.LEVITATE));
    }

    /** The place meant, if it is free; a filled one makes the spell fail. */
    private static Optional<Place.Underground> place(Scene scene, Effect.On on, Way way) {
        Optional<Cell> from = on instanceof Effect.On.OnCharacter member
                ? Apart.at(scene.state(), member.character())
                        .map(Place.Underground::cell)
                        .or(scene::cell)
                : scene.encounter().map(meeting -> meeting.cell()).or(scene::cell);
        for (Direction each : Direction.values()) {
            if (each.label().equals(way.direction())) {
                return from.map(cell -> Carrying.step(cell, each, way.feet() / STEP))
                        .filter(cell -> scene.world()
                                .level(scene.levelId())
                                .filter(level -> level.floor().contains(cell))
                                .isPresent())
                        .map(cell -> new Place.Underground(
                                scene.levelId(),
                                cell,
                                scene.state().underground().orElseThrow().facing()));
            }
        }
        return Optional.empty();
    }

    /** Itself, to where the company does not see it. */
    @Override
    public List<List<String>> wits(Scene scene) {
        return Retreats.outOfSight(scene).stream()
                .map(way -> List.of("foe:" + scene.caster().value(), way))
                .toList();
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        List<Aim> who = new ArrayList<>();
        scene.member().ifPresent(caster -> who.add(new Aim("member:" + caster.id(), "himself", "")));
        for (Adventurer member : scene.state().company()) {
            if (!isCaster(scene, member.id())) {
                who.add(new Aim("member:" + member.id(), member.name(), ""));
            }
        }
        if (scene.distance() <= CLOSE) {
            who.addAll(Foes.aims(scene));
        }
        for (Aim each : who) {
            for (Direction way : Direction.values()) {
                for (int feet : List.of(60, 120, 240, FARTHEST)) {
                    aims.add(Aim.at(
                            List.of(each.value(), "by:" + way.label() + " " + feet),
                            each.label() + ", " + feet + " feet " + way.label(),
                            "lost if the place is filled"));
                }
            }
        }
        return aims;
    }
}
