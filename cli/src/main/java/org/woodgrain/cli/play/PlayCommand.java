package org.woodgrain.cli.play;

import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.file.DemoLevel;
import org.woodgrain.book.AmendedBooks;
import org.woodgrain.book.Packs;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.exchange.LevelFiles;
import org.woodgrain.journal.Entry;
import org.woodgrain.journal.Journal;
import org.woodgrain.journal.MemoryJournal;
import org.woodgrain.journal.sqlite.SqliteJournal;
import org.woodgrain.journal.sqlite.StoreFile;
import org.woodgrain.journal.table.Table;
import org.woodgrain.journal.table.Tables;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;

/** {@code play}: the terminal table. */
@Command(
        name = "play",
        description = {
            "Plays a campaign at the terminal.",
            "Without --campaign the one last played goes on; --seed, --dungeon or --profile begin a new one."
        })
public final class PlayCommand implements Callable<Integer> {

    @CommandLine.Spec
    @SuppressWarnings("NullAway.Init")
    private CommandLine.Model.CommandSpec spec;

    @Option(names = "--campaign", paramLabel = "NAME", description = "Plays this campaign; begins it if there is none.")
    private @Nullable String campaign;

    @Option(names = "--seed", paramLabel = "N", description = "Begins a campaign whose dice can be repeated.")
    private @Nullable Long seed;

    @Option(
            names = "--profile",
            paramLabel = "original|classic",
            description = "The reading of the rules for a new campaign (original).")
    private @Nullable Profile profile;

    @Option(
            names = "--dungeon",
            paramLabel = "FILE",
            description = "Begins a campaign in this level: Woodgrain's own format or One Page Dungeon.")
    private @Nullable Path dungeon;

    @Option(
            names = "--script",
            paramLabel = "FILE",
            description = {
                "Plays a file of commands and prints the log; # begins a remark. Ends with 1 at a line that is not",
                "understood. Without --campaign or --data nothing is kept."
            })
    private @Nullable Path script;

    @Option(names = "--data", paramLabel = "DIR", description = "Where campaigns are kept, shared with serve.")
    private @Nullable Path data;

    @Option(names = "--referee", description = "Takes the referee's seat, which sees everything.")
    private boolean referee;

    @Override
    public Integer call() throws IOException {
        Optional<Script> lines = script == null
                ? Optional.empty()
                : Optional.of(new Script(script.toString(), Files.readAllLines(script)));
        Path store = data == null
                ? StoreFile.usual(System.getenv(), Path.of(System.getProperty("user.home")))
                : data.resolve(StoreFile.NAME);
        boolean kept = lines.isEmpty() || campaign != null || data != null;
        Journal journal = kept ? SqliteJournal.open(store) : new MemoryJournal();
        AmendedBooks books = new AmendedBooks(Packs.in(store.resolveSibling("packs")));
        try (Tables tables = new Tables(journal, books, InstantSource.system())) {
            Table table = table(tables, lines.isPresent());
            Seat seat = referee ? new Seat.Referee() : new Seat.Company();
            Sitting sitting =
                    new SeatAtTable(table, seat, () -> UUID.randomUUID().toString());
            PrintWriter out = spec.commandLine().getOut();
            if (lines.isPresent()) {
                return lines.get().play(new Desk(sitting, out, Ink.PLAIN, Desk.Paper.WIDE), out);
            }
            boolean atTerminal = Optional.ofNullable(System.console())
                    .map(Console::isTerminal)
                    .orElse(false);
            if (atTerminal) {
                Sittings.atTerminal(tables, sitting, store.resolveSibling("history"));
            } else {
                Sittings.withLines(
                        sitting, new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)), out);
            }
            return ExitCode.OK;
        }
    }

    private Table table(Tables tables, boolean scripted) throws IOException {
        Founder founder = new Founder(tables);
        boolean fresh = seed != null || dungeon != null || profile != null;
        if (campaign != null) {
            Optional<Table> found = founder.find(campaign);
            if (found.isPresent() && fresh) {
                throw new CommandLine.ParameterException(
                        spec.commandLine(),
                        "the campaign \"" + campaign
                                + "\" has begun already; --seed, --profile and --dungeon are for new ones");
            }
            return found.isPresent() ? found.get() : begin(founder, campaign);
        }
        List<Entry> all = tables.list();
        if (!fresh && !scripted && !all.isEmpty()) {
            return tables.open(all.getFirst().id()).orElseThrow();
        }
        return begin(founder, seed == null ? "Campaign" : "Campaign of seed " + seed);
    }

    private Table begin(Founder founder, String name) throws IOException {
        Level level =
                dungeon == null ? DemoLevel.load() : LevelFiles.read(dungeon).level();
        byte[] secret = seed == null ? Founder.freshSecret() : Founder.secretOf(seed);
        Ruleset ruleset = Ruleset.of(profile == null ? Profile.ORIGINAL : profile);
        // one level is fewer than the original game asks for before the first descent (CH-01)
        Ruleset rules = ruleset.original() ? ruleset.withLevelsAsked(1) : ruleset;
        return founder.found(name, rules, secret, List.of(level));
    }
}
