/** What play has changed: immutable records. */
@NullMarked
package org.woodgrain.campaign.state;

import org.jspecify.annotations.NullMarked;
