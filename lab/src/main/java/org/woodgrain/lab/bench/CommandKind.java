package org.woodgrain.lab.bench;

import java.util.Locale;
import org.woodgrain.campaign.command.Command;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.MeetingCommand;

/** What an order of the measured game is about. */
enum CommandKind {
    BATTLE("rounds of battle"),
    WALK("walks, about four squares each, and stairs"),
    DOOR("doors forced and opened"),
    SEARCH("looks round for what is there"),
    MEETING("other dealings with those met"),
    CAMP("rests, loads and other work below"),
    TOWN("in town, and what is carried");

    private final String label;

    CommandKind(String label) {
        this.label = label;
    }

    String label() {
        return label;
    }

    /** As its time is called in what is measured. */
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    static CommandKind of(Command command) {
        if (command instanceof MeetingCommand meeting) {
            return meeting instanceof MeetingCommand.Fight ? BATTLE : MEETING;
        }
        if (command instanceof DelveCommand.WalkTo || command instanceof DelveCommand.TakeStairs) {
            return WALK;
        }
        if (command instanceof DelveCommand.Force || command instanceof DelveCommand.OpenDoor) {
            return DOOR;
        }
        if (command instanceof DelveCommand.Look) {
            return SEARCH;
        }
        if (command instanceof DelveCommand) {
            return CAMP;
        }
        return TOWN;
    }
}
