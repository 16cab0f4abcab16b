package org.woodgrain.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;

/** Directions typed alone, each perhaps with a number of squares: {@code n}, {@code n 3 e e}, {@code march n n e}. */
final class Walk {
    private static final String MARCH = "march";
    private static final String WAY = "way";
    private static final String STEPS = "steps";
    private static final List<String> VERBS = List.of(MARCH, "walk", "go");

    private Walk() {}

    /** The legs of a walk; empty when the line is none, or nobody can walk now. */
    static Optional<Typed> read(Words words, List<Offer> offers) {
        boolean possible = offers.stream().anyMatch(offer -> offer.id().equals(MARCH));
        int from = VERBS.contains(words.at(0)) ? 1 : 0;
        if (!possible || from == words.size()) {
            return Optional.empty();
        }
        List<Direction> ways = new ArrayList<>();
        List<Integer> steps = new ArrayList<>();
        for (int i = from; i < words.size(); i++) {
            Optional<Direction> way = direction(words.at(i));
            if (way.isPresent() && !ways.isEmpty() && ways.getLast() == way.get()) {
                steps.set(steps.size() - 1, steps.getLast() + 1);
            } else if (way.isPresent()) {
                ways.add(way.get());
                steps.add(1);
            } else if (words.at(i).matches("[1-9]\\d?")
                    && i > from
                    && direction(words.at(i - 1)).isPresent()) {
                steps.set(steps.size() - 1, steps.getLast() - 1 + Integer.parseInt(words.at(i)));
            } else {
                return Optional.empty();
            }
        }
        List<Pick> legs = new ArrayList<>();
        for (int leg = 0; leg < ways.size(); leg++) {
            legs.add(new Pick(
                    MARCH,
                    Map.of(
                            WAY, List.of(ways.get(leg).label()),
                            STEPS, List.of(Integer.toString(steps.get(leg))))));
        }
        return Optional.of(new Typed.Taken(legs));
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

    /** Where a leg ends if nothing comes between; empty if the pick is no leg of a walk. */
    static Optional<Cell> goal(Pick pick, Cell from) {
        Optional<Direction> way = direction(pick.one(WAY));
        if (!pick.offer().equals(MARCH) || way.isEmpty() || !pick.one(STEPS).matches("\\d{1,3}")) {
            return Optional.empty();
        }
        int steps = Integer.parseInt(pick.one(STEPS));
        return Optional.of(new Cell(
                from.x() + steps * way.get().dx(), from.y() + steps * way.get().dy()));
    }
}
