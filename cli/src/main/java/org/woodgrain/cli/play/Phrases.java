package org.woodgrain.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.woodgrain.campaign.offers.Offer;

/** Reads typed lines as offers taken up: {@code force}, {@code listen north}, {@code give bors torch}, {@code n 3}. */
final class Phrases {
    private static final int LONGEST_NAME = 10;

    private Phrases() {}

    /** What a line means among the things that can be done now. */
    static Typed read(String line, List<Offer> offers) {
        Words words = Words.of(line);
        if (words.isEmpty()) {
            return new Typed.Unclear("Nothing was typed.");
        }
        Optional<Typed> walk = Walk.read(words, offers);
        if (walk.isPresent()) {
            return walk.get();
        }
        List<Named> named = named(words, offers);
        if (named.isEmpty()) {
            return new Typed.Unclear("\"" + words.raw(0) + "\" cannot be done now. Type help for what can.");
        }
        List<Typed> readings = named.stream()
                .map(one -> FieldWords.read(one.offer, words, one.words))
                .toList();
        List<Typed> fitting =
                readings.stream().filter(Typed.Taken.class::isInstance).toList();
        if (named.size() == 1) {
            return readings.getFirst();
        }
        // A word that several actions share is taken only if what follows fits just one of them.
        if (fitting.size() == 1 && words.size() > named.getFirst().words) {
            return fitting.getFirst();
        }
        Optional<Named> meant = narrowed(words, named);
        if (meant.isPresent()) {
            return FieldWords.read(meant.get().offer, words, meant.get().words);
        }
        return new Typed.Unclear("\"" + words.joined(0, named.getFirst().words) + "\" may be "
                + String.join(
                        ", ",
                        named.stream()
                                .map(one -> Names.shown(one.offer, offers))
                                .toList()) + ".");
    }

    /** An offer and how many words named it. */
    private record Named(Offer offer, int words) {}

    /** The offers that the first words name: in full, else by a beginning, the longest name first. */
    private static List<Named> named(Words words, List<Offer> offers) {
        for (int count = Math.min(LONGEST_NAME, words.size()); count >= 1; count--) {
            String typed = words.joined(0, count);
            List<Named> found = some(offers, count, name -> name.equals(typed));
            if (!found.isEmpty()) {
                return found;
            }
        }
        for (int count = Math.min(LONGEST_NAME, words.size()); count >= 1; count--) {
            String typed = words.joined(0, count);
            List<Named> found = some(offers, count, name -> name.startsWith(typed));
            if (!found.isEmpty()) {
                return found;
            }
        }
        return List.of();
    }

    /** The one of several whose longer name the words behind begin: {@code cast berta turn sticks}. */
    private static Optional<Named> narrowed(Words words, List<Named> among) {
        for (int count = Math.min(LONGEST_NAME, words.size()); count > among.getFirst().words; count--) {
            String typed = words.joined(0, count);
            List<Named> found = some(among.stream().map(Named::offer).toList(), count, name -> name.startsWith(typed));
            if (!found.isEmpty()) {
                return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    private static List<Named> some(List<Offer> offers, int words, Predicate<String> wanted) {
        List<Named> found = new ArrayList<>();
        for (Offer offer : offers) {
            if (Names.of(offer).stream().anyMatch(wanted)) {
                found.add(new Named(offer, words));
            }
        }
        return found;
    }
}
