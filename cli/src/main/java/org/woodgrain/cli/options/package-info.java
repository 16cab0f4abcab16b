/** Options that several commands have alike. */
@NullMarked
package org.woodgrain.cli.options;

import org.jspecify.annotations.NullMarked;
