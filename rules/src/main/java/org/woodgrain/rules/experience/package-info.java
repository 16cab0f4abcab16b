/** Points for deeds and treasure, their division, and what they do to a career. */
@NullMarked
package org.woodgrain.rules.experience;

import org.jspecify.annotations.NullMarked;
