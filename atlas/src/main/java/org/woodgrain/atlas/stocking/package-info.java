/** Stocking rooms that have no key: who lives there and what lies there. */
@NullMarked
package org.woodgrain.atlas.stocking;

import org.jspecify.annotations.NullMarked;
