package org.woodgrain.cli.fights;

import java.util.List;
import java.util.Locale;
import org.woodgrain.lab.fights.FightsException;

/** Two sides as they were typed, on both sides of "vs". */
record Versus(String first, String second) {
    private static final String WORD = "vs";

    /**
     * Divides the words.
     *
     * @throws FightsException if there are not two sides
     */
    static Versus of(List<String> words) {
        List<String> small =
                words.stream().map(word -> word.toLowerCase(Locale.ROOT)).toList();
        int at = small.indexOf(WORD);
        if (at < 1 || at == words.size() - 1 || at != small.lastIndexOf(WORD)) {
            throw new FightsException(
                    "two sides are expected, with vs between them: '6 fighter/1 plate shield sword' vs '4 ogre'");
        }
        return new Versus(
                String.join(" ", words.subList(0, at)), String.join(" ", words.subList(at + 1, words.size())));
    }
}
