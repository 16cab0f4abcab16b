package org.woodgrain.journal.json;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.journal.JournalException;
import org.woodgrain.journal.UnreadableEventException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes an event as one line of JSON and reads it back.
 *
 * <p>The line begins with the event's name and version, {@code {"event":"delve.Moved/1",...}}. Reading is strict: a property
 * that is missing or unknown is an error, never a guess.
 */
public final class EventCodec {
    private static final JsonMapper MAPPER = GameJson.mapper();
    private static final Map<String, Class<?>> TYPES = types();
    private static final Pattern NAME = Pattern.compile("\"event\":\"([A-Za-z.]+/\\d+)\"");

    /** One line, without its end. */
    public String write(Event event) {
        try {
            return MAPPER.writerFor(Event.class).writeValueAsString(event);
        } catch (JacksonException e) {
            throw new JournalException("Cannot write the event " + event, e);
        }
    }

    /** The event of a line. */
    public Event read(String line) {
        try {
            return MAPPER.readerFor(Event.class).readValue(line);
        } catch (JacksonException e) {
            Matcher name = NAME.matcher(line);
            throw new UnreadableEventException(name.find() ? name.group(1) : "", e);
        }
    }

    /** Every event type by its name with version. */
    public Map<String, Class<?>> names() {
        return TYPES;
    }

    private static Map<String, Class<?>> types() {
        Map<String, Class<?>> all = new TreeMap<>();
        List<Class<?>> records = SealedTypes.recordsOf(Event.class).stream()
                .sorted(Comparator.comparing(Class::getName))
                .toList();
        for (Class<?> type : records) {
            Class<?> other = all.put(SealedTypes.name(type), type);
            if (other != null) {
                throw new JournalException("Two events have one name: " + other.getName() + " and " + type.getName());
            }
        }
        return Collections.unmodifiableMap(all);
    }
}
