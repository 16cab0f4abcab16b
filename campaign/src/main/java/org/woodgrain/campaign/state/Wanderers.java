package org.woodgrain.campaign.state;

import org.woodgrain.atlas.Cell;

/**
 * Wandering monsters that are about to be met; the meeting opens before anything else is done.
 *
 * @param monster id in the monster table
 * @param number how many
 * @param from the cell they come from
 * @param throughDoor whether they come by a door
 */
public record Wanderers(String monster, int number, Cell from, boolean throughDoor) {}
