/** Things in hands, packs and lights. */
@NullMarked
package org.woodgrain.campaign.handling;

import org.jspecify.annotations.NullMarked;
