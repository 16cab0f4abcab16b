package org.woodgrain.book.encounters;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.encounters.Frontage;
import org.woodgrain.rules.encounters.Pursuers;
import org.woodgrain.rules.encounters.Pursuit;
import org.woodgrain.rules.monsters.Intelligence;

@DisplayName("Flight and pursuit")
class PursuitTest {
    private static final int GOLD = 50;

    private static Throws dice(int... faces) {
        return new Throws(ScriptedDice.of(faces));
    }

    private static Pursuers living(int number, Intelligence mind) {
        return new Pursuers(number, mind, false, false, false, mind != Intelligence.NON, false, false);
    }

    private static Pursuers skeletons() {
        return new Pursuers(3, Intelligence.NON, true, true, false, false, false, false);
    }

    @Test
    @Rule("EN-23")
    @DisplayName("a monster that surprised the party within 20 feet cannot be avoided at first")
    void cornered() {
        assertThat(Pursuit.cornered(true, 20, 0)).isTrue();
        assertThat(Pursuit.cornered(true, 20, 1)).isTrue();
        assertThat(Pursuit.cornered(true, 20, 2)).isFalse();
        assertThat(Pursuit.cornered(true, 30, 0)).isFalse();
        assertThat(Pursuit.cornered(false, 20, 0)).isFalse();
    }

    @Test
    @Rule("EN-24")
    @DisplayName("a gap of 90 feet is followed, 100 is not")
    void straight() {
        assertThat(Pursuit.follows(90)).isTrue();
        assertThat(Pursuit.follows(100)).isFalse();
    }

    @Test
    @Rule("EN-25")
    @DisplayName("at a corner a 3 ends the pursuit, unless they track by scent")
    void corner() {
        assertThat(Pursuit.pastTurning(dice(2), living(4, Intelligence.INTELLIGENT)))
                .isTrue();
        assertThat(Pursuit.pastTurning(dice(3), living(4, Intelligence.INTELLIGENT)))
                .isFalse();
        assertThat(Pursuit.pastTurning(
                        dice(4), new Pursuers(2, Intelligence.NON, false, false, false, false, true, false)))
                .isTrue();
    }

    @Test
    @Rule("EN-26")
    @DisplayName("through a secret door only a 1 follows")
    void secretDoor() {
        assertThat(Pursuit.pastSecretDoor(dice(1))).isTrue();
        assertThat(Pursuit.pastSecretDoor(dice(2))).isFalse();
    }

    @Test
    @Rule({"EN-27", "UX-03"})
    @DisplayName("men at 6 inches before orcs at 9 are 20 feet ahead after a move begun at 50")
    void gap() {
        assertThat(Pursuit.gap(50, 6, 9)).isEqualTo(20);
        assertThat(4 * Pursuit.feet(6)).isEqualTo(240);
        assertThat(Pursuit.caught(Profile.ORIGINAL, 0)).isTrue();
        assertThat(Pursuit.caught(Profile.ORIGINAL, 5)).isFalse();
    }

    @Test
    @Rule("EN-30")
    @DisplayName("trolls stop before burning oil on a 4, beasts on a 5")
    void oil() {
        assertThat(Pursuit.oil(Profile.ORIGINAL, dice(4), living(2, Intelligence.SEMI)))
                .isEqualTo(Pursuit.Oil.STOPS);
        assertThat(Pursuit.oil(Profile.ORIGINAL, dice(5), living(2, Intelligence.SEMI)))
                .isEqualTo(Pursuit.Oil.NOTHING);
        assertThat(Pursuit.oil(Profile.ORIGINAL, dice(5), living(2, Intelligence.NON)))
                .isEqualTo(Pursuit.Oil.STOPS);
        assertThat(Pursuit.oil(
                        Profile.ORIGINAL,
                        dice(),
                        new Pursuers(1, Intelligence.NON, false, false, true, false, false, false)))
                .isEqualTo(Pursuit.Oil.NOTHING);
    }

    @Test
    @Rule("CE-38")
    @DisplayName("in the classic game oil stops them on a 2, and a 5 costs them two rounds")
    void classicOil() {
        assertThat(Pursuit.oil(Profile.CLASSIC, dice(2), living(2, Intelligence.SEMI)))
                .isEqualTo(Pursuit.Oil.STOPS);
        assertThat(Pursuit.oil(Profile.CLASSIC, dice(5), living(2, Intelligence.SEMI)))
                .isEqualTo(Pursuit.Oil.DELAYS);
        assertThat(Pursuit.OIL_ROUNDS).isEqualTo(2);
        assertThat(Pursuit.oil(Profile.CLASSIC, dice(), skeletons())).isEqualTo(Pursuit.Oil.NOTHING);
    }

    @Test
    @Rule("EN-31")
    @DisplayName("a bear stops for food on 90, not on 91; undead never")
    void food() {
        assertThat(Pursuit.foodStops(Profile.ORIGINAL, dice(90), living(1, Intelligence.NON), 1))
                .isTrue();
        assertThat(Pursuit.foodStops(Profile.ORIGINAL, dice(91), living(1, Intelligence.NON), 1))
                .isFalse();
        assertThat(Pursuit.foodStops(Profile.ORIGINAL, dice(10), living(1, Intelligence.INTELLIGENT), 1))
                .isTrue();
        assertThat(Pursuit.foodStops(Profile.ORIGINAL, dice(51), living(1, Intelligence.SEMI), 1))
                .isFalse();
        assertThat(Pursuit.foodStops(Profile.ORIGINAL, dice(), skeletons(), 5)).isFalse();
    }

    @Test
    @Rule("CE-37")
    @DisplayName("in the classic game rats stop for rations on a 2; skeletons throw no die")
    void classicFood() {
        assertThat(Pursuit.foodStops(Profile.CLASSIC, dice(2), living(3, Intelligence.NON), 3))
                .isTrue();
        assertThat(Pursuit.foodStops(Profile.CLASSIC, dice(4), living(3, Intelligence.NON), 3))
                .isFalse();
        assertThat(Pursuit.foodStops(Profile.CLASSIC, dice(), living(3, Intelligence.NON), 2))
                .isFalse();
        assertThat(Pursuit.foodStops(Profile.CLASSIC, dice(2), living(3, Intelligence.INTELLIGENT), 3))
                .isFalse();
        assertThat(Pursuit.foodStops(Profile.CLASSIC, dice(1, 3), living(3, Intelligence.INTELLIGENT), 3))
                .isTrue();
        assertThat(Pursuit.foodStops(Profile.CLASSIC, dice(), skeletons(), 5)).isFalse();
    }

    @Test
    @Rule("EN-32")
    @DisplayName("an orc stops for coins on 90, if they are worth 10 gold a head")
    void treasure() {
        assertThat(Pursuit.treasureStops(Profile.ORIGINAL, dice(90), living(1, Intelligence.INTELLIGENT), 10 * GOLD))
                .isTrue();
        assertThat(Pursuit.treasureStops(Profile.ORIGINAL, dice(91), living(1, Intelligence.INTELLIGENT), 10 * GOLD))
                .isFalse();
        assertThat(Pursuit.treasureStops(Profile.ORIGINAL, dice(), living(2, Intelligence.INTELLIGENT), 19 * GOLD))
                .isFalse();
        assertThat(Pursuit.treasureStops(Profile.ORIGINAL, dice(11), living(1, Intelligence.NON), 10 * GOLD))
                .isFalse();
    }

    @Test
    @Rule("CE-36")
    @DisplayName("in the classic game 20 gold before 8 orcs stop them on a 3, not on a 4")
    void classicTreasure() {
        assertThat(Pursuit.treasureStops(Profile.CLASSIC, dice(3), living(8, Intelligence.INTELLIGENT), 20 * GOLD))
                .isTrue();
        assertThat(Pursuit.treasureStops(Profile.CLASSIC, dice(4), living(8, Intelligence.INTELLIGENT), 20 * GOLD))
                .isFalse();
        assertThat(Pursuit.treasureStops(Profile.CLASSIC, dice(), living(8, Intelligence.NON), 20 * GOLD))
                .isFalse();
    }

    @Test
    @Rule({"CE-30", "CE-31"})
    @DisplayName("in the classic game the faster side is away; 90 before 90 is a pursuit")
    void outrun() {
        assertThat(Pursuit.outruns(12, 9)).isTrue();
        assertThat(Pursuit.outruns(9, 9)).isFalse();
        assertThat(Pursuit.outruns(6, 12)).isFalse();
    }

    @Test
    @Rule({"CE-33", "CE-34"})
    @DisplayName("a gap of 70 at 60 before 90 is 40, then 10, then caught")
    void closing() {
        int first = Pursuit.gap(70, 6, 9);
        int second = Pursuit.gap(first, 6, 9);
        int third = Pursuit.gap(second, 6, 9);
        assertThat(first).isEqualTo(40);
        assertThat(second).isEqualTo(10);
        assertThat(Pursuit.caught(Profile.CLASSIC, second)).isFalse();
        assertThat(Pursuit.caught(Profile.CLASSIC, third)).isTrue();
        assertThat(Pursuit.feet(9)).isEqualTo(90);
    }

    @Test
    @Rule("CE-35")
    @DisplayName("most give up out of sight, trackers and the mindless go on for some rounds")
    void sight() {
        assertThat(Pursuit.trail(dice(), living(4, Intelligence.INTELLIGENT))).isZero();
        assertThat(Pursuit.trail(dice(4), skeletons())).isEqualTo(4);
    }

    @Test
    @Rule("CE-40")
    @DisplayName("thirty rounds of running exhaust")
    void exhaustion() {
        assertThat(Pursuit.exhausts(29)).isFalse();
        assertThat(Pursuit.exhausts(30)).isTrue();
    }

    @Test
    @Rule({"UX-32", "CC-13"})
    @DisplayName("three fight abreast in ten feet, two with a wide weapon")
    void abreast() {
        assertThat(Frontage.abreast(10, false)).isEqualTo(3);
        assertThat(Frontage.abreast(10, true)).isEqualTo(2);
        assertThat(Frontage.abreast(20, false)).isEqualTo(6);
    }

    @Test
    @Rule("EN-20")
    @DisplayName("of 300 hobgoblins three fight, and half of those behind go round if there is a way")
    void great() {
        assertThat(Frontage.goRound(300, 3, Intelligence.INTELLIGENT, true)).isEqualTo(148);
        assertThat(Frontage.goRound(300, 3, Intelligence.INTELLIGENT, false)).isZero();
        assertThat(Frontage.goRound(300, 3, Intelligence.NON, true)).isZero();
        assertThat(Frontage.goRound(9, 3, Intelligence.INTELLIGENT, true)).isZero();
        assertThat(Frontage.roundsRound(Profile.ORIGINAL, dice(4))).isEqualTo(4);
        assertThat(Frontage.roundsRound(Profile.CLASSIC, dice(4))).isEqualTo(24);
    }
}
