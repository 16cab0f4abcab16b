package org.woodgrain.campaign.spells;

/**
 * Something at which a spell may be aimed, as an offer shows it.
 *
 * @param value as commands write it; empty when the spell needs no target
 * @param label as shown
 * @param note more about it; may be empty
 */
public record Aim(String value, String label, String note) {}
