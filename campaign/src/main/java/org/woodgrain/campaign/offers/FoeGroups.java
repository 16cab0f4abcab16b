package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.woodgrain.campaign.battle.Options;
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
                seen.add(new Offer.Choice(value, label(first, members.size()), first.note()));
                members.forEach(
                        each -> away.add(new Offer.Choice(each.value(), each.label(), each.note(), ONE_BY_ONE)));
            } else {
                members.forEach(each -> {
                    boolean change = each.value().startsWith("draw");
                    (change ? away : seen)
                            .add(new Offer.Choice(each.value(), each.label(), each.note(), change ? CHANGE : ""));
                });
            }
        });
        away.sort(Comparator.comparing(Offer.Choice::under));
        seen.addAll(away);
        return seen;
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

    /** {@code strike kobold 3 (sword)} becomes {@code strike a kobold (10), sword}. */
    private String label(Options.Choice first, int many) {
        String name = foe(first.value().substring(first.value().lastIndexOf('|') + 1))
                .filter(foe -> known)
                .map(Foe::name)
                .orElse("a shape");
        String kind = name.replaceAll(" \\d+$", "");
        String one = kind.startsWith("a ") ? kind : ("aeiou".indexOf(kind.charAt(0)) >= 0 ? "an " : "a ") + kind;
        return first.label().replaceFirst(Pattern.quote(name), one + ", one of " + many);
    }
}
