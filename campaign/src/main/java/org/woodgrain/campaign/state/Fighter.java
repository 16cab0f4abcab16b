package org.woodgrain.campaign.state;

/** One who fights: a member of the company or a monster. */
public sealed interface Fighter {
    record Member(CharacterId id) implements Fighter {}

    record Opponent(FoeId id) implements Fighter {}
}
