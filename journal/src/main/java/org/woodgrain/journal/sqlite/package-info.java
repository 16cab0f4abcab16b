/** The event log in one SQLite file. */
@NullMarked
package org.woodgrain.journal.sqlite;

import org.jspecify.annotations.NullMarked;
