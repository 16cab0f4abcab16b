package org.woodgrain.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.woodgrain.book.StandardBook;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.journal.table.Table;
import org.woodgrain.lab.player.CarefulPlayer;

/** What may come of a fight, for the referee's browser alone. */
class FuturesPageTest extends Served {
    private static final Seat COMPANY = new Seat.Company();
    private static final int ENOUGH = 150;

    private static String begun(String seed) {
        return server.post("/campaigns/demo", "seed", seed)
                .headers()
                .firstValue("Location")
                .orElseThrow();
    }

    private static Table table(String path) {
        return server.tables().open(path.substring("/campaigns/".length())).orElseThrow();
    }

    private static boolean fighting(Table table) {
        return table.now()
                .state()
                .encounter()
                .filter(meeting -> meeting.phase() == Encounter.Phase.BATTLE)
                .isPresent();
    }

    /** A table whose company has come to blows with somebody. */
    private static String fight() {
        for (String seed : new String[] {"acorn", "beech", "cedar", "elder", "hazel", "larch"}) {
            String path = begun(seed);
            Table table = table(path);
            CarefulPlayer player = new CarefulPlayer(StandardBook.load());
            for (int i = 0; i < ENOUGH && !fighting(table); i++) {
                Pick pick = player.next(Views.of(table.world(), table.now().state(), COMPANY));
                if (Actions.read(table.world(), table.now().state(), COMPANY, pick)
                        instanceof Reading.Understood understood) {
                    table.submit(new Order(seed + i, COMPANY, understood.command()));
                }
            }
            if (fighting(table)) {
                return path;
            }
        }
        throw new AssertionError("no fight in six games");
    }

    @Test
    void the_referee_is_told_in_place_and_nothing_is_written() {
        String path = fight();
        long events = table(path).now().next();
        HttpResponse<String> told =
                server.send(server.request(path + "/futures?seat=referee").header("HX-Request", "true"));

        assertThat(told.statusCode()).isEqualTo(200);
        assertThat(told.body())
                .contains("The company wins", "between", "more rounds on average", "no spell is cast")
                .doesNotContain("<html");
        assertThat(table(path).now().next()).isEqualTo(events);
        assertThat(server.get(path + "?seat=referee").body()).contains("If this fight goes on");
    }

    @Test
    void players_are_refused_and_see_no_button() {
        String path = fight();

        assertThat(server.get(path).body()).doesNotContain("If this fight goes on", "/futures");
        HttpResponse<String> refused = server.get(path + "/futures");
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(refused.body()).contains("Only the referee").doesNotContain("The company wins");
    }

    @Test
    void without_a_fight_one_line_says_so() {
        HttpResponse<String> told = server.get(begun("oak") + "/futures?seat=referee");

        assertThat(told.statusCode()).isEqualTo(200);
        assertThat(told.body()).contains("There is no fight", "To the table");
    }
}
