package org.woodgrain.lab.player;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.woodgrain.campaign.offers.Offer;

/** What one member may do in a round. */
record Choices(String member, Offer.Field field) {
    private static final String DEED = "do-";
    private static final String FRIENDS = "takes in ";

    /** The field of a member; empty for other fields. */
    static Optional<Choices> of(Offer.Field field) {
        return field.name().startsWith(DEED)
                ? Optional.of(new Choices(field.name().substring(DEED.length()), field))
                : Optional.empty();
    }

    /** Whether he would do that if nothing else were said. */
    boolean would(String begin) {
        return field.preset().startsWith(begin);
    }

    /** The first deed that begins so. */
    Optional<String> first(String begin) {
        return first(begin, any -> true);
    }

    /** The first that begins so and would harm nobody of the company. */
    Optional<String> clean(String begin) {
        return first(begin, choice -> !choice.note().startsWith(FRIENDS));
    }

    Optional<String> first(String begin, Predicate<Offer.Choice> as) {
        for (Offer.Choice choice : field.choices()) {
            if (choice.value().startsWith(begin) && as.test(choice)) {
                return Optional.of(choice.value());
            }
        }
        return Optional.empty();
    }

    /** Those that begin so and would harm nobody of the company. */
    List<String> allClean(String begin) {
        return field.choices().stream()
                .filter(choice ->
                        choice.value().startsWith(begin) && !choice.note().startsWith(FRIENDS))
                .map(Offer.Choice::value)
                .toList();
    }
}
