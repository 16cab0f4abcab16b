package org.woodgrain.lab.expeditions;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;

/** Reads rulesets as they are typed: {@code classic variable-damage=true}. */
public final class HouseRules {
    private HouseRules() {}

    /**
     * A ruleset with changes.
     *
     * @param words a profile, or a house rule and its value with {@code =} between them
     * @throws ExpeditionsException if a word is neither
     */
    public static Ruleset read(Ruleset from, List<String> words) {
        Ruleset ruleset = from;
        Set<String> named = new HashSet<>();
        for (String word : words) {
            String name = word.replaceFirst("=.*", "").toLowerCase(Locale.ROOT);
            if (!named.add(name)) {
                throw new ExpeditionsException("the house rule \"" + name + "\" is named twice");
            }
            Optional<Profile> profile = Stream.of(Profile.values())
                    .filter(each -> each.label().equals(word.toLowerCase(Locale.ROOT)))
                    .findFirst();
            ruleset = profile.isPresent() ? new Ruleset(profile.get(), ruleset.options()) : changed(ruleset, word);
        }
        return ruleset;
    }

    /** Whether play by one ruleset can differ from play by another. */
    public static boolean differ(Ruleset one, Ruleset other) {
        return one.profile() != other.profile()
                || Stream.of(Option.values()).anyMatch(option -> one.on(option) != other.on(option));
    }

    private static Ruleset changed(Ruleset ruleset, String word) {
        int equals = word.indexOf('=');
        if (equals < 0 && option(word.toLowerCase(Locale.ROOT)).isPresent()) {
            throw new ExpeditionsException(
                    "the house rule \"" + word + "\" is true or false: say " + word + "=true or " + word + "=false");
        }
        if (equals < 0) {
            throw new ExpeditionsException(
                    "\"" + word + "\" is neither original nor classic, nor a house rule such as morale=false");
        }
        String name = word.substring(0, equals).toLowerCase(Locale.ROOT);
        Option option = option(name)
                .orElseThrow(() -> new ExpeditionsException("there is no house rule \"" + name + "\"; there are "
                        + Stream.of(Option.values()).map(Option::key).collect(Collectors.joining(", "))));
        return ruleset.with(option, truth(name, word.substring(equals + 1)));
    }

    private static Optional<Option> option(String name) {
        return Stream.of(Option.values())
                .filter(each -> each.key().equals(name))
                .findFirst();
    }

    private static boolean truth(String name, String value) {
        return switch (value.toLowerCase(Locale.ROOT)) {
            case "true", "on", "yes" -> true;
            case "false", "off", "no" -> false;
            default -> throw new ExpeditionsException(name + " is true or false, not \"" + value + "\"");
        };
    }
}
