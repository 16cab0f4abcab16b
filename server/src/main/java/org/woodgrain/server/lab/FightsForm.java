package org.woodgrain.server.lab;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.woodgrain.lab.fights.SideReader;
import org.woodgrain.lab.fights.Troop;
import org.woodgrain.lab.table.Approach;
import org.woodgrain.lab.table.Venue;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.rulebook.Rulebook;

/**
 * A question about many fights as it was typed.
 *
 * @param a the first side
 * @param b the second
 * @param fights how many; as many as fit if empty
 * @param seed of their dice
 * @param profile the reading of the rules
 * @param house house rules as {@code wounded-at-0=true}, with spaces between them; may be empty
 * @param meeting how the sides meet
 * @param place where they fight
 */
public record FightsForm(
        String a,
        String b,
        String fights,
        String seed,
        String profile,
        String house,
        MeetingForm meeting,
        PlaceForm place) {
    /** The names of what an address may say. */
    public static final List<String> PARTS = Stream.of(
                    List.of("a", "b", "fights", "seed", "profile", "rules"), MeetingForm.PARTS, PlaceForm.PARTS)
            .flatMap(List::stream)
            .toList();

    /** More take too long for a page. */
    public static final long MOST = 1_000_000;

    /** How many in the arena if nothing else is asked for. */
    static final long IN_ARENA = 20_000;

    /** How many at the table if nothing else is asked for. */
    static final long AT_TABLE = 400;

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
                given.getOrDefault("fights", ""),
                given.getOrDefault("seed", "1"),
                given.getOrDefault("profile", "original"),
                given.getOrDefault("rules", ""),
                MeetingForm.of(given, MeetingForm.USUAL),
                PlaceForm.of(given));
    }

    /** The address of the question. */
    public Query address(String path) {
        return place.with(meeting.with(
                Query.of(path)
                        .with("a", a)
                        .with("b", b)
                        .with("fights", fights)
                        .with("seed", seed, "1")
                        .with("profile", profile, "original")
                        .with("rules", house),
                MeetingForm.USUAL));
    }

    public boolean empty() {
        return a.isEmpty() && b.isEmpty();
    }

    /** Whether nothing was said of how and where they meet. */
    public boolean plainly() {
        return meeting.usual() && place.usual() && house.isBlank();
    }

    /** The question, ready to be fought. */
    record Asked(Venue venue, long seed, long fights) {}

    /** What was understood, or what is wrong by field; the field {@code sides} is for both together. */
    Read read(Rulebook book) {
        Fields fields = new Fields();
        SideReader reader = new SideReader(book);
        Optional<List<Troop>> first = side(fields, reader, "a", a);
        Optional<List<Troop>> second = side(fields, reader, "b", b);
        long many = fights.isEmpty() ? 0 : fields.number("fights", fights, 1, MOST);
        long dice = fields.seed(seed);
        Profile rules = fields.profile("profile", profile);
        Optional<Ruleset> ruleset = fields.read("rules", () -> ExpeditionsForm.rules(Ruleset.of(rules), house));
        Venue.Asked where = place.asked(fields);
        Optional<Approach> approach = meeting.read(fields, place.hall(), place.surprised(fields));
        approach.ifPresent(how -> fields.read("room", how::terms));
        if (!fields.fine() || first.isEmpty() || second.isEmpty() || approach.isEmpty() || ruleset.isEmpty()) {
            return new Read(Optional.empty(), fields.faults());
        }
        Venue.Question question = new Venue.Question(book, ruleset.get(), first.get(), second.get(), approach.get());
        return new Read(
                fields.read("sides", () -> Venue.of(question, where))
                        .map(venue -> new Asked(venue, dice, many == 0 ? usual(venue) : many)),
                fields.faults());
    }

    private static long usual(Venue venue) {
        return switch (venue) {
            case Venue.InArena arena -> IN_ARENA;
            case Venue.AtTable table -> AT_TABLE;
        };
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
