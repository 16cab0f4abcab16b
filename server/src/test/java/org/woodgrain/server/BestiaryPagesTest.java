package org.woodgrain.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Monsters and spells as pages. */
class BestiaryPagesTest extends Served {
    @Test
    void aMonsterHasAPageWithItsFiguresAndPowers() {
        assertThat(server.get("/monsters/ghoul").body())
                .contains("<h1>Ghoul</h1>", "Armour class", "paralyses", "href=\"/rules/CB-08\"");
        assertThat(server.get("/monsters/nobody").statusCode()).isEqualTo(404);
    }

    @Test
    void theListIsSearchedByNameAndByKind() {
        assertThat(server.get("/monsters").body()).contains("/monsters/kobold", "/monsters/wyvern");
        assertThat(server.get("/monsters?q=undead").body())
                .contains("/monsters/wight")
                .doesNotContain("/monsters/kobold");
        assertThat(server.get("/monsters?q=goblin").headers().firstValue("Location"))
                .contains("/monsters/goblin");
    }

    @Test
    void theSearchOfTheRulesFindsMonstersToo() {
        assertThat(server.get("/rules?q=gnoll").body()).contains("/monsters/gnoll");
    }

    @Test
    void everySpellLeadsToItsRule() {
        assertThat(server.get("/spells").body()).contains("cleric, level 5", "/rules/SP-08", "/rules/SP-112");
    }
}
