package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.sight.MagicLight;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Weapon;
import org.woodgrain.rules.magic.Lasting;

/**
 * Light and its opposite: a circle on a place, or on a thing that a willing bearer carries, with which it moves.
 *
 * <p>Targets: {@code item:ID}, {@code cell:x,y}, or {@code member:ID} for what he holds up best: his shield, else what he
 * wears or has in hand, else himself.
 */
abstract class OnPlace implements SpellWork {
    private static final int FEET_IN_CELL = 10;
    private static final String SHIELD = "EQI-05";

    /** The label of the effect. */
    abstract String label();

    /** Its figures, the radius among them. */
    abstract Map<String, Integer> numbers();

    /** Spells that it ends, and that end it, when it is cast on one of them. */
    abstract List<String> opposites();

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        Optional<Target> target = scene.target(targets);
        if (target.isEmpty()) {
            return scene.noTarget("a thing that the company carries, or a place in sight");
        }
        return switch (target.get()) {
            case Target.OnMember member ->
                scene.companion(member.id()).isPresent() ? Optional.empty() : scene.wrong("that one is not here", "");
            case Target.OnItem item ->
                scene.thing(item.id()).isPresent() ? Optional.empty() : scene.wrong("nobody here carries it", "");
            case Target.OnCell cell -> place(scene, cell.cell());
            default -> scene.wrong("it is cast on a place or on a thing of a willing bearer", "SP-06");
        };
    }

    static Optional<Refusal> place(Scene scene, Cell cell) {
        if (!scene.state().level(scene.levelId()).seen().contains(cell)) {
            return scene.wrong("that place is not in sight", "MA-10");
        }
        return scene.inReach(
                scene.cell().map(at -> at.distance(cell) * FEET_IN_CELL).orElse(0));
    }

    @Override
    @Rule({"SP-06", "SP-17", "SP-83"})
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        scene.target(targets).ifPresent(target -> {
            List<Effect> met = scene.state().effects().stream()
                    .filter(effect -> opposites().contains(effect.kind()) && at(scene, target, effect))
                    .toList();
            met.forEach(effect -> Effects.endOne(u, effect, "light and darkness end each other"));
            if (met.isEmpty()) {
                Effects.begin(u, scene, on(u, scene, target), label(), length(u, scene), numbers(), false, List.of());
            }
        });
    }

    /** Whether an effect lies on what the caster aims at: the same thing, its bearer, or the place. */
    private static boolean at(Scene scene, Target target, Effect effect) {
        return switch (target) {
            case Target.OnMember member -> borne(scene.state(), effect, member.id());
            case Target.OnItem item ->
                effect.on().equals(new Effect.On.OnThing(item.id()))
                        || scene.thing(item.id())
                                .map(bearer -> effect.on().equals(new Effect.On.OnCharacter(bearer.id())))
                                .orElse(false);
            case Target.OnCell cell ->
                MagicLight.place(scene.state(), effect)
                        .filter(at ->
                                at.level().equals(scene.levelId()) && at.cell().equals(cell.cell()))
                        .isPresent();
            default -> false;
        };
    }

    private static boolean borne(CampaignState state, Effect effect, CharacterId who) {
        return MagicLight.place(state, effect)
                .flatMap(at -> at.bearer())
                .filter(who::equals)
                .isPresent();
    }

    private static Lengths length(Unfolding u, Scene scene) {
        Lasting lasting = scene.spell().lasting();
        return lasting.kind() == Lasting.Kind.UNTIL_DISPELLED
                ? Lengths.LASTING
                : Lengths.turns(u.state(), lasting.turns(scene.level(), scene.throwing(u, "turns")));
    }

    private static Effect.On on(Unfolding u, Scene scene, Target target) {
        return switch (target) {
            case Target.OnMember member ->
                scene.companion(member.id())
                        .flatMap(OnPlace::held)
                        .<Effect.On>map(item -> new Effect.On.OnThing(single(u, member.id(), item)))
                        .orElse(new Effect.On.OnCharacter(member.id()));
            case Target.OnItem item ->
                scene.thing(item.id())
                        .<Effect.On>map(bearer -> new Effect.On.OnThing(
                                single(u, bearer.id(), bearer.item(item.id()).orElseThrow())))
                        .orElseThrow();
            case Target.OnCell cell -> new Effect.On.OnCell(scene.levelId(), cell.cell());
            default -> throw new IllegalArgumentException("no light on " + target);
        };
    }

    /** One of several is taken from the bundle, so that only that one shines. */
    private static ItemId single(Unfolding u, CharacterId bearer, Item item) {
        if (item.quantity() == 1) {
            return item.id();
        }
        ItemId one = new ItemId(u.newId("i"));
        u.emit(new HandlingEvent.TakenOne(
                bearer, item.id(), item.withQuantity(1).withId(one)));
        return one;
    }

    private static Optional<Item> held(Adventurer who) {
        return shown(who).stream()
                .filter(item -> item.kind().startsWith(SHIELD))
                .findFirst()
                .or(() -> shown(who).stream().findFirst());
    }

    /** What one has about him in the open. */
    private static List<Item> shown(Adventurer who) {
        return who.items().stream()
                .filter(item -> item.carried() == Carried.WORN || item.carried() == Carried.IN_HAND)
                .toList();
    }

    /** Whether it takes light away. */
    private boolean darkens() {
        return numbers().containsKey(MagicLight.DARKENS);
    }

    /** Darkness on the place of a company that sees: on archers and casters far off, or to get away under it. */
    @Override
    @Rule("SP-83")
    public List<List<String>> wits(Scene scene) {
        boolean worth = Wits.pressed(scene)
                || scene.distance() > FEET_IN_CELL
                        && Wits.awake(scene).stream().anyMatch(member -> harmsFromAfar(scene, member));
        return darkens() && worth && Lighting.anySees(scene.state()) && !Lighting.darkened(scene.state())
                ? scene.cell().stream().map(cell -> List.of("cell:" + cell)).toList()
                : List.of();
    }

    private static boolean harmsFromAfar(Scene scene, Adventurer member) {
        return !member.spells().memorised().isEmpty()
                || member.items().stream()
                        .anyMatch(item -> item.carried() == Carried.IN_HAND
                                && scene.world()
                                        .book()
                                        .equipment()
                                        .weapon(item)
                                        .filter(Weapon::shoots)
                                        .isPresent());
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        scene.cell().ifPresent(cell -> aims.add(new Aim("cell:" + cell, "this place", "")));
        Foes.aims(scene).stream()
                .findFirst()
                .flatMap(foe -> scene.target(foe.targets()).flatMap(target -> Areas.point(scene, target)))
                .filter(cell -> !scene.cell().equals(Optional.of(cell)))
                .ifPresent(
                        cell -> aims.add(new Aim("cell:" + cell, "where they stand", scene.distance() + " feet away")));
        for (Adventurer member : scene.state().company()) {
            List<Item> shown = shown(member);
            shown.forEach(item -> aims.add(new Aim("item:" + item.id(), item.name(), "of " + member.name())));
            if (shown.isEmpty()) {
                aims.add(new Aim("member:" + member.id(), member.name() + "'s clothes", ""));
            }
        }
        return aims;
    }

    @Override
    public boolean atPlaces() {
        return true;
    }
}
