/** Events as JSON, one line each, in every version ever written. */
@NullMarked
package org.woodgrain.journal.json;

import org.jspecify.annotations.NullMarked;
