/** The front door: who may knock, and what an answer may do. */
@NullMarked
package org.woodgrain.server.door;

import org.jspecify.annotations.NullMarked;
