package org.woodgrain.lab.expeditions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Stairs;

class DungeonsTest {
    private static Optional<String> flight(Level level, boolean up) {
        return level.stairs().stream()
                .filter(stairs -> stairs.up() == up)
                .findFirst()
                .flatMap(Stairs::to);
    }

    @Test
    void levels_hang_together_by_their_stairs() {
        List<Level> three = Dungeons.byRule(3);

        assertThat(three).extracting(Level::depth).containsExactly(1, 2, 3);
        assertThat(flight(three.get(0), true)).isEmpty();
        assertThat(flight(three.get(0), false)).contains(three.get(1).id());
        assertThat(flight(three.get(1), true)).contains(three.get(0).id());
        assertThat(flight(three.get(1), false)).contains(three.get(2).id());
        assertThat(three.get(2).stairs()).allMatch(Stairs::up);
    }

    @Test
    void no_room_has_a_key() {
        assertThat(Dungeons.byRule(1).getFirst().rooms())
                .isNotEmpty()
                .noneMatch(room -> room.keyed()
                        || !room.dwellers().isEmpty()
                        || !room.hoards().isEmpty());
    }

    @Test
    void the_depth_has_a_bound() {
        assertThatThrownBy(() -> Dungeons.byRule(13)).hasMessage("levels is a number from 1 to 12, not 13");
    }
}
