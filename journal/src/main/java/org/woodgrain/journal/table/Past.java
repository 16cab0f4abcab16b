package org.woodgrain.journal.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.journal.Journal;
import org.woodgrain.journal.Recorded;
import org.woodgrain.journal.Span;

/** The latest steps of a campaign, kept at hand; older ones are folded again when somebody pages back to them. */
final class Past {
    private static final int KEPT = 1_000;

    private final Deque<Step> steps = new ArrayDeque<>();

    void add(Step step) {
        steps.addLast(step);
        if (steps.size() > KEPT) {
            steps.removeFirst();
        }
    }

    /** Lines of a run of events, oldest first. */
    List<LogLine> lines(World world, Seat seat, Span span) {
        List<LogLine> lines = new ArrayList<>();
        for (Step step : steps) {
            if (span.holds(step.recorded().number())) {
                lines.addAll(step.tell(world, seat));
            }
        }
        return lines;
    }

    /** The last lines that tell of events before {@code end}, oldest first. */
    List<LogLine> last(Journal journal, String campaign, World world, Seat seat, long end, int count) {
        Deque<LogLine> found = new ArrayDeque<>();
        collect(steps.descendingIterator(), world, seat, end, count, found);
        boolean more = !steps.isEmpty() && steps.getFirst().recorded().number() > 0;
        if (found.size() < count && more) {
            found.clear();
            collect(foldAgain(journal, campaign, end).descendingIterator(), world, seat, end, count, found);
        }
        return new ArrayList<>(found);
    }

    private static void collect(
            Iterator<Step> backwards, World world, Seat seat, long end, int count, Deque<LogLine> found) {
        while (backwards.hasNext() && found.size() < count) {
            Step step = backwards.next();
            if (step.recorded().number() < end) {
                step.tell(world, seat).reversed().forEach(found::addFirst);
            }
        }
    }

    private static Deque<Step> foldAgain(Journal journal, String campaign, long end) {
        Deque<Step> again = new ArrayDeque<>();
        CampaignState state = Evolve.NOTHING;
        for (Recorded recorded : journal.read(campaign, 0)) {
            if (recorded.number() >= end) {
                return again;
            }
            CampaignState after = Evolve.apply(state, recorded.event());
            again.addLast(new Step(recorded, state, after));
            state = after;
        }
        return again;
    }
}
