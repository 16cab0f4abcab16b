/** What is bought, carried, worn and wielded; load and movement. */
@NullMarked
package org.woodgrain.rules.equipment;

import org.jspecify.annotations.NullMarked;
