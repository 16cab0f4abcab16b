/** Healing by rest and the calendar. */
@NullMarked
package org.woodgrain.rules.time;

import org.jspecify.annotations.NullMarked;
