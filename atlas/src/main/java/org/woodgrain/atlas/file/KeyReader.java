package org.woodgrain.atlas.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Dwellers;
import org.woodgrain.atlas.KeyedHoard;
import org.woodgrain.atlas.Room;
import org.woodgrain.atlas.text.Fields;
import org.woodgrain.atlas.text.Findings;
import org.woodgrain.atlas.text.Value;

/** Reads the key of a level: its rooms, who lives there and what lies there. */
final class KeyReader {
    private static final Pattern DICE = Pattern.compile("\\d{1,6}|\\d{0,3}d\\d{1,4}(?:[+-]\\d{1,4})?(?:x\\d{1,6})?");
    private static final Set<String> COINS = Set.of("cp", "sp", "ep", "gp", "pp");
    private static final Set<String> HIDINGS = Set.of("none", "invisible", "secret", "under-floor", "false-bottom");
    private static final Set<String> GUARDS = Set.of("none", "needle", "gas");

    private final Findings findings;
    private final Marks marks;
    private final Map<Character, Set<Cell>> drawn;

    KeyReader(Findings findings, Map<Character, Set<Cell>> drawn) {
        this.findings = findings;
        this.marks = new Marks(findings);
        this.drawn = drawn;
    }

    Room room(Value value) {
        Fields fields = Fields.of(value, findings);
        String id = fields.text("id");
        String label = fields.text("label", id);
        String mark = fields.text("mark", label.length() == 1 ? label : "");
        Set<Cell> cells = new TreeSet<>(marks.cells(fields, "cells"));
        if (mark.length() == 1) {
            cells.addAll(drawn.getOrDefault(mark.charAt(0), Set.of()));
        }
        if (cells.isEmpty()) {
            findings.error(
                    fields.at(), "the room has no floor; expected \"cells\", or a \"mark\" that is drawn in the map");
        }
        Room room = new Room(
                id,
                label,
                fields.text("name", ""),
                cells,
                fields.text("sight", ""),
                fields.text("note", ""),
                fields.text("sound", ""),
                new TreeSet<>(fields.texts("tags")),
                fields.flag("keyed", true),
                fields.items("dwellers").stream().map(this::dwellers).toList(),
                fields.items("hoards").stream().map(this::hoard).toList());
        fields.close();
        return room;
    }

    private Dwellers dwellers(Value value) {
        Fields fields = Fields.of(value, findings);
        String monster = fields.text("monster");
        String number = dice(fields, "number", "1");
        List<Integer> hitPoints = new ArrayList<>();
        for (Value item : fields.items("hitPoints")) {
            if (item instanceof Value.Figure figure
                    && figure.number().scale() <= 0
                    && figure.number().signum() > 0) {
                hitPoints.add(figure.number().intValue());
            } else {
                findings.error(item.at(), "expected hit points of at least 1, found " + item.kind());
            }
        }
        Dwellers dwellers = new Dwellers(monster, number, hitPoints, fields.text("note", ""));
        fields.close();
        return dwellers;
    }

    private KeyedHoard hoard(Value value) {
        Fields fields = Fields.of(value, findings);
        KeyedHoard hoard = new KeyedHoard(
                fields.text("where", "on the floor"),
                coins(fields),
                dice(fields, "gems", "0"),
                dice(fields, "jewelry", "0"),
                fields.texts("items"),
                valuables(fields),
                oneOf(fields, "hidden", HIDINGS),
                oneOf(fields, "trap", GUARDS),
                fields.flag("locked", false));
        fields.close();
        return hoard;
    }

    private Map<String, String> coins(Fields hoard) {
        Map<String, String> coins = new TreeMap<>();
        hoard.value("coins").ifPresent(value -> {
            Fields fields = Fields.of(value, findings);
            for (String coin : COINS) {
                if (fields.value(coin).isPresent()) {
                    coins.put(coin, dice(fields, coin, "0"));
                }
            }
            fields.close();
        });
        return coins;
    }

    private Map<String, Integer> valuables(Fields hoard) {
        Map<String, Integer> valuables = new TreeMap<>();
        hoard.value("valuables").ifPresent(value -> {
            if (value instanceof Value.Members members) {
                Fields fields = new Fields(members, findings);
                members.all().keySet().forEach(name -> valuables.put(name, fields.number(name, 0)));
            } else {
                findings.error(value.at(), "expected an object of names and gold pieces, found " + value.kind());
            }
        });
        return valuables;
    }

    private String dice(Fields fields, String name, String fallback) {
        String text = fields.text(name, fallback);
        if (!DICE.matcher(text).matches()) {
            findings.error(
                    fields.at(name),
                    "expected a number or dice such as \"3\", \"2d4\", \"2d6x10\", found \"" + text + "\"");
            return fallback;
        }
        return text;
    }

    private String oneOf(Fields fields, String name, Set<String> words) {
        String text = fields.text(name, "none");
        if (!words.contains(text)) {
            findings.error(
                    fields.at(name),
                    "expected one of " + String.join(", ", new TreeSet<>(words)) + ", found \"" + text + "\"");
            return "none";
        }
        return text;
    }
}
