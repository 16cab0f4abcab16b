package org.woodgrain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DuelCommandTest {
    private static final String FIGHTER = "1d6+1 points, 13 to hit, 1d6 damage";
    private static final String ORC = "1d6 points, 15 to hit, 1d6 damage";

    @Test
    void works_out_a_duel_of_creatures() {
        Typed typed = Typed.run("duel", "fighter/1 chain shield sword", "vs", "orc", "--profile", "classic");

        assertThat(typed.code()).isZero();
        assertThat(typed.out())
                .contains(
                        "A: 1 fighting-man of level 1 (chain-type-mail, shield, sword)",
                        "B: 1 Orc",
                        "by the classic rules",
                        "both fall 0.000000000000000",
                        "B wins with so many hit points left:");
    }

    @Test
    void works_out_a_duel_of_numbers() {
        assertThat(Typed.run("duel", FIGHTER, "vs", ORC, "--order", "coin").out())
                .contains("B wins    0.3530347");
        assertThat(Typed.run("duel", FIGHTER, "vs", ORC, "--format", "tsv").out())
                .startsWith("figure\tvalue\nby\tgiven numbers, coin\n")
                .contains("\nB.win\t0.3530347", "\nB.win.exact\t");
        assertThat(Typed.run("duel", FIGHTER, "vs", ORC, "--order", "together", "--format", "json")
                        .out())
                .startsWith("{\"by\":\"given numbers, together\"")
                .contains("\"both.fall\":0.", "\"both.fall.exact\":\"");
    }

    @Test
    void tells_what_either_side_loses() {
        // 1 point each, and half of the blows kill: the second, who never begins, wins one duel in three
        String one = "1 points, 11 to hit, 1 damage";

        assertThat(Typed.run("duel", one, "vs", one, "--order", "first", "--format", "tsv")
                        .out())
                .contains("\nA.lost.mean\t0.333333333333333\n", "\nB.lost.mean.exact\t2/3\n");
    }

    @Test
    void works_out_a_few_against_a_few() {
        Typed typed = Typed.run("duel", "2 fighter/1 chain shield sword", "vs", "3 orc");

        assertThat(typed.code()).isZero();
        assertThat(typed.out())
                .contains(
                        "A: 2 fighting-men of level 1",
                        "A wins          0.371878859563",
                        "B wins          0.623193820209",
                        "nobody is left  0.00492732022",
                        "B3 Orc",
                        "as simulate --plain has it");
        assertThat(Typed.run("duel", "2 fighter/1 chain shield sword", "vs", "3 orc", "--format", "json")
                        .out())
                .contains("\"A.win\":0.371878859563", "\"B.losses.3\":0.37", "\"slain.A1 fighting-man\":");
    }

    @Test
    void writes_no_chance_with_an_exponent() {
        assertThat(Typed.run("duel", "2 fighter/1", "vs", "2 werewolf").out())
                .contains("A wins          0.000000000000\n", "B wins          1.000000000000\n");
    }

    @ParameterizedTest
    @CsvSource({
        "fighter sword, troll, original, regeneration",
        "orc, '1d6 points, 15 to hit, 1d6 damage', original, both as creatures",
        "orc, 7 kobolds, classic, at most 6 of a side",
        "orc, ogr, classic, did you mean ogre"
    })
    void says_at_once_what_is_wrong(String first, String second, String profile, String answer) {
        Typed typed = Typed.run("duel", first, "vs", second, "--profile", profile);

        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.err()).contains(answer);
    }

    @Test
    void creatures_take_their_order_from_the_rules() {
        assertThat(Typed.run("duel", "orc", "vs", "orc", "--order", "first").err())
                .contains("who strikes first can be said of sides written in numbers");
    }
}
