/** What monsters' blows do beyond their damage, one small class for each power. */
@NullMarked
package org.woodgrain.rules.melee.power;

import org.jspecify.annotations.NullMarked;
