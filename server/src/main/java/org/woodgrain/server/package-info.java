/** The browser's side of Woodgrain: it starts here. */
@NullMarked
package org.woodgrain.server;

import org.jspecify.annotations.NullMarked;
