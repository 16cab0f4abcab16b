/** What may come of a fight in the campaign that is on. */
@NullMarked
package org.woodgrain.lab.futures;

import org.jspecify.annotations.NullMarked;
