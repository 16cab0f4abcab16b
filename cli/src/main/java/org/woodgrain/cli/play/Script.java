package org.woodgrain.cli.play;

import java.io.PrintWriter;
import java.util.List;

/** A file of typed lines; {@code #} begins a remark. */
record Script(String file, List<String> lines) {

    Script {
        lines = List.copyOf(lines);
    }

    /** A line without its remark; a {@code #} that numbers a choice ({@code #2}) begins none. */
    static String withoutRemark(String line) {
        return line.replaceFirst("(^|\\s)#(?!\\d).*", "").strip();
    }

    /** Plays all lines, each printed with its answer; 0, or 1 at the first that is not understood. */
    int play(Desk desk, PrintWriter out) {
        int number = 0;
        for (String raw : lines) {
            number++;
            String line = withoutRemark(raw);
            if (line.isEmpty()) {
                continue;
            }
            out.println("> " + line);
            switch (desk.carryOut(line)) {
                case DONE, REFUSED -> {}
                case NOT_UNDERSTOOD -> {
                    out.println(file + " line " + number + " was not understood: " + line);
                    out.flush();
                    return 1;
                }
                case QUIT -> {
                    out.flush();
                    return 0;
                }
            }
        }
        out.flush();
        return 0;
    }
}
