/** Fights of the lab fought in the campaign itself, with all that the game has. */
@NullMarked
package org.woodgrain.lab.table;

import org.jspecify.annotations.NullMarked;
