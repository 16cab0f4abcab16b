package org.woodgrain.server.live;

import java.util.List;
import org.woodgrain.journal.table.LogLine;

/**
 * Older lines of a log.
 *
 * @param campaign its id
 * @param name as shown
 * @param referee whether it is the referee's log
 * @param log the lines, oldest first
 */
public record LogPage(String campaign, String name, boolean referee, List<LogLine> log) {
    public LogPage {
        log = List.copyOf(log);
    }

    public boolean earlier() {
        return !log.isEmpty() && log.getFirst().number() > 0;
    }

    public String path() {
        return "/campaigns/" + campaign + (referee ? "?seat=referee" : "");
    }

    /** The address of the page before. */
    public String back() {
        return "/campaigns/" + campaign + "/log?before="
                + (log.isEmpty() ? 0 : log.getFirst().number()) + (referee ? "&seat=referee" : "");
    }
}
