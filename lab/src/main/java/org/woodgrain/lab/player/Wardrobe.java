package org.woodgrain.lab.player;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.view.View;

/** What is bought, worn and kept ready: plate and shields in front, oil to throw from the rear, a caster's hand free. */
final class Wardrobe {
    private static final String PLATE = "plate";
    private static final String PLATE_MAIL = "EQI-03";
    private static final int PLATE_PRICE = 50;
    private static final String SHIELD = "shield";
    private static final String SHIELDS = "EQI-05";
    private static final int SHIELD_PRICE = 10;
    private static final List<String> ARMS =
            List.of("sword", "axe", "mace", "hammer", "spear", "flail", "morning star");
    private static final String SWORD = "EQI-10";
    private static final String MACE = "EQI-09";
    private static final int SWORD_PRICE = 10;
    private static final String OIL = "oil";
    private static final String FLASK = "EQI-46";
    private static final int FLASK_PRICE = 2;
    /** Flasks that each of the rear carries. */
    private static final int FLASKS = 3;

    private static final String RATIONS = "rations";
    private static final String WEEK = "EQI-51";
    private static final int WEEK_PRICE = 15;
    private static final String WORN = "worn";
    private static final String IN_HAND = "in hand";
    private static final int TRIES = 6;
    private static final Pattern GOLD = Pattern.compile("(\\d+) gp");

    private final Tries tries;

    Wardrobe(Tries tries) {
        this.tries = tries;
    }

    /** Whatever can be made better in town, one thing at a time; empty when all is well. */
    Optional<Pick> better(View view) {
        for (View.Member member : view.company()) {
            Optional<Pick> pick = fights(member) ? armour(view, member) : oil(view, member);
            if (pick.isEmpty()) {
                pick = food(view, member);
            }
            if (pick.isPresent()
                    && tries.count("town wardrobe " + member.id() + pick.get().offer()) < TRIES) {
                return pick;
            }
        }
        return Optional.empty();
    }

    /** A caster with both hands full cannot cast: the weapon goes to the belt. */
    Optional<Pick> handFree(View view) {
        for (View.Member member : view.company()) {
            List<View.Thing> held = member.items().stream()
                    .filter(thing -> thing.carried().equals(IN_HAND))
                    .toList();
            if (!member.kind().contains("magic") || held.size() < 2) {
                continue;
            }
            Optional<View.Thing> weapon = held.stream()
                    .filter(thing ->
                            !thing.name().contains("torch") && !thing.name().contains("lantern"))
                    .findFirst();
            Optional<Pick> pick = weapon.flatMap(thing -> ready(view, member, thing, "at-hand"));
            if (pick.isPresent()
                    && tries.count("sheathed " + pick.get() + view.strip().day()) < 2) {
                return pick;
            }
        }
        return Optional.empty();
    }

    private static boolean fights(View.Member member) {
        return !member.kind().contains("magic");
    }

    /** Plate for whoever can pay it; the mail that was worn is sold. */
    private static Optional<Pick> armour(View view, View.Member member) {
        Optional<View.Thing> plate = thing(member, PLATE);
        Optional<View.Thing> mail = thing(member, "chain").or(() -> thing(member, "leather"));
        Optional<View.Thing> shield = thing(member, SHIELD);
        if (plate.isEmpty() && gold(member) >= PLATE_PRICE) {
            return buy(view, member, PLATE_MAIL, 1);
        }
        if (plate.isPresent() && mail.isPresent()) {
            return Picks.offer(view, "sell")
                    .map(offer -> Picks.with(
                            offer, "thing", member.id() + ":" + mail.get().id()));
        }
        if (plate.isPresent() && !plate.get().carried().equals(WORN)) {
            return ready(view, member, plate.get(), WORN);
        }
        Optional<View.Thing> arm =
                ARMS.stream().flatMap(word -> thing(member, word).stream()).findFirst();
        if (arm.isEmpty() && gold(member) >= SWORD_PRICE) {
            return buy(view, member, member.kind().contains("cleric") ? MACE : SWORD, 1);
        }
        if (arm.isPresent() && member.items().stream().noneMatch(thing -> armed(thing))) {
            return ready(view, member, arm.get(), "in-hand");
        }
        if (shield.isEmpty() && gold(member) >= SHIELD_PRICE) {
            return buy(view, member, SHIELDS, 1);
        }
        if (shield.isPresent() && !shield.get().carried().equals(IN_HAND)) {
            return ready(view, member, shield.get(), "in-hand");
        }
        return Optional.empty();
    }

    private static boolean armed(View.Thing thing) {
        String name = thing.name().toLowerCase(Locale.ROOT);
        return thing.carried().equals(IN_HAND)
                && !name.contains(SHIELD)
                && !name.contains("torch")
                && !name.contains("lantern");
    }

    private static Optional<Pick> oil(View view, View.Member member) {
        int has = quantity(member, OIL);
        int wanted = Math.min(FLASKS - has, gold(member) / FLASK_PRICE);
        return wanted > 0 ? buy(view, member, FLASK, wanted) : Optional.empty();
    }

    private static Optional<Pick> food(View view, View.Member member) {
        return quantity(member, RATIONS) == 0 && gold(member) >= WEEK_PRICE
                ? buy(view, member, WEEK, 1)
                : Optional.empty();
    }

    private static Optional<Pick> buy(View view, View.Member member, String article, int many) {
        return Picks.offer(view, "buy")
                .map(offer -> Picks.with(
                        Picks.with(Picks.with(offer, "article", article), "who", member.id()),
                        "quantity",
                        Integer.toString(many)));
    }

    private static Optional<Pick> ready(View view, View.Member member, View.Thing thing, String how) {
        return Picks.offer(view, "ready")
                .map((Offer offer) ->
                        Picks.with(Picks.with(offer, "thing", member.id() + ":" + thing.id()), "how", how));
    }

    private static Optional<View.Thing> thing(View.Member member, String word) {
        return member.items().stream()
                .filter(thing -> thing.name().toLowerCase(Locale.ROOT).contains(word))
                .findFirst();
    }

    private static int quantity(View.Member member, String word) {
        return member.items().stream()
                .filter(thing -> thing.name().toLowerCase(Locale.ROOT).contains(word))
                .mapToInt(View.Thing::quantity)
                .sum();
    }

    /** Gold pieces in the purse. */
    static int gold(View.Member member) {
        Matcher matcher = GOLD.matcher(member.coins().replace(",", ""));
        return matcher.find() ? Integer.parseInt(matcher.group(1)) : 0;
    }
}
