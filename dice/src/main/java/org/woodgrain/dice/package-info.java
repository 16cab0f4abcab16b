/** Dice, where they come from, and the language that asks for them. */
@NullMarked
package org.woodgrain.dice;

import org.jspecify.annotations.NullMarked;
