package org.woodgrain.cli.options;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** How great a number may be. */
public final class Bounds {
    private Bounds() {}

    /**
     * A number from 1 up.
     *
     * @param option that gave it
     * @throws ParameterException if it is out of bounds
     */
    public static void hold(CommandSpec spec, String option, long number, long most) {
        if (number < 1 || number > most) {
            throw new ParameterException(spec.commandLine(), option + " is a number from 1 to " + most);
        }
    }
}
