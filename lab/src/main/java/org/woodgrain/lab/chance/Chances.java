package org.woodgrain.lab.chance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.book.Shelf;
import org.woodgrain.book.hoards.HoardTables;
import org.woodgrain.book.swords.SwordTables;
import org.woodgrain.book.wilderness.Evading;
import org.woodgrain.dice.DiceException;
import org.woodgrain.lab.fights.Nearby;
import org.woodgrain.lab.fights.SideReader;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.rulebook.Rulebook;

/** The chances of the game itself. Safe for any number of threads. */
public final class Chances {
    private static final Pattern WORD = Pattern.compile("'([^']*)'|\\S+");

    private final Rulebook book;
    private final SideReader reader;
    private final List<Kind> kinds;
    private final Map<String, Question> questions = new LinkedHashMap<>();

    /** The chances by a rulebook, with the shipped types of treasure. */
    public Chances(Rulebook book) {
        this.book = book;
        this.reader = new SideReader(book);
        kinds = List.of(
                new Kind("Doors", DoorChances.ALL),
                new Kind("Searching", SearchChances.ALL),
                new Kind("Dangers on the way", HazardChances.ALL),
                new Kind(
                        "Meetings",
                        joined(List.of(
                                MeetingChances.ALL,
                                PursuitChances.ALL,
                                OutdoorChances.all(Evading.load(Shelf.shipped()))))),
                new Kind("Fights", joined(List.of(FightChances.ALL, MonsterChances.ALL))),
                new Kind("Magic", joined(List.of(MagicChances.ALL, FindChances.ALL))),
                new Kind("Hirelings and heirs", HirelingChances.ALL),
                new Kind(
                        "Treasure",
                        joined(List.of(
                                SwordChances.all(SwordTables.will(Shelf.shipped())),
                                HoardChances.all(HoardTables.load(Shelf.shipped()))))));
        kinds.forEach(kind -> kind.questions().forEach(question -> questions.put(question.name(), question)));
    }

    private static List<Question> joined(List<List<Question>> parts) {
        return parts.stream().flatMap(List::stream).toList();
    }

    /** Questions that belong together, under a heading. */
    public record Kind(String heading, List<Question> questions) {
        public Kind {
            questions = List.copyOf(questions);
        }
    }

    /** Every question, by what it is about. */
    public List<Kind> kinds() {
        return kinds;
    }

    /** Every question, in the order in which they are listed. */
    public List<Question> questions() {
        return List.copyOf(questions.values());
    }

    /**
     * Answers a question.
     *
     * @param name of the question
     * @param facts by name; what is left out is as its preset
     * @throws ChanceException if it cannot be answered so
     */
    public ChanceAnswer ask(Ruleset ruleset, String name, Map<String, String> facts) {
        Question question = question(name);
        try {
            return question.asking().answer(new Facts(book, reader, ruleset, question, facts));
        } catch (DiceException unfit) {
            throw new ChanceException(question.name() + ": " + unfit.getMessage());
        }
    }

    /**
     * Answers a question as it is typed: its name, then its facts, {@code --name value} or in their places.
     *
     * @throws ChanceException if it cannot be answered so
     */
    public ChanceAnswer ask(Ruleset ruleset, List<String> words) {
        if (words.isEmpty()) {
            throw new ChanceException("what chance? the questions are " + names());
        }
        Question question = question(words.getFirst());
        return ask(ruleset, question.name(), facts(question, words.subList(1, words.size())));
    }

    /**
     * The question of a name.
     *
     * @throws ChanceException if there is none
     */
    public Question question(String name) {
        Question found = questions.get(name);
        if (found == null) {
            String hint = Nearby.hint(name, questions.keySet());
            throw new ChanceException("there is no question \"" + name + "\""
                    + (hint.isEmpty() ? "; the" : hint + " The") + " questions are " + names());
        }
        return found;
    }

    private String names() {
        return String.join(", ", questions.keySet());
    }

    /**
     * The facts of a question as it is typed in a shell, with quotation marks about what holds spaces.
     *
     * @throws ChanceException if they are not of this question
     */
    public Map<String, String> facts(Question question, String typed) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(typed);
        while (word.find()) {
            words.add(word.group(1) == null ? word.group() : word.group(1));
        }
        Map<String, String> facts = facts(
                question,
                words.subList(1, words.size()).stream()
                        .filter(each -> !each.equals("--profile") && !each.equals("classic"))
                        .toList());
        return facts;
    }

    private static Map<String, String> facts(Question question, List<String> words) {
        Map<String, String> facts = new LinkedHashMap<>();
        List<Fact> places = new ArrayList<>(question.facts().stream()
                .filter(fact -> fact.kind() == Fact.Kind.WORD)
                .toList());
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (!word.startsWith("--")) {
                if (places.isEmpty()) {
                    throw new ChanceException(
                            question.name() + " can make nothing of \"" + word + "\"; " + Facts.takes(question));
                }
                say(question, facts, places.removeFirst().name(), word);
                continue;
            }
            int equals = word.indexOf('=');
            String name = equals < 0 ? word.substring(2) : word.substring(2, equals);
            Optional<Fact> fact = question.facts().stream()
                    .filter(each -> each.name().equals(name))
                    .findFirst();
            if (fact.isPresent()) {
                places.remove(fact.get());
            }
            if (equals >= 0) {
                say(question, facts, name, word.substring(equals + 1));
            } else if (fact.filter(each -> each.kind() == Fact.Kind.SWITCH).isPresent()) {
                say(question, facts, name, "yes");
            } else if (fact.isEmpty()) {
                throw new ChanceException(
                        question.name() + " has no fact \"--" + name + "\"; " + Facts.takes(question));
            } else if (i + 1 == words.size()) {
                throw new ChanceException(question.name() + ": --" + name + " lacks a value; expected "
                        + fact.get().expected());
            } else {
                say(question, facts, name, words.get(++i));
            }
        }
        return facts;
    }

    private static void say(Question question, Map<String, String> facts, String name, String value) {
        if (facts.putIfAbsent(name, value) != null) {
            throw new ChanceException(question.name() + ": " + name + " is said twice");
        }
    }
}
