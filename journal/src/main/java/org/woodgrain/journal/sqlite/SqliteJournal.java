package org.woodgrain.journal.sqlite;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.journal.Appended;
import org.woodgrain.journal.Charter;
import org.woodgrain.journal.ContentName;
import org.woodgrain.journal.Entry;
import org.woodgrain.journal.Journal;
import org.woodgrain.journal.JournalException;
import org.woodgrain.journal.Meta;
import org.woodgrain.journal.Recorded;
import org.woodgrain.journal.Span;
import org.woodgrain.journal.json.EventCodec;

/**
 * Campaigns in one SQLite file that several processes may share.
 *
 * <p>A commit is forced to the disk before it is acknowledged. The primary key (campaign, number) lets only one writer
 * win each place in the log.
 */
public final class SqliteJournal implements Journal {
    private static final String ENTRIES = """
            select c.id, c.name, c.created,
                   coalesce((select max(o.time) from orders o where o.campaign = c.id), c.created) as played,
                   (select count(*) from events e where e.campaign = c.id) as events
            from campaigns c
            """;

    private final EventCodec codec = new EventCodec();
    private final Connection connection;

    private SqliteJournal(Connection connection) {
        this.connection = connection;
    }

    /** Opens the file, and makes it if need be. */
    public static SqliteJournal open(Path file) {
        return new SqliteJournal(StoreFile.open(file));
    }

    @Override
    public synchronized List<Entry> campaigns() {
        return query(ENTRIES + " order by played desc, c.id", SqliteJournal::entry);
    }

    @Override
    public synchronized Optional<Entry> campaign(String campaign) {
        return first(query(ENTRIES + " where c.id = ?", SqliteJournal::entry, campaign));
    }

    @Override
    public synchronized boolean create(Charter charter, List<? extends Event> first, Meta meta) {
        return write(() -> {
            if (campaign(charter.id()).isPresent()) {
                return false;
            }
            update(
                    "insert into campaigns(id, name, created, levels, secret) values (?, ?, ?, ?, ?)",
                    charter.id(),
                    charter.name(),
                    charter.created().toString(),
                    String.join(" ", charter.levels()),
                    charter.secret());
            insert(charter.id(), 0, first, meta);
            return true;
        });
    }

    @Override
    public synchronized Optional<Charter> charter(String campaign) {
        return first(query(
                "select id, name, created, levels, secret from campaigns where id = ?",
                row -> new Charter(
                        row.getString(1),
                        row.getString(2),
                        Instant.parse(row.getString(3)),
                        row.getString(4).isEmpty()
                                ? List.of()
                                : List.of(row.getString(4).split(" ")),
                        row.getString(5)),
                campaign));
    }

    @Override
    public synchronized Appended append(String campaign, long expected, List<? extends Event> events, Meta meta) {
        return write(() -> {
            Optional<Span> before = order(campaign, meta.order());
            if (before.isPresent()) {
                return new Appended.Repeated(before.get());
            }
            if (campaign(campaign).isEmpty()) {
                throw new JournalException("There is no campaign \"" + campaign + "\"");
            }
            long next = next(campaign);
            if (next != expected) {
                return new Appended.Conflict(next);
            }
            return new Appended.Written(insert(campaign, expected, events, meta));
        });
    }

    @Override
    public synchronized List<Recorded> read(String campaign, long from) {
        return query(
                """
                select e.number, e.event, o.id, o.time
                from events e
                join orders o on o.campaign = e.campaign and e.number >= o.first and e.number < o.next
                where e.campaign = ? and e.number >= ? and o.next > ?
                order by e.number
                """,
                row -> new Recorded(
                        row.getLong(1),
                        codec.read(row.getString(2)),
                        new Meta(row.getString(3), Instant.parse(row.getString(4)))),
                campaign,
                from,
                from);
    }

    @Override
    public synchronized Optional<Span> order(String campaign, String order) {
        return first(query(
                "select first, next from orders where campaign = ? and id = ?",
                row -> new Span(row.getLong(1), row.getLong(2)),
                campaign,
                order));
    }

    @Override
    public synchronized String put(String text) {
        String id = ContentName.of(text);
        return write(() -> {
            update("insert into contents(id, text) values (?, ?) on conflict do nothing", id, text);
            return id;
        });
    }

    @Override
    public synchronized Optional<String> get(String id) {
        return first(query("select text from contents where id = ?", row -> row.getString(1), id));
    }

    /** SQLite's own count of commits by others. */
    @Override
    public synchronized long stamp() {
        return query("pragma data_version", row -> row.getLong(1)).getFirst();
    }

    @Override
    public synchronized void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw new JournalException("Cannot close the store", e);
        }
    }

    private long next(String campaign) {
        return query("select coalesce(max(next), 0) from orders where campaign = ?", row -> row.getLong(1), campaign)
                .getFirst();
    }

    private Span insert(String campaign, long from, List<? extends Event> events, Meta meta) throws SQLException {
        Span span = new Span(from, from + events.size());
        update(
                "insert into orders(campaign, id, first, next, time) values (?, ?, ?, ?, ?)",
                campaign,
                meta.order(),
                span.first(),
                span.next(),
                meta.time().toString());
        try (PreparedStatement statement =
                connection.prepareStatement("insert into events(campaign, number, event) values (?, ?, ?)")) {
            long number = from;
            for (Event event : events) {
                statement.setString(1, campaign);
                statement.setLong(2, number++);
                statement.setString(3, codec.write(event));
                statement.addBatch();
            }
            statement.executeBatch();
        }
        return span;
    }

    private static Entry entry(ResultSet row) throws SQLException {
        return new Entry(
                row.getString(1),
                row.getString(2),
                Instant.parse(row.getString(3)),
                Instant.parse(row.getString(4)),
                row.getLong(5));
    }

    private <T> T write(Work<T> work) {
        return Transactions.write(connection, work);
    }

    private void update(String sql, Object... values) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            bind(statement, values);
            statement.executeUpdate();
        }
    }

    private <T> List<T> query(String sql, Row<T> reader, Object... values) {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            bind(statement, values);
            try (ResultSet rows = statement.executeQuery()) {
                List<T> found = new ArrayList<>();
                while (rows.next()) {
                    found.add(reader.read(rows));
                }
                return found;
            }
        } catch (SQLException e) {
            throw new JournalException("The store cannot be read: " + e.getMessage(), e);
        }
    }

    private static void bind(PreparedStatement statement, Object... values) throws SQLException {
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
    }

    private static <T> Optional<T> first(List<T> found) {
        return found.stream().findFirst();
    }

    /** Reads one row. */
    @FunctionalInterface
    private interface Row<T> {
        T read(ResultSet row) throws SQLException;
    }
}
