/** The work of wizards in town: things made and sold. */
@NullMarked
package org.woodgrain.campaign.workshop;

import org.jspecify.annotations.NullMarked;
