package org.woodgrain.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Room;
import org.woodgrain.atlas.file.DemoLevel;

/** The table page over HTTP: what it shows, what it carries out, and what it never tells. */
class TablePagesTest extends Served {
    private static final Pattern TOKEN = Pattern.compile("name=\"order\" value=\"([0-9a-f]{24})\"");

    private String path;

    @BeforeEach
    void startTheDemo() {
        HttpResponse<String> answer = server.post("/campaigns/demo", "seed", "acorn");
        assertThat(answer.statusCode()).isEqualTo(303);
        path = answer.headers().firstValue("Location").orElseThrow();
    }

    private static String token(String page) {
        Matcher found = TOKEN.matcher(page);
        assertThat(found.find()).as("an order's id on the page").isTrue();
        return found.group(1);
    }

    private long events() {
        return server.tables()
                .open(path.substring("/campaigns/".length()))
                .orElseThrow()
                .now()
                .next();
    }

    private HttpResponse<String> act(String offer, String... values) {
        String page = server.get(path).body();
        String[] form = new String[4 + values.length];
        form[0] = "order";
        form[1] = token(page);
        form[2] = "offer";
        form[3] = offer;
        System.arraycopy(values, 0, form, 4, values.length);
        return server.post(path + "/act", form);
    }

    @Test
    void theDemoStandsReadyWithSixMembersInTown() {
        String page = server.get(path).body();

        assertThat(page.split("class=\"member\"")).hasSize(7);
        assertThat(page).contains("In town", "Set out for the dungeon", "Shop", "CH-08");
    }

    @Test
    void aPickIsCarriedOutAndThePageShowsWhatCameOfIt() {
        HttpResponse<String> answer = act("set-out");

        assertThat(answer.statusCode()).isEqualTo(303);
        assertThat(answer.headers().firstValue("Location")).contains(path);
        assertThat(server.get(path).body())
                .contains("class=\"wg-map\"", "Turn 1", "The company sets out", "data-compass");
    }

    @Test
    void talkIsHeardByThoseWhoMayAndItsDiceAreShown() {
        assertThat(act("say", "f.text", "we go on [[2d6+1]]").statusCode()).isEqualTo(303);
        assertThat(act("say", "f.text", "I keep the <gem>", "f.to", "referee").statusCode())
                .isEqualTo(303);

        String players = server.get(path).body();
        assertThat(players)
                .containsPattern("The company says: “we go on 2d6 \\[\\d, \\d\\] \\+ 1 = \\d+”")
                .contains("The company has a word with the referee.", "data-talk")
                .doesNotContain("I keep the");
        assertThat(server.get(path + "?seat=referee").body())
                .contains("to the referee alone, says: “I keep the &lt;gem&gt;”");
    }

    @Test
    void talkThatCannotBeThrownIsRefusedBesideItsLine() {
        HttpResponse<String> answer = act("say", "f.text", "/roll 2d6+");

        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body()).contains("<span class=\"refusal\" role=\"alert\">The dice", "Column 5");
    }

    @Test
    void theSameOrderPostedTwiceIsCarriedOutOnce() {
        act("set-out");
        String page = server.get(path).body();
        String[] step = {"order", token(page), "offer", "march", "f.way", "north", "f.steps", "1"};

        server.post(path + "/act", step);
        long after = events();
        server.post(path + "/act", step);

        assertThat(events()).isEqualTo(after);
    }

    @Test
    void whatCannotBeDoneIsSaidInPlaceAndChangesNothing() {
        act("set-out");
        long before = events();

        HttpResponse<String> answer = act("march", "f.way", "south", "f.steps", "3");

        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body()).contains("role=\"alert\"").doesNotContain("Exception");
        assertThat(events()).isEqualTo(before);
    }

    @Test
    void aPickThatIsNoOfferOrMakesNoSenseIsAnsweredNotBroken() {
        for (String offer :
                new String[] {"", "fly", "march", "walk", "buy", "array", "choose-race.c1", "cast:c1:SP-04"}) {
            HttpResponse<String> answer = act(offer, "f.way", "up", "f.steps", "-3", "f.cell", "x,y");

            assertThat(answer.statusCode()).as(offer).isIn(303, 422);
            assertThat(answer.body()).doesNotContain("Exception");
        }
    }

    @Test
    void aScriptIsAnsweredWithTheChangedPartsOnly() {
        String page = server.get(path).body();

        HttpResponse<String> answer = server.postLive(
                path + "/act", "order", token(page), "offer", "set-out", "since", String.valueOf(events()));

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body())
                .contains("hx-swap-oob", "id=\"strip\"", "id=\"actions\"", "The company sets out")
                .doesNotContain("<html")
                .doesNotContain("joins the company");
    }

    @Test
    void theCompanyIsNeverToldWhatItHasNotFound() {
        act("set-out");
        act("march", "f.way", "north", "f.steps", "1");
        String[] pages = {
            server.get(path).body(),
            server.get(path + "/live?since=0").body(),
            server.get(path + "/log").body()
        };

        for (String page : pages) {
            for (Room room : DemoLevel.load().rooms()) {
                if (!room.note().isEmpty()) {
                    assertThat(page).as(room.id()).doesNotContain(room.note());
                }
                if (!room.label().equals("1") && room.name().length() > 6 && !page.contains(room.sight())) {
                    assertThat(page).doesNotContain(">" + room.name() + "<");
                }
            }
            assertThat(page).doesNotContain("Secret doors not found").doesNotContain("Traps not known");
        }
    }

    @Test
    void theRefereeSeesOneColumnMore() {
        act("set-out");

        assertThat(server.get(path + "?seat=referee").body())
                .contains("id=\"hidden-title\"", "Secret doors not found", "with-hidden");
        assertThat(server.get(path).body()).doesNotContain("id=\"hidden-title\"");
    }

    @Test
    void aSheetGivesEachFigureWithItsRuleAndWhy() {
        Matcher link = Pattern.compile("href=\"(/campaigns/[^\"]+/people/[^\"]+)\"")
                .matcher(server.get(path).body());
        assertThat(link.find()).isTrue();

        String sheet = server.get(link.group(1)).body();

        assertThat(sheet).contains("Strength", "Armour class", "EQ-11", "/rules/CH-20", "Carried");
        assertThat(server.get(path + "/people/nobody").statusCode()).isEqualTo(404);
    }

    @Test
    void theLogCanBeReadFromItsBeginning() {
        assertThat(server.get(path + "/log").body()).contains("joins the company", "gold pieces");
        assertThat(server.get(path + "/log?before=nonsense").statusCode()).isEqualTo(200);
    }
}
