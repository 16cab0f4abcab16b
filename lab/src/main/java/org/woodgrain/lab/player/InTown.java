package org.woodgrain.lab.player;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.view.View;

/** What a careful caller does in town: sell, share out, heal, choose spells, buy light, and set out again. */
final class InTown {
    /** With fewer than these it is better to find new companions. */
    private static final int ENOUGH = 4;

    private static final int MOST_WEEKS = 6;
    private static final int LIGHTS_WANTED = 6;
    private static final String TORCHES = "EQI-44";

    private final Tries tries;

    InTown(Tries tries) {
        this.tries = tries;
    }

    Pick next(View view) {
        tries.forget("below ");
        Optional<Offer> ready = Picks.offer(view, "ready-company");
        if (ready.isPresent() && view.company().size() < ENOUGH) {
            return Picks.preset(ready.get());
        }
        String visit = "town " + view.company().size() + "/" + treasures(view) + " ";
        for (String id : List.of("sell-treasure", "divide-coins")) {
            Optional<Offer> offer = Picks.offer(view, id);
            if (offer.isPresent() && tries.count(visit + id) == 0) {
                return Picks.preset(offer.get());
            }
        }
        Optional<Offer> change = Picks.offer(view, "change-coins");
        for (View.Member member : view.company()) {
            boolean coppers = member.coins().contains("cp") || member.coins().contains("sp");
            if (change.isPresent() && coppers && tries.count(visit + "change " + member.id()) == 0) {
                return Picks.with(change.get(), "who", member.id());
            }
        }
        for (Offer offer : view.offers()) {
            if (offer.id().startsWith("memorise:") && unready(view, offer) && tries.count(visit + offer.id()) == 0) {
                return Picks.preset(offer);
            }
        }
        Optional<Offer> stay = Picks.offer(view, "stay");
        if (stay.isPresent() && hurt(view) && tries.count(visit + "stay") < MOST_WEEKS) {
            return Picks.preset(stay.get());
        }
        Optional<Offer> buy = Picks.offer(view, "buy");
        if (buy.isPresent() && lights(view) < LIGHTS_WANTED && tries.count(visit + "buy") < 2) {
            return Picks.with(buy.get(), "article", TORCHES);
        }
        Optional<Offer> out = Picks.offer(view, "set-out");
        if (out.isPresent()) {
            tries.forget("town ");
            return Picks.preset(out.get());
        }
        return CarefulPlayer.anything(view, List.of("join", "ready-company"));
    }

    private static boolean unready(View view, Offer offer) {
        String who = offer.id().substring(offer.id().indexOf(':') + 1);
        return view.company().stream()
                .anyMatch(member -> member.id().equals(who) && member.spells().isEmpty());
    }

    private static boolean hurt(View view) {
        return view.company().stream().anyMatch(member -> member.hitPoints() < member.maxHitPoints());
    }

    private static int treasures(View view) {
        return view.company().stream().mapToInt(member -> member.items().size()).sum();
    }

    private static int lights(View view) {
        return view.company().stream()
                .flatMap(member -> member.items().stream())
                .filter(thing -> thing.name().toLowerCase(Locale.ROOT).matches(".*(torch|oil).*"))
                .mapToInt(View.Thing::quantity)
                .sum();
    }
}
