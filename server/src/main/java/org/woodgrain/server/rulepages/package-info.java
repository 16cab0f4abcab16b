/** The rules as pages. */
@NullMarked
package org.woodgrain.server.rulepages;

import org.jspecify.annotations.NullMarked;
