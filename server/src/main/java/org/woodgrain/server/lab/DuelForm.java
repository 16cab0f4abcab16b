package org.woodgrain.server.lab;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.lab.fights.GivenSide;
import org.woodgrain.lab.fights.SideReader;
import org.woodgrain.lab.figures.DuelQuestion;
import org.woodgrain.lab.figures.WorkedOut;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.rulebook.Rulebook;

/**
 * A question about one against one as it was typed.
 *
 * @param a the first side
 * @param b the second
 * @param profile the reading of the rules
 * @param order who strikes first, for sides in numbers; may be empty
 */
public record DuelForm(String a, String b, String profile, String order) {
    /** The names of what an address may say. */
    public static final List<String> PARTS = List.of("a", "b", "profile", "order");

    /** More is no side of a duel. */
    private static final int LONGEST = 400;

    public DuelForm {
        a = a.strip();
        b = b.strip();
        order = order.strip();
    }

    /** From the parts of an address; what is left out is as usual. */
    public static DuelForm of(Map<String, String> given) {
        return new DuelForm(
                given.getOrDefault("a", ""),
                given.getOrDefault("b", ""),
                given.getOrDefault("profile", "original"),
                given.getOrDefault("order", ""));
    }

    /** The address of the question. */
    public Query address(String path) {
        return Query.of(path)
                .with("a", a)
                .with("b", b)
                .with("profile", profile, "original")
                .with("order", order);
    }

    public boolean empty() {
        return a.isEmpty() && b.isEmpty();
    }

    /** What was understood, or what is wrong by field; the field {@code sides} is for both together. */
    Read read(Rulebook book) {
        Fields fields = new Fields();
        SideReader reader = new SideReader(book);
        side(fields, reader, "a", a);
        side(fields, reader, "b", b);
        Profile rules = fields.profile("profile", profile);
        Optional<DuelQuestion.FirstBlow> first = order(fields);
        return new Read(
                fields.fine() ? Optional.of(new DuelQuestion(a, b, rules, first)) : Optional.empty(), fields.faults());
    }

    private static void side(Fields fields, SideReader reader, String field, String text) {
        if (text.isEmpty()) {
            fields.fault(field, "Who fights here? A side is written like fighter/1 chain shield sword, or orc.");
        } else if (text.length() > LONGEST) {
            fields.fault(field, "A side has at most " + LONGEST + " letters.");
        } else if (!GivenSide.looksLike(text)) {
            fields.read(field, () -> reader.read(text));
        }
    }

    private Optional<DuelQuestion.FirstBlow> order(Fields fields) {
        for (DuelQuestion.FirstBlow each : DuelQuestion.FirstBlow.values()) {
            if (each.name().toLowerCase(Locale.ROOT).equals(order)) {
                return Optional.of(each);
            }
        }
        if (!order.isEmpty()) {
            fields.fault("order", "The first blow is settled by coin, dice, first, second or together.");
        }
        return Optional.empty();
    }

    /** What is done to answer it. */
    static Job.Work<WorkedOut> work(DuelQuestion question, Rulebook book) {
        return new Once<>("duel", () -> question.answer(book));
    }

    /**
     * What was read.
     *
     * @param question empty if something is wrong
     * @param faults what that is, by field
     */
    record Read(Optional<DuelQuestion> question, Map<String, String> faults) {}
}
