/** What a seat may know, and what it may do. */
@NullMarked
package org.woodgrain.campaign.view;

import org.jspecify.annotations.NullMarked;
