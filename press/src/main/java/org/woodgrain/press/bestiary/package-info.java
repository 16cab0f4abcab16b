/** Monsters as entries of a book: figures, and powers in plain words. */
@NullMarked
package org.woodgrain.press.bestiary;

import org.jspecify.annotations.NullMarked;
