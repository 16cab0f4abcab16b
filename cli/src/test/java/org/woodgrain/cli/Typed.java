package org.woodgrain.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import picocli.CommandLine;

/** A command as it would be typed, run within the test. */
record Typed(int code, String out, String err) {

    static Typed run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine line =
                Woodgrain.commandLine(args).setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
        int code = line.execute(args);
        return new Typed(code, out.toString(), err.toString());
    }
}
