package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.MagicLight;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.magic.Spell;

/** Looking at one thing in sight while Detect Magic lasts: whether magic is on it, and whether it is held. */
public final class MagicTraces {
    private static final int FEET = 60;
    private static final int CELL = 10;
    private static final List<String> LEFT_BEHIND = List.of("-worn", "-routed", "-made");

    private MagicTraces() {}

    /** What the caster sees on a thing. */
    record Trace(String what, boolean magic, boolean held) {}

    /** Why a member cannot examine this; empty if he can. */
    @Rule("SP-01")
    public static Optional<Refusal> check(World world, CampaignState state, CharacterId caster, String target) {
        String name = state.adventurer(caster).map(Adventurer::name).orElse("Nobody");
        if (!inForce(state, caster)) {
            return Optional.of(new MagicRefusal.NoSuchSpellInForce(name, "Detect Magic"));
        }
        return look(world, state, target).isPresent()
                ? Optional.empty()
                : Optional.of(new MagicRefusal.NoTarget("Detect Magic", "something in sight within 60 feet"));
    }

    static boolean inForce(CampaignState state, CharacterId caster) {
        return Effects.find(state, new Effect.On.OnCharacter(caster), DetectMagic.KINDS)
                .isPresent();
    }

    /** Tells the caster; a look takes a round, which the caller lets pass. */
    @Rule({"SP-01", "SP-77"})
    public static void examine(Unfolding u, CharacterId caster, String target) {
        look(u.world(), u.state(), target)
                .ifPresent(
                        trace -> u.emit(new MagicEvent.MagicSought(caster, trace.what(), trace.magic(), trace.held())));
    }

    private static Optional<Trace> look(World world, CampaignState state, String text) {
        Scene scene = scene(world, state);
        return Chests.named(List.of(text))
                .flatMap(id -> Chests.atHand(scene).stream()
                        .filter(hoard -> hoard.id().equals(id))
                        .findFirst())
                .map(chest -> chest(state, chest))
                .or(() -> Target.read(text).flatMap(target -> look(world, state, target)));
    }

    private static Trace chest(CampaignState state, Hoard chest) {
        List<Effect> on = state.effects().stream()
                .filter(effect -> spell(effect) && effect.word(Effect.THING).equals(chest.id()))
                .toList();
        return new Trace(
                "the chest",
                !on.isEmpty(),
                on.stream().anyMatch(effect -> effect.kind().equals("SP-14")));
    }

    /** As any member of the company would look about him. */
    private static Scene scene(World world, CampaignState state) {
        CharacterId first =
                state.order().isEmpty() ? new CharacterId("") : state.order().getFirst();
        return new Scene(world, state, new Caster.Member(first), spell(world), 1);
    }

    /** What one of the company sees of something; empty if he cannot see it. */
    static Optional<Trace> look(World world, CampaignState state, Target target) {
        return switch (target) {
            case Target.OnMember member -> member(world, state, member);
            case Target.OnFoe foe -> foe(world, state, foe);
            case Target.OnDoor door -> door(world, state, door.edge());
            case Target.OnItem item -> item(world, state, item);
            case Target.OnCell cell -> place(world, state, cell.cell());
            case Target.OnType type -> Optional.empty();
        };
    }

    /** A place in sight: a spell lies on it if it reaches it. */
    private static Optional<Trace> place(World world, CampaignState state, Cell cell) {
        return OnPlace.place(scene(world, state), cell).isPresent()
                ? Optional.empty()
                : state.underground()
                        .map(at -> new Trace(
                                "the place",
                                state.effects().stream()
                                        .anyMatch(effect -> spell(effect)
                                                && effect.word(Effect.THING).isEmpty()
                                                && effect.on() instanceof Effect.On.OnCell on
                                                && on.level().equals(at.level())
                                                && on.cell().distance(cell) * CELL <= span(effect)),
                                false));
    }

    private static int span(Effect effect) {
        return Math.max(
                effect.number(Effects.SPAN),
                Math.max(effect.number(MagicLight.SHINES), effect.number(MagicLight.DARKENS)));
    }

    private static Optional<Trace> member(World world, CampaignState state, Target.OnMember target) {
        Effect.On on = new Effect.On.OnCharacter(target.id());
        return state.adventurer(target.id())
                .filter(who -> state.order().contains(who.id()))
                .map(who -> new Trace(
                        who.name(), open(world, state, on) && (spellOn(state, on) || wearsMagic(who)), false));
    }

    /** Nothing shows of what is inside a shell against magic. */
    @Rule("SP-01")
    private static boolean open(World world, CampaignState state, Effect.On who) {
        return AntiMagicShell.shell(world, state, who).isEmpty();
    }

    private static boolean wearsMagic(Adventurer who) {
        return who.items().stream().anyMatch(item -> item.carried() != Carried.STOWED && EquipmentTables.magical(item));
    }

    private static Optional<Trace> foe(World world, CampaignState state, Target.OnFoe target) {
        Optional<Encounter> meeting =
                state.encounter().filter(each -> each.phase() != Encounter.Phase.WARNED && each.distance() <= FEET);
        return meeting.flatMap(each -> each.foe(target.id()))
                .filter(foe -> !foe.gone())
                .map(foe -> {
                    boolean enchanted = world.book()
                            .monsters()
                            .find(foe.monster())
                            .map(monster ->
                                    Creatures.enchanted(monster, state.ruleset().profile()))
                            .orElse(false);
                    boolean known = meeting.get().kindKnown();
                    return new Trace(
                            known ? foe.name() : "the shape",
                            open(world, state, new Effect.On.OnFoe(foe.id()))
                                    && (enchanted
                                            || FoeImages.is(state, foe.id())
                                            || foe.items().stream().anyMatch(EquipmentTables::magical)
                                            || spellOn(state, new Effect.On.OnFoe(foe.id()))),
                            false);
                });
    }

    /** A door in sight that the company knows of. */
    private static Optional<Trace> door(World world, CampaignState state, Edge edge) {
        Scene scene = scene(world, state);
        return state.underground()
                .filter(at -> Doorways.known(scene, edge).isPresent()
                        && Doorways.seen(scene, edge)
                        && Doorways.feet(scene, edge) <= FEET)
                .map(at -> {
                    boolean held = HeldDoors.held(state, at.level(), edge);
                    boolean magic = held || spellOn(state, new Effect.On.OnDoor(at.level(), edge));
                    return new Trace("the door", magic, held);
                });
    }

    private static Optional<Trace> item(World world, CampaignState state, Target.OnItem target) {
        return things(world, state).stream()
                .filter(item -> item.id().equals(target.id()))
                .findFirst()
                .map(item -> new Trace(
                        item.name(),
                        !shut(world, state, item)
                                && (EquipmentTables.magical(item)
                                        || spellOn(state, new Effect.On.OnThing(item.id()))
                                        || state.effects().stream()
                                                .anyMatch(effect -> spell(effect)
                                                        && effect.word(Effect.THING)
                                                                .equals(item.id()
                                                                        .value()))),
                        false));
    }

    /** Whether its bearer stands in a shell against magic. */
    private static boolean shut(World world, CampaignState state, Item item) {
        return state.company().stream()
                .filter(who -> who.item(item.id()).isPresent())
                .anyMatch(who -> !open(world, state, new Effect.On.OnCharacter(who.id())));
    }

    private static boolean spellOn(CampaignState state, Effect.On on) {
        return state.effectsOn(on).stream()
                .anyMatch(effect -> spell(effect) && effect.word(Effect.THING).isEmpty());
    }

    /** Whether an effect is magic at work, and not what magic has left behind: a drink, a fright, the cold in one's bones. */
    private static boolean spell(Effect effect) {
        return effect.kind().startsWith("SP-")
                && LEFT_BEHIND.stream().noneMatch(effect.kind()::endsWith)
                && effect.number(CreateWater.WATERED) == 0;
    }

    /** Things that the company carries and those that it has found where it stands. */
    static List<Item> things(World world, CampaignState state) {
        List<Item> all = new ArrayList<>();
        state.company().forEach(member -> all.addAll(member.items()));
        found(world, state).forEach(hoard -> all.addAll(hoard.things()));
        return all;
    }

    private static List<Hoard> found(World world, CampaignState state) {
        List<Hoard> hoards = new ArrayList<>();
        state.underground().ifPresent(at -> {
            var level = state.level(at.level());
            Hoard pile = level.piles().get(at.cell());
            if (pile != null) {
                hoards.add(pile);
            }
            world.level(at.level())
                    .flatMap(each -> each.roomAt(at.cell()))
                    .ifPresent(room -> hoards.addAll(level.room(room.id()).hoards()));
        });
        return hoards.stream().filter(Hoard::atHand).toList();
    }

    /** What a caster may look at, by what his side sees. */
    public static List<Aim> aims(World world, CampaignState state, CharacterId caster) {
        if (!inForce(state, caster)) {
            return List.of();
        }
        List<Aim> aims = new ArrayList<>(sights(world, state, caster));
        aims.addAll(Chests.aims(scene(world, state)));
        return aims;
    }

    /** All that a member could look at closely, whatever for. */
    static List<Aim> sights(World world, CampaignState state, CharacterId caster) {
        List<Aim> aims = new ArrayList<>();
        Scene scene = scene(world, state);
        Doorways.all(scene)
                .forEach(
                        edge -> aims.add(new Aim("door:" + edge, "the door " + Doorways.whereabouts(scene, edge), "")));
        state.underground().ifPresent(at -> aims.add(new Aim("cell:" + at.cell(), "this place", "")));
        state.encounter()
                .ifPresent(meeting ->
                        aims.addAll(Foes.aims(new Scene(world, state, new Caster.Member(caster), spell(world), 1))));
        state.company().forEach(member -> aims.add(new Aim("member:" + member.id(), member.name(), "")));
        found(world, state)
                .forEach(hoard -> hoard.things()
                        .forEach(item -> aims.add(new Aim("item:" + item.id(), item.name(), hoard.where()))));
        state.company()
                .forEach(member -> member.items()
                        .forEach(item ->
                                aims.add(new Aim("item:" + item.id(), item.name(), "carried by " + member.name()))));
        return aims.stream()
                .filter(aim -> look(world, state, aim.value()).isPresent())
                .toList();
    }

    private static Spell spell(World world) {
        return world.book().spells().spell("SP-01");
    }
}
