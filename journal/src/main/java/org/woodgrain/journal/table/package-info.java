/** An open campaign: one writer, any number of onlookers. */
@NullMarked
package org.woodgrain.journal.table;

import org.jspecify.annotations.NullMarked;
