package org.woodgrain.rules.monsters;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.woodgrain.rules.RulesException;

/** Reads the special column of the monster table into powers. A tag that it does not know is an error. */
public final class PowerReader {
    private static final Map<String, Function<TagText, Power>> READERS = new TreeMap<>();

    static {
        TraitReaders.addTo(READERS);
        AttackReaders.addTo(READERS);
        HabitReaders.addTo(READERS);
    }

    private PowerReader() {}

    /**
     * Reads tags parted by {@code ;}.
     *
     * @throws RulesException if a tag or a parameter is unknown
     */
    public static List<Tag> read(String special) {
        List<Tag> tags = new ArrayList<>();
        if (special.isBlank()) {
            return tags;
        }
        for (String each : special.split(";", -1)) {
            TagText text = TagText.read(each.strip());
            Function<TagText, Power> reader = READERS.get(text.name());
            if (reader == null) {
                throw new RulesException("unknown monster tag \"" + text.name() + "\"");
            }
            tags.add(new Tag(reader.apply(text), text.only()));
        }
        return List.copyOf(tags);
    }

    static <E extends Enum<E>> E word(Class<E> type, String text) {
        try {
            return Enum.valueOf(type, text.toUpperCase(Locale.ROOT).replace('-', '_'));
        } catch (IllegalArgumentException e) {
            throw new RulesException("no " + type.getSimpleName().toLowerCase(Locale.ROOT) + " \"" + text + "\"", e);
        }
    }
}
