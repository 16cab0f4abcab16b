package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/** A creature that fails its save, a door, or ten feet of rock or wall falls to dust; nothing magical does. */
@Rule("SP-70")
final class Disintegrate extends OnCreature {
    /** Walls of spells that are plain matter. */
    private static final Set<String> PLAIN = Set.of(Barriers.STONE, Barriers.IRON);

    @Override
    String expected() {
        return "one creature, door or wall in sight";
    }

    @Override
    boolean comrades() {
        return true;
    }

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        if (jar(scene, targets).isPresent()) {
            return Optional.empty();
        }
        return switch (scene.target(targets).orElse(null)) {
            case Target.OnDoor target ->
                Barriers.in(scene.state(), scene.levelId(), target.edge())
                                .filter(wall -> !PLAIN.contains(wall.kind()))
                                .isPresent()
                        ? scene.wrong("nothing magical dissolves", "SP-70")
                        : Doorways.known(scene, target.edge()).isPresent() || standing(scene, target.edge())
                                ? scene.inReach(Doorways.feet(scene, target.edge()))
                                : scene.noTarget(expected());
            case Target.OnCell target -> Rock.check(scene, target.cell());
            case null, default -> super.check(scene, targets);
        };
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Optional<String> stone = jar(scene, targets);
        if (stone.isPresent()) {
            JarEnds.smashed(u, stone.get());
            return;
        }
        switch (scene.target(targets).orElse(null)) {
            case Target.OnDoor target -> dissolve(u, scene, target.edge());
            case Target.OnCell target ->
                Effects.begin(
                        u,
                        scene,
                        new Effect.On.OnCell(scene.levelId(), target.cell()),
                        "a hole in the rock",
                        Lengths.LASTING,
                        Map.of(Rock.HOLE, 1),
                        false,
                        List.of());
            case null, default -> super.carryOut(u, scene, targets);
        }
    }

    /** A wall that stands there, drawn or raised by a spell. */
    private static boolean standing(Scene scene, Edge edge) {
        boolean raised = Barriers.in(scene.state(), scene.levelId(), edge).isPresent();
        return Doorways.seen(scene, edge) && (raised || Rock.stands(scene, edge));
    }

    /** A wall of stone or iron is plain matter, of which a piece is gone; a drawn one has a hole in it. */
    @Rule({"SP-51", "SP-52"})
    private static void dissolve(Unfolding u, Scene scene, Edge edge) {
        Effect.On on = new Effect.On.OnDoor(scene.levelId(), edge);
        Optional<Effect> raised = Barriers.in(scene.state(), scene.levelId(), edge);
        if (raised.isPresent()) {
            u.emit(new MagicEvent.EffectEnded(raised.get().id(), Barriers.GAP));
        } else if (Doorways.known(scene, edge).isPresent()) {
            u.emit(new SpellEvent.Dissolved(on, List.of()));
        } else {
            Effects.begin(u, scene, on, "a hole in the wall", Lengths.LASTING, Map.of(Rock.HOLE, 1), false, List.of());
        }
    }

    /** A stone in which somebody's spirit is, as {@code jar:EFFECT}. */
    @Rule("SP-54")
    private static Optional<String> jar(Scene scene, List<String> targets) {
        return targets.stream()
                .filter(text -> text.startsWith("jar:"))
                .map(text -> text.substring("jar:".length()))
                .filter(id -> scene.state().effects().stream()
                        .anyMatch(effect -> effect.id().equals(id)
                                && List.of(MagicJar.KIND, Jars.STONE).contains(effect.kind())))
                .findFirst();
    }

    @Override
    void take(Unfolding u, Scene scene, Effect.On on, List<String> targets) {
        if (Saves.made(u, scene, on)) {
            u.emit(new MagicEvent.Resisted(
                    scene.caster(), on, scene.spell().id(), u.throwing().take()));
            return;
        }
        List<ItemId> gone = on instanceof Effect.On.OnCharacter member ? gearOf(u, member.character()) : List.of();
        u.emit(new SpellEvent.Took(
                scene.caster(), on, scene.spell().id(), u.throwing().take()));
        u.emit(new SpellEvent.Dissolved(on, gone));
        if (on instanceof Effect.On.OnFoe) {
            Felling.kill(u, scene, on);
        }
    }

    /** Magic things drop unharmed; the ids of all that goes from him, dropped or destroyed. */
    private static List<ItemId> gearOf(Unfolding u, CharacterId who) {
        List<Item> items = u.state().adventurer(who).map(each -> each.items()).orElse(List.of());
        List<Item> magic =
                items.stream().filter(item -> item.kind().startsWith("MI-")).toList();
        u.state()
                .underground()
                .filter(at -> !magic.isEmpty())
                .ifPresent(at -> u.emit(new MeetingEvent.Dropped(
                        who,
                        magic,
                        Purse.EMPTY,
                        Optional.of(new MeetingEvent.Heap(
                                at.level(), Hoard.pile(u.newId("h"), at.cell(), Purse.EMPTY, magic))),
                        "SP-70",
                        List.of())));
        return items.stream().map(Item::id).toList();
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>(super.aims(scene));
        StoneHunt.found(scene.state())
                .forEach(stone -> aims.add(new Aim("jar:" + stone, "the stone in which a spirit is", "")));
        Doorways.all(scene)
                .forEach(
                        edge -> aims.add(new Aim("door:" + edge, "the door " + Doorways.whereabouts(scene, edge), "")));
        aims.addAll(Rock.aims(scene));
        aims.addAll(Rock.walls(scene));
        return aims;
    }
}
