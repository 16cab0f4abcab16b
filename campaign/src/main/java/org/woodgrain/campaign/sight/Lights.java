package org.woodgrain.campaign.sight;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.HandlingRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Hands;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/** Torches and lanterns. What is put out keeps the turns that are left in it. */
public final class Lights {
    /** Turns that a torch burns (EQ-24). */
    public static final int TORCH_TURNS = 6;

    /** Turns that a lantern burns on a flask of oil (EQ-24). */
    public static final int LANTERN_TURNS = 24;

    private static final String TORCH = "EQI-44";
    private static final String LANTERN = "EQI-45";
    private static final String OIL = "EQI-46";

    private Lights() {}

    @Rule("EQ-24")
    public static Optional<Refusal> check(World world, CampaignState state, HandlingCommand.LightUp light) {
        EquipmentTables tables = world.book().equipment();
        Adventurer who = state.adventurer(light.who()).orElseThrow();
        Optional<Item> source = who.item(light.source());
        if (source.isEmpty()) {
            return Optional.of(
                    new HandlingRefusal.NoSuchThing(who.name(), light.source().value()));
        }
        Item item = source.get();
        if (!item.kind().equals(TORCH) && !item.kind().equals(LANTERN)) {
            return Optional.of(new HandlingRefusal.NotALight(item.name()));
        }
        if (item.kind().equals(TORCH) && Outdoors.rains(state)) {
            return Optional.of(new GeneralRefusal.NotNow("light the " + item.name(), "the rain would put it out"));
        }
        if (burning(state).contains(item.id())) {
            return Optional.of(new HandlingRefusal.Burning(item.name()));
        }
        if (item.kind().equals(LANTERN) && left(state, item.id()) == 0 && oil(who).isEmpty()) {
            return Optional.of(new HandlingRefusal.NoOil(who.name()));
        }
        return Hands.toPutUp(tables, who.items(), item, burning(state)).isPresent()
                ? Optional.empty()
                : Optional.of(new HandlingRefusal.HandsFull(who.name(), "the light that burns"));
    }

    public static void carryOut(Unfolding u, HandlingCommand.LightUp light) {
        kindle(u, light.who(), light.source());
    }

    /** Why a light cannot be lit; empty if it can. Whether there is time for it is for the caller to say. */
    public static Optional<Refusal> hindrance(World world, CampaignState state, CharacterId who, ItemId source) {
        return check(world, state, new HandlingCommand.LightUp(who, source));
    }

    /** Lights a torch or lantern that was checked, and looks about by it. */
    public static void kindle(Unfolding u, CharacterId id, ItemId source) {
        Adventurer who = u.state().adventurer(id).orElseThrow();
        lightUp(u, id, who.item(source).orElseThrow());
        Sightings.look(u);
    }

    /**
     * Sees to the lights of the fallen when a meeting is over: the first who has a hand free takes each up, and what
     * nobody takes goes out.
     *
     * @param stayed whether the company stands where they fell
     */
    public static void ofTheFallen(Unfolding u, boolean stayed) {
        for (Light light : u.state().lights()) {
            Adventurer bearer = u.state().adventurer(light.bearer()).orElseThrow();
            if (bearer.living() || bearer.item(light.source()).isEmpty()) {
                continue;
            }
            Optional<Adventurer> taker = stayed
                    ? u.state().company().stream()
                            .filter(who -> !u.state().helpless(who.id()))
                            .filter(who -> Hands.used(u.world().book().equipment(), who.items()) < Hands.TWO)
                            .findFirst()
                    : Optional.empty();
            u.emit(
                    taker.isPresent()
                            ? new HandlingEvent.LightTaken(
                                    bearer.id(),
                                    taker.get().id(),
                                    bearer.item(light.source()).orElseThrow())
                            : new HandlingEvent.PutOut(bearer.id(), light.source(), light.turnsLeft()));
        }
    }

    /** Lights every torch and lantern that somebody of the company holds ready. */
    public static void lightWhatIsHeld(Unfolding u) {
        for (Adventurer member : u.state().company()) {
            for (Item item : List.copyOf(member.items())) {
                boolean held = item.carried() == Carried.IN_HAND;
                boolean torch = item.kind().equals(TORCH) && !Outdoors.rains(u.state());
                boolean lantern = item.kind().equals(LANTERN)
                        && (left(u.state(), item.id()) > 0 || oil(member).isPresent());
                if (held && (torch || lantern) && !burning(u.state()).contains(item.id())) {
                    lightUp(u, member.id(), item);
                }
            }
        }
    }

    @Rule("EQ-24")
    private static void lightUp(Unfolding u, CharacterId id, Item source) {
        EquipmentTables tables = u.world().book().equipment();
        Adventurer who = u.state().adventurer(id).orElseThrow();
        for (Item up :
                Hands.toPutUp(tables, who.items(), source, burning(u.state())).orElse(List.of())) {
            u.emit(new HandlingEvent.Readied(id, up.id(), Carried.AT_HAND));
        }
        boolean lantern = source.kind().equals(LANTERN);
        int left = left(u.state(), source.id());
        Item burning =
                source.quantity() > 1 ? source.withId(new ItemId(u.newId("i"))).withQuantity(1) : source;
        Optional<HandlingEvent.Flask> oil = lantern && left == 0 ? oil(who).map(Lights::flask) : Optional.empty();
        int turns = left > 0 ? left : lantern ? LANTERN_TURNS : TORCH_TURNS;
        u.emit(new HandlingEvent.Lit(id, source.id(), burning.carried(Carried.IN_HAND, ""), lantern, turns, oil));
    }

    public static boolean lantern(Item item) {
        return item.kind().equals(LANTERN);
    }

    public static Optional<Refusal> check(CampaignState state, HandlingCommand.PutOut out) {
        Adventurer who = state.adventurer(out.who()).orElseThrow();
        return light(state, out.source()).isPresent()
                ? Optional.empty()
                : Optional.of(new HandlingRefusal.NotBurning(
                        who.item(out.source()).map(Item::name).orElse("thing")));
    }

    public static void carryOut(Unfolding u, HandlingCommand.PutOut out) {
        Light light = light(u.state(), out.source()).orElseThrow();
        u.emit(new HandlingEvent.PutOut(out.who(), out.source(), light.turnsLeft()));
    }

    @Rule("EQ-24")
    public static Optional<Refusal> check(World world, CampaignState state, HandlingCommand.Refill refill) {
        Adventurer who = state.adventurer(refill.who()).orElseThrow();
        Optional<Item> lantern = who.item(refill.lantern());
        if (lantern.isEmpty()) {
            return Optional.of(
                    new HandlingRefusal.NoSuchThing(who.name(), refill.lantern().value()));
        }
        if (!lantern.get().kind().equals(LANTERN)) {
            return Optional.of(new HandlingRefusal.NotALight(lantern.get().name()));
        }
        if (oil(who).isEmpty()) {
            return Optional.of(new HandlingRefusal.NoOil(who.name()));
        }
        int now = light(state, refill.lantern()).map(Light::turnsLeft).orElseGet(() -> left(state, refill.lantern()));
        return now >= LANTERN_TURNS ? Optional.of(new HandlingRefusal.LanternFull()) : Optional.empty();
    }

    public static void carryOut(Unfolding u, HandlingCommand.Refill refill) {
        Adventurer who = u.state().adventurer(refill.who()).orElseThrow();
        u.emit(new HandlingEvent.Refilled(
                refill.who(), refill.lantern(), LANTERN_TURNS, flask(oil(who).orElseThrow())));
    }

    private static Optional<Light> light(CampaignState state, ItemId source) {
        return state.lights().stream()
                .filter(light -> light.source().equals(source))
                .findFirst();
    }

    private static int left(CampaignState state, ItemId source) {
        Integer turns = state.unspent().get(source);
        return turns == null ? 0 : turns;
    }

    private static Optional<Item> oil(Adventurer who) {
        return who.items().stream().filter(item -> item.kind().equals(OIL)).findFirst();
    }

    private static HandlingEvent.Flask flask(Item oil) {
        return new HandlingEvent.Flask(oil.id(), oil.quantity() - 1);
    }

    /** The things that burn. */
    public static Set<ItemId> burning(CampaignState state) {
        return state.lights().stream().map(Light::source).collect(Collectors.toSet());
    }
}
