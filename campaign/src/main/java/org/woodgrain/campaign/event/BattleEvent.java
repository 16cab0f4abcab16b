package org.woodgrain.campaign.event;

/** What happened in a fight. */
public sealed interface BattleEvent extends Event {
    /** The sides have come to blows. */
    record Joined() implements BattleEvent {}

    /** A side that surprised the other acts alone. */
    record SegmentBegun(boolean company) implements BattleEvent {}

    record RoundBegun(int round) implements BattleEvent {}
}
