package org.woodgrain.lab.player;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.view.View;

/** Men for hire, as soon as there is gold for them. */
final class Recruits {
    /** How many men the company would like to have beside its own. */
    private static final int MEN = 3;
    /** Gold pieces that somebody must have before a search is worth its price. */
    private static final int RICH = 900;

    private static final int SEARCHES = 2;
    private static final int OFFERS = 3;
    private static final Pattern GOLD = Pattern.compile("(\\d+) gp");

    private final Tries tries;
    private final int wanted;

    Recruits(Tries tries, int full) {
        this.tries = tries;
        this.wanted = full + MEN;
    }

    Optional<Pick> hire(View view) {
        return bargain(view).or(() -> seek(view));
    }

    /** Those who can pay make offers in turn, the richest first; nobody's charm holds more than a few men. */
    private Optional<Pick> bargain(View view) {
        for (Offer offer : view.offers()) {
            if (offer.id().startsWith("hire.") && tries.of("town " + offer.id()) < OFFERS) {
                List<Offer.Choice> payers = payers(offer)
                        .filter(payer -> gold(payer) >= wanted(offer))
                        .toList();
                int turn = tries.count("town " + offer.id());
                if (turn < payers.size()) {
                    return Optional.of(
                            Picks.with(offer, "employer", payers.get(turn).value()));
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Pick> seek(View view) {
        if (view.company().size() >= wanted) {
            return Optional.empty();
        }
        return Picks.offer(view, "seek-hirelings")
                .flatMap(offer -> payers(offer)
                        .findFirst()
                        .filter(payer -> gold(payer) >= RICH && tries.count("town seeking") < SEARCHES)
                        .map(payer ->
                                Picks.with(Picks.with(offer, "employer", payer.value()), "calling", "fighting-man")));
    }

    /** Who can hire, the richest first. */
    private static Stream<Offer.Choice> payers(Offer offer) {
        return offer.fields().stream()
                .filter(field -> field.name().equals("employer"))
                .flatMap(field -> field.choices().stream())
                .sorted(Comparator.comparingInt(Recruits::gold).reversed());
    }

    private static int wanted(Offer offer) {
        return offer.fields().stream()
                .filter(field -> field.name().equals("gold"))
                .mapToInt(field -> Integer.parseInt(field.preset()))
                .findFirst()
                .orElse(Integer.MAX_VALUE);
    }

    private static int gold(Offer.Choice payer) {
        Matcher sums = GOLD.matcher(payer.note().replace(",", ""));
        int sum = 0;
        while (sums.find()) {
            sum += Integer.parseInt(sums.group(1));
        }
        return sum;
    }
}
