package org.woodgrain.atlas.text;

/**
 * Where a value stands in a file.
 *
 * @param file name as the reader knows it
 * @param line from 1
 * @param column from 1
 * @param path names and numbers that lead to the value, such as {@code rooms[3].sight}; empty for the whole file
 */
public record Spot(String file, int line, int column, String path) {

    /** The same place with a path that goes on. */
    Spot under(String step) {
        return new Spot(file, line, column, path.isEmpty() || step.startsWith("[") ? path + step : path + "." + step);
    }

    /** A message that begins with the place. */
    public String says(String what) {
        return this + ": " + what;
    }

    /** Written {@code demo.json, line 12, rooms[3].sight}. */
    @Override
    public String toString() {
        return file + ", line " + line + (path.isEmpty() ? "" : ", " + path);
    }
}
