package org.woodgrain.journal.magic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.view.View;

/** Takes up any offer, those of magic more often than others, and fills its fields with anything that is offered. */
final class MagicPlayer {
    private final Random random;

    MagicPlayer(Random random) {
        this.random = random;
    }

    Pick pick(View view) {
        List<Offer> magic = view.offers().stream()
                .filter(offer -> offer.group().equals("Magic"))
                .toList();
        List<Offer> from = !magic.isEmpty() && random.nextInt(5) > 0 ? magic : view.offers();
        Offer offer = from.get(random.nextInt(from.size()));
        Map<String, List<String>> values = new LinkedHashMap<>();
        offer.fields().forEach(field -> values.put(field.name(), fill(field, view)));
        return new Pick(offer.id(), values);
    }

    private List<String> fill(Offer.Field field, View view) {
        List<String> choices = new ArrayList<>(
                field.choices().stream().map(Offer.Choice::value).toList());
        return switch (field.kind()) {
            case ONE -> choices.isEmpty() ? List.of() : List.of(any(choices));
            case MANY -> choices.stream().filter(each -> random.nextBoolean()).toList();
            case ORDER -> {
                Collections.shuffle(choices, random);
                yield choices;
            }
            case NUMBER -> List.of(Integer.toString(random.nextInt(30)));
            case TEXT -> List.of("Name" + random.nextInt(1000));
            case CELL -> {
                List<Cell> cells =
                        view.map().map(map -> List.copyOf(map.cells())).orElse(List.of());
                yield cells.isEmpty() ? List.of("0,0") : List.of(any(cells).toString());
            }
        };
    }

    private <T> T any(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }
}
