package org.woodgrain.campaign.referee;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.event.RefereeEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.RefereeRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Building;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;

/** The referee says what buildings stand on the open ground about the company. */
final class SetBuildings {
    private SetBuildings() {}

    static Optional<Refusal> check(World world, CampaignState state, RefereeCommand.SetBuilding set) {
        if (!(state.place() instanceof Place.Underground at)
                || !Outdoors.drawn(state).open()) {
            return Optional.of(new GeneralRefusal.NotNow("set a building", "the company is not out of doors"));
        }
        if (set.name().isBlank() || set.points() < 0 || set.points() > Building.MOST) {
            return Optional.of(new RefereeRefusal.NoBuilding());
        }
        boolean floor = world.level(at.level())
                .map(level -> level.floor().contains(set.cell()))
                .orElse(false);
        return floor
                ? Optional.empty()
                : Optional.of(new RefereeRefusal.NotFloor(set.cell().toString()));
    }

    static void carryOut(Unfolding u, RefereeCommand.SetBuilding set) {
        u.state()
                .underground()
                .ifPresent(at -> u.emit(new RefereeEvent.BuildingSet(
                        at.level(), Building.whole(set.name(), set.cell(), set.points()), set.why())));
    }
}
