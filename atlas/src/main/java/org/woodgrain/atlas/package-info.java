/** A dungeon level: cells of ten feet, walls, doors, stairs, traps, rooms. */
@NullMarked
package org.woodgrain.atlas;

import org.jspecify.annotations.NullMarked;
