package org.woodgrain.server.page;

/**
 * Something that went wrong, as a reader is told it.
 *
 * @param heading a few words
 * @param text what is wrong and what can be done
 * @param again where the same can be tried again; empty if nowhere
 */
public record Problem(String heading, String text, String again) {}
