package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.woodgrain.campaign.battle.Options;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;

/**
 * Foes of one kind as one choice: {@code strike a kobold (10)}, with each of them in a list put away.
 *
 * <p>The value of such a choice has {@code *} and the kind in place of the foe's id; of what is not seen clearly the kind
 * is not told.
 */
final class FoeGroups {
    private static final String ANY = "*";
    private static final List<String> ATTACKS = List.of("strike|", "subdue|", "shoot|", "throw|");
    private static final String ONE_BY_ONE = "one by one";
    private static final String CHANGE = "take in hand";
    private static final String SELDOM = "seldom";

    private final Encounter meeting;
    private final boolean known;
    private final Map<String, Integer> engaged = new LinkedHashMap<>();

    FoeGroups(Encounter meeting, boolean seesAll) {
        this.meeting = meeting;
        this.known = meeting.kindKnown() || seesAll;
    }

    /** The choices with alike foes put together. */
    List<Offer.Choice> put(List<Options.Choice> choices) {
        Map<String, List<Options.Choice>> alike = new LinkedHashMap<>();
        for (Options.Choice choice : choices) {
            alike.computeIfAbsent(group(choice.value()), any -> new ArrayList<>())
                    .add(choice);
        }
        List<Offer.Choice> seen = new ArrayList<>();
        List<Offer.Choice> away = new ArrayList<>();
        alike.forEach((value, members) -> {
            if (members.size() > 1 && value.contains(ANY)) {
                Options.Choice first = members.getFirst();
                once(seen, new Offer.Choice(value, label(first, members), first.note()));
                members.forEach(
                        each -> once(away, new Offer.Choice(each.value(), each.label(), each.note(), ONE_BY_ONE)));
            } else {
                members.forEach(each -> {
                    String under = under(each);
                    once(
                            under.isEmpty() ? seen : away,
                            new Offer.Choice(each.value(), each.label(), each.note(), under));
                });
            }
        });
        away.sort(Comparator.comparing(Offer.Choice::under));
        seen.addAll(away);
        return seen;
    }

    /** Of two daggers in one belt either is as good. */
    private static void once(List<Offer.Choice> all, Offer.Choice choice) {
        if (all.stream()
                .noneMatch(each -> each.label().equals(choice.label())
                        && each.note().equals(choice.note())
                        && each.under().equals(choice.under()))) {
            all.add(choice);
        }
    }

    /** The heading under which a deed is put away; empty for those that are seen at once. */
    private String under(Options.Choice choice) {
        String value = choice.value();
        boolean noGaze = value.startsWith("avert") && !choice.label().contains(name(choice));
        return value.startsWith("draw") ? CHANGE : noGaze || value.equals("doubt") ? SELDOM : "";
    }

    /** The value that stands for a deed among the choices put together. */
    String preset(String value, List<Offer.Choice> choices) {
        String group = group(value);
        return choices.stream().anyMatch(choice -> choice.value().equals(group)) ? group : value;
    }

    /** A value with its kind of foe made into one foe: of those who can fight the one whom fewest have chosen so far. */
    String resolve(String value) {
        int bar = value.lastIndexOf('|') + 1;
        String last = value.substring(bar);
        Optional<String> foe = last.startsWith(ANY) ? nearest(last.substring(ANY.length())) : Optional.of(last);
        foe.ifPresent(id -> engaged.merge(id, 1, Integer::sum));
        return foe.map(id -> value.substring(0, bar) + id).orElse(value);
    }

    private Optional<String> nearest(String kind) {
        List<Foe> all = meeting.foes().stream()
                .filter(foe -> kind.isEmpty() || foe.monster().equals(kind))
                .filter(foe -> foe.able() || foe.standing() == Foe.Standing.HELPLESS)
                .toList();
        List<Foe> able = all.stream().filter(Foe::able).toList();
        return (able.isEmpty() ? all : able)
                .stream().map(foe -> foe.id().value()).min(Comparator.comparingInt(id -> engaged.getOrDefault(id, 0)));
    }

    private String group(String value) {
        int bar = value.lastIndexOf('|') + 1;
        boolean attack = ATTACKS.stream().anyMatch(value::startsWith);
        Optional<Foe> foe = attack ? foe(value.substring(bar)) : Optional.empty();
        return foe.map(each -> value.substring(0, bar) + ANY + (known ? each.monster() : ""))
                .orElse(value);
    }

    private Optional<Foe> foe(String id) {
        return meeting.foes().stream()
                .filter(each -> each.id().value().equals(id))
                .findFirst();
    }

    /** {@code strike kobold 3 (sword)} becomes {@code strike a kobold, one of 10 (sword)}; a leader is one of them. */
    private String label(Options.Choice first, List<Options.Choice> members) {
        String name = name(first);
        Map<String, Integer> kinds = new LinkedHashMap<>();
        members.forEach(each -> kinds.merge(name(each).replaceAll(" \\d+$", ""), 1, Integer::sum));
        String kind =
                Collections.max(kinds.entrySet(), Map.Entry.comparingByValue()).getKey();
        int many = members.size();
        String one = kind.startsWith("a ") ? kind : Phrases.article(kind);
        return first.label().replaceFirst(Pattern.quote(name), one + ", one of " + many);
    }

    private String name(Options.Choice choice) {
        return foe(choice.value().substring(choice.value().lastIndexOf('|') + 1))
                .filter(foe -> known)
                .map(Foe::name)
                .orElse("a shape");
    }
}
