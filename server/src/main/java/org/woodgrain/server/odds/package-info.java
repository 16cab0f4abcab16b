/** Odds of dice as a page. */
@NullMarked
package org.woodgrain.server.odds;

import org.jspecify.annotations.NullMarked;
