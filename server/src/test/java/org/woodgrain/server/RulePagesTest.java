package org.woodgrain.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;

/** The rules as pages. */
class RulePagesTest extends Served {
    @Test
    void aRuleHasAPageWithItsTextFiguresExampleAndLinks() {
        HttpResponse<String> answer = server.get("/rules/UX-10");

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).contains("UX-10", "Example", "Figures", "href=\"/rules/", "underworld");
    }

    @Test
    void theFiguresOfASpellStandUnderTheirNamesAndRulesNamedInATextAreLinks() {
        String page = server.get("/rules/SP-20").body();

        assertThat(page)
                .contains("concentration</th>", "magic-user</td>", "<a href=\"/rules/SP-07\">SP-07</a>")
                .doesNotContain("conc=", "RULING:");
    }

    @Test
    void chaptersAndSearchLeadToRules() {
        assertThat(server.get("/rules").body()).contains("underworld", "naval");
        assertThat(server.get("/rules?chapter=underworld").body()).contains("/rules/UX-10", "/rules/UX-20");
        assertThat(server.get("/rules?q=secret+doors").body()).contains("/rules/UX-11");
        assertThat(server.get("/rules?q=zzzz").body()).contains("No rule has all these words");
    }

    @Test
    void theNumberOfARuleGoesStraightToIt() {
        HttpResponse<String> answer = server.get("/rules?q=ux-10");

        assertThat(answer.statusCode()).isEqualTo(303);
        assertThat(answer.headers().firstValue("Location")).contains("/rules/UX-10");
    }

    @Test
    void whatIsTypedIsShownAsTextAndNeverRun() {
        assertThat(server.get("/rules?q=%3Cscript%3Ealert(1)%3C/script%3E").body())
                .doesNotContain("<script>alert")
                .contains("&lt;script");
        assertThat(server.get("/rules/ZZ-99").statusCode()).isEqualTo(404);
    }
}
