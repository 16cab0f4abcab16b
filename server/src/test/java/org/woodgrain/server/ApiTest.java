package org.woodgrain.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The lab for programs. */
class ApiTest extends Served {
    private static final JsonMapper JSON = new JsonMapper();

    private static JsonNode ask(String path, int status) {
        HttpResponse<String> answer = server.get(path);
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.headers().firstValue("Content-Type"))
                .hasValueSatisfying(type -> assertThat(type).startsWith("application/json"));
        return JSON.readTree(answer.body());
    }

    @Test
    void oddsOfDiceEvenWithCommas() {
        JsonNode odds = ask("/api/odds?expr=%7B1d4,+1d6%7Dkh1&expr=2d6&at-least=4", 200);

        assertThat(odds).hasSize(2);
        assertThat(odds.get(0).get("expression").asString()).isEqualTo("{1d4, 1d6}kh1");
        assertThat(odds.get(1).get("atLeast").get("chance").get("fraction").asString())
                .isEqualTo("11/12");
    }

    @Test
    void oddsFollowChainsSoFarAndTakeNames() {
        JsonNode odds =
                ask("/api/odds?expr=d6!%2B$skill&depth=2&let=skill=3", 200).get(0);

        assertThat(odds.get("depth").asInt()).isEqualTo(2);
        assertThat(odds.get("beyond").get("fraction").asString()).isEqualTo("1/36");
        assertThat(odds.get("outcomes").get(0).get("outcome").asInt()).isEqualTo(4);
    }

    @Test
    void aDuelHasTheFiguresOfTheCommandLine() {
        JsonNode duel = ask(
                "/api/duel?a=1d6%2B1+points,+13+to+hit,+1d6+damage&b=1d6+points,+15+to+hit,+1d6+damage&order=coin",
                200);

        assertThat(duel.get("B.win").asDouble()).isCloseTo(0.3530347, org.assertj.core.api.Assertions.within(1e-7));
    }

    @Test
    void aSmallMeleeIsWorkedOutToo() {
        JsonNode melee = ask("/api/duel?a=2+fighter/1+chain+shield+sword&b=3+orc", 200);

        assertThat(melee.get("A.win").asDouble())
                .isCloseTo(0.371878859563, org.assertj.core.api.Assertions.within(1e-11));
        assertThat(server.get("/lab/duel?a=2+fighter/1+chain+shield+sword&b=3+orc")
                        .body())
                .contains("0.371878859563", "What the winner has left: fighters");
    }

    @Test
    void fightsTellTheSameForTheSameSeed() {
        String question = "/api/fights?a=4+veterans&b=5+orcs&fights=600&seed=";

        assertThat(ask(question + "7", 200)).isEqualTo(ask(question + "7", 200));
        assertThat(ask(question + "7", 200).get("A.won").asInt())
                .isNotEqualTo(ask(question + "8", 200).get("A.won").asInt());
    }

    @Test
    void monstersComeByRank() {
        JsonNode ranking = ask("/api/monsters?monster=orc,ogre&levels=1-2&fights=200", 200);

        assertThat(ranking.get("monsters").get(0).get("id").asString()).isEqualTo("ogre");
        assertThat(ranking.get("monsters")
                        .get(0)
                        .get("levels")
                        .get(0)
                        .get("below")
                        .get("fighters")
                        .asInt())
                .isPositive();
        assertThat(ranking.get("morale").asBoolean()).isFalse();
    }

    @Test
    void chancesCarryTheirRules() {
        JsonNode chance = ask("/api/chance?ask=door&forcers=3&strength=16,12,9", 200);

        assertThat(chance.get("chances").get(0).get("fraction").asString()).isEqualTo("19/27");
        assertThat(chance.get("rules").get(0).asString()).isEqualTo("UX-13");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/api/odds | expr | Which dice?",
                "/api/odds?expr=d1! | expr | without end",
                "/api/odds?expr=999999999999d6 | expr | at most 1000 dice",
                "/api/duel?a=troll&b=orc | sides | powers",
                "/api/fights?a=ogr&b=orc | a | did you mean ogre",
                "/api/fights?a=orc&b=orc&fights=1000000000000 | fights | from 1 to 1,000,000",
                "/api/fights?a=fighter/1+sword&b=green-slime&profile=classic | sides | cannot end",
                "/api/monsters?levels=99 | levels | from 1 to 20",
                "/api/chance?ask=luck | ask | no question",
                "/api/chance | ask | Which chance? Ask like /api/chance?ask=door",
                "/api/fights?a=orc&b=orc&sed=3 | sed | There is no field \"sed\" here; there are a, b, fights, seed,"
                        + " profile,",
                "/api/duel?a=orc&b=orc&fights=3 | fights | there are a, b, profile, order",
                "/api/monsters?monsters=orc | monsters | there are monster, levels, gear",
                "/api/expeditions?rule=x | rule | there are campaigns, sessions",
                "/api/odds?exprs=2d6 | exprs | there are expr, at-least, depth, let",
                "/api/odds?expr=2d6&at-least=x | at-least | no whole number",
                "/api/odds?expr=2d6&depth=0 | depth | 1 to 100 dice",
                "/api/odds?expr=2d6&let=skill | let | let=skill=3",
                "/api/chance?ask=door&forcer=3 | facts | forcers",
                "/api/fights?a=orc&b=orc&a=kobold | a | more than once",
                "/api/fights?a=orc&b=orc&morale=maybe | morale | on or off",
                "/api/monsters?monster=orc&manner=wild | manner | tactics or plain"
            })
    void badQuestionsAreAnsweredWithTheFieldAndTheFault(String path, String field, String answer) {
        JsonNode error = ask(path, 400);

        assertThat(error.get("fields").get(field).asString()).contains(answer);
        assertThat(error.get("error").asString()).contains(answer);
    }

    @Test
    void aFaultOfBothSidesIsToldOnce() {
        JsonNode error = ask("/api/duel?a=ogr&b=ogr", 400);

        assertThat(error.get("fields")).hasSize(2);
        assertThat(error.get("error").asString()).containsOnlyOnce("There is no");
    }

    @Test
    void anExpressionMayBeAsLongAsTheLanguageHasIt() {
        assertThat(ask("/api/odds?expr=1" + "%2B1".repeat(1_999), 200)
                        .get(0)
                        .get("mean")
                        .get("decimal")
                        .asInt())
                .isEqualTo(2_000);
        assertThat(ask("/api/odds?expr=1" + "%2B1".repeat(2_000), 400)
                        .get("error")
                        .asString())
                .contains("4000 characters");
    }

    @Test
    void theLabIsAskedWithGet() {
        HttpResponse<String> answer = server.post("/api/odds", "expr", "2d6");

        assertThat(answer.statusCode()).isEqualTo(405);
        assertThat(JSON.readTree(answer.body()).get("error").asString()).contains("asked with GET");
    }

    @Test
    void otherPathsAreNotThere() {
        assertThat(ask("/api/dragons", 404).get("error").asString()).contains("/api/fights");
    }
}
