package org.woodgrain.journal.magic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.view.View;

/**
 * Takes up any offer, those of magic more often than others and those of spells that nobody has cast yet before all, and
 * fills its fields with anything that is offered.
 */
final class MagicPlayer {
    private static final Pattern SPELL = Pattern.compile("SP-\\d+");
    private static final String BACKWARDS = "reversed";

    private final Random random;
    private final Repertoire repertoire;

    MagicPlayer(Random random, Repertoire repertoire) {
        this.random = random;
        this.repertoire = repertoire;
    }

    Pick pick(View view) {
        List<Offer> magic = view.offers().stream()
                .filter(offer -> offer.group().equals("Magic"))
                .toList();
        List<Offer> fresh = view.offers().stream()
                .filter(offer -> fresh(offer.id())
                        || offer.fields().stream()
                                .flatMap(field -> field.choices().stream())
                                .anyMatch(choice -> fresh(choice.value())))
                .toList();
        List<Offer> from = !fresh.isEmpty() && random.nextInt(3) > 0
                ? fresh
                : !magic.isEmpty() && random.nextInt(5) > 0 ? magic : view.offers();
        Offer offer = from.get(random.nextInt(from.size()));
        Map<String, List<String>> values = new LinkedHashMap<>();
        offer.fields().forEach(field -> values.put(field.name(), fill(field, view)));
        return new Pick(offer.id(), values);
    }

    /** Whether an offer or a deed is to cast what nobody has cast yet. */
    private boolean fresh(String value) {
        Matcher found = SPELL.matcher(value);
        return (value.startsWith("cast") || value.startsWith("scroll") || value.startsWith("recite"))
                && found.find()
                && repertoire.fresh(found.group());
    }

    private List<String> fill(Offer.Field field, View view) {
        List<String> choices = new ArrayList<>(
                field.choices().stream().map(Offer.Choice::value).toList());
        return switch (field.kind()) {
            case ONE -> choices.isEmpty() ? List.of() : List.of(one(choices));
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
                yield cells.isEmpty() || random.nextBoolean()
                        ? List.of("")
                        : List.of(any(cells).toString());
            }
        };
    }

    /** Words said backwards as often as not, and a new spell before an old one. */
    private String one(List<String> choices) {
        Predicate<String> wanted = value -> fresh(value) || value.contains(BACKWARDS);
        List<String> better = choices.stream().filter(wanted).toList();
        return !better.isEmpty() && random.nextBoolean() ? any(better) : any(choices);
    }

    private <T> T any(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }
}
