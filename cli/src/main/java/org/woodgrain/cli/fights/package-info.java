/** The command that has fights fought very often. */
@NullMarked
package org.woodgrain.cli.fights;

import org.jspecify.annotations.NullMarked;
