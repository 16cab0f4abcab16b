/** Events told in plain words, to each seat what it may hear. */
@NullMarked
package org.woodgrain.campaign.narrate;

import org.jspecify.annotations.NullMarked;
