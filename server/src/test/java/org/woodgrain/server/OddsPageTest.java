package org.woodgrain.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The odds of dice as a page. */
class OddsPageTest extends Served {
    private static String ask(String dice) {
        return server.get("/odds?dice=" + URLEncoder.encode(dice, StandardCharsets.UTF_8))
                .body();
    }

    @Test
    void withoutAQuestionExamplesAreShown() {
        assertThat(server.get("/odds").body())
                .contains("What are the odds?", "href=\"/lab/odds?dice=6x%284d6dl1%29\"")
                .doesNotContain("<svg xmlns");
    }

    @Test
    void anAnswerHasAChartATableAndTheChanceThatWasAskedFor() {
        assertThat(server.get("/odds?dice=4d6dl1&at-least=15").body())
                .contains(
                        "<svg xmlns", "Exact; the weights are shares of 1,296.", "15 or more: 25/108 = 23.15%", "7/432")
                .contains("value=\"4d6dl1\"", "value=\"15\"");
    }

    @Test
    void severalAreComparedAndRepeatsAreSorted() {
        assertThat(ask("d6; d4"))
                .contains(
                        "d6 against",
                        ">58.33% <small class=\"faded\">7/12</small>",
                        "wg-o-line wg-o-1",
                        "<caption>So much or more</caption>")
                .contains("href=\"/lab/odds?dice=d4\"");
        assertThat(ask("6x(4d6dl1)")).contains("Each of 6 alike", "2nd lowest", "Sorted repeats of 6x(4d6dl1)");
    }

    @Test
    void whatIsWrongIsSaidWhereItWasAsked() {
        assertThat(ask("d1!"))
                .contains("id=\"dice-wrong\" role=\"alert\">Column 3: every face of this die would explode")
                .contains("value=\"d1!\" placeholder", "d1<mark>!</mark>");
        assertThat(server.get("/odds?dice=d1!&at-least=many").body())
                .contains("id=\"dice-wrong\"", "id=\"at-least-wrong\"", "value=\"many\"");
        assertThat(server.get("/api/odds?expr=2d6&at-least=many").body()).contains("{\"at-least\":");
        assertThat(ask("2d6; 1000000000000d6")).contains("1000000000000d6: Column 1: at most 1000 dice");
        assertThat(server.get("/odds?dice=2d6&at-least=many").body()).contains("is no whole number");
        assertThat(ask("1;2;3;4;5;6")).contains("At most 5 expressions");
        assertThat(ask("2d6;")).contains("Column 1");
    }

    @Test
    void whatIsTypedIsShownAsTextAndNeverRun() {
        assertThat(ask("2d6 # <script>alert(1)</script>"))
                .doesNotContain("<script>alert")
                .contains("&lt;script");
        assertThat(ask("<script>alert(1)</script>")).doesNotContain("<script>alert");
    }

    @Test
    void theChartHasItsStyle() {
        assertThat(server.get("/assets/charts.css").body()).contains(".wg-odds");
    }
}
