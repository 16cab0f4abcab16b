/** The lab as pages: duels, fights, and what monsters are worth. */
@NullMarked
package org.woodgrain.server.lab;

import org.jspecify.annotations.NullMarked;
