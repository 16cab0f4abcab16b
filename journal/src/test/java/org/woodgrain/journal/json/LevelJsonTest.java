package org.woodgrain.journal.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Level;
import org.woodgrain.journal.JournalException;

/** Maps as the journal keeps them. */
class LevelJsonTest {
    @Test
    void aLevelComesBackAsItWasKept() {
        for (int turn = 0; turn < 8; turn++) {
            Level level = (Level) new Samples(turn).make(Level.class);

            assertThat(LevelJson.read(LevelJson.write(level))).isEqualTo(level);
        }
    }

    @Test
    void aTextThatIsNoLevelIsRefused() {
        assertThatThrownBy(() -> LevelJson.read("{\"id\":\"1\"}")).isInstanceOf(JournalException.class);
    }
}
