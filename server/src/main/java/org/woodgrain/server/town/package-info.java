/** Town as pages: the shop, and making characters step by step. */
@NullMarked
package org.woodgrain.server.town;

import org.jspecify.annotations.NullMarked;
