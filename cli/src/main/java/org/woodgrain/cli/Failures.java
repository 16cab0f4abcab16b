package org.woodgrain.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.atlas.AtlasException;
import org.woodgrain.book.BookException;
import org.woodgrain.exchange.ExchangeException;
import org.woodgrain.journal.JournalException;
import org.woodgrain.rules.RulesException;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says what went wrong in a line or two; a stack trace only where WOODGRAIN_DEBUG asks for one. */
final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {
    private static final Pattern CHOICE =
            Pattern.compile("(.*)expected one of \\[(.+, .+)] \\(case-insensitive\\) but was (.*)", Pattern.DOTALL);

    @Override
    public int handleParseException(ParameterException fault, String[] args) {
        CommandLine command = fault.getCommandLine();
        PrintWriter err = command.getErr();
        boolean root = command.getParent() == null;
        String name = command.getCommandSpec().qualifiedName(" ");
        if (fault instanceof UnmatchedArgumentException unmatched
                && !command.getSubcommands().isEmpty()
                && !unmatched.getUnmatched().isEmpty()
                && !unmatched.getUnmatched().getFirst().startsWith("-")) {
            err.println(
                    name + ": there is no command \"" + unmatched.getUnmatched().getFirst() + "\".");
            err.println(
                    "Commands: " + String.join(", ", command.getSubcommands().keySet()) + ".");
        } else {
            err.println(name + ": " + plain(String.valueOf(fault.getMessage())));
        }
        err.println("Help: ./woodgrain " + (root ? "help" : "help " + name.substring(name.indexOf(' ') + 1)));
        err.flush();
        return ExitCode.USAGE;
    }

    /** A message about words to choose from, as these are typed. */
    private static String plain(String message) {
        Matcher choice = CHOICE.matcher(message);
        if (!choice.matches()) {
            return message;
        }
        String words = choice.group(2).toLowerCase(Locale.ROOT);
        int last = words.lastIndexOf(", ");
        return choice.group(1) + "expected " + words.substring(0, last) + " or " + words.substring(last + 2) + ", not "
                + choice.group(3);
    }

    @Override
    public int handleExecutionException(Exception fault, CommandLine command, ParseResult parsed) {
        PrintWriter err = command.getErr();
        err.println(command.getCommandSpec().qualifiedName(" ") + ": " + sentence(fault));
        if (System.getenv("WOODGRAIN_DEBUG") != null) {
            fault.printStackTrace(err);
        }
        err.flush();
        return ExitCode.SOFTWARE;
    }

    private static String sentence(Throwable fault) {
        return switch (fault) {
            case UncheckedIOException wrapped when wrapped.getCause() != null -> sentence(wrapped.getCause());
            case NoSuchFileException missing -> "there is no file " + missing.getFile();
            case BookException bad -> String.valueOf(bad.getMessage());
            case RulesException bad -> String.valueOf(bad.getMessage());
            case AtlasException bad -> String.valueOf(bad.getMessage());
            case ExchangeException bad -> String.valueOf(bad.getMessage());
            case JournalException bad -> String.valueOf(bad.getMessage());
            case IOException io -> io.getMessage() == null ? io.toString() : io.getMessage();
            default -> "this should not happen: " + fault + " (WOODGRAIN_DEBUG=1 shows where)";
        };
    }
}
