/** The command that tells the chances of the game. */
@NullMarked
package org.woodgrain.cli.chance;

import org.jspecify.annotations.NullMarked;
