/** Whole campaigns played by an automatic player, many of them, and what comes of them in figures. */
@NullMarked
package org.woodgrain.lab.expeditions;

import org.jspecify.annotations.NullMarked;
