/** Levels as files: Woodgrain's own format, its checks, and the level that comes with the program. */
@NullMarked
package org.woodgrain.atlas.file;

import org.jspecify.annotations.NullMarked;
