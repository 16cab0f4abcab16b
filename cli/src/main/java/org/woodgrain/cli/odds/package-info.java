/** The command that tells odds. */
@NullMarked
package org.woodgrain.cli.odds;

import org.jspecify.annotations.NullMarked;
