package org.woodgrain.lab.player;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.view.View;

/** Keeping a light: a lantern before torches, and a new one before the last dies. */
final class Lamps {
    private Lamps() {}

    /** Whether the last light dies within this turn or the next, or there is none. */
    static boolean low(View view) {
        return view.strip().lights().stream().allMatch(lamp -> lamp.left() <= 1);
    }

    /** Torches, and flasks of oil for the lantern, that the company carries. */
    static int stock(View view) {
        return view.company().stream()
                .flatMap(member -> member.items().stream())
                .filter(thing -> thing.name().toLowerCase(Locale.ROOT).matches(".*(torch|oil).*"))
                .mapToInt(View.Thing::quantity)
                .sum();
    }

    /** Lights a lantern if there is one, else a torch. */
    static Optional<Pick> kindle(View view) {
        return Picks.offer(view, "light").map(offer -> {
            List<Offer.Choice> choices = offer.fields().getFirst().choices();
            Offer.Choice best = choices.stream()
                    .filter(choice -> (choice.label() + choice.note())
                            .toLowerCase(Locale.ROOT)
                            .contains("lantern"))
                    .findFirst()
                    .orElse(choices.getFirst());
            return Picks.with(offer, offer.fields().getFirst().name(), best.value());
        });
    }
}
