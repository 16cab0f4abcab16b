/** What hoards hold. */
@NullMarked
package org.woodgrain.rules.treasure;

import org.jspecify.annotations.NullMarked;
