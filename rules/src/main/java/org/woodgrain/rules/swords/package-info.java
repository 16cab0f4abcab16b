/** The wills of swords. */
@NullMarked
package org.woodgrain.rules.swords;

import org.jspecify.annotations.NullMarked;
