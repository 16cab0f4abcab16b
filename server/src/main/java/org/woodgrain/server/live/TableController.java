package org.woodgrain.server.live;

import java.util.List;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.util.MultiValueMap;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.journal.table.LogLine;
import org.woodgrain.journal.table.Position;
import org.woodgrain.journal.table.Table;
import org.woodgrain.server.page.Chance;
import org.woodgrain.server.page.Pages;
import org.woodgrain.server.page.Seats;

/** The table page: shows it, carries out what is picked, and brings it up to date. */
@Controller
final class TableController {
    private static final int SHOWN = 80;
    private static final int PAGE = 200;

    private final Orders orders;
    private final Pages pages;
    private final Chance chance;

    TableController(Orders orders, Pages pages, Chance chance) {
        this.orders = orders;
        this.pages = pages;
        this.chance = chance;
    }

    @GetMapping("/campaigns/{id}")
    ResponseEntity<String> show(@PathVariable String id, @RequestParam(defaultValue = "") String seat) {
        return pages.show("table", whole(orders.table(id), Seats.named(seat), Notice.NONE));
    }

    /** The parts that may have changed, with the lines that are new since an event. */
    @GetMapping("/campaigns/{id}/live")
    ResponseEntity<String> live(
            @PathVariable String id,
            @RequestParam(defaultValue = "") String seat,
            @RequestParam(defaultValue = "0") String since) {
        return pages.show("live", parts(orders.table(id), Seats.named(seat), Form.number(since, 0), Notice.NONE));
    }

    @GetMapping("/campaigns/{id}/log")
    ResponseEntity<String> log(
            @PathVariable String id,
            @RequestParam(defaultValue = "") String seat,
            @RequestParam(defaultValue = "") String before) {
        Table table = orders.table(id);
        Seat who = Seats.named(seat);
        List<LogLine> lines = table.last(who, Form.number(before, Long.MAX_VALUE), PAGE);
        return pages.show("log", new LogPage(id, table.name(), who.seesAll(), lines));
    }

    @PostMapping("/campaigns/{id}/act")
    ResponseEntity<String> act(
            @PathVariable String id,
            @RequestParam(defaultValue = "") String seat,
            @RequestHeader(name = "HX-Request", defaultValue = "") String htmx,
            @RequestParam MultiValueMap<String, String> form) {
        Table table = orders.table(id);
        Seat who = Seats.named(seat);
        Notice notice =
                orders.give(table, who, form).about(Form.first(form, "offer").equals("say"));
        if (!htmx.isEmpty()) {
            return pages.show("live", parts(table, who, Form.number(Form.first(form, "since"), 0), notice));
        }
        TablePage page = whole(table, who, notice);
        return notice.shown() ? pages.show(HttpStatus.UNPROCESSABLE_CONTENT, "table", page) : Pages.goTo(page.path(""));
    }

    private TablePage whole(Table table, Seat seat, Notice notice) {
        Position now = table.now();
        List<LogLine> log = table.last(seat, now.next(), SHOWN);
        return page(table, now, seat, log, notice);
    }

    private TablePage parts(Table table, Seat seat, long since, Notice notice) {
        Position now = table.now();
        return page(table, now, seat, table.since(seat, since), notice);
    }

    private TablePage page(Table table, Position now, Seat seat, List<LogLine> log, Notice notice) {
        boolean earlier = !log.isEmpty() && log.getFirst().number() > 0;
        return new TablePage(
                Views.of(table.world(), now.state(), seat), seat, now.next(), chance.token(), log, earlier, notice);
    }
}
