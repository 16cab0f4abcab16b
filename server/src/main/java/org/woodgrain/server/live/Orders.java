package org.woodgrain.server.live;

import org.springframework.stereotype.Component;
import org.springframework.util.MultiValueMap;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.journal.table.Outcome;
import org.woodgrain.journal.table.Table;
import org.woodgrain.journal.table.Tables;
import org.woodgrain.server.page.Chance;
import org.woodgrain.server.page.NotHere;

/** Carries out what was picked on a page. */
@Component
public final class Orders {
    private final Tables tables;
    private final Chance chance;

    Orders(Tables tables, Chance chance) {
        this.tables = tables;
        this.chance = chance;
    }

    /** The table of a campaign. */
    public Table table(String id) {
        return tables.open(id).orElseThrow(() -> NotHere.campaign(id));
    }

    /** Gives the order that a posted form stands for, and says what hinders it. */
    public Notice give(Table table, Seat seat, MultiValueMap<String, String> form) {
        Reading reading = Actions.read(table.world(), table.now().state(), seat, Form.pick(form));
        return switch (reading) {
            case Reading.Unclear unclear -> new Notice(unclear.message(), "");
            case Reading.Understood understood -> {
                String id = Form.first(form, "order");
                Order order = new Order(id.isEmpty() ? chance.token() : id, seat, understood.command());
                yield switch (table.submit(order)) {
                    case Outcome.Refused refused ->
                        new Notice(
                                refused.refusal().message(), refused.refusal().rule());
                    case Outcome.Accepted accepted -> Notice.NONE;
                };
            }
        };
    }

    /** Where the forms of a page go whose answer replaces a part of it. */
    public Post post(String path, Table table, String part) {
        return new Post(path, chance.token(), table.now().next(), part, "outerHTML");
    }
}
