package org.woodgrain.book.encounters;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.encounters.Sighting;
import org.woodgrain.rules.encounters.Surprise;

@DisplayName("Surprise and distance")
class SurpriseTest {
    private static final Surprise.Side LIT_COMPANY = new Surprise.Side(false, true, false, false, 2);
    private static final Surprise.Side DARK = new Surprise.Side(false, false, true, false, 2);
    private static final Surprise.Side AWARE = new Surprise.Side(true, false, true, false, 2);

    private static Throws dice(int... faces) {
        return new Throws(ScriptedDice.of(faces));
    }

    private static Surprise.Result open(Surprise.Side company, Surprise.Side foes, int... faces) {
        return Surprise.of(Profile.ORIGINAL, dice(faces), company, foes, false);
    }

    @Test
    @Rule({"EN-02", "CE-04"})
    @DisplayName("a side that knows of the other throws no die")
    void aware() {
        Surprise.Result heard = open(AWARE, DARK, 1);
        assertThat(heard.companyRolled()).isFalse();
        assertThat(heard.foes()).isTrue();
        Surprise.Result waiting = open(DARK, AWARE, 2);
        assertThat(waiting.foesRolled()).isFalse();
        assertThat(waiting.company()).isTrue();
        assertThat(open(AWARE, AWARE).companyRolled()).isFalse();
    }

    @Test
    @Rule({"EN-03", "CE-06", "CE-07"})
    @DisplayName("one die a side; 1 and 2 surprise")
    void oneDieASide() {
        Surprise.Result result = open(DARK, DARK, 2, 4);
        assertThat(result.onlyCompany()).isTrue();
        assertThat(open(DARK, DARK, 3, 3).company()).isFalse();
    }

    @Test
    @Rule("CE-08")
    @DisplayName("both surprised is no advantage")
    void both() {
        assertThat(open(DARK, DARK, 1, 2).oneSided()).isFalse();
    }

    @Test
    @Rule({"UX-25", "HZ-11"})
    @DisplayName("a lit party surprises nobody in a corridor, but may through a door")
    void light() {
        assertThat(open(LIT_COMPANY, DARK, 4).foesRolled()).isFalse();
        assertThat(Surprise.of(Profile.ORIGINAL, dice(4, 1), LIT_COMPANY, DARK, true)
                        .foes())
                .isTrue();
        assertThat(Surprise.of(Profile.CLASSIC, dice(4, 1), LIT_COMPANY, DARK, true)
                        .foes())
                .isTrue();
    }

    @Test
    @Rule("CE-05")
    @DisplayName("bandits with torches do not surprise the party")
    void foesLit() {
        Surprise.Side bandits = new Surprise.Side(false, true, true, false, 2);
        Surprise.Side company = new Surprise.Side(false, false, true, false, 2);
        assertThat(open(company, bandits, 1).companyRolled()).isFalse();
    }

    @Test
    @Rule("CE-06")
    @DisplayName("stealth raises the chance to four in six")
    void stealth() {
        assertThat(open(new Surprise.Side(false, false, true, false, 4), AWARE, 4)
                        .company())
                .isTrue();
    }

    @Test
    @Rule("EN-29")
    @DisplayName("25 drops one of the things in hand, 26 nothing")
    void dropping() {
        assertThat(Surprise.drops(dice(25), "Alaric")).isTrue();
        assertThat(Surprise.drops(dice(26), "Alaric")).isFalse();
        assertThat(Surprise.dropped(dice(1), "Alaric", 2)).isZero();
    }

    @Test
    @Rule("EN-01")
    @DisplayName("2d4 of 5 is 50 feet in a long passage, 30 before a corner at 30")
    void seen() {
        assertThat(Sighting.feet(Profile.ORIGINAL, dice(2, 3), false, 200, 0)).isEqualTo(50);
        assertThat(Sighting.feet(Profile.ORIGINAL, dice(2, 3), false, 30, 0)).isEqualTo(30);
    }

    @Test
    @Rule("EN-04")
    @DisplayName("at surprise a 2 is 10 feet and a 5 is 30")
    void surprised() {
        assertThat(Sighting.feet(Profile.ORIGINAL, dice(2), true, 200, 0)).isEqualTo(10);
        assertThat(Sighting.feet(Profile.ORIGINAL, dice(5), true, 200, 0)).isEqualTo(30);
    }

    @Test
    @Rule({"CE-10", "CD-41"})
    @DisplayName("in the classic game 2d6 of 7 is 70 feet whatever the surprise, and the map decides where it can")
    void classic() {
        assertThat(Sighting.feet(Profile.CLASSIC, dice(3, 4), true, 200, 0)).isEqualTo(70);
        assertThat(Sighting.feet(Profile.CLASSIC, dice(3, 4), false, 40, 0)).isEqualTo(40);
        assertThat(Sighting.feet(Profile.CLASSIC, dice(), false, 200, 20)).isEqualTo(20);
    }
}
