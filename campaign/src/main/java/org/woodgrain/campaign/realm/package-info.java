/** Strongholds and their people, soldiers in pay, and what the months bring them. */
@NullMarked
package org.woodgrain.campaign.realm;

import org.jspecify.annotations.NullMarked;
