/** Hirelings: sought, hired, paid, reviewed and lost. */
@NullMarked
package org.woodgrain.campaign.hiring;

import org.jspecify.annotations.NullMarked;
