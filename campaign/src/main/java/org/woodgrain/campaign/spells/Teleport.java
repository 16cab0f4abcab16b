package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.ground.Stays;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.people.Presence;
import org.woodgrain.campaign.people.Wounds;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.town.Departing;
import org.woodgrain.campaign.town.Homecoming;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Encumbrance;
import org.woodgrain.rules.magic.Arrival;

/**
 * The caster, or one other within reach of his hand, is at once in another place, well or ill by how well he knows it.
 *
 * <p>Targets: {@code to:home}, or {@code to:LEVEL x,y}, or {@code cell:x,y} on the level where the company is; and somebody
 * else whom it is to carry instead, as {@code member:ID}, {@code foe:ID} or {@code carry:ID}. From the town it leads to any
 * place of a level that was ever looked at: whoever goes is an expedition by himself. A monster names nothing, and goes
 * home.
 */
@Rule("SP-45")
final class Teleport implements SpellWork {
    private static final String PREFIX = "to:";
    private static final String HOME = "home";
    private static final String CARRY = "carry:";
    private static final String CELL = "cell:";

    private static final int MOST_POUNDS = 300;
    private static final String WELL = "well known: 1 low, 4 high in a hundred";

    /** A place; empty for home. */
    private record Goal(Optional<Place.Underground> below) {}

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        if (scene.caster() instanceof Caster.Monster) {
            return Optional.empty();
        }
        if (scene.member().isEmpty() || goal(scene, targets).isEmpty()) {
            return scene.noTarget("a place: to:home, or a level and a square such as to:LEVEL 3,4");
        }
        if (atHome(scene) && goal(scene, targets).flatMap(Goal::below).isEmpty()) {
            return scene.wrong("the caster is at home already", "SP-45");
        }
        return switch (scene.target(named(targets)).orElse(null)) {
            case Target.OnMember target ->
                beside(scene, target.id()) ? leaving(scene, target.id()) : scene.noTarget("one within reach");
            case Target.OnFoe target ->
                !atHome(scene)
                                && scene.foe(target.id())
                                        .filter(each -> !each.gone())
                                        .isPresent()
                                && scene.distance() <= 10
                        ? foe(scene, target, targets)
                        : scene.noTarget("one within reach");
            case null, default ->
                leaving(scene, scene.member().map(Adventurer::id).orElseThrow());
        };
    }

    /** Whether the caster is in town, with the company or without it. */
    private static boolean atHome(Scene scene) {
        return scene.state().underground().isEmpty()
                || scene.member()
                        .filter(who -> Presence.atHome(scene.state(), who.id()))
                        .isPresent();
    }

    /** Whether somebody is where the caster is. */
    private static boolean beside(Scene scene, CharacterId who) {
        boolean away = scene.member()
                .filter(caster -> Presence.atHome(scene.state(), caster.id()))
                .isPresent();
        return away ? Presence.atHome(scene.state(), who) : scene.companion(who).isPresent();
    }

    /** Nobody goes with more than three hundred pounds on him; and whoever leaves the town sets out alone. */
    private static Optional<Refusal> leaving(Scene scene, CharacterId who) {
        Adventurer goes = scene.state().adventurer(who).orElseThrow();
        int load = new Figures(scene.world().book(), scene.state().ruleset()).load(goes);
        if (load > Encumbrance.MOST) {
            return scene.wrong(goes.name() + " carries more than 300 pounds", "SP-45");
        }
        return scene.state().underground().isEmpty()
                ? Departing.check(scene.world(), scene.state(), who)
                : Optional.empty();
    }

    private static Optional<Refusal> foe(Scene scene, Target.OnFoe target, List<String> targets) {
        boolean known = scene.encounter().filter(Encounter::kindKnown).isPresent();
        if (known && heavy(scene, new Effect.On.OnFoe(target.id()))) {
            return scene.wrong("that creature weighs more than 300 pounds", "SP-45");
        }
        return goal(scene, targets).flatMap(Goal::below).isPresent()
                ? Optional.empty()
                : scene.wrong("nobody looses an enemy upon the own home", "SP-45");
    }

    private static List<String> named(List<String> targets) {
        return targets.stream()
                .filter(text -> !text.startsWith(PREFIX) && !text.startsWith(CELL))
                .map(text -> text.startsWith(CARRY) ? text.substring(CARRY.length()) : text)
                .toList();
    }

    private static Optional<Goal> goal(Scene scene, List<String> targets) {
        String here = scene.state().underground().map(Place.Underground::level).orElse("");
        return targets.stream()
                .filter(text -> text.startsWith(CELL))
                .map(text -> here + " " + text.substring(CELL.length()).strip())
                .findFirst()
                .or(() -> targets.stream()
                        .filter(text -> text.startsWith(PREFIX))
                        .map(text -> text.substring(PREFIX.length()).strip())
                        .findFirst())
                .flatMap(text -> read(scene, text));
    }

    private static Optional<Goal> read(Scene scene, String text) {
        if (text.equals(HOME)) {
            return Optional.of(new Goal(Optional.empty()));
        }
        int space = text.lastIndexOf(' ');
        if (space < 0 || scene.state().level(text.substring(0, space)).seen().isEmpty()) {
            return Optional.empty();
        }
        return Target.read("cell:" + text.substring(space + 1))
                .filter(Target.OnCell.class::isInstance)
                .map(target -> ((Target.OnCell) target).cell())
                .map(cell -> new Goal(Optional.of(new Place.Underground(
                        text.substring(0, space),
                        cell,
                        scene.state()
                                .underground()
                                .map(Place.Underground::facing)
                                .orElse(Direction.NORTH)))));
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        if (scene.caster() instanceof Caster.Monster monster) {
            u.emit(new SpellEvent.FoeLeft(
                    monster.id(), "vanishes", "SP-45", u.throwing().take()));
            return;
        }
        Goal goal = goal(scene, targets).orElseThrow();
        Effect.On on = scene.target(named(targets))
                .flatMap(OnCreature::on)
                .orElse(scene.caster().on());
        if (!Saves.willing(scene, on) && Saves.made(u, scene, on)) {
            u.emit(new MagicEvent.Resisted(
                    scene.caster(), on, scene.spell().id(), u.throwing().take()));
            return;
        }
        Arrival.Knowledge known =
                goal.below().map(place -> knowledge(scene, place)).orElse(Arrival.Knowledge.STUDIED);
        boolean shut = goal.below()
                .filter(place -> AntiMagicShell.about(u.state(), place, on))
                .isPresent();
        if (heavy(scene, on) || shut) {
            u.emit(new MagicEvent.NothingHappened(
                    scene.caster(), "SP-45", u.throwing().take()));
            return;
        }
        Arrival.Outcome outcome =
                rock(scene, goal) ? Arrival.Outcome.DEAD : Arrival.thrown(u.throwing(), scene.casterName(), known);
        if (outcome == Arrival.Outcome.LOW) {
            Optional<Place.Underground> space = goal.below().flatMap(place -> space(scene, place));
            goal = space.map(place -> new Goal(Optional.of(place))).orElse(goal);
            outcome = space.isPresent() ? Arrival.Outcome.SAFE : outcome;
        }
        int feet = outcome == Arrival.Outcome.HIGH ? fallen(u, scene, known, goal) : 0;
        arrive(u, scene, on, goal, outcome, feet);
    }

    private static void arrive(Unfolding u, Scene scene, Effect.On on, Goal goal, Arrival.Outcome outcome, int feet) {
        List<Roll> rolls = u.throwing().take();
        boolean dead = outcome == Arrival.Outcome.DEAD || outcome == Arrival.Outcome.LOW;
        if (on instanceof Effect.On.OnCharacter member) {
            if (!rock(scene, goal)) {
                arrive(u, scene, member.character(), goal, rolls);
            }
            if (dead) {
                Wounds.kill(u, member.character(), "solid rock", "SP-45", rock(scene, goal) ? rolls : List.of());
                u.emit(new HandlingEvent.DeadLeft(member.character()));
            } else {
                Carrying.fall(u, member.character(), feet, "SP-45");
            }
        } else if (on instanceof Effect.On.OnFoe foe) {
            Carrying.foe(u, foe, goal.below().orElseThrow(), "SP-45", rolls);
            if (dead) {
                Felling.kill(u, scene, on);
            } else {
                Carrying.fall(u, foe, feet, "SP-45");
            }
        }
    }

    /** Whether nothing but rock is where somebody guessed a place to be. */
    private static boolean rock(Scene scene, Goal goal) {
        return goal.below()
                .filter(place -> scene.world()
                        .level(place.level())
                        .filter(level -> level.floor().contains(place.cell()))
                        .isEmpty())
                .isPresent();
    }

    /** The open place under a floor, on the level below, in which one arrives who arrives too low. */
    private static Optional<Place.Underground> space(Scene scene, Place.Underground place) {
        return scene.world()
                .level(place.level())
                .flatMap(own -> scene.world().levels().values().stream()
                        .filter(level -> level.depth() == own.depth() + 1
                                && level.floor().contains(place.cell()))
                        .map(level -> new Place.Underground(level.id(), place.cell(), place.facing()))
                        .findFirst());
    }

    /** A man with his gear is never too heavy; a greater creature is. */
    private static boolean heavy(Scene scene, Effect.On on) {
        return OnCreature.monster(scene, on)
                .filter(monster -> Bulk.pounds(monster) > MOST_POUNDS)
                .isPresent();
    }

    /** Known is what one has lived in; seen is what one has looked at once; all else is guessed. */
    private static Arrival.Knowledge knowledge(Scene scene, Place.Underground place) {
        LevelState level = scene.state().level(place.level());
        if (scene.world()
                .level(place.level())
                .filter(map -> Stays.studied(map, level, place.cell()))
                .isPresent()) {
            return Arrival.Knowledge.STUDIED;
        }
        return level.seen().contains(place.cell()) ? Arrival.Knowledge.GENERAL : Arrival.Knowledge.NONE;
    }

    private static int fallen(Unfolding u, Scene scene, Arrival.Knowledge known, Goal goal) {
        int feet = 10
                * u.throwing()
                        .of("SP-45", "tens of feet too high")
                        .roll(1, Arrival.highDie(known))
                        .total();
        return goal.below()
                .map(place -> Math.min(feet, Ceilings.room(scene.world(), scene.state(), place.level(), place.cell())))
                .orElse(feet);
    }

    private static void arrive(Unfolding u, Scene scene, CharacterId who, Goal goal, List<Roll> rolls) {
        if (goal.below().isPresent() && scene.state().underground().isEmpty()) {
            u.emit(new SpellEvent.Carried(who, goal.below(), "SP-45", rolls));
            Departing.begin(u, who, goal.below().get());
            return;
        }
        if (goal.below().isPresent()) {
            Carrying.member(u, who, goal.below().get(), "SP-45", rolls);
            return;
        }
        boolean alone =
                scene.state().company().stream().allMatch(each -> each.id().equals(who));
        if (alone) {
            Carrying.leaveMeeting(u);
        }
        u.emit(new SpellEvent.Carried(who, Optional.empty(), "SP-45", rolls));
        if (alone && u.state().expedition().isPresent()) {
            Homecoming.arrive(u);
        }
    }

    /** Itself, home to where it is at its ease. */
    @Override
    public List<List<String>> wits(Scene scene) {
        return Wits.once();
    }

    @Override
    public boolean inTown() {
        return true;
    }

    @Override
    public String question() {
        return "Carry";
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        if (!atHome(scene)) {
            aims.add(new Aim(PREFIX + HOME, "the caster, home to town", WELL));
        }
        for (var level : scene.world().levels().values()) {
            for (var room : level.rooms()) {
                if (scene.state().level(level.id()).room(room.id()).visited()
                        && !room.cells().isEmpty()) {
                    Cell cell = room.cells().iterator().next();
                    String name = room.name().isEmpty() ? "room " + room.id() : room.name();
                    aims.add(new Aim(
                            PREFIX + level.id() + " " + cell,
                            "the caster, to " + name + ", " + level.name(),
                            Stays.studied(level, scene.state().level(level.id()), cell)
                                    ? WELL
                                    : "seen once: 10 low, 10 high in a hundred"));
                }
            }
        }
        others(scene).stream()
                .filter(who -> !atHome(scene))
                .forEach(who -> aims.add(Aim.at(
                        List.of(PREFIX + HOME, "member:" + who.id()), who.name() + ", home to town", "well known")));
        return aims;
    }

    /** Those whom the caster could touch. */
    private static List<Adventurer> others(Scene scene) {
        return scene.state().adventurers().values().stream()
                .filter(who -> !scene.caster().value().equals(who.id().value()) && beside(scene, who.id()))
                .toList();
    }

    /** Who goes, and where to: a place that was visited, or any other of the present level. */
    @Override
    public List<Asked> asks(Scene scene, List<Aim> aims) {
        List<Aim> who = new ArrayList<>();
        scene.member().ifPresent(caster -> who.add(new Aim(CARRY + caster.id(), "the caster", "")));
        others(scene).forEach(each -> who.add(new Aim(CARRY + each.id(), each.name(), "")));
        if (!atHome(scene) && scene.distance() <= 10) {
            Foes.aims(scene).forEach(each -> who.add(new Aim(CARRY + each.value(), each.label(), each.note())));
        }
        List<Aim> where = aims.stream().filter(aim -> aim.targets().size() == 1).toList();
        List<Asked> asked = new ArrayList<>(List.of(Asked.choice(Asked.TARGET, "Carry", who)));
        if (!where.isEmpty()) {
            asked.add(Asked.choice(Asked.WAY, "Where to", where));
        }
        if (scene.state().underground().isPresent()) {
            asked.add(Asked.place());
        }
        return asked;
    }
}
