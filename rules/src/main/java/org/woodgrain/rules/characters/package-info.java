/** Who an adventurer is: abilities, race, class, level, saves. */
@NullMarked
package org.woodgrain.rules.characters;

import org.jspecify.annotations.NullMarked;
