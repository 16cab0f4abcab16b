package org.woodgrain.server.lab;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.woodgrain.lab.equivalents.Contenders;
import org.woodgrain.lab.equivalents.Yardstick;
import org.woodgrain.lab.fights.Conditions;
import org.woodgrain.lab.table.Approach;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.rulebook.Rulebook;

/**
 * A question about what monsters are worth as it was typed.
 *
 * @param monster names with commas between; all of the book if empty
 * @param levels of the fighters
 * @param gear of the fighters
 * @param fights behind each chance
 * @param seed of their dice
 * @param profile the reading of the rules
 * @param meeting how the sides meet
 */
public record WorthForm(
        String monster, String levels, String gear, String fights, String seed, String profile, MeetingForm meeting) {
    /** The names of what an address may say. */
    public static final List<String> PARTS = Stream.of(
                    List.of("monster", "levels", "gear", "fights", "seed", "profile"), MeetingForm.PARTS)
            .flatMap(List::stream)
            .toList();

    /** More take too long for a page. */
    static final long MOST = 10_000;

    /** How many if nothing else is asked for. */
    public static final String USUAL = "" + Yardstick.FIGHTS;

    public WorthForm {
        monster = monster.strip();
        levels = levels.strip();
        gear = gear.strip();
        fights = fights.strip().replace(",", "");
        seed = seed.strip();
    }

    /** From the parts of an address; what is left out is as usual. */
    public static WorthForm of(Map<String, String> given) {
        return new WorthForm(
                given.getOrDefault("monster", ""),
                given.getOrDefault("levels", Yardstick.LEVELS),
                given.getOrDefault("gear", Yardstick.GEAR),
                given.getOrDefault("fights", USUAL),
                given.getOrDefault("seed", "1"),
                given.getOrDefault("profile", "original"),
                MeetingForm.of(given, MeetingForm.MEASURE));
    }

    /** The address of the question. */
    public Query address(String path) {
        return meeting.with(
                Query.of(path)
                        .with("monster", monster)
                        .with("levels", levels)
                        .with("gear", gear, Yardstick.GEAR)
                        .with("fights", fights, USUAL)
                        .with("seed", seed, "1")
                        .with("profile", profile, "original"),
                MeetingForm.MEASURE);
    }

    /**
     * The question, ready to be worked on.
     *
     * @param yardstick by what is measured
     * @param monsters who are
     */
    record Asked(Yardstick yardstick, List<Monster> monsters) {}

    /** What was understood, or what is wrong by field. */
    Read read(Rulebook book) {
        Fields fields = new Fields();
        long many = fields.number("fights", fights, 1, MOST);
        long dice = fields.seed(seed);
        Profile rules = fields.profile("profile", profile);
        Optional<List<Monster>> monsters =
                fields.read("monster", () -> Contenders.of(book, monster.isEmpty() ? List.of() : List.of(monster)));
        // levels are read alone first, so that what is wrong is said of the right field
        Conditions how = meeting.read(fields).map(Approach::conditions).orElse(Yardstick.CONDITIONS);
        Optional<Yardstick> yardstick = fields.read(
                        "levels", () -> Yardstick.read(book, rules, levels, "", how, many, dice))
                .flatMap(bare -> fields.read("gear", () -> Yardstick.read(book, rules, levels, gear, how, many, dice)));
        return new Read(
                fields.fine()
                        ? yardstick.flatMap(each -> monsters.map(those -> new Asked(each, those)))
                        : Optional.empty(),
                fields.faults());
    }

    /**
     * What was read.
     *
     * @param asked empty if something is wrong
     * @param faults what that is, by field
     */
    record Read(Optional<Asked> asked, Map<String, String> faults) {}
}
