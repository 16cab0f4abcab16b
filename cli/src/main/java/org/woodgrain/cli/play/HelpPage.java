package org.woodgrain.cli.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.woodgrain.campaign.offers.Offer;

/** What can be done now, and how it is typed. */
final class HelpPage {
    /** Where the meaning of a word begins. */
    static final int COLUMN = 31;

    private static final int FEW = 3;

    private HelpPage() {}

    /** The page about everything, or about the actions that a word names; empty when it names none. */
    static List<String> of(List<Offer> offers, String about, Ink ink) {
        return about.isEmpty() ? all(offers, ink) : some(offers, about, ink);
    }

    private static List<String> all(List<Offer> offers, Ink ink) {
        Map<String, List<Offer>> groups = new LinkedHashMap<>();
        offers.forEach(offer ->
                groups.computeIfAbsent(offer.group(), key -> new ArrayList<>()).add(offer));
        List<String> lines = new ArrayList<>();
        groups.forEach((group, members) -> {
            lines.add(ink.strong(group));
            members.forEach(offer -> lines.add(line(offer, offers, ink)));
        });
        lines.add(ink.strong("At any time"));
        for (OwnWord own : OwnWord.values()) {
            lines.add("  %-28s %s".formatted(own.word(), own.meaning()));
        }
        return lines;
    }

    private static String line(Offer offer, List<Offer> among, Ink ink) {
        List<String> notes = new ArrayList<>();
        for (String note : List.of(offer.cost(), offer.odds(), offer.rule())) {
            if (!note.isEmpty()) {
                notes.add(note);
            }
        }
        boolean said = !Names.shown(offer, among).equals(Names.shown(offer));
        return "  %-28s %s"
                        .formatted(typed(offer, among), said ? "" : offer.label())
                        .stripTrailing()
                + (notes.isEmpty() ? "" : " " + ink.faint("(" + String.join("; ", notes) + ")"));
    }

    /** What is taken when nothing is typed, as it is shown. */
    private static String preset(Offer.Field field) {
        return field.choices().stream()
                .filter(choice -> choice.value().equals(field.preset()))
                .map(Offer.Choice::label)
                .findFirst()
                .orElse(field.preset());
    }

    private static String numbered(Offer.Field field, Offer.Choice choice) {
        return "#" + (field.choices().indexOf(choice) + 1) + " " + choice.label();
    }

    /** How an action is typed: {@code give WHO WHAT [HOW-MANY]}. */
    static String typed(Offer offer, List<Offer> among) {
        StringBuilder text = new StringBuilder(Names.shown(offer, among));
        if (offer.fields().size() > FEW && offer.fields().stream().allMatch(field -> optional(offer, field))) {
            return text.append(" [")
                    .append(name(offer.fields().getFirst()))
                    .append(" ...]")
                    .toString();
        }
        for (Offer.Field field : offer.fields()) {
            text.append(optional(offer, field) ? " [" + name(field) + "]" : " " + name(field));
        }
        return text.toString();
    }

    private static boolean optional(Offer offer, Offer.Field field) {
        return !field.preset().isEmpty()
                || field.kind() == Offer.Kind.MANY
                || (field.kind() == Offer.Kind.CELL && offer.fields().size() > 1)
                || (field.kind() == Offer.Kind.ONE && field.choices().size() == 1);
    }

    /** The key of a field in capitals, or its label where the key is the id of a person or thing. */
    private static String name(Offer.Field field) {
        String name = field.name().matches(".*\\d.*") ? field.label() : field.name();
        return name.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]+", "-");
    }

    private static List<String> some(List<Offer> offers, String about, Ink ink) {
        Map<String, Offer> found = new TreeMap<>();
        for (Offer offer : offers) {
            if (Names.of(offer).stream().anyMatch(name -> name.startsWith(about))) {
                found.put(offer.id(), offer);
            }
        }
        List<String> lines = new ArrayList<>();
        for (Offer offer : found.values()) {
            lines.add(line(offer, offers, ink));
            List<Offer.Choice> above = List.of();
            for (Offer.Field field : offer.fields()) {
                lines.add("    " + name(field) + ": " + field.label()
                        + (field.preset().isEmpty() ? "" : " (else " + preset(field) + ")"));
                if (!above.isEmpty() && above.equals(field.choices())) {
                    lines.add("      as above");
                    continue;
                }
                above = field.choices();
                for (Offer.Choice choice : field.under("")) {
                    lines.add("      " + numbered(field, choice)
                            + (choice.note().isEmpty() ? "" : " " + ink.faint("(" + choice.note() + ")")));
                }
                for (String heading : field.folds()) {
                    lines.add("      " + heading + ": "
                            + field.under(heading).stream()
                                    .map(choice -> numbered(field, choice))
                                    .collect(Collectors.joining(", ")));
                }
            }
        }
        return lines;
    }
}
