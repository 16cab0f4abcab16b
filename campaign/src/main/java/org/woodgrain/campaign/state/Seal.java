package org.woodgrain.campaign.state;

/**
 * How far the sealed dice have been thrown.
 *
 * @param commitment hash of the secret, published when the campaign begins; empty when dice are not sealed
 * @param referee dice thrown so far on the referee's stream
 * @param players dice thrown so far on the players' stream
 * @param content dice thrown so far on the content stream
 * @param talk dice thrown so far in talk
 */
public record Seal(String commitment, long referee, long players, long content, long talk) {}
