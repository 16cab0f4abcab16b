package org.woodgrain.server.lab;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.lab.fights.Conditions;
import org.woodgrain.lab.fights.Setting;
import org.woodgrain.lab.fights.SideReader;
import org.woodgrain.lab.fights.Troop;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.rulebook.Rulebook;

/**
 * A question about many fights as it was typed.
 *
 * @param a the first side
 * @param b the second
 * @param fights how many
 * @param seed of their dice
 * @param profile the reading of the rules
 * @param house house rules as {@code wounded-at-0=true}, with spaces between them; may be empty
 * @param meeting how the sides meet
 */
public record FightsForm(
        String a, String b, String fights, String seed, String profile, String house, MeetingForm meeting) {
    /** More take too long for a page. */
    public static final long MOST = 1_000_000;

    /** How many if nothing else is asked for. */
    public static final String USUAL = "20000";

    public FightsForm {
        a = a.strip();
        b = b.strip();
        fights = fights.strip().replace(",", "");
        seed = seed.strip();
        house = house.strip();
    }

    /** From the parts of an address; what is left out is as usual. */
    public static FightsForm of(Map<String, String> given) {
        return new FightsForm(
                given.getOrDefault("a", ""),
                given.getOrDefault("b", ""),
                given.getOrDefault("fights", USUAL),
                given.getOrDefault("seed", "1"),
                given.getOrDefault("profile", "original"),
                given.getOrDefault("rules", ""),
                MeetingForm.of(given, MeetingForm.USUAL));
    }

    /** The address of the question. */
    public Query address(String path) {
        return meeting.with(
                Query.of(path)
                        .with("a", a)
                        .with("b", b)
                        .with("fights", fights, USUAL)
                        .with("seed", seed, "1")
                        .with("profile", profile, "original")
                        .with("rules", house),
                MeetingForm.USUAL);
    }

    public boolean empty() {
        return a.isEmpty() && b.isEmpty();
    }

    /**
     * The question, ready to be fought.
     *
     * @param setting who fights whom
     */
    record Asked(Setting setting, Profile profile, long seed, long fights) {}

    /** What was understood, or what is wrong by field; the field {@code sides} is for both together. */
    Read read(Rulebook book) {
        Fields fields = new Fields();
        SideReader reader = new SideReader(book);
        Optional<List<Troop>> first = side(fields, reader, "a", a);
        Optional<List<Troop>> second = side(fields, reader, "b", b);
        long many = fields.number("fights", fights, 1, MOST);
        long dice = fields.number("seed", seed, Long.MIN_VALUE, Long.MAX_VALUE);
        Profile rules = fields.profile("profile", profile);
        Optional<Ruleset> ruleset = fields.read("rules", () -> ExpeditionsForm.rules(Ruleset.of(rules), house));
        Optional<Conditions> conditions = meeting.read(fields);
        boolean read = first.isPresent() && second.isPresent() && ruleset.isPresent() && conditions.isPresent();
        Optional<Setting> setting = read
                ? fields.read(
                        "sides", () -> new Setting(book, ruleset.get(), first.get(), second.get(), conditions.get()))
                : Optional.empty();
        return new Read(
                fields.fine() ? setting.map(each -> new Asked(each, rules, dice, many)) : Optional.empty(),
                fields.faults());
    }

    private static Optional<List<Troop>> side(Fields fields, SideReader reader, String field, String text) {
        if (text.isEmpty()) {
            fields.fault(field, "Who fights here? A side is written like 6 fighter/1 plate shield sword, or 4 ogre.");
            return Optional.empty();
        }
        return fields.read(field, () -> reader.read(text));
    }

    /**
     * What was read.
     *
     * @param asked empty if something is wrong
     * @param faults what that is, by field
     */
    record Read(Optional<Asked> asked, Map<String, String> faults) {}
}
