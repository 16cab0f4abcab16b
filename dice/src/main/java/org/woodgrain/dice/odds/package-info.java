/** Exact odds of expressions of the dice language: whole weights over a common denominator. */
@NullMarked
package org.woodgrain.dice.odds;

import org.jspecify.annotations.NullMarked;
