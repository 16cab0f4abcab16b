package org.woodgrain.atlas;

import java.util.Optional;

/**
 * Stairs in a cell.
 *
 * @param cell where they begin
 * @param facing the way one walks to take them
 * @param up true if they climb
 * @param to the level they reach; empty if out of the dungeon (up) or not drawn yet (down)
 */
public record Stairs(Cell cell, Direction facing, boolean up, Optional<String> to) {}
