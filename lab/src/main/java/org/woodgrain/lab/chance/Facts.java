package org.woodgrain.lab.chance;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.woodgrain.lab.fights.FightsException;
import org.woodgrain.lab.fights.Kind;
import org.woodgrain.lab.fights.SideReader;
import org.woodgrain.lab.fights.Troop;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.rulebook.Rulebook;

/** The facts given for a question, read one by one; each that does not fit is told with what was expected. */
public final class Facts {
    private static final int MOST_DIGITS = 9;

    private final Rulebook book;
    private final SideReader reader;
    private final Ruleset ruleset;
    private final Question question;
    private final Map<String, String> given;

    Facts(Rulebook book, SideReader reader, Ruleset ruleset, Question question, Map<String, String> given) {
        this.book = book;
        this.reader = reader;
        this.ruleset = ruleset;
        this.question = question;
        this.given = Map.copyOf(given);
        for (String name : given.keySet()) {
            if (question.facts().stream().noneMatch(fact -> fact.name().equals(name))) {
                throw new ChanceException(question.name() + " has no fact \"" + name + "\"; " + takes(question));
            }
        }
    }

    /** What a question takes, in words. */
    static String takes(Question question) {
        return question.facts().isEmpty()
                ? "it takes none"
                : "it takes " + question.facts().stream().map(Fact::usage).collect(Collectors.joining(", "));
    }

    Rulebook book() {
        return book;
    }

    Ruleset ruleset() {
        return ruleset;
    }

    Profile profile() {
        return ruleset.profile();
    }

    boolean original() {
        return ruleset.original();
    }

    Question question() {
        return question;
    }

    private Fact fact(String name) {
        return question.facts().stream()
                .filter(fact -> fact.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(question.name() + " declares no fact " + name));
    }

    /** Whether it was given at all. */
    boolean has(String name) {
        return given.containsKey(name);
    }

    /** What was given, or else holds. */
    String text(String name) {
        Fact fact = fact(name);
        String text = given.getOrDefault(name, fact.preset()).strip();
        if (text.isEmpty()) {
            throw wrong(fact, "is missing");
        }
        return text;
    }

    /** A complaint about a fact. */
    ChanceException wrong(String name) {
        return wrong(fact(name), "is \"" + text(name) + "\"");
    }

    private ChanceException wrong(Fact fact, String how) {
        return new ChanceException(question.name() + ": " + fact.usage() + " " + how + "; expected " + fact.expected()
                + ", as in: chance " + question.example());
    }

    /** Whether a switch was set. */
    boolean holds(String name) {
        String text = text(name).toLowerCase(Locale.ROOT);
        return switch (text) {
            case "yes", "true", "on", "1" -> true;
            case "no", "false", "off", "0" -> false;
            default ->
                throw new ChanceException(question.name() + ": --" + name + " is \"" + text + "\"; it is yes or no");
        };
    }

    int number(String name, int least, int most) {
        return number(name, text(name), least, most);
    }

    private int number(String name, String text, int least, int most) {
        String digits = text.strip().replace(",", "");
        if (!digits.matches("[+-]?\\d{1," + MOST_DIGITS + "}")) {
            throw wrong(fact(name), "is \"" + text + "\"");
        }
        int number = Integer.parseInt(digits);
        if (number < least || number > most) {
            throw wrong(fact(name), "is " + number);
        }
        return number;
    }

    /** So many numbers parted by commas; a single one stands for all. */
    List<Integer> numbers(String name, int many, int least, int most) {
        return each(name, many, word -> number(name, word, least, most));
    }

    /** So many peoples parted by commas; a single one stands for all. */
    List<Race> races(String name, int many) {
        return each(name, many, word -> race(word).orElseThrow(() -> wrong(fact(name), "is \"" + word + "\"")));
    }

    private <T> List<T> each(String name, int many, Function<String, T> read) {
        String[] words = text(name).split(",", -1);
        if (words.length != 1 && words.length != many) {
            throw new ChanceException(question.name() + ": --" + name + " has " + words.length
                    + " entries; expected one for each of " + many + ", or a single one for all");
        }
        List<T> all = new ArrayList<>();
        for (int i = 0; i < many; i++) {
            all.add(read.apply(words[words.length == 1 ? 0 : i].strip()));
        }
        return all;
    }

    /** How many entries, parted by commas, a fact has; 1 if it was left out. */
    int entries(String name) {
        return has(name) ? text(name).split(",", -1).length : 1;
    }

    Race race(String name, Race otherwise) {
        return has(name) ? race(text(name)).orElseThrow(() -> wrong(name)) : otherwise;
    }

    private static Optional<Race> race(String word) {
        String plain = word.toLowerCase(Locale.ROOT);
        String one = switch (plain) {
            case "halfling" -> "hobbit";
            case "man" -> "human";
            default -> plain;
        };
        return List.of(Race.values()).stream()
                .filter(race -> race.label().equals(one))
                .findFirst();
    }

    /** One of the constants of an enumeration, by its name with hyphens. */
    <E extends Enum<E>> E choice(String name, Class<E> of) {
        String wanted = text(name).replace('-', '_').replace(' ', '_');
        for (E each : of.getEnumConstants()) {
            if (each.name().equalsIgnoreCase(wanted)) {
                return each;
            }
        }
        throw wrong(name);
    }

    /** Some of one kind, as sides of a fight are written: {@code 4 zombie}, {@code fighter/3}. */
    Troop troop(String name) {
        return troop(name, text(name));
    }

    /** Some of one kind, for a fact that was given in other words. */
    Troop troop(String name, String text) {
        try {
            List<Troop> troops = reader.read(text);
            if (troops.size() == 1) {
                return troops.getFirst();
            }
        } catch (FightsException unread) {
            throw new ChanceException(question.name() + ": " + unread.getMessage());
        }
        throw wrong(name);
    }

    /** The monsters of a fact, one for each. */
    Monster monster(String name) {
        return switch (troop(name).kind()) {
            case Kind.Beast beast -> beast.monster();
            case Kind.Classed classed -> throw wrong(name);
        };
    }
}
