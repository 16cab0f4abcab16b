/** Why an order cannot be carried out. */
@NullMarked
package org.woodgrain.campaign.refusal;

import org.jspecify.annotations.NullMarked;
