package org.woodgrain.campaign.state;

import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;

/** Where the company is. */
public sealed interface Place {
    /** Safe at home: may shop, heal, recruit and be promoted. */
    record Town() implements Place {}

    /** In a dungeon; the company walks as one, in marching order. */
    record Underground(String level, Cell cell, Direction facing) implements Place {}
}
