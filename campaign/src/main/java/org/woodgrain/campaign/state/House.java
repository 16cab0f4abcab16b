package org.woodgrain.campaign.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.woodgrain.rules.Participants;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.rulebook.Amendment;

/**
 * What a campaign has settled about its own play.
 *
 * @param changes of rules, in the order made
 * @param participants who takes part; empty if nobody has said
 */
public record House(List<Change> changes, Optional<Participants> participants) {
    public static final House NONE = new House(List.of(), Optional.empty());

    /**
     * A rule that the referee has changed.
     *
     * @param rule its id
     * @param how it is now
     * @param was how it was before, in words; empty for a ruling in words
     * @param day from which it holds
     */
    public record Change(String rule, How how, String was, int day) {

        /** In words: "turn-undead, Skeleton, c1: 6 in place of 7, from day 3". */
        @Rule("CH-05")
        public String label() {
            String now = switch (how) {
                case How.Cell cell ->
                    cell.amendment().table() + ", " + cell.amendment().row() + ", "
                            + cell.amendment().column() + ": "
                            + cell.amendment().value() + " in place of " + was;
                case How.Switch option -> option.option() + " " + (option.on() ? "on" : "off");
                case How.Words words -> words.text();
            };
            return now + ", from day " + day;
        }
    }

    /** The ways of changing a rule. */
    public sealed interface How {
        /** Another value in a table. */
        record Cell(Amendment amendment) implements How {}

        /** A house rule switched on or off, by its key. */
        record Switch(String option, boolean on) implements How {}

        /** A ruling in words, which the referee himself carries out. */
        record Words(String text) implements How {}
    }

    public House {
        changes = List.copyOf(changes);
    }

    /** The same with a change, which takes the place of an earlier one of the same cell, option or words. */
    public House with(Change change) {
        List<Change> all = new ArrayList<>();
        changes.stream().filter(each -> !replaced(each, change)).forEach(all::add);
        all.add(change);
        return new House(all, participants);
    }

    private static boolean replaced(Change earlier, Change later) {
        return switch (later.how()) {
            case How.Cell cell ->
                earlier.how() instanceof How.Cell other && other.amendment().sameCell(cell.amendment());
            case How.Switch option ->
                earlier.how() instanceof How.Switch other && other.option().equals(option.option());
            case How.Words words ->
                earlier.how() instanceof How.Words && earlier.rule().equals(later.rule());
        };
    }

    public House with(Participants now) {
        return new House(changes, Optional.of(now));
    }

    /** The cells of tables that are other than printed. */
    public List<Amendment> amendments() {
        List<Amendment> found = new ArrayList<>();
        for (Change each : changes) {
            if (each.how() instanceof How.Cell cell) {
                found.add(cell.amendment());
            }
        }
        return Collections.unmodifiableList(found);
    }
}
