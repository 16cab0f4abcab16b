package org.woodgrain.campaign.event;

/** What happened in a fight. */
public sealed interface BattleEvent extends Event {
    record RoundBegun(int round) implements BattleEvent {}
}
