/** What a seat may order. */
@NullMarked
package org.woodgrain.campaign.command;

import org.jspecify.annotations.NullMarked;
