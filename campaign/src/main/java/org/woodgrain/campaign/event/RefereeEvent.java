package org.woodgrain.campaign.event;

import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.FoeId;

/** What the referee did by his own judgement. */
public sealed interface RefereeEvent extends Event {
    record Told(String text) implements RefereeEvent {}

    /** A character's hit points were set; he lives if they are above 0. */
    record HitPointsSet(CharacterId who, int from, int to, String why) implements RefereeEvent {}

    record FoeHitPointsSet(FoeId foe, int from, int to, String why) implements RefereeEvent {}

    record CompanyPlaced(String level, Cell cell, Direction facing, String why) implements RefereeEvent {}

    record DoorRevealed(String level, Edge edge) implements RefereeEvent {}

    record FoesDismissed(String why) implements RefereeEvent {}
}
