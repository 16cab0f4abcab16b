package org.woodgrain.journal;

import java.time.Instant;

/**
 * Where events came from.
 *
 * @param order id of the order that caused them
 * @param time when it was carried out
 */
public record Meta(String order, Instant time) {}
