/** Automatic players: they see what a seat sees and take up what is offered. */
@NullMarked
package org.woodgrain.lab.player;

import org.jspecify.annotations.NullMarked;
