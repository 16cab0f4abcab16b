/** The first page: campaigns, and starting new ones. */
@NullMarked
package org.woodgrain.server.home;

import org.jspecify.annotations.NullMarked;
