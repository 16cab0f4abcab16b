/** The lab for programs. */
@NullMarked
package org.woodgrain.server.api;

import org.jspecify.annotations.NullMarked;
