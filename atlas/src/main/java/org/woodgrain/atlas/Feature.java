package org.woodgrain.atlas;

/**
 * Something drawn on the map.
 *
 * @param cell where
 * @param kind {@code statue}, {@code altar}, {@code well}, {@code pool}, {@code column}, {@code chest}, {@code rubble},
 *     {@code fireplace}, {@code bones}, {@code windy} and the like
 * @param note what one sees; may be empty
 */
public record Feature(Cell cell, String kind, String note) {}
