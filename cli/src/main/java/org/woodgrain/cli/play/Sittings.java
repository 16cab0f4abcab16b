package org.woodgrain.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.journal.table.Tables;

/** Plays until the player leaves: at a terminal, or with lines that come from elsewhere. */
final class Sittings {
    private static final Duration LOOK_EVERY = Duration.ofSeconds(1);

    private Sittings() {}

    /** Plays at the terminal, with history and completion; what others at the table do is shown above the prompt. */
    static void atTerminal(Tables tables, Sitting sitting, Path history) throws IOException {
        try (Terminal terminal = TerminalBuilder.builder().system(true).build()) {
            Ink ink = new Ink(
                    System.getenv("NO_COLOR") == null && !terminal.getType().startsWith(Terminal.TYPE_DUMB));
            LineReader reader = LineReaderBuilder.builder()
                    .terminal(terminal)
                    .completer(new Completions(sitting::view))
                    .parser(new DefaultParser().eofOnUnclosedQuote(false).escapeChars(null))
                    .variable(LineReader.HISTORY_FILE, history)
                    .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                    .build();
            PrintWriter out = terminal.writer();
            Desk desk = new Desk(sitting, out, ink, new Room(terminal));
            Teller teller = new Teller(ink);
            Thread watcher = Thread.ofVirtual().start(() -> watch(tables, sitting, teller, reader));
            try {
                out.println(ink.faint("Type help for what can be done now; tab completes; quit leaves."));
                desk.carryOut("where");
                boolean going = true;
                while (going) {
                    out.flush();
                    try {
                        going = desk.carryOut(reader.readLine(desk.prompt())) != Desk.Result.QUIT;
                    } catch (UserInterruptException interrupted) {
                        out.println("(quit leaves)");
                    } catch (EndOfFileException end) {
                        going = false;
                    }
                }
            } finally {
                watcher.interrupt();
                out.flush();
            }
        }
    }

    /** Plays lines as they come, each shown before its answer; a line that is not understood does not end it. */
    static void withLines(Sitting sitting, BufferedReader in, PrintWriter out) throws IOException {
        Desk desk = new Desk(sitting, out, Ink.PLAIN, Desk.Paper.WIDE);
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String typed = Script.withoutRemark(line);
            if (typed.isEmpty()) {
                continue;
            }
            out.println("> " + typed);
            Desk.Result result = desk.carryOut(typed);
            out.flush();
            if (result == Desk.Result.QUIT) {
                return;
            }
        }
    }

    private static void watch(Tables tables, Sitting sitting, Teller teller, LineReader reader) {
        try {
            while (true) {
                Thread.sleep(LOOK_EVERY);
                tables.look();
                List<Line> news = sitting.news();
                news.forEach(line -> reader.printAbove(teller.tell(line)));
            }
        } catch (InterruptedException leaving) {
            Thread.currentThread().interrupt();
        }
    }

    /** The room that a terminal has. */
    private record Room(Terminal terminal) implements Desk.Paper {
        @Override
        public int columns() {
            return terminal.getColumns() > 0 ? terminal.getColumns() : WIDE.columns();
        }

        @Override
        public int rows() {
            return terminal.getRows() > 0 ? terminal.getRows() - 3 : WIDE.rows();
        }
    }
}
