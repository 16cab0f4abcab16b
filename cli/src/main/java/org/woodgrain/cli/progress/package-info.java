/** How far a long piece of work is, and its early end. */
@NullMarked
package org.woodgrain.cli.progress;

import org.jspecify.annotations.NullMarked;
