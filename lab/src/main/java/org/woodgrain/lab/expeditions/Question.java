package org.woodgrain.lab.expeditions;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.TownCommand.Companion;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.rulebook.Rulebook;

/**
 * What is to be played.
 *
 * @param book the tables
 * @param levels the dungeon, from the top down
 * @param company who sets out, front first; six as their scores suit if empty
 * @param ruleset profile and house rules
 * @param seed of the dice; each campaign has dice of its own by the seed and its number
 * @param campaigns how many, from 1
 * @param sessions expeditions in each, from 1; one is from town into the dungeon and back, or to the end of all
 * @param turns in the dungeon after which a campaign sets out no more; 0 for no bound
 */
public record Question(
        Rulebook book,
        List<Level> levels,
        List<Companion> company,
        Ruleset ruleset,
        long seed,
        int campaigns,
        int sessions,
        int turns) {
    /** The most campaigns of one question. */
    public static final int MOST_CAMPAIGNS = 1_000_000;

    /** The most sessions of one campaign. */
    public static final int MOST_SESSIONS = 1_000;

    /** The bound on turns can be no higher. */
    public static final int MOST_TURNS = 1_000_000;

    public Question {
        levels = List.copyOf(levels);
        company = List.copyOf(company);
        range("campaigns", campaigns, 1, MOST_CAMPAIGNS);
        range("sessions", sessions, 1, MOST_SESSIONS);
        range("turns", turns, 0, MOST_TURNS);
        if (levels.stream().noneMatch(level -> level.depth() == 1)) {
            throw new ExpeditionsException("an expedition begins on a level of depth 1, and this dungeon has none");
        }
    }

    private static void range(String what, int number, int least, int most) {
        if (number < least || number > most) {
            throw new ExpeditionsException(what + " is a number from " + least + " to " + most + ", not " + number);
        }
    }

    /** The same question by other rules. */
    public Question by(Ruleset other) {
        return new Question(book, levels, company, other, seed, campaigns, sessions, turns);
    }

    World world() {
        Map<String, Level> all = new TreeMap<>();
        levels.forEach(level -> all.put(level.id(), level));
        return new World(book, all);
    }
}
