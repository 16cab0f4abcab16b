package org.woodgrain.journal.table;

import java.time.InstantSource;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.file.LevelJson;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.BeginCommand;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.decide.Campaign;
import org.woodgrain.campaign.decide.Decision;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.dice.SealedDice;
import org.woodgrain.journal.Charter;
import org.woodgrain.journal.Entry;
import org.woodgrain.journal.Journal;
import org.woodgrain.journal.JournalException;
import org.woodgrain.journal.Meta;
import org.woodgrain.rules.rulebook.Library;
import org.woodgrain.rules.rulebook.Rulebook;
import org.woodgrain.rules.rulebook.SettingPack;

/** All campaigns of a store: the list of them, founding one, and those that are open. */
public final class Tables implements AutoCloseable {
    private static final String FIRST_ORDER = "begin";

    private final Journal journal;
    private final Library library;
    private final InstantSource clock;
    private final Map<String, Table> open = new ConcurrentHashMap<>();
    private volatile long stamp;

    /** Tables at which the book cannot be changed. */
    public Tables(Journal journal, Rulebook book, InstantSource clock) {
        this(journal, Library.fixed(book), clock);
    }

    /** Takes over the journal and closes it in the end. */
    public Tables(Journal journal, Library library, InstantSource clock) {
        this.journal = journal;
        this.library = library;
        this.clock = clock;
        this.stamp = journal.stamp();
    }

    public Rulebook book() {
        return library.plain();
    }

    /** The setting packs that can be laid over the book. */
    public List<SettingPack> packs() {
        return library.packs();
    }

    /** All campaigns, the one last played first. */
    public List<Entry> list() {
        return journal.campaigns();
    }

    /** The table of a campaign, opened if it is not; empty if there is no such campaign. */
    public Optional<Table> open(String campaign) {
        Table already = open.get(campaign);
        if (already != null) {
            return Optional.of(already);
        }
        return journal.charter(campaign)
                .map(charter ->
                        open.computeIfAbsent(campaign, id -> new Table(journal, world(charter), charter, clock)));
    }

    /** Founds a campaign and opens its table; empty if the id is taken. */
    public Optional<Table> found(Founding founding) {
        Map<String, Level> levels = new TreeMap<>();
        founding.levels().forEach(level -> levels.put(level.id(), level));
        Campaign campaign = new Campaign(new World(library, levels));
        BeginCommand begin = new BeginCommand.Begin(
                founding.id(), founding.name(), founding.ruleset(), SealedDice.commitment(founding.secret()));
        Order order = new Order(FIRST_ORDER, new Seat.Referee(), begin);
        return switch (campaign.decide(Evolve.NOTHING, order, SealedDice.of(founding.secret()))) {
            case Decision.Refused refused ->
                throw new JournalException(
                        "A campaign cannot begin: " + refused.refusal().message());
            case Decision.Accepted accepted ->
                journal.create(charter(founding), accepted.events(), new Meta(FIRST_ORDER, clock.instant()))
                        ? open(founding.id())
                        : Optional.empty();
        };
    }

    /** Lets open tables read what other processes have written since the last look. */
    public void look() {
        long now = journal.stamp();
        if (now != stamp) {
            stamp = now;
            open.values().forEach(Table::refresh);
        }
    }

    @Override
    public void close() {
        open.clear();
        journal.close();
    }

    private Charter charter(Founding founding) {
        List<String> texts = founding.levels().stream()
                .map(LevelJson::write)
                .map(journal::put)
                .toList();
        String secret = HexFormat.of().formatHex(founding.secret());
        return new Charter(founding.id(), founding.name(), clock.instant(), texts, secret);
    }

    private World world(Charter charter) {
        Map<String, Level> levels = new TreeMap<>();
        for (String text : charter.levels()) {
            String kept = journal.get(text)
                    .orElseThrow(() -> new JournalException(
                            "The map " + text + " of the campaign " + charter.id() + " is missing"));
            Level level = LevelJson.read("map of " + charter.id(), kept).level();
            levels.put(level.id(), level);
        }
        return new World(library, levels);
    }
}
