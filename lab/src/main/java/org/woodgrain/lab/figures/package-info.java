/** What fights have come to, in sentences and as named figures. */
@NullMarked
package org.woodgrain.lab.figures;

import org.jspecify.annotations.NullMarked;
