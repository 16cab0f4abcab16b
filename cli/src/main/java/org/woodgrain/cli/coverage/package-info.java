/** Which rules the code carries and which a test proves, counted from the compiled classes. */
@NullMarked
package org.woodgrain.cli.coverage;

import org.jspecify.annotations.NullMarked;
