package org.woodgrain.journal;

import java.time.Instant;

/**
 * A campaign in the list.
 *
 * @param id of the campaign
 * @param name as shown
 * @param created when it was founded
 * @param played when the last order was carried out
 * @param events how many there are
 */
public record Entry(String id, String name, Instant created, Instant played, long events) {}
