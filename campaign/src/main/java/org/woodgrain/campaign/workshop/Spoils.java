package org.woodgrain.campaign.workshop;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.WorkshopCommand;
import org.woodgrain.campaign.event.WorkshopEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.WorkshopRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Spoil;
import org.woodgrain.campaign.town.Homecoming;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.experience.Points;
import org.woodgrain.rules.experience.Prize;
import org.woodgrain.rules.treasure.MagicItem;
import org.woodgrain.rules.treasure.Scrolls;
import org.woodgrain.rules.treasure.Worth;

/** Selling things of magic that were found: what they bring counts for those who brought them home. */
public final class Spoils {
    private static final String WISHES = "MI-007";

    private Spoils() {}

    @Rule("XP-06")
    static Optional<Refusal> check(World world, CampaignState state, WorkshopCommand.SellFound sell) {
        Adventurer who = state.adventurer(sell.who()).orElseThrow();
        return who.item(sell.thing())
                        .filter(item -> saleable(world, state, item))
                        .isPresent()
                ? Optional.empty()
                : Optional.of(new WorkshopRefusal.NotForSale(who.name()));
    }

    /** Whether a thing is magical, not of a wizard of the company, and known for what it is; its worth stays out of it. */
    public static boolean saleable(World world, CampaignState state, Item item) {
        return EquipmentTables.magical(item)
                && !state.workshop().made().contains(item.id())
                && world.book()
                        .treasure()
                        .find(item.kind())
                        .filter(magic -> seenThrough(world, magic, item))
                        .isPresent();
    }

    private static boolean seenThrough(World world, MagicItem magic, Item item) {
        boolean plain = world.book()
                .equipment()
                .article(item.kind())
                .filter(article -> article.name()
                        .toLowerCase(Locale.ROOT)
                        .equals(item.name().toLowerCase(Locale.ROOT)))
                .isPresent();
        return !plain && !item.name().equals(magic.face());
    }

    /**
     * What a thing is worth as it is now, in copper pieces: spells read off a scroll and charges used are gone. Only the
     * buyer finds out what is left in it, when it is his.
     */
    @Rule("TR-33")
    private static int value(Unfolding u, Item item) {
        int worth = item.worth() * item.quantity();
        if (Scrolls.isSpellScroll(item.kind())) {
            return Math.min(worth, Selling.cost(u.world(), item));
        }
        return wishing(u.world(), item)
                ? Worth.wishing(item.worth() / Coins.GOLD, wishes(u)) * Coins.GOLD
                : Selling.left(u.state(), item, worth);
    }

    /** Whether it is the sword of wishes, and the referee has set no other worth for it. */
    private static boolean wishing(World world, Item item) {
        return item.kind().startsWith(WISHES)
                && item.worth() == world.book().treasure().item(WISHES).worth() * Coins.GOLD;
    }

    /** Nobody has asked how many there are before. */
    private static int wishes(Unfolding u) {
        return u.throwing().of(WISHES, "wishes left in it").secret().roll(2, 4).total();
    }

    /** A month goes by; a thing that is worth nothing finds nobody who wants it. */
    @Rule({"MA-36", "XP-06"})
    static void carryOut(Unfolding u, WorkshopCommand.SellFound sell) {
        Optional<Sale> sold = Sale.after(u, sell.who(), sell.thing(), item -> value(u, item));
        if (sold.isEmpty()) {
            return;
        }
        Sale sale = sold.get();
        Optional<Spoil> spoil =
                Optional.ofNullable(u.state().workshop().spoils().get(sell.thing()));
        u.emit(new WorkshopEvent.FoundSold(
                sell.who(),
                sell.thing(),
                sale.item().name(),
                sale.copper(),
                sale.purse(),
                u.throwing().take()));
        spoil.ifPresent(each -> award(u, each, sale.item().name(), sale.copper()));
    }

    /** What it brought beyond what it counted for already, shared by those who brought it home and live. */
    @Rule("XP-06")
    private static void award(Unfolding u, Spoil spoil, String name, int copper) {
        int more = copper - spoil.counted();
        List<Adventurer> sharers = spoil.sharers().stream()
                .flatMap(id -> u.state().adventurer(id).stream())
                .filter(Adventurer::living)
                .toList();
        if (more <= 0 || sharers.isEmpty()) {
            return;
        }
        Prize prize = new Prize(name, "XP-06", Points.of(more, Coins.GOLD), spoil.opposition());
        for (Adventurer sharer : sharers) {
            Homecoming.award(u, sharer.id(), sharer.level(), List.of(prize), sharers);
            Homecoming.promote(u, sharer.id());
        }
    }
}
