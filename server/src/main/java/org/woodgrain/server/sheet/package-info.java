/** Character sheets. */
@NullMarked
package org.woodgrain.server.sheet;

import org.jspecify.annotations.NullMarked;
