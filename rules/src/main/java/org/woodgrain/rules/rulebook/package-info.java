/** The whole of the tables as one value. */
@NullMarked
package org.woodgrain.rules.rulebook;

import org.jspecify.annotations.NullMarked;
