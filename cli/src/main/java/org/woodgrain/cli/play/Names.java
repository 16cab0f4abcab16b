package org.woodgrain.cli.play;

import java.util.LinkedHashSet;
import java.util.Set;
import org.woodgrain.campaign.offers.Offer;

/**
 * How an offer can be called.
 *
 * <p>An offer that stands for one person or thing has an id with its own id behind ({@code turn:c1}) and a label with
 * its name in front ("Berta: turn undead"); it may be called {@code turn}, {@code turn berta} or {@code turn:c1}.
 */
final class Names {
    private Names() {}

    /** All names, in plain words. */
    static Set<String> of(Offer offer) {
        Set<String> names = new LinkedHashSet<>();
        names.add(Words.plain(offer.id()));
        names.add(Words.plain(offer.label()));
        names.add(Words.plain(base(offer)));
        String subject = subject(offer);
        if (!subject.isEmpty()) {
            names.add(Words.plain(base(offer) + " " + subject));
            names.add(Words.plain(base(offer) + " " + subject.split(" ", -1)[0]));
        }
        return names;
    }

    /** How it is shown: {@code turn Berta}. */
    static String shown(Offer offer) {
        String subject = subject(offer);
        return subject.isEmpty() ? offer.id() : base(offer) + " " + subject.split(" ", -1)[0];
    }

    private static String base(Offer offer) {
        return offer.id().split("[.:]", 2)[0];
    }

    private static String subject(Offer offer) {
        int colon = offer.label().indexOf(": ");
        return base(offer).equals(offer.id()) || colon < 0 ? "" : offer.label().substring(0, colon);
    }
}
