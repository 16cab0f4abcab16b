/** The commands that have fights fought very often, and duels worked out. */
@NullMarked
package org.woodgrain.cli.fights;

import org.jspecify.annotations.NullMarked;
