package org.woodgrain.journal.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.journal.JournalException;
import org.woodgrain.journal.UnreadableEventException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

/** Events as lines of JSON. */
class EventCodecTest {
    private final EventCodec codec = new EventCodec();

    static List<Class<?>> everyEvent() {
        return List.copyOf(SealedTypes.recordsOf(Event.class));
    }

    @ParameterizedTest
    @MethodSource("everyEvent")
    void everyEventComesBackAsItWasWritten(Class<?> type) {
        for (int turn = 0; turn < 12; turn++) {
            Event event = (Event) new Samples(turn).make(type);

            String line = codec.write(event);

            assertThat(line)
                    .startsWith("{\"event\":\"" + SealedTypes.name(type) + "\"")
                    .doesNotContain("\n");
            assertThat(codec.read(line)).isEqualTo(event);
            assertThat(codec.write(codec.read(line))).isEqualTo(line);
        }
    }

    @Test
    void noTwoEventsHaveOneName() {
        assertThat(codec.names()).hasSameSizeAs(everyEvent());
    }

    @Test
    void aLineIsReadableByEye() {
        Event moved = new DelveEvent.Moved("1", new Cell(3, -4), Direction.EAST);

        assertThat(codec.write(moved))
                .isEqualTo("{\"event\":\"delve.Moved/1\",\"level\":\"1\",\"to\":\"3,-4\",\"facing\":\"EAST\"}");
    }

    @Test
    void aLineWithSomethingUnknownMissingOrOfALaterVersionIsRefused() {
        assertThatThrownBy(() -> codec.read("{\"event\":\"referee.Told/1\",\"text\":\"a\",\"loud\":true}"))
                .isInstanceOf(UnreadableEventException.class)
                .hasMessageContaining("another version of Woodgrain")
                .hasMessageContaining("referee.Told/1")
                .hasRootCauseInstanceOf(UnrecognizedPropertyException.class);
        assertThatThrownBy(() -> codec.read("{\"event\":\"referee.Told/1\"}")).isInstanceOf(JournalException.class);
        assertThatThrownBy(() -> codec.read("{\"event\":\"referee.Told/1\",\"text\":null}"))
                .isInstanceOf(JournalException.class);
        assertThatThrownBy(() -> codec.read("{\"event\":\"referee.Told/7\",\"text\":\"a\"}"))
                .isInstanceOf(JournalException.class)
                .hasMessageContaining("referee.Told/7");
        assertThatThrownBy(() -> codec.read("{\"text\":\"a\"}")).isInstanceOf(JournalException.class);
        assertThatThrownBy(() -> codec.read("{\"event\":\"referee.Told/1\",\"text\":\"a\"} {}"))
                .isInstanceOf(JournalException.class);
    }
}
