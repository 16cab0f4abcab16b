package org.woodgrain.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import org.woodgrain.book.StandardBook;
import org.woodgrain.book.catalogue.Catalogue;
import org.woodgrain.book.catalogue.Chapter;
import org.woodgrain.book.catalogue.ProfilePoint;
import org.woodgrain.book.catalogue.RuleEntry;
import org.woodgrain.cli.coverage.Coverage;
import org.woodgrain.press.bestiary.MonsterEntry;
import org.woodgrain.rules.monsters.Monster;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code rules}: the catalogue looked up, searched and counted. */
@Command(
        name = "rules",
        description = "Looks up the 1,611 rules: show one, search them, count what is done.",
        synopsisSubcommandLabel = "COMMAND")
final class RulesCommand implements Runnable {
    private static final int WIDTH = 100;

    @CommandLine.Spec
    @SuppressWarnings("NullAway.Init")
    private CommandLine.Model.CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(out());
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    @Command(name = "show", description = "Shows a rule in full, and where it is carried and proved; or a monster.")
    int show(
            @Parameters(paramLabel = "ID", arity = "1..*", description = "Such as UX-10, or giant-rat.")
                    List<String> ids) {
        Catalogue catalogue = Catalogue.load();
        int missing = 0;
        for (String id : ids) {
            Optional<RuleEntry> rule = catalogue.rule(id);
            if (rule.isPresent()) {
                page(catalogue, rule.get());
            } else if (!monster(id)) {
                spec.commandLine()
                        .getErr()
                        .println("There is no rule " + id.toUpperCase(Locale.ROOT)
                                + " and no monster of that name; ./woodgrain rules search WORDS finds rules.");
                missing++;
            }
        }
        return missing == 0 ? ExitCode.OK : ExitCode.SOFTWARE;
    }

    /** Shows the monster of an id or a name; false if there is none. */
    private boolean monster(String text) {
        String wanted = text.strip().toLowerCase(Locale.ROOT);
        Optional<Monster> found = StandardBook.load().monsters().monsters().values().stream()
                .filter(each -> each.id().equals(wanted.replace(' ', '-'))
                        || each.name().toLowerCase(Locale.ROOT).equals(wanted))
                .findFirst();
        found.map(MonsterEntry::of).ifPresent(this::entry);
        return found.isPresent();
    }

    private void entry(MonsterEntry monster) {
        out().println(monster.name() + "  (" + monster.kind() + ")");
        out().println();
        monster.figures().forEach(figure -> out().printf("%-18s%s%n", figure.what(), figure.value()));
        out().println();
        monster.powers().forEach(power -> paragraph("", power));
        paragraph("", monster.conduct());
        out().println();
    }

    private void page(Catalogue catalogue, RuleEntry rule) {
        PrintWriter out = out();
        out.println(rule.id() + "  " + rule.title());
        out.println("chapter " + rule.chapter() + ", profile " + rule.scope().label() + ", "
                + rule.kind().label());
        out.println();
        paragraph("", rule.text());
        rule.numbers()
                .forEach(figure -> paragraph(figure.name().isEmpty() ? "- " : figure.name() + ": ", figure.value()));
        paragraph("Where the sources are silent: ", rule.gap());
        paragraph("Example: ", rule.example());
        paragraph("Leans on: ", String.join(", ", rule.needs()));
        paragraph(
                "Leaned on by: ",
                String.join(
                        ", ",
                        catalogue.leaningOn(rule.id()).stream()
                                .map(RuleEntry::id)
                                .toList()));
        paragraph("Source: ", rule.source());
        Coverage coverage = Coverage.load();
        places("Code: ", coverage.codeOf(rule.id()));
        places("Test: ", coverage.testsOf(rule.id()));
        out.println();
    }

    private void places(String label, SortedSet<String> places) {
        if (places.isEmpty()) {
            out().println(label + "none");
        }
        places.forEach(place -> out().println(label + place));
    }

    private void paragraph(String label, String text) {
        if (!text.isBlank()) {
            Paragraphs.wrap(label + text, WIDTH).forEach(out()::println);
        }
    }

    @Command(name = "search", description = "Finds the rules in which all words occur, the best first.")
    int search(
            @Option(
                            names = "--limit",
                            paramLabel = "N",
                            defaultValue = "20",
                            description = "How many are shown (${DEFAULT-VALUE}).")
                    int limit,
            @Parameters(paramLabel = "WORDS", arity = "1..*", description = "Words to look for.") List<String> words) {
        List<RuleEntry> found = Catalogue.load().search(String.join(" ", words));
        if (found.isEmpty()) {
            out().println("No rule holds all of these words: " + String.join(" ", words));
            return ExitCode.SOFTWARE;
        }
        found.stream()
                .limit(limit)
                .forEach(rule -> out().printf("%-7s%-60s %s%n", rule.id(), rule.title(), rule.chapter()));
        if (found.size() > limit) {
            out().println("and " + (found.size() - limit) + " more");
        }
        return ExitCode.OK;
    }

    @Command(name = "profiles", description = "Lists the points on which the original and classic profiles differ.")
    int profiles(
            @Parameters(paramLabel = "WORD", arity = "0..1", defaultValue = "", description = "Only points with it.")
                    String word) {
        String wanted = word.toLowerCase(Locale.ROOT);
        for (ProfilePoint point : Catalogue.load().points()) {
            if ((point.point() + " " + point.settled()).toLowerCase(Locale.ROOT).contains(wanted)) {
                paragraph("", point.point());
                paragraph("  ", point.settled());
            }
        }
        return ExitCode.OK;
    }

    /** How the coverage is printed. */
    enum Format {
        TEXT,
        TSV
    }

    @Command(name = "coverage", description = "Counts for each rule the places in code and tests that carry it.")
    int coverage(
            @Option(
                            names = "--format",
                            paramLabel = "text|tsv",
                            defaultValue = "text",
                            description = "Totals by chapter, or one line for each rule (${DEFAULT-VALUE}).")
                    Format format) {
        Coverage coverage = Coverage.load();
        Catalogue catalogue = Catalogue.load();
        switch (format) {
            case TSV -> {
                out().println("id\tchapter\tkind\tprofile\tcode\ttest");
                for (RuleEntry rule : catalogue.rules()) {
                    out().println(String.join(
                            "\t",
                            rule.id(),
                            rule.chapter(),
                            rule.kind().label(),
                            rule.scope().label(),
                            Integer.toString(coverage.codeOf(rule.id()).size()),
                            Integer.toString(coverage.testsOf(rule.id()).size())));
                }
            }
            case TEXT -> {
                out().printf("%-22s%7s%7s%7s%7s%n", "chapter", "rules", "code", "test", "both");
                for (Chapter chapter : Chapter.values()) {
                    totals(
                            chapter.label(),
                            catalogue.rules().stream()
                                    .filter(rule -> rule.chapter().equals(chapter.label()))
                                    .toList(),
                            coverage);
                }
                totals("all", List.copyOf(catalogue.rules()), coverage);
            }
        }
        return ExitCode.OK;
    }

    private void totals(String label, List<RuleEntry> rules, Coverage coverage) {
        long code = rules.stream()
                .filter(rule -> !coverage.codeOf(rule.id()).isEmpty())
                .count();
        long tests = rules.stream()
                .filter(rule -> !coverage.testsOf(rule.id()).isEmpty())
                .count();
        long both = rules.stream().filter(rule -> coverage.done(rule.id())).count();
        out().printf("%-22s%7d%7d%7d%7d%n", label, rules.size(), code, tests, both);
    }
}
