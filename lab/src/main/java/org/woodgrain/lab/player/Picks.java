package org.woodgrain.lab.player;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.view.View;

/** Ways to take up an offer. */
final class Picks {
    private Picks() {}

    /** The offer of an id, if it is made. */
    static Optional<Offer> offer(View view, String id) {
        return view.offers().stream().filter(each -> each.id().equals(id)).findFirst();
    }

    /** The first offer whose id begins and ends so. */
    static Optional<Offer> offer(View view, String begin, String end) {
        return view.offers().stream()
                .filter(each -> each.id().startsWith(begin) && each.id().endsWith(end))
                .findFirst();
    }

    /** An offer with what is chosen beforehand, or the first choice of each field. */
    static Pick preset(Offer offer) {
        Map<String, List<String>> values = new TreeMap<>();
        for (Offer.Field field : offer.fields()) {
            values.put(field.name(), preset(field));
        }
        return new Pick(offer.id(), values);
    }

    /** An offer with one field set and the others as they are chosen beforehand. */
    static Pick with(Offer offer, String field, String... chosen) {
        Map<String, List<String>> values = new TreeMap<>(preset(offer).values());
        values.put(field, List.of(chosen));
        return new Pick(offer.id(), values);
    }

    /** A pick with one more field set. */
    static Pick with(Pick pick, String field, String... chosen) {
        Map<String, List<String>> values = new TreeMap<>(pick.values());
        values.put(field, List.of(chosen));
        return new Pick(pick.offer(), values);
    }

    private static List<String> preset(Offer.Field field) {
        if (!field.preset().isEmpty()) {
            return List.of(field.preset());
        }
        return switch (field.kind()) {
            case ONE ->
                field.choices().stream().map(Offer.Choice::value).limit(1).toList();
            case ORDER -> field.choices().stream().map(Offer.Choice::value).toList();
            case MANY, NUMBER, TEXT, CELL -> List.of();
        };
    }
}
