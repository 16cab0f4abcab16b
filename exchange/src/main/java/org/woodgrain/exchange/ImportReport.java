package org.woodgrain.exchange;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What was taken over from a file.
 *
 * @param format name of the format
 * @param rooms how many rooms
 * @param corridors how many stretches of passage
 * @param doors how many doors and other openings, by kind in words
 * @param notes how many notes became keys of rooms
 * @param warnings what was odd or left out, one line each
 */
public record ImportReport(
        String format, int rooms, int corridors, SortedMap<String, Integer> doors, int notes, List<String> warnings) {

    public ImportReport {
        doors = Collections.unmodifiableSortedMap(new TreeMap<>(doors));
        warnings = List.copyOf(warnings);
    }

    /** The report as lines of text. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(format + ": " + rooms + " rooms, " + corridors + " stretches of passage, " + notes + " notes");
        doors.forEach((kind, many) -> lines.add("  " + many + " x " + kind));
        warnings.forEach(warning -> lines.add("  warning: " + warning));
        return List.copyOf(lines);
    }
}
