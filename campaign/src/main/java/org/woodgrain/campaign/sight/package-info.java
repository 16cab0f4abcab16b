/** What the company's light falls on. */
@NullMarked
package org.woodgrain.campaign.sight;

import org.jspecify.annotations.NullMarked;
