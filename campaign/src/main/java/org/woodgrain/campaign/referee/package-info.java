/** What only the referee may do. */
@NullMarked
package org.woodgrain.campaign.referee;

import org.jspecify.annotations.NullMarked;
