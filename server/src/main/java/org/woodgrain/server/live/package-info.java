/** The table page, alive: map, strip, company, log and what can be done now. */
@NullMarked
package org.woodgrain.server.live;

import org.jspecify.annotations.NullMarked;
