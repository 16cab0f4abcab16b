/** Pages: templates, their frame, and what a reader is told when something is wrong. */
@NullMarked
package org.woodgrain.server.page;

import org.jspecify.annotations.NullMarked;
