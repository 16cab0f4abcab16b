package org.woodgrain.campaign.harm;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.magic.SpellBooks;
import org.woodgrain.rules.treasure.MagicItem;

/**
 * What great fire and lightning do to things that no living hand holds: magic items save or are lost, coins melt into lumps,
 * lightning shatters gems, and jewelry loses a quarter of its worth.
 */
public final class Scorching {
    private static final String FIRE = "fire";
    private static final Set<String> FORCES = Set.of(FIRE, "lightning");
    private static final String GEM = "gem";
    private static final String JEWELRY = "jewelry";
    private static final String LUMP = "loot";
    private static final String MAP = "map/";

    private final Unfolding u;
    private final String force;
    private final String owner;
    private final boolean open;
    private final List<ItemId> lost = new ArrayList<>();
    private final List<Item> now = new ArrayList<>();

    private Scorching(Unfolding u, String force, String owner, boolean open) {
        this.u = u;
        this.force = force;
        this.owner = owner;
        this.open = open;
    }

    /** The things of one whom it has just killed; nothing happens to those of a survivor. */
    @Rule({"TR-23", "TR-24"})
    public static void slain(Unfolding u, Effect.On who, String force) {
        if (!FORCES.contains(force)) {
            return;
        }
        switch (who) {
            case Effect.On.OnCharacter on ->
                u.state()
                        .adventurer(on.character())
                        .filter(dead -> dead.life() == Life.DEAD)
                        .ifPresent(dead -> {
                            new Scorching(u, force, dead.name(), true).all(who, "", dead.items(), dead.purse());
                            books(u, dead, force);
                        });
            case Effect.On.OnFoe on ->
                u.state()
                        .encounter()
                        .flatMap(meeting -> meeting.foe(on.foe()))
                        .filter(foe -> foe.standing() == Foe.Standing.DEAD)
                        .ifPresent(foe ->
                                new Scorching(u, force, foe.name(), false).all(who, "", foe.items(), foe.carried()));
            case Effect.On.OnCell cell -> {}
            case Effect.On.OnDoor door -> {}
            case Effect.On.OnThing thing -> {}
        }
    }

    /** Fire that kills its bearer burns the books of spells that he has with him. */
    @Rule("MA-29")
    private static void books(Unfolding u, Adventurer dead, String force) {
        boolean along = u.state().underground().isPresent()
                && u.state().workshop().carried().contains(dead.id());
        if (!force.equals(FIRE) || !along) {
            return;
        }
        List<Integer> levels = SpellBooks.levels(
                        u.world().book().spells(),
                        dead.acting(),
                        u.world().book().characters().at(dead.career()))
                .stream()
                .filter(level -> u.state().workshop().copies(dead.id(), level) > 0)
                .toList();
        if (!levels.isEmpty()) {
            u.emit(new HarmEvent.BooksBurnt(dead.id(), levels));
        }
    }

    /** What lies about in these squares; a chest is no shield. */
    @Rule({"TR-19", "TR-24"})
    public static void lying(Unfolding u, String level, Set<Cell> cells, String force) {
        if (!FORCES.contains(force)) {
            return;
        }
        List<Hoard> there = new ArrayList<>(u.state().level(level).piles().values());
        u.state().level(level).rooms().values().forEach(room -> there.addAll(room.hoards()));
        for (Hoard hoard : there) {
            if (cells.contains(hoard.cell()) && !hoard.empty()) {
                new Scorching(u, force, "what lies there", false)
                        .all(new Effect.On.OnCell(level, hoard.cell()), hoard.id(), hoard.things(), hoard.coins());
            }
        }
    }

    private void all(Effect.On where, String hoard, List<Item> things, Purse purse) {
        for (Item item : things) {
            if (item.carried() != Carried.LYING) {
                one(item);
            }
        }
        melt(purse);
        if (!lost.isEmpty() || !now.isEmpty()) {
            u.emit(new HarmEvent.ThingsScorched(
                    where, hoard, force, lost, now, u.throwing().take()));
        }
    }

    @Rule({"TR-20", "TR-22", "TR-26"})
    private void one(Item item) {
        if (item.kind().equals(GEM)) {
            if (!force.equals(FIRE)) {
                lost.add(item.id());
            }
        } else if (item.kind().equals(JEWELRY)) {
            int gold = item.worth() / Coins.GOLD * 3 / 4;
            now.add(new Item(
                    item.id(),
                    item.kind(),
                    item.name(),
                    item.quantity(),
                    item.weight(),
                    gold * Coins.GOLD,
                    item.carried(),
                    item.inside(),
                    item.bonus()));
        } else if (item.kind().startsWith(MAP) || EquipmentTables.magical(item) && !saves(item)) {
            lost.add(item.id());
        }
    }

    @Rule({"TR-25", "TR-26", "TR-27"})
    private boolean saves(Item item) {
        OptionalInt needed = u.world()
                .book()
                .treasure()
                .find(item.kind())
                .map(magic -> u.world().book().treasure().saves().needed(magic, bonus(magic, item), force.equals(FIRE)))
                .orElse(OptionalInt.empty());
        return needed.isPresent()
                && (open ? dice(item) : dice(item).secret())
                        .atLeast(needed.getAsInt())
                        .roll(1, 20)
                        .success();
    }

    private Throws.Throw dice(Item item) {
        return u.throwing()
                .of("TR-25", "whether the " + item.name() + " lasts")
                .by(owner)
                .on(DiceStream.REFEREE);
    }

    private static int bonus(MagicItem magic, Item item) {
        return item.bonus() != 0 ? item.bonus() : magic.bonus();
    }

    /** Each metal runs into one lump, worth what the coins were, which must be smelted before it is money. */
    @Rule("TR-19")
    private void melt(Purse purse) {
        lump("platinum", purse.platinum(), Coins.PLATINUM);
        lump("gold", purse.gold(), Coins.GOLD);
        lump("electrum", purse.electrum(), Coins.ELECTRUM);
        lump("silver", purse.silver(), Coins.SILVER);
        lump("copper", purse.copper(), 1);
    }

    private void lump(String metal, int pieces, int worth) {
        if (pieces > 0) {
            now.add(new Item(
                    new ItemId(u.newId("i")),
                    LUMP,
                    "lump of " + metal,
                    1,
                    pieces,
                    pieces * worth,
                    Carried.STOWED,
                    "",
                    0));
        }
    }
}
