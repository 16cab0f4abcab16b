package org.woodgrain.cli.play;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.woodgrain.campaign.offers.Offer;

/**
 * How an offer can be called.
 *
 * <p>An offer that stands for one person or thing has an id with its own id behind ({@code turn:c1}) and a label with
 * its name in front ("Berta: turn undead"); it may be called {@code turn}, {@code turn berta} or {@code turn:c1}. One that
 * stands for one of several things that somebody can do ("Berta: cast Light") may be called {@code cast light} and
 * {@code cast berta light} too.
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
            names.add(Words.plain(base(offer) + " " + deed(offer)));
            names.add(Words.plain(base(offer) + " " + subject + " " + deed(offer)));
            names.add(Words.plain(base(offer) + " " + subject.split(" ", -1)[0] + " " + deed(offer)));
        }
        return names;
    }

    /** How it is shown: {@code turn Berta}. */
    static String shown(Offer offer) {
        String subject = subject(offer);
        return subject.isEmpty() ? offer.id() : base(offer) + " " + subject.split(" ", -1)[0];
    }

    /** The same among others: with what is done, where the same person can do several such things. */
    static String shown(Offer offer, List<Offer> among) {
        String name = shown(offer);
        long same = among.stream().filter(each -> shown(each).equals(name)).count();
        return same > 1 && !subject(offer).isEmpty() ? name + " " + deed(offer) : name;
    }

    /** What is done, behind the name and without the word for it that is typed first. */
    private static String deed(Offer offer) {
        String rest = offer.label().substring(subject(offer).length() + 2);
        return rest.startsWith(base(offer) + " ") ? rest.substring(base(offer).length() + 1) : rest;
    }

    private static String base(Offer offer) {
        return offer.id().split("[.:]", 2)[0];
    }

    private static String subject(Offer offer) {
        int colon = offer.label().indexOf(": ");
        return base(offer).equals(offer.id()) || colon < 0 ? "" : offer.label().substring(0, colon);
    }
}
