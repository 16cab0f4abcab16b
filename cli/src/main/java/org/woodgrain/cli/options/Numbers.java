package org.woodgrain.cli.options;

import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the numbers of all commands, and says of what is none that it is none. */
public final class Numbers {
    private Numbers() {}

    /** Has a command and those below it read their numbers so. */
    public static void teach(CommandLine line) {
        line.registerConverter(Long.class, Numbers::whole);
        line.registerConverter(long.class, Numbers::whole);
        ITypeConverter<Integer> small = text -> Math.toIntExact(within(text, Integer.MIN_VALUE, Integer.MAX_VALUE));
        line.registerConverter(Integer.class, small);
        line.registerConverter(int.class, small);
    }

    private static long whole(String text) {
        return within(text, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    private static long within(String text, long least, long most) {
        if (!text.matches("[+-]?\\d+")) {
            throw new TypeConversionException("'" + text + "' is not a whole number");
        }
        try {
            long number = Long.parseLong(text);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException tooLarge) {
            // said below
        }
        throw new TypeConversionException(
                "'" + text + "' is too " + (text.startsWith("-") ? "small" : "large") + " a number");
    }
}
