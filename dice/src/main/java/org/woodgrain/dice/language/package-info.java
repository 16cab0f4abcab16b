/** The language that asks for dice: read, checked, thrown, and told die by die. */
@NullMarked
package org.woodgrain.dice.language;

import org.jspecify.annotations.NullMarked;
