package org.woodgrain.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.offers.Offer.Choice;

/** Finds the choice that the next words of a line mean. */
final class ChoiceMatch {
    private static final int LONGEST = 8;

    private ChoiceMatch() {}

    /** A choice and the number of words that named it; several choices when the words fit them equally well. */
    record Found(List<Choice> choices, int words) {
        boolean clear() {
            return choices.size() == 1;
        }
    }

    /** What the words from an index on mean; empty when they name none of the choices. */
    static Optional<Found> find(Words words, int from, List<Choice> choices) {
        Optional<Choice> numbered = numbered(words.raw(from), choices);
        if (numbered.isPresent()) {
            return Optional.of(new Found(List.of(numbered.get()), 1));
        }
        int best = 0;
        List<Choice> found = new ArrayList<>();
        int used = 0;
        for (int count = Math.min(LONGEST, words.size() - from); count >= 1; count--) {
            String typed = words.joined(from, from + count);
            for (Choice choice : choices) {
                int score = 10 * score(typed, choice) + count;
                if (score < 10) {
                    continue;
                }
                if (score > best) {
                    best = score;
                    used = count;
                    found.clear();
                }
                if (score == best && used == count && !found.contains(choice)) {
                    found.add(choice);
                }
            }
        }
        // what is seen at once comes before what is put away
        List<Choice> seen =
                found.stream().filter(choice -> choice.under().isEmpty()).toList();
        return found.isEmpty() ? Optional.empty() : Optional.of(new Found(seen.isEmpty() ? found : seen, used));
    }

    /** {@code #2} is the second choice. */
    private static Optional<Choice> numbered(String raw, List<Choice> choices) {
        if (!raw.matches("#\\d{1,3}")) {
            return Optional.empty();
        }
        int number = Integer.parseInt(raw.substring(1));
        return number >= 1 && number <= choices.size() ? Optional.of(choices.get(number - 1)) : Optional.empty();
    }

    /** 4 the value or label itself, 3 their beginning, 2 whole words of the label, 1 beginnings of such; 0 nothing. */
    private static int score(String typed, Choice choice) {
        String value = Words.plain(choice.value());
        String label = Words.plain(choice.label());
        if (typed.equals(value) || typed.equals(label)) {
            return 4;
        }
        if (value.startsWith(typed) || label.startsWith(typed)) {
            return 3;
        }
        if ((" " + label + " ").contains(" " + typed + " ")) {
            return 2;
        }
        return (" " + label).contains(" " + typed) ? 1 : 0;
    }
}
