package org.woodgrain.server.live;

/**
 * Where the forms of a page go.
 *
 * @param path address
 * @param token id of the order they give; a page gives one order, a press too many is not carried out twice
 * @param next how many events the page knows of
 */
public record Post(String path, String token, long next) {}
