package org.woodgrain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LabCommandTest {
    private static Typed monsters(String... more) {
        String[] args = new String[more.length + 6];
        System.arraycopy(new String[] {"lab", "monsters", "--fights", "300", "--levels", "1-2"}, 0, args, 0, 6);
        System.arraycopy(more, 0, args, 6, more.length);
        return Typed.run(args);
    }

    @Test
    void ranks_monsters_and_prints_what_it_stands_on() {
        Typed typed = monsters("--monster", "orc", "--monster", "2 trolls, wight");

        assertThat(typed.code()).isZero();
        assertThat(typed.out())
                .containsSubsequence("rank", "L1", "L2", "1  Troll", "2  Wight *", "3  Orc")
                .contains("plate-mail, shield, sword", "half of", "sword +1", "Hit points are thrown anew");
    }

    @Test
    void tells_of_one_monster_what_was_fought() {
        assertThat(monsters("--monster", "ogre").out()).contains("Ogre equals ", "level  1", " fighters (", " win ");
    }

    @Test
    void writes_rows_one_object_and_a_chart() {
        assertThat(monsters("--monster", "ogre,orc", "--format", "tsv").out().lines())
                .hasSize(3)
                .first()
                .asString()
                .startsWith("rank\tid\tname\thit.dice\tleast\tmost\tbound\tenchanted\tlevel.1\tlevel.1.least");
        assertThat(monsters("--monster", "ogre", "--format", "json").out())
                .startsWith("{\"profile\":\"original\",\"seed\":1,\"fights\":300,\"levels\":[1,2],")
                .contains("\"id\":\"ogre\"", "\"below\":{\"fighters\":");
        assertThat(monsters("--monster", "ogre", "--format", "svg").out())
                .startsWith("<svg ")
                .contains("<title>What monsters are worth</title>", ">Ogre</text>");
    }

    @Test
    void says_what_is_wrong() {
        assertThat(monsters("--monster", "orgre").err())
                .contains("did you mean ogre")
                .doesNotContain("Exception");
        assertThat(monsters("--monster", "fighter/1").err()).contains("is no monster");
        assertThat(monsters("--monster", "dryad", "--format", "svg").err()).contains("none of these monsters");
    }
}
