package org.woodgrain.server.live;

import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.journal.table.Table;
import org.woodgrain.lab.futures.Futures;
import org.woodgrain.server.page.Pages;
import org.woodgrain.server.page.Seats;

/** For the referee alone: what may come of the fight that is on. It changes nothing. */
@Controller
final class FuturesController {
    private final Orders orders;
    private final Pages pages;

    FuturesController(Orders orders, Pages pages) {
        this.orders = orders;
        this.pages = pages;
    }

    @GetMapping("/campaigns/{id}/futures")
    ResponseEntity<String> futures(
            @PathVariable String id,
            @RequestParam(defaultValue = "") String seat,
            @RequestParam(defaultValue = "") String played,
            @RequestHeader(name = "HX-Request", defaultValue = "") String htmx) {
        Seat who = Seats.named(seat);
        Table table = orders.table(id);
        boolean wholly = played.equals("yes");
        Futures.Answer answer = wholly
                ? Futures.play(table.world(), table.now().state(), who)
                : Futures.ask(table.world(), table.now().state(), who);
        if (!who.seesAll() && answer instanceof Futures.Answer.Refused refused) {
            return pages.problem(HttpStatus.FORBIDDEN, "Not from this seat", refused.message());
        }
        FuturesPage page = new FuturesPage("/campaigns/" + id, wholly, answer);
        return pages.show(htmx.isEmpty() ? "futures" : "table/futures", page);
    }
}
