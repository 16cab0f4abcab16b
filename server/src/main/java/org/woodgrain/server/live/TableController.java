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
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.journal.table.LogLine;
import org.woodgrain.journal.table.Outcome;
import org.woodgrain.journal.table.Position;
import org.woodgrain.journal.table.Table;
import org.woodgrain.journal.table.Tables;
import org.woodgrain.server.page.Chance;
import org.woodgrain.server.page.NotHere;
import org.woodgrain.server.page.Pages;
import org.woodgrain.server.page.Seats;

/** The table page: shows it, carries out what is picked, and brings it up to date. */
@Controller
final class TableController {
    private static final int SHOWN = 80;
    private static final int PAGE = 200;

    private final Tables tables;
    private final Pages pages;
    private final Chance chance;

    TableController(Tables tables, Pages pages, Chance chance) {
        this.tables = tables;
        this.pages = pages;
        this.chance = chance;
    }

    @GetMapping("/campaigns/{id}")
    ResponseEntity<String> show(@PathVariable String id, @RequestParam(defaultValue = "") String seat) {
        return pages.show("table", whole(table(id), Seats.named(seat), Notice.NONE));
    }

    /** The parts that may have changed, with the lines that are new since an event. */
    @GetMapping("/campaigns/{id}/live")
    ResponseEntity<String> live(
            @PathVariable String id,
            @RequestParam(defaultValue = "") String seat,
            @RequestParam(defaultValue = "0") String since) {
        return pages.show("live", parts(table(id), Seats.named(seat), Form.number(since, 0), Notice.NONE));
    }

    @GetMapping("/campaigns/{id}/log")
    ResponseEntity<String> log(
            @PathVariable String id,
            @RequestParam(defaultValue = "") String seat,
            @RequestParam(defaultValue = "") String before) {
        Table table = table(id);
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
        Table table = table(id);
        Seat who = Seats.named(seat);
        Notice notice = carryOut(table, who, form);
        if (!htmx.isEmpty()) {
            return pages.show("live", parts(table, who, Form.number(Form.first(form, "since"), 0), notice));
        }
        TablePage page = whole(table, who, notice);
        return notice.shown() ? pages.show(HttpStatus.UNPROCESSABLE_CONTENT, "table", page) : Pages.goTo(page.path(""));
    }

    private static Notice carryOut(Table table, Seat seat, MultiValueMap<String, String> form) {
        Reading reading = Actions.read(table.world(), table.now().state(), seat, Form.pick(form));
        return switch (reading) {
            case Reading.Unclear unclear -> new Notice(unclear.message(), "");
            case Reading.Understood understood -> {
                Order order = new Order(Form.first(form, "order"), seat, understood.command());
                yield switch (table.submit(order)) {
                    case Outcome.Refused refused ->
                        new Notice(
                                refused.refusal().message(), refused.refusal().rule());
                    case Outcome.Accepted accepted -> Notice.NONE;
                };
            }
        };
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

    private Table table(String id) {
        return tables.open(id).orElseThrow(() -> NotHere.campaign(id));
    }
}
