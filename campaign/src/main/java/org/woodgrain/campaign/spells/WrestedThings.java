package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.event.DeviceEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.monsters.CompanyArms;
import org.woodgrain.rules.monsters.Monster;

/** Things that somebody has in his hand or about him, which a mind draws away; whoever would keep them saves. */
@Rule("SP-48")
final class WrestedThings {
    private static final String HELD = "held:";
    private static final int TENTHS = 10;

    private WrestedThings() {}

    static boolean named(Scene scene, List<String> targets) {
        return targets.stream().anyMatch(text -> text.startsWith(HELD))
                || scene.target(targets).orElse(null) instanceof Target.OnItem;
    }

    private static List<String> holder(List<String> targets) {
        return targets.stream()
                .map(text -> text.startsWith(HELD) ? text.substring(HELD.length()) : text)
                .toList();
    }

    static Optional<Refusal> check(Scene scene, List<String> targets, int pounds) {
        return switch (scene.target(holder(targets)).orElse(null)) {
            case Target.OnItem item -> item(scene, item.id(), pounds);
            case Target.OnMember member ->
                scene.companion(member.id())
                                .filter(who -> scene.state().underground().isPresent())
                                .filter(who -> Casting.heedsFoes(scene.state(), who.id()))
                                .flatMap(who -> inHand(scene, who))
                                .isPresent()
                        ? scene.inReach(scene.distance())
                        : scene.noTarget("what an enemy holds");
            case Target.OnFoe foe -> foe(scene, foe);
            case null, default -> scene.noTarget("what an enemy holds");
        };
    }

    private static Optional<Item> inHand(Scene scene, Adventurer who) {
        return new Figures(scene.world().book(), scene.state().ruleset()).weaponInHand(who);
    }

    private static Optional<Refusal> item(Scene scene, ItemId id, int pounds) {
        Optional<Item> item = scene.thing(id).flatMap(who -> who.item(id));
        if (item.isEmpty() || scene.caster() instanceof Caster.Monster) {
            return scene.noTarget("a thing that a comrade carries");
        }
        return weight(item.get()) > pounds * TENTHS
                ? scene.wrong("it weighs more than " + pounds + " pounds", Telekinesis.KIND)
                : scene.state().underground().isPresent() ? Optional.empty() : scene.noTarget("a place to move it in");
    }

    private static int weight(Item item) {
        return item.weight() * item.quantity();
    }

    /** What it has in hand is not known before; that its kind bears no weapons may be. */
    private static Optional<Refusal> foe(Scene scene, Target.OnFoe target) {
        Optional<Foe> foe = scene.foe(target.id()).filter(Foe::able);
        if (foe.isEmpty() || scene.caster() instanceof Caster.Monster) {
            return scene.noTarget("what an enemy holds");
        }
        if (!scene.seesThem()) {
            return scene.wrong("they are not in sight", "MA-10");
        }
        boolean known = scene.encounter().map(Encounter::kindKnown).orElse(false);
        return known && arms(scene, foe.get()).isEmpty()
                ? scene.wrong("its kind bears nothing in its hands", Telekinesis.KIND)
                : scene.inReach(scene.distance());
    }

    private static List<String> arms(Scene scene, Foe foe) {
        Optional<Monster> kind = Creatures.monster(scene.world(), scene.state(), foe.id());
        return kind.map(monster ->
                        CompanyArms.of(monster, scene.state().ruleset().profile(), 0, true))
                .orElse(List.of());
    }

    static void take(Unfolding u, Scene scene, List<String> targets, Lengths length) {
        switch (scene.target(holder(targets)).orElseThrow()) {
            case Target.OnItem item -> {
                Adventurer owner = scene.thing(item.id()).orElseThrow();
                draw(u, scene, owner, owner.item(item.id()).orElseThrow(), length);
            }
            case Target.OnMember member -> {
                Adventurer owner = scene.companion(member.id()).orElseThrow();
                draw(u, scene, owner, inHand(scene, owner).orElseThrow(), length);
            }
            case Target.OnFoe foe -> wrest(u, scene, scene.foe(foe.id()).orElseThrow(), length);
            default -> throw new IllegalStateException("a target that was not checked");
        }
    }

    /** What a member carries leaves him, and hangs in the air by the company; one who is not himself saves for it. */
    private static void draw(Unfolding u, Scene scene, Adventurer owner, Item item, Lengths length) {
        Effect.On on = new Effect.On.OnCharacter(owner.id());
        if (Casting.heedsFoes(scene.state(), owner.id()) && Saves.made(u, scene, on)) {
            u.emit(new MagicEvent.Resisted(
                    scene.caster(), on, Telekinesis.KIND, u.throwing().take()));
            return;
        }
        Place.Underground at = u.state().underground().orElseThrow();
        String room = u.world()
                .level(at.level())
                .flatMap(level -> level.roomAt(at.cell()))
                .map(each -> each.id())
                .orElse(LevelState.square(at.cell()));
        String heap = u.newId("h");
        List<ItemId> items = new ArrayList<>(List.of(item.id()));
        owner.items().stream()
                .filter(each -> each.inside().equals(item.id().value()))
                .forEach(each -> items.add(each.id()));
        u.emit(new SpellEvent.ThingCarried(Optional.of(owner.id()), items, heap, at.level(), at.cell(), room, 0));
        PulledThings.begin(u, scene.now(u), heap, Math.max(1, weight(item) / TENTHS), length);
    }

    /** Its weapon is torn from it for as long as the fight lasts, and whatever else it holds lies before the company. */
    private static void wrest(Unfolding u, Scene scene, Foe foe, Lengths length) {
        Effect.On on = new Effect.On.OnFoe(foe.id());
        List<Item> held = foe.items().stream()
                .filter(item -> item.carried() == Carried.IN_HAND)
                .toList();
        if (held.isEmpty() && arms(scene, foe).isEmpty()) {
            u.emit(new MagicEvent.NothingHappened(scene.caster(), Telekinesis.KIND, List.of()));
            return;
        }
        if (Saves.made(u, scene, on)) {
            u.emit(new MagicEvent.Resisted(
                    scene.caster(), on, Telekinesis.KIND, u.throwing().take()));
            return;
        }
        Afflictions.begin(
                u,
                on,
                Afflictions.DISARMED,
                "without its weapon",
                scene.caster().value(),
                Effect.Unit.ENCOUNTER,
                0,
                Map.of(),
                Telekinesis.KIND,
                u.throwing().take());
        if (!held.isEmpty() && u.state().place() instanceof Place.Underground at) {
            List<Item> loose = new ArrayList<>();
            held.forEach(item -> loose.add(item.carried(Carried.STOWED, "")));
            String heap = u.newId("h");
            u.emit(new DeviceEvent.FoeDropped(
                    foe.id(), at.level(), Hoard.pile(heap, at.cell(), Purse.EMPTY, loose), List.of()));
            PulledThings.begin(
                    u,
                    scene.now(u),
                    heap,
                    Math.max(1, held.stream().mapToInt(WrestedThings::weight).sum() / TENTHS),
                    length);
        }
    }

    static List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        Foes.aims(scene).forEach(foe -> aims.add(new Aim(HELD + foe.value(), "what " + foe.label() + " holds", "")));
        scene.state()
                .company()
                .forEach(who -> who.items().stream()
                        .filter(item -> item.inside().isEmpty())
                        .forEach(item -> aims.add(new Aim(
                                "item:" + item.id(), "the " + item.name() + " of " + who.name(), "", "Carried"))));
        return aims;
    }
}
