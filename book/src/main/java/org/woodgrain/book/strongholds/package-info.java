/** Tables of building, hiring, investing and making. */
@NullMarked
package org.woodgrain.book.strongholds;

import org.jspecify.annotations.NullMarked;
