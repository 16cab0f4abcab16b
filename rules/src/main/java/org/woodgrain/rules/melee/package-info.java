/** The one melee engine: fights on compact arrays, round by round. */
@NullMarked
package org.woodgrain.rules.melee;

import org.jspecify.annotations.NullMarked;
