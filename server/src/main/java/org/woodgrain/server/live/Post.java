package org.woodgrain.server.live;

/**
 * Where the forms of a page go.
 *
 * @param path address
 * @param token id of the order they give; a page gives one order, a press too many is not carried out twice
 * @param next how many events the page knows of
 * @param target what the answer is for, as a selector
 * @param swap how the answer takes its place; each form says so itself, for it may be gone when the answer comes
 */
public record Post(String path, String token, long next, String target, String swap) {}
