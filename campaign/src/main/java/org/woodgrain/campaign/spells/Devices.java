package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.DeviceEvent;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.people.Faculties;
import org.woodgrain.campaign.people.Permitted;
import org.woodgrain.campaign.refusal.DeviceRefusal;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.HandlingRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Hands;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.treasure.Charges;
import org.woodgrain.rules.treasure.ItemUsers;
import org.woodgrain.rules.treasure.MagicItem;

/** Using wands and staves: a round with the thing in hand, which unlike a spell is not spoiled by a blow. */
public final class Devices {
    private Devices() {}

    /**
     * A power that a member could use now, and at what.
     *
     * @param name of the thing and its power
     * @param rounds whether it takes a round, and not longer
     */
    public record Ready(Item thing, String power, String name, boolean rounds, List<Aim> aims) {}

    /** Why it cannot be used so; empty if it can. Throws no dice. */
    @Rule({"MI-116", "MI-177"})
    public static Optional<Refusal> check(
            World world, CampaignState state, CharacterId id, ItemId thing, String power, List<String> targets) {
        Optional<Adventurer> who =
                state.company().stream().filter(each -> each.id().equals(id)).findFirst();
        if (who.isEmpty()) {
            return Optional.of(new GeneralRefusal.NoSuchCharacter(id.value()));
        }
        Optional<Item> item = who.get().item(thing);
        if (item.isEmpty()) {
            return Optional.of(new HandlingRefusal.NoSuchThing(who.get().name(), thing.value()));
        }
        return barred(world, state, who.get(), item.get())
                .or(() -> find(item.get(), power)
                        .map(found -> {
                            Scene scene = scene(world, state, who.get(), item.get(), found);
                            return Vanished.named(scene, targets)
                                    ? scene.noTarget("somebody or something in sight")
                                    : found.work().check(scene, targets);
                        })
                        .orElseGet(() -> Optional.of(
                                new DeviceRefusal.NoSuchPower(item.get().name(), power))));
    }

    /** Why somebody cannot use a thing at all. */
    private static Optional<Refusal> barred(World world, CampaignState state, Adventurer who, Item item) {
        Optional<MagicItem> known =
                world.book().treasure().find(item.kind()).filter(magic -> Permitted.known(magic, item));
        return Casting.unable(state, who)
                .or(() -> Bearing.idle(state, who))
                .or(() -> Faculties.handless(world.book(), state, who)
                        .map(why -> new GeneralRefusal.CannotAct(who.name(), why)))
                .or(() -> known.isEmpty() || DeviceBook.find(item.kind()).isEmpty()
                        ? Optional.of(new DeviceRefusal.NotUnderstood(who.name(), item.name()))
                        : Optional.empty())
                .or(() -> known.flatMap(magic -> ItemUsers.forbids(magic, who.acting()))
                        .map(rule -> new HandlingRefusal.Forbidden(
                                who.name(), item.name(), who.acting().label(), rule)))
                .or(() -> hands(world, state, who, item));
    }

    private static Optional<Refusal> hands(World world, CampaignState state, Adventurer who, Item item) {
        return Hands.toPutUp(world.book().equipment(), who.items(), item, burning(state))
                        .isPresent()
                ? Optional.empty()
                : Optional.of(new HandlingRefusal.HandsFull(who.name(), "what burns"));
    }

    private static Set<ItemId> burning(CampaignState state) {
        return state.lights().stream().map(Light::source).collect(Collectors.toSet());
    }

    private static Optional<Power> find(Item item, String power) {
        return DeviceBook.find(item.kind()).flatMap(device -> device.power(power));
    }

    @Rule({"MI-114", "MI-115", "MI-178", "SP-119"})
    private static Scene scene(World world, CampaignState state, Adventurer who, Item item, Power power) {
        Device device = DeviceBook.find(item.kind()).orElseThrow();
        String name = world.book().treasure().item(item.kind()).name();
        Spell figures = power.figures(world, item.kind(), name);
        return new Scene(world, state, new Caster.Member(who.id()), figures, device.level(), device.danger());
    }

    /** Takes it in hand, uses what was checked, and takes a charge. */
    @Rule({"MI-116", "MI-177"})
    public static void carryOut(Unfolding u, CharacterId id, ItemId thing, String power, List<String> targets) {
        Adventurer who = u.state().adventurer(id).orElseThrow();
        Item item = who.item(thing).orElseThrow();
        Power used = find(item, power).orElseThrow();
        take(u, who, item);
        Scene scene = scene(u.world(), u.state(), who, item, used);
        Optional<Integer> full = Charges.full(item.kind()).filter(any -> used.charged());
        u.emit(new DeviceEvent.Used(
                id,
                thing,
                item.kind(),
                power,
                Words.at(scene, targets),
                full.isPresent(),
                full.map(charges -> charges - u.state().charges(thing) - 1).orElse(0)));
        Swallowed.orElse(u, scene.now(u), used.work(), targets);
    }

    /** Drawing it costs no more than the move of the round. */
    @Rule("MI-177")
    private static void take(Unfolding u, Adventurer who, Item item) {
        if (item.carried() == Carried.IN_HAND) {
            return;
        }
        Hands.toPutUp(u.world().book().equipment(), who.items(), item, burning(u.state()))
                .orElse(List.of())
                .forEach(up -> u.emit(new HandlingEvent.Readied(who.id(), up.id(), Carried.AT_HAND)));
        u.emit(new HandlingEvent.Readied(who.id(), item.id(), Carried.IN_HAND));
    }

    /** What a member can do with his wands and staves now. */
    public static List<Ready> ready(World world, CampaignState state, Adventurer who) {
        List<Ready> all = new ArrayList<>();
        for (Item item : who.items()) {
            Optional<Device> device = DeviceBook.find(item.kind());
            if (device.isEmpty() || barred(world, state, who, item).isPresent()) {
                continue;
            }
            for (Power power : device.get().powers()) {
                Scene scene = scene(world, state, who, item, power);
                List<Aim> aims = power.work().aims(scene).stream()
                        .filter(aim -> power.work().check(scene, aim.targets()).isEmpty())
                        .toList();
                if (!aims.isEmpty()) {
                    String name = item.name() + (power.label().isEmpty() ? "" : ", " + power.label());
                    all.add(new Ready(item, power.key(), name, power.work().inBattle(), aims));
                }
            }
        }
        return all;
    }

    /** What a power of a kind of thing is called; empty if the thing has only the one. */
    public static String label(String kind, String power) {
        return DeviceBook.find(kind)
                .flatMap(device -> device.power(power))
                .map(Power::label)
                .orElse("");
    }

    /** Whether a power is aimed at enemies, so that using it opens a fight. */
    public static boolean hostile(String kind, String power) {
        return DeviceBook.find(kind)
                .flatMap(device -> device.power(power))
                .filter(found -> found.work().hostile())
                .isPresent();
    }

    /** Whether it can be used in town. */
    public static boolean inTown(String kind, String power) {
        return DeviceBook.find(kind)
                .flatMap(device -> device.power(power))
                .filter(found -> found.work().inTown())
                .isPresent();
    }

    /** Whether it can be used in a round of battle. */
    public static boolean inBattle(String kind, String power) {
        return DeviceBook.find(kind)
                .flatMap(device -> device.power(power))
                .filter(found -> found.work().inBattle())
                .isPresent();
    }
}
