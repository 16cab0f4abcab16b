package org.woodgrain.lab.player;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.view.View;

/** What a careful caller does in town: sell, share out, heal, choose spells, buy light, fill the ranks, and set out. */
final class InTown {
    private static final int OFFERED = 6;
    private static final int MOST_WEEKS = 8;
    /** Gold pieces that stay in the purse. */
    private static final int KEPT = 20;

    private static final int LIGHTS_WANTED = 6;
    private static final String TORCHES = "EQI-44";
    /** Inches at which a purse of small coin is too heavy. */
    private static final int SLOW = 6;

    private static final String SLEEP = "SP-08";

    private final Tries tries;

    private final Wardrobe wardrobe;
    private final Recruits recruits;

    private final int full;

    InTown(Tries tries, Wardrobe wardrobe, int full) {
        this.full = full;
        this.tries = tries;
        this.wardrobe = wardrobe;
        this.recruits = new Recruits(tries, full);
    }

    Pick next(View view) {
        tries.forget("below ");
        return once(view, "sell-treasure")
                .or(() -> ranks(view))
                .or(() -> recruits.hire(view))
                .or(() -> once(view, "divide-coins"))
                .or(() -> change(view))
                .or(() -> rest(view))
                .or(() -> spells(view))
                .or(() -> light(view))
                .or(() -> wardrobe.better(view))
                .or(() -> wardrobe.handFree(view))
                .or(() -> array(view))
                .or(() -> view.company().stream().anyMatch(member -> Wardrobe.gold(member) > KEPT)
                        ? once(view, "bank-wealth")
                        : Optional.empty())
                .or(() -> out(view))
                .orElseGet(() -> CarefulPlayer.anything(view, List.of("join")));
    }

    /** Something done once in a visit, and again when there is something new. */
    private Optional<Pick> once(View view, String id) {
        return Picks.offer(view, id)
                .filter(offer -> tries.count("town " + visit(view) + id) == 0)
                .map(Picks::preset);
    }

    private static String visit(View view) {
        int things = view.company().stream()
                .mapToInt(member -> member.items().size())
                .sum();
        return view.company().size() + "/" + things + " ";
    }

    private Optional<Pick> ranks(View view) {
        if (view.company().size() >= full) {
            return Optional.empty();
        }
        // it is offered up to six, and this company may want to be more
        return view.company().size() >= OFFERED
                ? Optional.of(new Pick(CarefulPlayer.RANKS, Map.of()))
                : Picks.offer(view, CarefulPlayer.RANKS).map(Picks::preset);
    }

    /** Small coin into gold, which is lighter to carry. */
    private Optional<Pick> change(View view) {
        for (View.Member member : view.company()) {
            boolean small = member.move() <= SLOW
                    && (member.coins().contains("cp") || member.coins().contains("sp"));
            Optional<Offer> offer = Picks.offer(view, "change-coins");
            if (small && offer.isPresent() && tries.count("town " + visit(view) + "change " + member.id()) == 0) {
                return Optional.of(Picks.with(offer.get(), "who", member.id()));
            }
        }
        return Optional.empty();
    }

    private Optional<Pick> spells(View view) {
        for (Offer offer : view.offers()) {
            if (offer.id().startsWith("memorise:") && unready(view, offer) && tries.count("town " + offer.id()) == 0) {
                Offer.Field place = offer.fields().getFirst();
                boolean knows = place.choices().stream()
                        .anyMatch(choice -> choice.value().equals(SLEEP));
                return Optional.of(knows ? Picks.with(offer, place.name(), SLEEP) : Picks.preset(offer));
            }
        }
        return Optional.empty();
    }

    /** Spells of sleep that are held. */
    static int sleeps(View view) {
        return (int) view.company().stream()
                .flatMap(member -> member.spells().stream())
                .filter(spell -> spell.toLowerCase(Locale.ROOT).startsWith("sleep"))
                .count();
    }

    /** Whether a caster has nothing in mind, or at the first level something other than sleep. */
    private static boolean unready(View view, Offer offer) {
        String who = offer.id().substring(offer.id().indexOf(':') + 1);
        return view.company().stream()
                .anyMatch(member -> member.id().equals(who)
                        && !member.spells().stream()
                                .anyMatch(
                                        spell -> spell.toLowerCase(Locale.ROOT).startsWith("sleep")));
    }

    private Optional<Pick> rest(View view) {
        return Picks.offer(view, "stay")
                .filter(offer -> hurt(view) && tries.count("town " + visit(view) + "stay") < MOST_WEEKS)
                .map(Picks::preset);
    }

    private static boolean hurt(View view) {
        return view.company().stream().anyMatch(member -> member.hitPoints() < member.maxHitPoints());
    }

    private Optional<Pick> light(View view) {
        Optional<View.Member> buyer = view.company().stream()
                .filter(member -> member.coins().contains("gp"))
                .findFirst();
        return Picks.offer(view, "buy")
                .filter(offer -> buyer.isPresent()
                        && Lamps.stock(view) < LIGHTS_WANTED
                        && tries.count("town " + visit(view) + "buy") < 2)
                .map(offer -> Picks.with(
                        Picks.with(offer, "article", TORCHES),
                        "who",
                        buyer.get().id()));
    }

    /** Fighting-men in front, the hardiest first. */
    private Optional<Pick> array(View view) {
        List<View.Member> sorted = view.company().stream()
                .sorted(Comparator.<View.Member>comparingInt(InTown::place)
                        .thenComparing(Comparator.comparingInt(View.Member::maxHitPoints)
                                .reversed()))
                .toList();
        return Picks.offer(view, "array")
                .filter(offer -> !sorted.equals(view.company()))
                .map(offer -> Picks.with(
                        offer, "order", sorted.stream().map(View.Member::id).toArray(String[]::new)));
    }

    private static int place(View.Member member) {
        return member.kind().contains("fighting") ? 0 : member.kind().contains("cleric") ? 1 : 2;
    }

    private Optional<Pick> out(View view) {
        return Picks.offer(view, "set-out").map(offer -> {
            tries.forget("town ");
            tries.forget("party");
            view.company().forEach(member -> tries.count("party"));
            tries.note("party sleeps", sleeps(view));
            return Picks.preset(offer);
        });
    }
}
