/** The bestiary: what each creature is and can do. */
@NullMarked
package org.woodgrain.rules.monsters;

import org.jspecify.annotations.NullMarked;
