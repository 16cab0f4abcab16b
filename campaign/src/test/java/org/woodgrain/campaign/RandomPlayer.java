package org.woodgrain.campaign;

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

/** Takes up any offer, and fills its fields with anything that is offered. */
final class RandomPlayer {
    private final Random random;

    RandomPlayer(long seed) {
        this.random = new Random(seed);
    }

    Pick pick(View view) {
        List<Offer> offers = view.offers();
        if (offers.isEmpty()) {
            throw new AssertionError("nothing can be done at " + view.place());
        }
        Offer offer = offers.get(random.nextInt(offers.size()));
        Map<String, List<String>> values = new LinkedHashMap<>();
        for (Offer.Field field : offer.fields()) {
            values.put(field.name(), fill(field, view));
        }
        return new Pick(offer.id(), values);
    }

    private List<String> fill(Offer.Field field, View view) {
        if (!field.preset().isEmpty() && random.nextBoolean()) {
            return List.of(field.preset().split(" "));
        }
        List<String> choices = new ArrayList<>(
                field.choices().stream().map(Offer.Choice::value).toList());
        return switch (field.kind()) {
            case ONE -> choices.isEmpty() ? List.of() : List.of(choices.get(random.nextInt(choices.size())));
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
                yield cells.isEmpty()
                        ? List.of("0,0")
                        : List.of(cells.get(random.nextInt(cells.size())).toString());
            }
        };
    }
}
