package org.woodgrain.cli.options;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The words of a command that are no options: dice and sides of a fight, which may begin with a minus. */
public final class Words {
    private Words() {}

    /**
     * Tells a slip in the name of an option from a word that begins with a minus.
     *
     * @throws UnmatchedArgumentException if one is no word, as it begins like an option with a long name
     */
    public static void check(CommandSpec spec, List<String> words) {
        List<String> options =
                words.stream().filter(word -> word.matches("--\\p{L}.*")).toList();
        if (!options.isEmpty()) {
            throw new UnmatchedArgumentException(spec.commandLine(), options);
        }
    }
}
