/** Talk at the table, with dice. */
@NullMarked
package org.woodgrain.campaign.chat;

import org.jspecify.annotations.NullMarked;
