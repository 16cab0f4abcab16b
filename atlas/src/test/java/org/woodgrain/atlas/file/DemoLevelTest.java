package org.woodgrain.atlas.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.atlas.Room;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.atlas.Trap;

class DemoLevelTest {
    private final Level level = DemoLevel.load();

    @Test
    void it_is_read_without_a_warning() {
        LevelJson.Reading reading = LevelJson.read("salt-priory.json", DemoLevel.bytes());
        assertThat(reading.warnings()).isEmpty();
        assertThat(LevelCheck.of(level)).isEqualTo(new LevelCheck(List.of(), List.of()));
    }

    @Test
    void it_is_written_and_read_back_as_the_same_level() {
        assertThat(LevelJson.read("again.json", LevelJson.write(level)).level()).isEqualTo(level);
    }

    @Test
    void it_has_every_kind_of_door_and_both_ways_of_stairs() {
        assertThat(level.doors().values().stream().map(Door::kind).collect(Collectors.toSet()))
                .containsExactlyInAnyOrder(
                        Door.Kind.ARCH, Door.Kind.DOOR, Door.Kind.DOUBLE, Door.Kind.PORTCULLIS, Door.Kind.SECRET);
        assertThat(level.doors().values().stream().map(Door::state).collect(Collectors.toSet()))
                .contains(Door.State.STUCK, Door.State.LOCKED, Door.State.FREE, Door.State.BY_THE_RULES);
        assertThat(level.doors().values())
                .anyMatch(door -> door.secretFrom().isPresent())
                .anyMatch(door -> door.opensFrom().isPresent())
                .anyMatch(Door::monstersUse);
        assertThat(level.stairs()).extracting(Stairs::up).containsExactly(true, false);
        assertThat(level.traps()).extracting(Trap::kind).containsExactly(Trap.Kind.PIT, Trap.Kind.DARTS);
        assertThat(level.stairsAt(level.entrance())).isPresent();
    }

    @Test
    void its_rooms_have_names_and_sights_and_some_are_left_to_the_rules() {
        assertThat(level.rooms()).hasSize(17).allSatisfy(room -> {
            assertThat(room.name()).isNotBlank();
            assertThat(room.sight()).hasSizeGreaterThan(80);
        });
        assertThat(level.rooms())
                .filteredOn(room -> !room.keyed())
                .hasSize(2)
                .allMatch(room -> room.hoards().isEmpty());
        assertThat(level.rooms().stream().filter(room -> !room.sound().isEmpty()))
                .hasSizeGreaterThan(4);
    }

    @Test
    void the_first_room_is_empty_and_its_neighbours_are_gentle() {
        assertThat(level.roomAt(level.entrance()).orElseThrow().dwellers()).isEmpty();
        Set<String> nearby =
                LevelGeometry.distances(level, level.entrance(), 9, cell -> true, door -> true).keySet().stream()
                        .flatMap(cell -> level.roomAt(cell).stream())
                        .flatMap(room -> room.dwellers().stream())
                        .map(dwellers -> dwellers.monster() + " x" + dwellers.number())
                        .collect(Collectors.toSet());
        assertThat(nearby).containsExactlyInAnyOrder("giant-rat x3", "goblin x3");
    }

    @Test
    void treasure_that_lies_outside_the_vault_promotes_some_and_the_vault_more() {
        assertThat(level.rooms().stream()
                        .filter(room -> !room.id().equals("14"))
                        .mapToInt(DemoLevelTest::surePieces)
                        .sum())
                .isBetween(15_000, 17_000);
        assertThat(level.rooms().stream().mapToInt(DemoLevelTest::surePieces).sum())
                .isGreaterThan(19_000);
    }

    private static int surePieces(Room room) {
        return room.hoards().stream()
                .mapToInt(hoard -> hoard.valuables().values().stream()
                                .mapToInt(Integer::intValue)
                                .sum()
                        + Arrays.stream(hoard.coins().getOrDefault("gp", "0").split("d"))
                                .limit(1)
                                .mapToInt(Integer::parseInt)
                                .sum())
                .sum();
    }
}
