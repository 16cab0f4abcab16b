package org.woodgrain.lab.chance;

/**
 * Something that a question wants to know.
 *
 * @param name as typed: {@code strength}
 * @param expected what it may be: {@code "3 to 18, one for each"}
 * @param preset what holds if it is left out; empty if it must be given
 * @param kind how it is given
 */
public record Fact(String name, String expected, String preset, Kind kind) {

    /** How a fact is given. */
    public enum Kind {
        /** Without its name, in its place among such. */
        WORD,
        /** By its name and a value. */
        NAMED,
        /** By its name alone; it holds or it does not. */
        SWITCH
    }

    /** A fact given in its place. */
    static Fact word(String name, String expected, String preset) {
        return new Fact(name, expected, preset, Kind.WORD);
    }

    /** A fact given by its name. */
    static Fact named(String name, String expected, String preset) {
        return new Fact(name, expected, preset, Kind.NAMED);
    }

    /** A fact that does not hold unless it is named. */
    static Fact when(String name, String meaning) {
        return new Fact(name, meaning, "no", Kind.SWITCH);
    }

    /** How it is typed: {@code --forcers N}. */
    public String usage() {
        return switch (kind) {
            case WORD -> name.toUpperCase(java.util.Locale.ROOT);
            case NAMED -> "--" + name;
            case SWITCH -> "--" + name;
        };
    }
}
