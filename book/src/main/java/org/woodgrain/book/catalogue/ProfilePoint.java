package org.woodgrain.book.catalogue;

/**
 * A point on which the two profiles differ.
 *
 * @param point what it is about
 * @param original what the original says
 * @param classic what the classic procedures say
 * @param settled what each profile uses
 */
public record ProfilePoint(String point, String original, String classic, String settled) {}
