/** Levels from other programs' files: One Page Dungeon. */
@NullMarked
package org.woodgrain.exchange;

import org.jspecify.annotations.NullMarked;
