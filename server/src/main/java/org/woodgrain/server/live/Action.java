package org.woodgrain.server.live;

import java.util.List;
import org.woodgrain.campaign.offers.Offer;

/**
 * An offer as the page shows it.
 *
 * @param offer what can be done
 * @param key the key that does it; empty if none is left
 */
public record Action(Offer offer, String key) {
    private static final int FEW = 6;
    /** Letters that stand side by side in a line or two. */
    private static final int SHORT = 80;

    private static final List<String> WINDS = List.of("north", "west", "east", "south");

    /** Id of the element, so that the focus stays where it was. */
    public String element() {
        return "do-" + offer.id();
    }

    /** Nothing to choose: one press does it. */
    public boolean plain() {
        return offer.fields().isEmpty();
    }

    /** One choice among a few, each a button of its own. */
    public boolean few() {
        return offer.fields().size() == 1
                && offer.fields().getFirst().kind() == Offer.Kind.ONE
                && first().choices().size() <= FEW
                && first().choices().stream()
                                .mapToInt(choice ->
                                        choice.label().length() + choice.note().length())
                                .sum()
                        <= SHORT;
    }

    /** Begins with a choice among the four sides of a cell; drawn as a compass and done by the arrow keys. */
    public boolean compass() {
        if (offer.fields().isEmpty() || !offer.group().equals("Move")) {
            return false;
        }
        Offer.Field first = offer.fields().getFirst();
        return first.kind() == Offer.Kind.ONE
                && !first.choices().isEmpty()
                && first.choices().stream().allMatch(choice -> WINDS.contains(choice.value()));
    }

    /** The fields after the first. */
    public List<Offer.Field> further() {
        return offer.fields().subList(1, offer.fields().size());
    }

    /** A cell of the map is all that is asked for: a press on the map does it. */
    public boolean byMap() {
        return offer.fields().size() == 1 && offer.fields().getFirst().kind() == Offer.Kind.CELL;
    }

    /** The first field, which often is the only one. */
    public Offer.Field first() {
        return offer.fields().getFirst();
    }
}
