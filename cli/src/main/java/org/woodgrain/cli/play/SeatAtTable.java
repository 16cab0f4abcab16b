package org.woodgrain.cli.play;

import java.util.List;
import java.util.function.Supplier;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.view.View;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.journal.table.LogLine;
import org.woodgrain.journal.table.Outcome;
import org.woodgrain.journal.table.Position;
import org.woodgrain.journal.table.Table;
import org.woodgrain.lab.futures.Futures;

/** A seat at a campaign's table. Safe for the thread that plays and one that waits for news. */
final class SeatAtTable implements Sitting {
    private final Table table;
    private final Seat seat;
    private final Supplier<String> orderIds;
    private long told;

    /**
     * Sits down; what happened before is no news.
     *
     * @param orderIds gives each order an id of its own
     */
    SeatAtTable(Table table, Seat seat, Supplier<String> orderIds) {
        this.table = table;
        this.seat = seat;
        this.orderIds = orderIds;
        this.told = table.now().next();
    }

    @Override
    public View view() {
        return Views.of(table.world(), table.now().state(), seat);
    }

    @Override
    public synchronized Answer take(Pick pick) {
        Position now = table.now();
        return switch (Actions.read(table.world(), now.state(), seat, pick)) {
            case Reading.Unclear unclear -> new Answer.Refused(unclear.message(), "");
            case Reading.Understood understood ->
                switch (table.submit(new Order(orderIds.get(), seat, understood.command()))) {
                    case Outcome.Refused refused ->
                        new Answer.Refused(
                                refused.refusal().message(), refused.refusal().rule());
                    case Outcome.Accepted accepted -> new Answer.Done(news());
                };
        };
    }

    @Override
    public Futures.Answer futures(boolean played) {
        return played
                ? Futures.play(table.world(), table.now().state(), seat)
                : Futures.ask(table.world(), table.now().state(), seat);
    }

    @Override
    public List<Line> log(int count) {
        return lines(table.last(seat, table.now().next(), count));
    }

    @Override
    public synchronized List<Line> news() {
        long next = table.now().next();
        if (next == told) {
            return List.of();
        }
        List<Line> lines = lines(table.since(seat, told));
        told = next;
        return lines;
    }

    private static List<Line> lines(List<LogLine> logged) {
        return logged.stream().map(LogLine::line).toList();
    }
}
