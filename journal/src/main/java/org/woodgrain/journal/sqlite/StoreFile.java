package org.woodgrain.journal.sqlite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import org.woodgrain.journal.JournalException;

/** The file that holds the campaigns, and the tables in it. */
public final class StoreFile {
    /** The file's name in its folder. */
    public static final String NAME = "woodgrain.db";

    /** The version of the tables that this program writes. */
    static final int VERSION = 1;

    private static final String OPTIONS = "?journal_mode=WAL&synchronous=FULL&busy_timeout=5000";

    private static final List<String> TABLES = List.of(
            """
            create table campaigns(
                id text primary key, name text not null, created text not null, levels text not null,
                secret text not null) strict
            """,
            """
            create table orders(
                campaign text not null references campaigns(id), id text not null,
                first integer not null, next integer not null, time text not null,
                primary key (campaign, id)) strict, without rowid
            """,
            "create unique index orders_by_next on orders(campaign, next, first)",
            """
            create table events(
                campaign text not null references campaigns(id), number integer not null, event text not null,
                primary key (campaign, number)) strict, without rowid
            """,
            "create table contents(id text primary key, text text not null) strict",
            "insert into schema(version) values (" + VERSION + ")");

    private StoreFile() {}

    /**
     * Where campaigns are kept when nobody says otherwise: {@code woodgrain.db} in {@code WOODGRAIN_HOME}, else in
     * {@code .local/share/woodgrain} of the user's home.
     *
     * @param environment the process's environment
     * @param home the user's home
     */
    public static Path usual(Map<String, String> environment, Path home) {
        String chosen = environment.get("WOODGRAIN_HOME");
        Path folder = chosen == null || chosen.isBlank() ? home.resolve(".local/share/woodgrain") : Path.of(chosen);
        return folder.resolve(NAME);
    }

    /** Opens the file, makes it and its folder if need be, and checks the version of its tables. */
    static Connection open(Path file) {
        try {
            makeForOwnerOnly(file.toAbsolutePath());
            Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file.toAbsolutePath() + OPTIONS);
            prepare(connection, file);
            return connection;
        } catch (SQLException e) {
            throw new JournalException("Cannot open " + file + ": " + e.getMessage(), e);
        }
    }

    private static void prepare(Connection connection, Path file) throws SQLException {
        int version = Transactions.write(connection, () -> {
            Transactions.execute(connection, "create table if not exists schema(version integer primary key) strict");
            if (version(connection) == 0) {
                for (String table : TABLES) {
                    Transactions.execute(connection, table);
                }
            }
            return version(connection);
        });
        if (version != VERSION) {
            connection.close();
            throw new JournalException(file + " was written by another version of Woodgrain (tables " + version
                    + "; this one knows " + VERSION + ")");
        }
    }

    private static int version(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("select coalesce(max(version), 0) from schema")) {
            return rows.next() ? rows.getInt(1) : 0;
        }
    }

    /** The file holds the secrets of the dice, so nobody else may read it. */
    private static void makeForOwnerOnly(Path file) {
        try {
            Files.createDirectories(file.getParent());
            if (!Files.exists(file)) {
                Files.createFile(file);
            }
            if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot make " + file, e);
        }
    }
}
