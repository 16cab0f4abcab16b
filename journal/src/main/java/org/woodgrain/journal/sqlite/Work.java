package org.woodgrain.journal.sqlite;

import java.sql.SQLException;

/** What is done inside one transaction. */
@FunctionalInterface
interface Work<T> {
    T run() throws SQLException;
}
