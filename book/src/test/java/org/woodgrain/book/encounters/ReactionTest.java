package org.woodgrain.book.encounters;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.encounters.Plea;
import org.woodgrain.rules.encounters.Reaction;
import org.woodgrain.rules.encounters.Strength;

@DisplayName("Reactions")
class ReactionTest {
    private static final Strength EVEN = new Strength(5, 5);

    private static Throws dice(int... faces) {
        return new Throws(ScriptedDice.of(faces));
    }

    private static Reaction original(int modifier, int number, int... faces) {
        return Reaction.of(Profile.ORIGINAL, dice(faces), modifier, number).reaction();
    }

    private static Reaction classic(int modifier, int number, int... faces) {
        return Reaction.of(Profile.CLASSIC, dice(faces), modifier, number).reaction();
    }

    @Test
    @Rule("EN-33")
    @DisplayName("7 is uncertain, 4 is negative")
    void original() {
        assertThat(original(0, 1, 3, 4)).isEqualTo(Reaction.UNCERTAIN);
        assertThat(original(0, 1, 1, 3)).isEqualTo(Reaction.THREATEN);
        assertThat(original(0, 1, 1, 2)).isEqualTo(Reaction.ATTACK);
    }

    @Test
    @Rule("EN-34")
    @DisplayName("7 with a bribe of 100 gp a die and opposed alignment is 8")
    void modifiers() {
        Plea plea = new Plea(500 * 50, EVEN, -1, false, false, 0, 0);
        assertThat(plea.original()).isEqualTo(1);
        assertThat(Reaction.of(Profile.ORIGINAL, dice(3, 4), plea.original(), 1))
                .isEqualTo(new Reaction.Thrown(Reaction.UNCERTAIN, 8));
        assertThat(new Plea(50 * 50, EVEN, 1, true, true, 1, 0).original()).isEqualTo(1);
        assertThat(new Plea(0, new Strength(10, 5), 0, false, false, -2, 0).original())
                .isEqualTo(-1);
        assertThat(Reaction.of(Profile.ORIGINAL, dice(6, 6), 4, 1).score()).isEqualTo(12);
    }

    @Test
    @Rule("EN-34")
    @DisplayName("the same alignment is worth 1, an opposed one costs 1")
    void kinship() {
        assertThat(Plea.kinship(Alignment.LAW, Alignment.LAW)).isEqualTo(1);
        assertThat(Plea.kinship(Alignment.CHAOS, Alignment.LAW)).isEqualTo(-1);
        assertThat(Plea.kinship(Alignment.NEUTRALITY, Alignment.LAW)).isZero();
    }

    @Test
    @Rule("EN-35")
    @DisplayName("5 asks a toll of ten gold for each hit die; a third uncertain throw lets the company pass")
    void meaning() {
        assertThat(Reaction.originalBand(5)).isEqualTo(Reaction.THREATEN);
        assertThat(Reaction.toll(6)).isEqualTo(60);
        assertThat(Reaction.originalBand(10)).isEqualTo(Reaction.CALM);
        assertThat(Reaction.originalBand(11)).isEqualTo(Reaction.FRIENDLY);
        assertThat(original(0, 3, 3, 4)).isEqualTo(Reaction.CALM);
    }

    @Test
    @Rule({"CE-15", "CE-16"})
    @DisplayName("in the classic game 4 is hostile, and a further die tells attack from threat")
    void classic() {
        assertThat(classic(0, 1, 1, 3, 3)).isEqualTo(Reaction.ATTACK);
        assertThat(classic(0, 1, 1, 3, 4)).isEqualTo(Reaction.THREATEN);
        assertThat(classic(0, 1, 1, 1)).isEqualTo(Reaction.ATTACK);
        assertThat(classic(0, 1, 3, 4)).isEqualTo(Reaction.UNCERTAIN);
        assertThat(classic(1, 2, 4, 4)).isEqualTo(Reaction.CALM);
        assertThat(classic(0, 1, 6, 6)).isEqualTo(Reaction.FRIENDLY);
        assertThat(classic(-3, 1, 1, 2)).isEqualTo(Reaction.ATTACK);
    }

    @Test
    @Rule("CE-17")
    @DisplayName("charisma 16 turns an 8 into a 9")
    void charisma() {
        Plea plea = new Plea(0, EVEN, -1, false, false, 1, 0);
        assertThat(classic(plea.classic(0), 1, 4, 4)).isEqualTo(Reaction.CALM);
    }

    @Test
    @Rule("CE-20")
    @DisplayName("a gift and charisma 13 turn a 6 into an 8")
    void gift() {
        Plea plea = new Plea(2 * 50, EVEN, -1, false, false, 1, 0);
        assertThat(Reaction.of(Profile.CLASSIC, dice(3, 3), plea.classic(0), 1))
                .isEqualTo(new Reaction.Thrown(Reaction.UNCERTAIN, 8));
        assertThat(new Plea(500 * 50, EVEN, -1, false, false, 0, 0).classic(100 * 50))
                .isEqualTo(2);
        assertThat(new Plea(0, EVEN, -1, false, false, 0, -1).classic(0)).isEqualTo(-1);
    }

    @Test
    @Rule("EN-22")
    @DisplayName("20 levels drive off 6 goblins, 11 do not")
    void superior() {
        assertThat(new Strength(20, 6).companySuperior()).isTrue();
        assertThat(new Strength(11, 6).companySuperior()).isFalse();
        assertThat(new Strength(3, 6).foesSuperior()).isTrue();
    }

    @Test
    @Rule("CE-26")
    @DisplayName("5 pursues, 7 only when stronger, 9 lets go")
    void pursues() {
        assertThat(Reaction.pursues(5, EVEN)).isTrue();
        assertThat(Reaction.pursues(7, new Strength(10, 6))).isFalse();
        assertThat(Reaction.pursues(7, new Strength(5, 6))).isTrue();
        assertThat(Reaction.pursues(9, new Strength(1, 6))).isFalse();
        assertThat(Reaction.pursuitScore(dice(2, 3))).isEqualTo(5);
    }
}
