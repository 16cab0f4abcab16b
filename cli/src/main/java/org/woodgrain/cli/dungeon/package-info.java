/** Levels read from files. */
@NullMarked
package org.woodgrain.cli.dungeon;

import org.jspecify.annotations.NullMarked;
