package org.woodgrain.journal.sqlite;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.woodgrain.journal.JournalException;

/** Transactions that take the writer's lock at once, so that what they read first still holds when they write. */
final class Transactions {
    private Transactions() {}

    /** Runs the work and commits it, or leaves everything as it was. */
    static <T> T write(Connection connection, Work<T> work) {
        try {
            execute(connection, "begin immediate");
            try {
                T result = work.run();
                execute(connection, "commit");
                return result;
            } catch (SQLException | RuntimeException e) {
                rollBack(connection, e);
                throw e;
            }
        } catch (SQLException e) {
            throw new JournalException("The store cannot be written: " + e.getMessage(), e);
        }
    }

    static void execute(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static void rollBack(Connection connection, Exception reason) {
        try {
            execute(connection, "rollback");
        } catch (SQLException e) {
            reason.addSuppressed(e);
        }
    }
}
