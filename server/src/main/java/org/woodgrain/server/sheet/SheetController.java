package org.woodgrain.server.sheet;

import java.util.stream.Stream;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.view.View;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.journal.table.Table;
import org.woodgrain.journal.table.Tables;
import org.woodgrain.server.page.NotHere;
import org.woodgrain.server.page.Pages;
import org.woodgrain.server.page.Seats;

/** The sheet of each character, living or not. */
@Controller
final class SheetController {
    private final Tables tables;
    private final Pages pages;

    SheetController(Tables tables, Pages pages) {
        this.tables = tables;
        this.pages = pages;
    }

    @GetMapping("/campaigns/{id}/people/{who}")
    ResponseEntity<String> sheet(
            @PathVariable String id, @PathVariable String who, @RequestParam(defaultValue = "") String seat) {
        Table table = tables.open(id).orElseThrow(() -> NotHere.campaign(id));
        Seat seen = Seats.named(seat);
        View view = Views.of(table.world(), table.now().state(), seen);
        View.Member member = Stream.concat(view.company().stream(), view.others().stream())
                .filter(each -> each.id().equals(who))
                .findFirst()
                .orElseThrow(() -> new NotHere("There is no character \"" + who + "\" in " + view.name() + "."));
        return pages.show("sheet", new SheetPage(view, member, seen.seesAll()));
    }
}
