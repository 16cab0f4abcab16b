package org.woodgrain.cli.options;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.woodgrain.press.figures.Json;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** In which shape an answer is printed. */
public final class Output {
    @Option(
            names = "--format",
            paramLabel = "text|tsv|json|svg",
            defaultValue = "text",
            description = "Words and figures, rows of figures, one object, or a chart (${DEFAULT-VALUE}).")
    private Shape format = Shape.TEXT;

    /** The shapes. */
    enum Shape {
        TEXT,
        TSV,
        JSON,
        SVG
    }

    /** An answer in every shape that it has. */
    public record Answer(
            Supplier<List<String>> text,
            Supplier<List<String>> rows,
            Supplier<Map<String, Object>> object,
            Supplier<String> chart) {}

    /** Whether a chart was asked for. */
    public boolean drawn() {
        return format == Shape.SVG;
    }

    /** Prints it as was asked. */
    public void print(CommandSpec spec, Answer answer) {
        PrintWriter out = spec.commandLine().getOut();
        switch (format) {
            case TEXT -> answer.text().get().forEach(out::println);
            case TSV -> answer.rows().get().forEach(out::println);
            case JSON -> out.println(Json.of(answer.object().get()));
            case SVG -> out.print(answer.chart().get());
        }
        out.flush();
    }
}
