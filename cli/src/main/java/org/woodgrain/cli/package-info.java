/** The commands that are typed in a terminal. */
@NullMarked
package org.woodgrain.cli;

import org.jspecify.annotations.NullMarked;
