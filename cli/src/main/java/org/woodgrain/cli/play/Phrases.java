package org.woodgrain.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;

/** Reads typed lines as offers taken up: {@code force}, {@code listen north}, {@code give bors torch}, {@code n 3}. */
final class Phrases {
    private static final String WALK = "march";

    private Phrases() {}

    /** What a line means among the things that can be done now. */
    static Typed read(String line, List<Offer> offers) {
        Words words = Words.of(line);
        if (words.isEmpty()) {
            return new Typed.Unclear("Nothing was typed.");
        }
        Optional<Typed> walk = walk(words, offers);
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
        // A short word that begins several actions is taken only if what follows fits just one of them.
        boolean sure = named.stream().map(one -> one.offer.id()).distinct().count() == 1
                || (fitting.size() == 1 && words.size() > named.getFirst().words);
        if (!fitting.isEmpty() && sure) {
            return fitting.getFirst();
        }
        if (named.size() > 1) {
            return new Typed.Unclear("\"" + words.raw(0) + "\" may be "
                    + String.join(
                            ", ",
                            named.stream().map(one -> one.offer.id()).distinct().toList())
                    + ".");
        }
        return readings.getFirst();
    }

    /** An offer and how many words named it. */
    private record Named(Offer offer, int words) {}

    /** The offers that the first words may name: by id, by the beginning of the id, by the beginning of the label. */
    private static List<Named> named(Words words, List<Offer> offers) {
        for (int count = Math.min(4, words.size()); count >= 1; count--) {
            String typed = words.joined(0, count);
            int many = count;
            List<Named> exact = offers.stream()
                    .filter(offer -> Words.plain(offer.id()).equals(typed)
                            || Words.plain(offer.label()).equals(typed))
                    .map(offer -> new Named(offer, many))
                    .toList();
            if (!exact.isEmpty()) {
                return exact;
            }
        }
        List<Named> found = new ArrayList<>();
        for (int count = Math.min(3, words.size()); count >= 1 && found.isEmpty(); count--) {
            String typed = words.joined(0, count);
            int many = count;
            offers.stream()
                    .filter(offer -> Words.plain(offer.id()).startsWith(typed))
                    .forEach(offer -> found.add(new Named(offer, many)));
            if (found.isEmpty()) {
                offers.stream()
                        .filter(offer -> Words.plain(offer.label()).startsWith(typed))
                        .forEach(offer -> found.add(new Named(offer, many)));
            }
        }
        return found;
    }

    /** Directions alone, each perhaps with a number: {@code n}, {@code n 3 e e}, {@code march n n e}. */
    private static Optional<Typed> walk(Words words, List<Offer> offers) {
        Optional<Offer> march = offers.stream()
                .filter(offer -> offer.id().equals(WALK) && !offer.fields().isEmpty())
                .findFirst();
        if (march.isEmpty()) {
            return Optional.empty();
        }
        int from = words.at(0).equals(WALK)
                        || words.at(0).equals("walk")
                        || words.at(0).equals("go")
                ? 1
                : 0;
        List<String> path = new ArrayList<>();
        for (int i = from; i < words.size(); i++) {
            String word = words.at(i);
            Optional<Direction> direction = direction(word);
            if (direction.isPresent()) {
                path.add(direction.get().label());
            } else if (word.matches("[1-9]\\d?") && !path.isEmpty()) {
                String last = path.getLast();
                for (int more = 1; more < Integer.parseInt(word); more++) {
                    path.add(last);
                }
            } else {
                return Optional.empty();
            }
        }
        if (path.isEmpty()) {
            return Optional.empty();
        }
        Offer.Field field = march.get().fields().getFirst();
        List<String> value = field.kind() == Offer.Kind.TEXT ? List.of(String.join(" ", path)) : path;
        return Optional.of(new Typed.Taken(new Pick(WALK, java.util.Map.of(field.name(), value))));
    }

    private static Optional<Direction> direction(String word) {
        for (Direction direction : Direction.values()) {
            if (direction.label().equals(word)
                    || (word.length() == 1 && direction.label().startsWith(word))) {
                return Optional.of(direction);
            }
        }
        return Optional.empty();
    }
}
