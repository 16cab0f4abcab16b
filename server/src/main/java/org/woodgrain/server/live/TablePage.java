package org.woodgrain.server.live;

import java.util.List;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.view.View;
import org.woodgrain.journal.table.LogLine;
import org.woodgrain.press.MapPaper;

/**
 * The table as one seat sees it.
 *
 * @param view what the seat may know
 * @param seat whose page it is
 * @param next how many events there are
 * @param token id of the next order that this page gives
 * @param log lines to show, oldest first
 * @param earlier whether there are older lines
 * @param notice about the order just given
 */
public record TablePage(
        View view, Seat seat, long next, String token, List<LogLine> log, boolean earlier, Notice notice) {
    private static final int CELL = 26;

    /** How maps are drawn here: without their own style sheet, which the page brings. */
    public static final MapPaper PAPER = MapPaper.IN_PAGE.withCell(CELL);

    public TablePage {
        log = List.copyOf(log);
    }

    public boolean referee() {
        return seat.seesAll();
    }

    public String path() {
        return "/campaigns/" + view.campaign();
    }

    /** An address of this campaign for the same seat. */
    public String path(String part) {
        return path() + part + (referee() ? "?seat=referee" : "");
    }

    /** Where the forms of this page go. */
    public Post post() {
        return new Post(path("/act"), token, next, "#main", "none");
    }

    public List<ActionGroup> groups() {
        return ActionGroup.of(view.offers());
    }

    /** Whether the company may set out now. */
    public boolean mayLeave() {
        return view.offers().stream().anyMatch(offer -> offer.id().equals("set-out"));
    }

    public boolean inTown() {
        return view.map().isEmpty();
    }

    /** What stood in the log last, for those who do not see all of it. */
    public List<LogLine> latest() {
        return log.subList(Math.max(0, log.size() - 3), log.size());
    }
}
