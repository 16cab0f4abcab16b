package org.woodgrain.journal.table;

import org.woodgrain.campaign.narrate.Line;

/**
 * A line of the log with its place.
 *
 * @param number of the event it tells of
 * @param part from 0, when one event makes several lines
 * @param line what it says
 */
public record LogLine(long number, int part, Line line) {}
