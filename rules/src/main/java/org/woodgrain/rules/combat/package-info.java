/** Attack matrices, saves, damage, missiles and weapons. */
@NullMarked
package org.woodgrain.rules.combat;

import org.jspecify.annotations.NullMarked;
