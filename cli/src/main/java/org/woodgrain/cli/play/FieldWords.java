package org.woodgrain.cli.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.offers.Pick;

/** Fills the fields of an offer from the words after its name, in the order of the fields. */
final class FieldWords {
    private final Offer offer;
    private final Words words;
    private String complaint = "";
    private int complaintAt = -1;

    private FieldWords(Offer offer, Words words) {
        this.offer = offer;
        this.words = words;
    }

    static Typed read(Offer offer, Words words, int from) {
        FieldWords reader = new FieldWords(offer, words);
        Optional<Map<String, List<String>>> values = reader.fill(0, from);
        return values.<Typed>map(filled -> new Typed.Taken(new Pick(offer.id(), filled)))
                .orElseGet(() -> new Typed.Unclear(reader.complaint));
    }

    /** The offer as the table knows it: what is typed for it, or its label where its id names a person or a thing. */
    private String named() {
        return offer.id().matches(".*[:.].*") ? offer.label() : offer.id();
    }

    /** Fills the fields from one on with the words from one on; every word must find its place. */
    private Optional<Map<String, List<String>>> fill(int index, int from) {
        if (index == offer.fields().size()) {
            if (from == words.size()) {
                return Optional.of(new LinkedHashMap<>());
            }
            complain(from, named() + ": \"" + words.raw(from) + "\" has no place there.");
            return Optional.empty();
        }
        Field field = offer.fields().get(index);
        for (Taken taken : readings(field, from, index == offer.fields().size() - 1)) {
            Optional<Map<String, List<String>>> rest = fill(index + 1, from + taken.words);
            if (rest.isPresent()) {
                rest.get().put(field.name(), taken.values);
                return rest;
            }
        }
        return Optional.empty();
    }

    /** Values for a field and how many words they took. */
    private record Taken(List<String> values, int words) {}

    /** The ways in which a field can be filled here, the likeliest first. */
    private List<Taken> readings(Field field, int from, boolean last) {
        List<Taken> ways = new ArrayList<>();
        if (from < words.size()) {
            switch (field.kind()) {
                case ONE -> one(field, from).ifPresent(ways::add);
                case MANY, ORDER -> several(field, from).ifPresent(ways::add);
                case NUMBER -> {
                    if (words.raw(from).matches("[+-]?\\d{1,9}")) {
                        ways.add(new Taken(List.of(words.raw(from)), 1));
                    } else {
                        complain(
                                from,
                                named() + ": " + field.label() + " is a number, not \"" + words.raw(from) + "\".");
                    }
                }
                case TEXT ->
                    ways.add(
                            last
                                    ? new Taken(List.of(words.rest(from)), words.size() - from)
                                    : new Taken(List.of(words.raw(from)), 1));
                case CELL -> {
                    if (words.raw(from).matches("-?\\d+,-?\\d+")) {
                        ways.add(new Taken(List.of(words.raw(from)), 1));
                    } else {
                        complain(from, named() + ": " + field.label() + " is a square such as 3,4.");
                    }
                }
            }
        }
        preset(field).ifPresent(values -> ways.add(new Taken(values, 0)));
        if (ways.isEmpty()) {
            complain(from, named() + ": " + wanted(field));
        }
        return ways;
    }

    private Optional<Taken> one(Field field, int from) {
        Optional<ChoiceMatch.Found> found = ChoiceMatch.find(words, from, field.choices());
        if (found.isEmpty()) {
            complain(from, named() + ": \"" + words.raw(from) + "\" is not among these. " + wanted(field));
            return Optional.empty();
        }
        if (!found.get().clear()) {
            complain(
                    from + 1,
                    named() + ": \"" + words.joined(from, from + found.get().words()) + "\" may be "
                            + labels(found.get().choices()) + ".");
            return Optional.empty();
        }
        return Optional.of(new Taken(
                List.of(found.get().choices().getFirst().value()), found.get().words()));
    }

    private Optional<Taken> several(Field field, int from) {
        if (words.at(from).equals("all") || words.at(from).equals("everybody")) {
            return Optional.of(
                    new Taken(field.choices().stream().map(Choice::value).toList(), 1));
        }
        List<String> values = new ArrayList<>();
        int at = from;
        while (at < words.size()) {
            if (words.at(at).equals("and") && !values.isEmpty()) {
                at++;
                continue;
            }
            Optional<ChoiceMatch.Found> found = ChoiceMatch.find(words, at, field.choices());
            if (found.isEmpty() || !found.get().clear()) {
                break;
            }
            String value = found.get().choices().getFirst().value();
            if (!values.contains(value)) {
                values.add(value);
            }
            at += found.get().words();
        }
        if (values.isEmpty()) {
            complain(from, named() + ": \"" + words.raw(from) + "\" is not among these. " + wanted(field));
            return Optional.empty();
        }
        if (field.kind() == Offer.Kind.ORDER) {
            field.choices().stream()
                    .map(Choice::value)
                    .filter(value -> !values.contains(value))
                    .forEach(values::add);
        }
        return Optional.of(new Taken(values, at - from));
    }

    /** What stands in a field when nothing is said. */
    private Optional<List<String>> preset(Field field) {
        if (!field.preset().isEmpty()) {
            return Optional.of(
                    field.kind() == Offer.Kind.MANY || field.kind() == Offer.Kind.ORDER
                            ? field.presets()
                            : List.of(field.preset()));
        }
        return switch (field.kind()) {
            case ONE ->
                field.choices().size() == 1
                        ? Optional.of(List.of(field.choices().getFirst().value()))
                        : Optional.empty();
            case MANY -> Optional.of(List.of());
            case ORDER ->
                Optional.of(field.choices().stream().map(Choice::value).toList());
            // beside other things a square may be left out
            case CELL -> offer.fields().size() > 1 ? Optional.of(List.of("")) : Optional.empty();
            case NUMBER, TEXT -> Optional.empty();
        };
    }

    /** The complaint that is kept is the one about the furthest word. */
    private void complain(int at, String message) {
        if (at > complaintAt) {
            complaintAt = at;
            complaint = message;
        }
    }

    private static String wanted(Field field) {
        return switch (field.kind()) {
            case ONE, MANY, ORDER ->
                field.choices().isEmpty()
                        ? field.label() + ": there is nothing to choose."
                        : field.label() + ": " + labels(field.choices()) + ".";
            case NUMBER -> field.label() + ": a number is wanted.";
            case TEXT -> field.label() + ": some words are wanted.";
            case CELL -> field.label() + ": a square such as 3,4 is wanted.";
        };
    }

    private static String labels(List<Choice> choices) {
        List<String> shown = choices.stream().limit(12).map(Choice::label).toList();
        return shown.stream().collect(Collectors.joining(", ")) + (choices.size() > 12 ? " and others" : "");
    }
}
