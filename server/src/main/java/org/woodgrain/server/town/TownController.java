package org.woodgrain.server.town;

import java.util.List;
import java.util.Optional;
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
import org.woodgrain.campaign.town.ShopList;
import org.woodgrain.campaign.view.View;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.journal.table.Table;
import org.woodgrain.rules.equipment.Rations;
import org.woodgrain.server.live.Notice;
import org.woodgrain.server.live.Orders;
import org.woodgrain.server.page.Pages;
import org.woodgrain.server.page.Seats;

/** The shop, and the page on which characters are made. */
@Controller
final class TownController {
    private static final int LINES = 12;

    private final Orders orders;
    private final Pages pages;

    TownController(Orders orders, Pages pages) {
        this.orders = orders;
        this.pages = pages;
    }

    @GetMapping("/campaigns/{id}/shop")
    ResponseEntity<String> shop(
            @PathVariable String id,
            @RequestParam(defaultValue = "") String who,
            @RequestParam(defaultValue = "") String seat) {
        return pages.show("shop", page(orders.table(id), Seats.named(seat), "/shop", who, Notice.NONE));
    }

    @PostMapping("/campaigns/{id}/shop")
    ResponseEntity<String> trade(
            @PathVariable String id,
            @RequestParam(defaultValue = "") String who,
            @RequestParam(defaultValue = "") String seat,
            @RequestHeader(name = "HX-Request", defaultValue = "") String htmx,
            @RequestParam MultiValueMap<String, String> form) {
        return carryOut(id, seat, "/shop", who, !htmx.isEmpty(), form);
    }

    @GetMapping("/campaigns/{id}/characters")
    ResponseEntity<String> characters(@PathVariable String id, @RequestParam(defaultValue = "") String seat) {
        return pages.show("characters", page(orders.table(id), Seats.named(seat), "/characters", "", Notice.NONE));
    }

    @PostMapping("/campaigns/{id}/characters")
    ResponseEntity<String> make(
            @PathVariable String id,
            @RequestParam(defaultValue = "") String seat,
            @RequestHeader(name = "HX-Request", defaultValue = "") String htmx,
            @RequestParam MultiValueMap<String, String> form) {
        return carryOut(id, seat, "/characters", "", !htmx.isEmpty(), form);
    }

    private ResponseEntity<String> carryOut(
            String id, String seat, String part, String who, boolean live, MultiValueMap<String, String> form) {
        Table table = orders.table(id);
        Seat giver = Seats.named(seat);
        Notice notice = orders.give(table, giver, form);
        TownPage page = page(table, giver, part, who, notice);
        if (live) {
            return pages.show("town" + part, page);
        }
        return notice.shown()
                ? pages.show(HttpStatus.UNPROCESSABLE_CONTENT, part.substring(1), page)
                : Pages.goTo(page.post().path());
    }

    private TownPage page(Table table, Seat seat, String part, String who, Notice notice) {
        View view = Views.of(table.world(), table.now().state(), seat);
        Optional<View.Member> buyer = view.company().stream()
                .filter(each -> each.id().equals(who))
                .findFirst()
                .or(() -> view.company().stream().findFirst());
        List<String> query = List.of(
                buyer.filter(any -> part.equals("/shop"))
                        .map(member -> "who=" + member.id())
                        .orElse(""),
                seat.seesAll() ? "seat=referee" : "");
        String asked =
                String.join("&", query.stream().filter(each -> !each.isEmpty()).toList());
        String path = "/campaigns/" + view.campaign() + part + (asked.isEmpty() ? "" : "?" + asked);
        return new TownPage(
                view,
                seat.seesAll(),
                orders.post(path, table, part.equals("/shop") ? "#shop" : "#making"),
                notice,
                buyer,
                ShopList.of(Rations.weighed(
                        table.world().now(table.now().state()).book().equipment(),
                        table.now().state().ruleset())),
                table.last(seat, table.now().next(), LINES));
    }
}
