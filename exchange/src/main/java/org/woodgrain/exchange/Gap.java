package org.woodgrain.exchange;

import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.text.Value;

/**
 * A square between two areas with its opening.
 *
 * @param cell where
 * @param onward the way into the deeper part of the dungeon
 * @param opening what it is
 * @param source for messages
 */
record Gap(Cell cell, Direction onward, Opening opening, Value source) {

    /** The square on the side from which one comes. */
    Cell near() {
        return cell.step(onward.opposite());
    }

    /** The square on the side to which it leads. */
    Cell far() {
        return cell.step(onward);
    }
}
