package org.woodgrain.server.lab;

import java.util.ArrayList;
import java.util.List;

/**
 * One fight told, round by round.
 *
 * @param rounds those before the first blow, then each round
 * @param end how it ended
 */
public record Told(List<Round> rounds, String end) {
    private static final String INDENT = "  ";

    public Told {
        rounds = List.copyOf(rounds);
    }

    /**
     * A stretch of it.
     *
     * @param heading such as "Round 1"
     * @param lines what happened
     */
    public record Round(String heading, List<String> lines) {
        public Round {
            lines = List.copyOf(lines);
        }
    }

    /**
     * From lines of which those that begin a stretch are not indented.
     *
     * @param most lines that are told; what lies between them and the end is left out
     */
    static Told of(List<String> all, int most) {
        List<String> lines = new ArrayList<>(all);
        if (all.size() > most) {
            lines = new ArrayList<>(all.subList(0, most));
            lines.add("… and so on for " + (all.size() - most) + " lines …");
            lines.add(all.getLast());
        }
        List<Round> rounds = new ArrayList<>();
        List<String> within = new ArrayList<>();
        String heading = "";
        String end = "";
        for (String line : lines) {
            if (line.startsWith(INDENT)) {
                within.add(line.strip());
            } else {
                if (!heading.isEmpty()) {
                    rounds.add(new Round(heading, within));
                }
                within = new ArrayList<>();
                heading = line;
                end = line;
            }
        }
        return new Told(rounds, end);
    }
}
