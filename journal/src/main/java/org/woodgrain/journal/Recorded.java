package org.woodgrain.journal;

import org.woodgrain.campaign.event.Event;

/**
 * An event in the log.
 *
 * @param number from 0
 * @param event what happened
 * @param meta where it came from
 */
public record Recorded(long number, Event event, Meta meta) {}
