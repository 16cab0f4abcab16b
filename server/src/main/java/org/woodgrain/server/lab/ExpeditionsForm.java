package org.woodgrain.server.lab;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.woodgrain.campaign.command.TownCommand.Companion;
import org.woodgrain.lab.expeditions.Companies;
import org.woodgrain.lab.expeditions.Dungeons;
import org.woodgrain.lab.expeditions.Expeditions;
import org.woodgrain.lab.expeditions.ExpeditionsException;
import org.woodgrain.lab.expeditions.HouseRules;
import org.woodgrain.lab.expeditions.Question;
import org.woodgrain.lab.fights.FightsException;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.rulebook.Rulebook;

/**
 * A question about whole campaigns as it was typed.
 *
 * @param asked whether it was asked at all
 * @param campaigns how many
 * @param sessions expeditions in each
 * @param levels of a dungeon stocked by the rules; the demo level if empty
 * @param company who sets out, front first; the usual one if empty
 * @param profile the reading of the rules
 * @param rules house rules, with spaces between
 * @param against other rules to play by too; none if empty
 * @param seed of the dice
 */
public record ExpeditionsForm(
        boolean asked,
        String campaigns,
        String sessions,
        String levels,
        String company,
        String profile,
        String rules,
        String against,
        String seed) {
    /** The names of what an address may say. */
    public static final List<String> PARTS =
            List.of("campaigns", "sessions", "levels", "company", "profile", "rules", "against", "seed");

    static final String CAMPAIGNS = "30";
    static final String SESSIONS = "6";
    private static final int MOST_CAMPAIGNS = 1_000;
    private static final int MOST_SESSIONS = 50;

    /** From the parts of an address; what is left out is as usual. */
    public static ExpeditionsForm of(Map<String, String> given) {
        return new ExpeditionsForm(
                given.containsKey("campaigns"),
                given.getOrDefault("campaigns", CAMPAIGNS).strip(),
                given.getOrDefault("sessions", SESSIONS).strip(),
                given.getOrDefault("levels", "").strip(),
                given.getOrDefault("company", "").strip(),
                given.getOrDefault("profile", "original"),
                given.getOrDefault("rules", "").strip(),
                given.getOrDefault("against", "").strip(),
                given.getOrDefault("seed", "1").strip());
    }

    /** The address of the question. */
    public Query address(String path) {
        return Query.of(path)
                .with("campaigns", campaigns)
                .with("sessions", sessions, SESSIONS)
                .with("levels", levels)
                .with("company", company)
                .with("profile", profile, "original")
                .with("rules", rules)
                .with("against", against)
                .with("seed", seed, "1");
    }

    /** What was understood, or what is wrong by field. */
    Read read(Rulebook book) {
        Fields fields = new Fields();
        int many = (int) fields.number("campaigns", campaigns, 1, MOST_CAMPAIGNS);
        int each = (int) fields.number("sessions", sessions, 1, MOST_SESSIONS);
        int deep = levels.isEmpty() ? 0 : (int) fields.number("levels", levels, 1, Dungeons.DEEPEST);
        long dice = fields.seed(seed);
        Profile by = fields.profile("profile", profile);
        Optional<List<Companion>> who = fields.read("company", () -> read(() -> Companies.read(company)));
        Optional<Ruleset> ruleset = fields.read("rules", () -> rules(Ruleset.of(by), rules));
        Optional<Ruleset> other = against.isEmpty()
                ? Optional.empty()
                : fields.read("against", () -> rules(ruleset.orElse(Ruleset.of(by)), against));
        if (ruleset.isPresent() && other.isPresent() && !HouseRules.differ(ruleset.get(), other.get())) {
            fields.fault("against", "These are the rules that are played anyway; name others, such as classic.");
        }
        if (!fields.fine() || ruleset.isEmpty() || who.isEmpty()) {
            return new Read(Optional.empty(), fields.faults());
        }
        Question question = new Question(
                book,
                deep == 0 ? Dungeons.demo() : Dungeons.byRule(deep),
                who.get(),
                ruleset.get(),
                dice,
                many,
                each,
                0);
        return new Read(
                Optional.of(other.map(rival -> Expeditions.compared(question, rival))
                        .orElseGet(() -> Expeditions.of(question))),
                Map.of());
    }

    /** A ruleset with the house rules that were typed. */
    static Ruleset rules(Ruleset from, String typed) {
        List<String> words = Arrays.stream(typed.split("[\\s/,]+"))
                .filter(word -> !word.isEmpty())
                .toList();
        return read(() -> HouseRules.read(from, words));
    }

    private static <T> T read(Supplier<T> reader) {
        try {
            return reader.get();
        } catch (ExpeditionsException unread) {
            throw new FightsException(String.valueOf(unread.getMessage()));
        }
    }

    /**
     * What was read.
     *
     * @param expeditions to be played; empty if something is wrong
     * @param faults what that is, by field
     */
    record Read(Optional<Expeditions> expeditions, Map<String, String> faults) {}
}
