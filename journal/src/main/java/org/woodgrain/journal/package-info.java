/** The event log of campaigns: the port and its in-memory form. */
@NullMarked
package org.woodgrain.journal;

import org.jspecify.annotations.NullMarked;
