package org.woodgrain.campaign.event;

import java.util.List;
import org.woodgrain.campaign.state.CharacterId;

/** What happened in town. */
public sealed interface TownEvent extends Event {
    record CompanyArrayed(List<CharacterId> order) implements TownEvent {}
}
