/** Monsters and spells as pages. */
@NullMarked
package org.woodgrain.server.bestiary;

import org.jspecify.annotations.NullMarked;
