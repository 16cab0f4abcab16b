/** The terminal table: typed words in, the log, the map and the company out. */
@NullMarked
package org.woodgrain.cli.play;

import org.jspecify.annotations.NullMarked;
