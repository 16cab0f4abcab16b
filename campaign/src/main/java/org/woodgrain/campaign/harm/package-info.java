/** What wounds and venoms leave behind, and what becomes of it. */
@NullMarked
package org.woodgrain.campaign.harm;

import org.jspecify.annotations.NullMarked;
