package org.woodgrain.book.encounters;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.encounters.BlockedDoor;

@DisplayName("A door spiked against monsters")
class BlockedDoorTest {
    private static boolean opens(int spikes, boolean strong, int... faces) {
        ScriptedDice dice = ScriptedDice.of(faces);
        boolean gives = BlockedDoor.givesWay(new Throws(dice), spikes, strong);
        dice.requireAllThrown();
        return gives;
    }

    @Test
    @Rule("CD-15")
    @DisplayName("with one spike gives way to orcs on a 1 and holds on a 2; more spikes hold better")
    void spikes() {
        assertThat(opens(1, false, 1)).isTrue();
        assertThat(opens(1, false, 2)).isFalse();
        assertThat(opens(1, true, 2)).isTrue();
        assertThat(opens(2, true, 2)).isFalse();
        assertThat(opens(2, false, 1, 3)).isTrue();
        assertThat(opens(2, false, 1, 4)).isFalse();
        assertThat(opens(4, true, 2)).isFalse();
    }
}
