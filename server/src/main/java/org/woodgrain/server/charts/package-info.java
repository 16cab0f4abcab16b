/** Charts of what the lab has found. */
@NullMarked
package org.woodgrain.server.charts;

import org.jspecify.annotations.NullMarked;
