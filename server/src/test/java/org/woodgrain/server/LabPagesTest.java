package org.woodgrain.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The lab in the browser. */
class LabPagesTest extends Served {
    private static final String SIX = "a=6+fighter/1+plate+shield+sword&b=2+ogre";

    private static String page(String path) {
        HttpResponse<String> answer = server.get(path);
        assertThat(answer.statusCode()).isEqualTo(200);
        return answer.body();
    }

    /** The page when what is worked on is done. */
    private static String done(String path) {
        return until(path, body -> !body.contains("<progress"));
    }

    private static String until(String path, Predicate<String> wanted) {
        String body = page(path);
        for (int tries = 0; tries < 240 && !wanted.test(body); tries++) {
            try {
                Thread.sleep(250);
            } catch (InterruptedException leaving) {
                Thread.currentThread().interrupt();
            }
            body = page(path);
        }
        return body;
    }

    @Test
    void theFrontTellsWhatCanBeAskedAndLeadsThere() {
        assertThat(page("/lab"))
                .contains("href=\"/lab/odds\"", "href=\"/lab/chance\"", "href=\"/lab/duel\"")
                .contains("href=\"/lab/fights\"", "href=\"/lab/monsters\"");
        assertThat(page("/")).contains("href=\"/lab\"");
        assertThat(page("/monsters/troll")).contains("href=\"/lab/monsters?monster=troll\"");
    }

    @Test
    void aDuelIsWorkedOutAndItsAddressIsTheQuestion() {
        String body = done("/lab/duel?a=1d6%2B1+points,+13+to+hit,+1d6+damage&b=1d6+points,+15+to+hit,+1d6+damage"
                + "&order=coin");

        assertThat(body)
                .contains("value=\"1d6+1 points, 13 to hit, 1d6 damage\"", "0.353034", "<title>Chances: A wins 64.70%")
                .contains("/api/duel?a=1d6%2B1+points");
        assertThat(server.get("/lab/duel?a=orc&b=orc&format=tsv").body())
                .startsWith("figure\tvalue\n")
                .contains("\nA.win\t0.");
    }

    @Test
    void fightsAreFoughtDrawnAndToldBlowByBlow() {
        String body = done("/lab/fights?" + SIX + "&fights=2000&replay=3");

        assertThat(body)
                .contains("2,000 fights by the original rules, seed 1.", "of the fights; the true chance is between")
                .contains("<title>Chances: A wins", "slain of A", "B2 Ogre")
                .contains("Fight 3: Side ", "<h3>Round 1</h3>", "replay=4#told")
                .contains("/lab/fights?a=6+fighter%2F1+plate+shield+sword&amp;b=2+ogre&amp;fights=2000&amp;format=tsv");
    }

    @Test
    void fightsWithSpellsAreFoughtAtTheTable() {
        String body = done("/lab/fights?a=2+fighter/3+chain+sword,+magic-user/3+dagger+spells(sleep)&b=6+orc&fights=20"
                + "&surprise=second&replay=2");

        assertThat(body)
                .contains("Fought at the table, which alone has surprise.", "B is surprised.")
                .contains("<h2>Spells cast</h2>", "<th scope=\"row\">Sleep</th>", "<h2>How it ends</h2>")
                .contains("Fight 2: ", "seed=1", "replay=3#told");
        assertThat(server.get("/api/fights?a=elf/2+sword+oil&b=2+orc&fights=5").body())
                .contains("\"by\":\"table\"", "oil or holy water");
    }

    @Test
    void aFightThatIsToldIsNotLostWhileTheOthersAreFought() {
        String path = "/lab/fights?a=2+fighter/3+chain+sword,+magic-user/3+spells(sleep)&b=8+orc&fights=5000&replay=2";

        assertThat(page(path)).containsPattern("hx-get=\"[^\"]*replay=2\"");
        server.post(
                "/lab/stop",
                "question",
                "fights?a=2+fighter%2F3+chain+sword%2C+magic-user%2F3+spells%28sleep%29&b=8+orc&fights=5000",
                "here",
                path);
    }

    @Test
    void theSameNumbersComeAsRows() {
        assertThat(server.get("/lab/fights?" + SIX + "&fights=500&format=tsv").body())
                .startsWith("figure\tvalue\n")
                .contains("\nfights\t500\n", "\nB.size\t2\n");
    }

    @Test
    void howTheyMeetIsPartOfTheQuestion() {
        assertThat(done("/lab/fights?a=4+fighter/1+chain+sword+long-bow&b=6+orcs&fights=300&distance=120&morale=off"))
                .contains("120 feet apart", "All fight to the end.", "name=\"distance\" value=\"120\"");
        assertThat(page("/lab/fights?a=orc&b=orc&manner=plain&distance=60"))
                .contains("Plain fights begin hand to hand");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a=6+ogr&b=orc | id=\"a-wrong\" role=\"alert\">There is no &#34;ogr&#34;; did you mean ogre",
                "a=orc&b=61+orcs | id=\"b-wrong\" role=\"alert\">&#34;61&#34; is no number of fighters from 1 to 60",
                "a=orc&b= | id=\"b-wrong\" role=\"alert\">Who fights here?",
                "a=orc&b=orc&fights=1000000000000 | id=\"fights-wrong\" role=\"alert\">",
                "a=orc&b=orc&fights=many | no whole number from 1 to 1,000,000",
                "a=orc&b=orc&profile=modern | There are the profiles original and classic",
                "a=orc&b=orc&replay=0 | id=\"replay-wrong\" role=\"alert\">",
                "a=orc&b=orc&room=wide | id=\"room-wrong\" role=\"alert\">A room is feet across and along",
                "a=orc&b=orc&by=pit | id=\"by-wrong\" role=\"alert\">They fight in the arena or at the table",
                "a=orc&b=orc&by=table | there are monsters on both",
                "a=orc&b=orc&surprise=us | id=\"surprise-wrong\" role=\"alert\">",
                "a=orc&b=orc&distance=9999 | no whole number from 0 to 480",
                "a=fighter/1+sword&b=green-slime&profile=classic | This fight cannot end"
            })
    void whatIsWrongIsSaidByTheField(String question, String answer) {
        assertThat(done("/lab/fights?" + question)).contains(answer.replace("&#34;", "\""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a=orc&b=9+orcs | at most 6 of a side",
                "a=troll&b=orc | Have it fought with dice instead",
                "a=orc&b=1d6+points,+15+to+hit,+1d6+damage | either both sides",
                "a=orc&b=orc&order=never | The first blow is settled by",
                "a=999999999999d6+points,+15+to+hit,+1d6+damage&b=1d6+points,+15+to+hit,+1d6+damage | cannot be thrown"
            })
    void aDuelThatCannotBeIsRefused(String question, String answer) {
        assertThat(done("/lab/duel?" + question)).containsIgnoringCase(answer);
    }

    @Test
    void oneMonsterIsMeasuredLevelByLevel() {
        assertThat(done("/lab/monsters?monster=ogre&levels=1-3&fights=200"))
                .contains("One <a href=\"/monsters/ogre\">Ogre</a> equals ", "<th scope=\"row\">3</th>")
                .contains("<title>Fighters that equal one Ogre</title>", "half of its fights");
    }

    @Test
    void nobodyMeasuresTheWholeBookUnasked() {
        assertThat(page("/lab/monsters"))
                .contains("For example", "href=\"/lab/monsters?levels=1-12\"")
                .doesNotContain("<progress", "id=\"found\"");
    }

    @Test
    void monstersAreRankedAndTheRowsPutInOrderByLinks() {
        String question = "/lab/monsters?monster=ogre%2C+orc%2C+wolf%2C+dryad&levels=1,4&fights=200";

        assertThat(done(question))
                .containsSubsequence("aria-sort=\"descending\"", ">Ogre</a>", ">Wolf</a>", ">Orc</a>")
                .contains("&amp;sort=name", ">Dryad</a> does no harm", "<title>What monsters are worth</title>");
        assertThat(done(question + "&sort=name"))
                .containsSubsequence("aria-sort=\"ascending\"", ">Ogre</a>", ">Orc</a>", ">Wolf</a>");
        assertThat(server.get(question + "&format=tsv").body()).startsWith("rank\tid\tname\thit.dice");
        assertThat(server.get(question + "&format=svg").body()).startsWith("<svg ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "monster=vampir | did you mean vampire",
                "levels=0 | levels-wrong",
                "gear=sward | gear-wrong",
                "fights=99999 | fights-wrong"
            })
    void aMeasureThatMakesNoSenseIsSaidToBeSo(String question, String answer) {
        assertThat(page("/lab/monsters?" + question)).contains(answer + (answer.endsWith("wrong") ? "\" role" : ""));
    }

    @Test
    void campaignsArePlayedAndTwoRulesetsCompared() {
        assertThat(page("/lab/expeditions")).contains("name=\"campaigns\"").doesNotContain("<progress");
        assertThat(done("/lab/expeditions?campaigns=2&sessions=1&against=classic"))
                .contains(
                        "2 campaigns of 1 session each",
                        "A: original. B: classic",
                        "B less A",
                        "<svg xmlns",
                        "members of the first company, B</text>");
        assertThat(done("/lab/expeditions?campaigns=1&sessions=1&company=2+fighter,+cleric"))
                .contains("The company: 2 fighters, 1 cleric.", "value=\"2 fighter, cleric\"")
                .contains("One campaign tells no interval.")
                .doesNotContain("NaN");
        assertThat(page("/lab/expeditions?campaigns=1&company=wizard")).contains("id=\"company-wrong\" role=\"alert\"");
        assertThat(page("/lab/expeditions?campaigns=99999")).contains("id=\"campaigns-wrong\" role=\"alert\"");
        assertThat(page("/lab/expeditions?campaigns=2&rules=luck=true")).contains("There is no house rule \"luck\"");
        assertThat(server.get("/api/expeditions?levels=99").statusCode()).isEqualTo(400);
    }

    @Test
    void whatTakesLongCanBeStoppedAndWhatIsDoneIsKept() {
        String path = "/lab/expeditions?campaigns=1000&sessions=1";
        String body = until(path, page -> !page.contains(">0 of 1,000"));
        String question = body.replaceAll("(?s).*name=\"question\" value=\"([^\"]*)\".*", "$1")
                .replace("&amp;", "&");

        HttpResponse<String> stopped = server.post("/lab/stop", "question", question, "here", path);

        assertThat(body).contains("of 1,000 campaigns", "Stop, and keep what is done");
        assertThat(stopped.statusCode()).isEqualTo(303);
        assertThat(stopped.headers().firstValue("Location")).contains(path);
        assertThat(done(path)).contains("This was stopped before", "again=yes").doesNotContain("Stop, and keep");
        assertThat(page(path + "&again=yes")).contains("Stop, and keep what is done");
        server.post("/lab/stop", "question", question, "here", path);
        assertThat(server.post("/lab/stop", "question", "none", "here", "https://example.org/")
                        .headers()
                        .firstValue("Location"))
                .contains("/lab");
    }

    @Test
    void aPageThatLooksAfterItsQuestionTakesTheHandsOffNoOther() {
        String first = "/lab/expeditions?campaigns=900&sessions=1";
        String second = "/lab/expeditions?campaigns=901&sessions=1";
        String cookie = server.get(first)
                .headers()
                .firstValue("Set-Cookie")
                .orElseThrow()
                .replaceAll(";.*", "");
        asked(second, cookie, false);

        assertThat(asked(first, cookie, true)).contains("again=yes").doesNotContain("<progress");
        assertThat(asked(second, cookie, true)).contains("<progress", "Stop, and keep");
        server.post("/lab/stop", "question", "expeditions?campaigns=901&sessions=1", "here", second);
    }

    private static String asked(String path, String cookie, boolean live) {
        HttpRequest.Builder request = server.request(path).header("Cookie", cookie);
        return server.send(live ? request.header("HX-Request", "true") : request)
                .body();
    }

    @Test
    void houseRulesAreListedWhereTheyCanBeNamed() {
        assertThat(page("/lab/expeditions"))
                .contains("<code>variable-damage</code>", "For example", "against=variable-damage%3Dtrue");
        assertThat(page("/lab/fights")).contains("<code>variable-damage</code>");
    }

    @Test
    void chancesOfTheGameAreAskedWithTheirFacts() {
        assertThat(page("/lab/chance")).contains("/lab/chance?ask=door&amp;forcers=3", "a cleric turning undead");
        assertThat(done("/lab/chance?ask=door&forcers=3&strength=16,12,9"))
                .contains("19/27", "70.37%", "href=\"/rules/UX-13\"", "name=\"forcers\" value=\"3\"");
        assertThat(server.get("/lab/chance?ask=door&forcers=3&strength=16,12,9&format=tsv")
                        .body())
                .startsWith("it yields\t19/27\t0.7037");
        assertThat(done("/lab/chance?ask=door&forcers=9"))
                .contains("id=\"fact-forcers-wrong\" role=\"alert\">It is 9; expected 1 to 3");
        assertThat(page("/lab/chance?ask=luck")).contains("There is no question \"luck\"");
    }

    @Test
    void oddsOfDiceComeAsRowsToo() {
        assertThat(page("/lab/odds?dice=2d6")).contains("aria-current=\"page\"", "format=tsv", "/api/odds?expr=2d6");
        assertThat(server.get("/lab/odds?dice=2d6%3B1d2&format=tsv").body()).startsWith("# 2d6\n2\t1\n3\t2\n");
        assertThat(server.get("/lab/odds?dice=d1!&format=tsv").statusCode()).isEqualTo(400);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/lab/fights?a=%3Cscript%3Ealert(1)%3C/script%3E&b=orc",
                "/lab/duel?a=%3Cscript%3Ealert(1)%3C/script%3E&b=orc",
                "/lab/monsters?monster=%3Cscript%3Ealert(1)%3C/script%3E",
                "/lab/chance?ask=%3Cscript%3Ealert(1)%3C/script%3E"
            })
    void whatWasTypedIsNeverMarkup(String path) {
        assertThat(page(path)).doesNotContain("<script>alert").contains("script&gt;");
    }
}
