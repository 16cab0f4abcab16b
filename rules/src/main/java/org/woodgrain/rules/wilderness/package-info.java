/** Travelling outdoors. */
@NullMarked
package org.woodgrain.rules.wilderness;

import org.jspecify.annotations.NullMarked;
