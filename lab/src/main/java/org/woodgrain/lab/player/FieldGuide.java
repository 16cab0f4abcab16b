package org.woodgrain.lab.player;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.woodgrain.rules.monsters.Bestiary;
import org.woodgrain.rules.monsters.Monster;

/** The monsters of the book by the names by which they are told. */
final class FieldGuide {
    private static final Pattern REMARK = Pattern.compile("( \\(.*\\))+$");
    private static final Pattern NUMBER = Pattern.compile(" \\d+$");

    private static final int KEPT = 5_000;

    private final Map<String, Monster> kinds = new HashMap<>();
    private final Map<String, Optional<Monster>> told = new HashMap<>();

    FieldGuide(Bestiary bestiary) {
        bestiary.monsters()
                .values()
                .forEach(each -> kinds.putIfAbsent(each.name().toLowerCase(Locale.ROOT), each));
    }

    /** The kind of one who is told as "orc 3"; empty if he is a shape or a stranger. */
    Optional<Monster> kind(String name) {
        Optional<Monster> known = told.get(name);
        if (known == null) {
            String plain = REMARK.matcher(name.toLowerCase(Locale.ROOT)).replaceFirst("");
            known = Optional.ofNullable(kinds.get(NUMBER.matcher(plain).replaceFirst("")));
            if (told.size() < KEPT) {
                told.put(name, known);
            }
        }
        return known;
    }
}
