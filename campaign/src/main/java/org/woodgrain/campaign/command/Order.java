package org.woodgrain.campaign.command;

/**
 * A command as it arrives.
 *
 * @param id chosen by the sender; the same id twice is carried out once
 * @param seat who gives it
 * @param command what is to be done
 */
public record Order(String id, Seat seat, Command command) {}
