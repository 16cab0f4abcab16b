package org.woodgrain.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.file.DemoLevel;

/** Founding campaigns, making characters and shopping over HTTP. */
class TownPagesTest extends Served {
    private static HttpResponse<String> found(String name, String file, String content, String... more) {
        String edge = "----leaf";
        StringBuilder body = new StringBuilder();
        String[] fields = {"name", name, "dungeon", file.isEmpty() ? "demo" : "file"};
        for (String[] pairs : new String[][] {fields, more}) {
            for (int i = 0; i < pairs.length; i += 2) {
                body.append("--%s\r\nContent-Disposition: form-data; name=\"%s\"\r\n\r\n%s\r\n"
                        .formatted(edge, pairs[i], pairs[i + 1]));
            }
        }
        if (!file.isEmpty()) {
            body.append(
                    "--%s\r\nContent-Disposition: form-data; name=\"file\"; filename=\"%s\"\r\nContent-Type: application/json\r\n\r\n%s\r\n"
                            .formatted(edge, file, content));
        }
        body.append("--%s--\r\n".formatted(edge));
        return server.send(server.request("/campaigns")
                .header("Content-Type", "multipart/form-data; boundary=" + edge)
                .header("Origin", server.address())
                .POST(HttpRequest.BodyPublishers.ofString(body.toString())));
    }

    private static String first(String page, String pattern) {
        Matcher found = Pattern.compile(pattern).matcher(page);
        assertThat(found.find()).as(pattern).isTrue();
        return found.group(1);
    }

    @Test
    void aCampaignIsFoundedWithItsNameRulesAndNobodyInIt() {
        HttpResponse<String> answer = found("Élan & Oak", "", "", "profile", "classic");

        assertThat(answer.headers().firstValue("Location")).contains("/campaigns/elan-oak");
        assertThat(server.get("/campaigns/elan-oak").body())
                .contains("Élan &amp; Oak", "classic rules", "Nobody has joined the company yet");
        assertThat(server.get("/").body()).contains("Élan &amp; Oak");
    }

    @Test
    void anotherOfTheSameNameGetsAnIdOfItsOwn() {
        assertThat(found("Twins", "", "").headers().firstValue("Location")).contains("/campaigns/twins");
        assertThat(found("Twins", "", "").headers().firstValue("Location")).contains("/campaigns/twins-2");
    }

    @Test
    void aFileThatIsNoDungeonIsExplainedAndTheFormIsKept() {
        HttpResponse<String> answer = found("Broken Keep", "keep.json", "{\"what\": [1, 2", "profile", "classic");

        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body())
                .contains("keep.json", "value=\"Broken Keep\"", "role=\"alert\"")
                .doesNotContain("Exception");
        assertThat(found("Nameless", "x.json", "[]").statusCode()).isEqualTo(422);
        assertThat(found("", "", "").body()).contains("needs a name");
        assertThat(server.get("/").body()).doesNotContain("Broken Keep");
    }

    @Test
    void aLevelFromAFileIsTakenInAndReported() {
        String level = new String(DemoLevel.bytes(), StandardCharsets.UTF_8);

        HttpResponse<String> answer = found("From a file", "priory.json", level, "ready", "yes", "levels", "any");

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).contains("priory.json", "Woodgrain level", "/campaigns/from-a-file");
        assertThat(server.get("/campaigns/from-a-file").body()).contains("Set out for the dungeon");
    }

    @Test
    void theOriginalGameAsksForSixLevelsAndTheDemoSaysByWhatItHasFewer() {
        String level = new String(DemoLevel.bytes(), StandardCharsets.UTF_8);

        HttpResponse<String> one = found("Shallow", "priory.json", level, "profile", "original");
        assertThat(one.statusCode()).isEqualTo(422);
        assertThat(one.body()).contains("The dungeon has 1 level, and 5 levels of the 6 are missing", "CH-01");
        assertThat(found("Shallow", "priory.json", level, "profile", "original", "levels", "three")
                        .body())
                .contains("2 levels of the 3 are missing");
        assertThat(server.get("/").body()).doesNotContain("Shallow");
        assertThat(found("Shallow classic", "priory.json", level, "profile", "classic")
                        .statusCode())
                .isEqualTo(200);

        found("Demonstration", "", "");
        assertThat(server.get("/campaigns/demonstration").body()).contains("With the house rule six-levels off");
    }

    @Test
    void aCharacterIsMadeStepByStep() {
        found("Makers", "", "", "seed", "birch");
        String path = "/campaigns/makers/characters";

        server.post(path, "offer", "roll-abilities", "f.name", "Hazel");
        String page = server.get(path).body();
        assertThat(page).contains("Hazel", "Strength", "Choose a race", "class=\"face\"", "further language", "CH-111");
        String draft = first(page, "value=\"choose-race\\.([^\"]+)\"");
        server.post(path, "offer", "choose-race." + draft, "f.race", "human");
        server.post(path, "offer", "choose-class." + draft, "f.class", "fighting-man");
        String alignment = first(server.get(path).body(), "f\\.alignment\" value=\"([^\"]+)\"");
        server.post(path, "offer", "choose-alignment." + draft, "f.alignment", alignment);
        assertThat(server.get(path).body()).contains("hrow for hit points and gold");
        server.post(path, "offer", "finish." + draft);

        assertThat(server.get(path).body())
                .contains("In the company", "fighting-man 1", "to the shop")
                .doesNotContain("hrow for hit points and gold");
        assertThat(server.get("/campaigns/makers").body()).contains("Hazel");
    }

    @Test
    void aStepOutOfTurnIsRefusedOnThePage() {
        found("Hasty", "", "");
        HttpResponse<String> answer =
                server.post("/campaigns/hasty/characters", "offer", "choose-class.c9", "f.class", "cleric");

        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body()).contains("role=\"alert\"", "Characters");
    }

    @Test
    void whatIsBoughtIsPaidForCarriedAndWeighs() {
        found("Buyers", "", "", "ready", "yes", "seed", "rowan");
        String shop = server.get("/campaigns/buyers/shop").body();
        String who = first(shop, "name=\"f\\.who\" value=\"([^\"]+)\"");
        String article = first(shop, "name=\"f\\.article\" value=\"([^\"]+)\"");
        assertThat(shop).contains("Armour", "gp", "Sell");

        HttpResponse<String> tooMuch = server.post(
                "/campaigns/buyers/shop?who=" + who,
                "offer",
                "buy",
                "f.who",
                who,
                "f.article",
                article,
                "f.quantity",
                "99");

        assertThat(tooMuch.statusCode()).isEqualTo(422);
        assertThat(tooMuch.body()).contains("role=\"alert\"");
        HttpResponse<String> live = server.postLive("/campaigns/buyers/shop?who=" + who, "offer", "divide-coins");
        assertThat(live.statusCode()).isEqualTo(200);
        assertThat(live.body()).startsWith("<div id=\"shop\"").doesNotContain("<html");
        String before = first(shop, "id=\"burden\">[\\s\\S]*?carries ([0-9.]+) lb");
        HttpResponse<String> pole = server.postLive(
                "/campaigns/buyers/shop?who=" + who,
                "offer",
                "buy",
                "f.who",
                who,
                "f.article",
                "EQI-09",
                "f.quantity",
                "1");
        assertThat(pole.body()).contains("buys mace for 5 gp", "lb more before the next, slower band");
        assertThat(first(pole.body(), "id=\"burden\">[\\s\\S]*?carries ([0-9.]+) lb"))
                .isNotEqualTo(before);
    }

    @Test
    void theSheetIsGroupedAndEachFigureHasItsRule() {
        found("Sheets", "", "", "ready", "yes", "seed", "elm");
        String shop = server.get("/campaigns/sheets/shop").body();
        String who = first(shop, "name=\"f\\.who\" value=\"([^\"]+)\"");
        String sheet = server.get("/campaigns/sheets/people/" + who).body();
        assertThat(sheet)
                .contains("<h2>Abilities</h2>", "<h2>Saving throws</h2>", "Death and poison", "thrown", ">Shop</a>")
                .doesNotContain("Save: ");
        for (String rule : List.of("CH-20", "CH-111", "CH-25", "CH-28", "CB-17", "EQ-11", "CB-23", "EQ-30", "CH-19")) {
            assertThat(sheet).contains("/rules/" + rule);
        }
    }
}
