package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.DelveCommand.Share;
import org.woodgrain.campaign.delve.Crew;
import org.woodgrain.campaign.people.Capacity;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/** Shares treasure out among those who carry it. */
final class Parts {
    static final List<String> METALS = List.of("pp", "gp", "ep", "sp", "cp");

    private Parts() {}

    static int many(Purse purse, String metal) {
        return switch (metal) {
            case "pp" -> purse.platinum();
            case "gp" -> purse.gold();
            case "ep" -> purse.electrum();
            case "sp" -> purse.silver();
            case "cp" -> purse.copper();
            default -> 0;
        };
    }

    /** Only the coins of these metals. */
    static Purse only(Purse purse, List<String> metals) {
        return new Purse(
                metals.contains("pp") ? purse.platinum() : 0,
                metals.contains("gp") ? purse.gold() : 0,
                metals.contains("ep") ? purse.electrum() : 0,
                metals.contains("sp") ? purse.silver() : 0,
                metals.contains("cp") ? purse.copper() : 0);
    }

    /**
     * What a pick takes: the parts named, or all; by those named, or all who can act. Coins are spread evenly as far as packs, sacks
     * and backs have room, the dearest first; single things go to whoever carries least. What finds no room stays.
     */
    static DelveCommand.Load load(World world, CampaignState state, Pick pick) {
        Optional<Hoard> hoard = state.underground()
                .map(Place.Underground::level)
                .flatMap(level -> state.level(level).hoard(pick.one("hoard")));
        if (hoard.isEmpty()) {
            return new DelveCommand.Load(List.of());
        }
        List<String> what = pick.many("what");
        Purse coins = what.isEmpty() ? hoard.get().coins() : only(hoard.get().coins(), what);
        List<Item> things = hoard.get().things().stream()
                .filter(item -> what.isEmpty() || what.contains(item.id().value()))
                .toList();
        List<String> named = pick.many("who");
        List<Bearer> bearers = new ArrayList<>();
        for (Adventurer member : state.company()) {
            boolean asked = named.isEmpty()
                    ? Crew.canAct(state, member.id()).isEmpty()
                    : named.contains(member.id().value());
            if (asked) {
                bearers.add(new Bearer(
                        member.id(),
                        Capacity.weight(world.book(), state.ruleset(), member),
                        Capacity.coins(world.book().equipment(), member)));
            }
        }
        for (Item thing : things) {
            bearers.stream()
                    .filter(bearer -> bearer.weight >= thing.weight() * thing.quantity())
                    .max(Comparator.comparingInt(bearer -> bearer.weight))
                    .ifPresent(bearer -> bearer.take(thing));
        }
        spread(bearers, coins);
        List<Share> shares = new ArrayList<>();
        for (Bearer bearer : bearers) {
            if (bearer.taken.count() > 0 || !bearer.things.isEmpty()) {
                shares.add(new Share(bearer.who, hoard.get().id(), bearer.taken, bearer.things));
            }
        }
        return new DelveCommand.Load(shares);
    }

    private static void spread(List<Bearer> bearers, Purse coins) {
        Purse left = coins;
        List<Bearer> open = new ArrayList<>(bearers);
        while (left.count() > 0 && !open.isEmpty()) {
            int each = Math.max(1, left.count() / open.size());
            for (Bearer bearer : List.copyOf(open)) {
                int fits = Math.min(Math.min(bearer.room, bearer.weight), Math.min(each, left.count()));
                if (fits <= 0) {
                    open.remove(bearer);
                } else {
                    Purse part = left.first(fits);
                    bearer.take(part);
                    left = left.minus(part);
                }
            }
        }
    }

    /** One who carries, with the weight and the coins that he still has room for. */
    private static final class Bearer {
        private final CharacterId who;
        private int weight;
        private int room;
        private Purse taken = Purse.EMPTY;
        private final List<ItemId> things = new ArrayList<>();

        Bearer(CharacterId who, int weight, int room) {
            this.who = who;
            this.weight = weight;
            this.room = room;
        }

        void take(Item thing) {
            things.add(thing.id());
            weight -= thing.weight() * thing.quantity();
        }

        void take(Purse coins) {
            taken = taken.plus(coins);
            weight -= coins.count();
            room -= coins.count();
        }
    }
}
