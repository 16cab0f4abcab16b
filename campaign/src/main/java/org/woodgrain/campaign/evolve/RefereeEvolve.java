package org.woodgrain.campaign.evolve;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.campaign.event.RefereeEvent;
import org.woodgrain.campaign.ground.Stays;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.House;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.rules.equipment.Things;

final class RefereeEvolve {
    private RefereeEvolve() {}

    static CampaignState apply(CampaignState state, RefereeEvent event) {
        return switch (event) {
            case RefereeEvent.Told told -> state;
            case RefereeEvent.MindTested tested -> state;
            case RefereeEvent.HitPointsSet set ->
                state.change(
                        set.who(), who -> who.withHitPoints(set.to()).withLife(set.to() > 0 ? Life.LIVING : Life.DEAD));
            case RefereeEvent.ExperienceSet set ->
                state.change(
                        set.who(),
                        who -> who.withCareers(
                                        who.careers().stream()
                                                .map(career -> career.characterClass()
                                                                == set.career().characterClass()
                                                        ? set.career()
                                                        : career)
                                                .toList(),
                                        who.acting())
                                .withMaxHitPoints(set.maxHitPoints())
                                .withHitPoints(set.hitPoints()));
            case RefereeEvent.FoeHitPointsSet set ->
                state.withEncounter(state.encounter()
                        .map(meeting -> meeting.foe(set.foe())
                                .map(foe -> meeting.withFoe(
                                        set.to() > 0
                                                ? foe.withHitPoints(set.to())
                                                : foe.withHitPoints(0).with(Foe.Standing.DEAD)))
                                .orElse(meeting)));
            case RefereeEvent.CompanyPlaced placed ->
                state.withPlace(new Place.Underground(placed.level(), placed.cell(), placed.facing()));
            case RefereeEvent.DoorRevealed revealed ->
                state.changeLevel(
                        revealed.level(),
                        level -> level.withDoor(
                                revealed.edge(), level.door(revealed.edge()).withFound()));
            case RefereeEvent.CoffinSet set -> state;
            case RefereeEvent.UnlistedSold sold ->
                PropertyEvolve.spent(state, sold.who(), sold.purse(), sold.stored())
                        .change(sold.who(), who -> who.withItems(Things.put(who.items(), List.of(sold.thing()))));
            case RefereeEvent.StudyLet let ->
                state.changeLevel(let.level(), level -> level.withTried(Stays.studyMark(let.day())));
            case RefereeEvent.BuildingSet set ->
                state.changeLevel(set.level(), level -> set.building().on(level));
            case RefereeEvent.ScenerySet set -> state.withScenery(set.place(), set.now());
            case RefereeEvent.BookLost lost ->
                state.withWorkshop(state.workshop().withCopies(lost.who(), lost.level(), -1));
            case RefereeEvent.FoesDismissed dismissed -> state;
            case RefereeEvent.FoesSent sent -> state;
            case RefereeEvent.ThingsGiven given ->
                state.change(given.who(), who -> who.withItems(Things.put(who.items(), given.things())));
            case RefereeEvent.GoldGiven given -> state.change(given.who(), who -> who.withPurse(given.purse()));
            case RefereeEvent.RuleChanged changed -> {
                CampaignState house = state.withHouse(state.house().with(changed.change()));
                yield changed.change().how() instanceof House.How.Switch option
                        ? house.withRuleset(state.ruleset().with(option.option(), option.on()))
                        : house;
            }
            case RefereeEvent.ParticipantsCounted counted ->
                state.withHouse(state.house().with(counted.participants()));
            case RefereeEvent.LetBeCreature let -> {
                List<Effect> effects = new ArrayList<>(state.effects());
                effects.add(let.effect());
                yield state.withEffects(effects);
            }
            case RefereeEvent.WorthSet set ->
                state.change(
                        set.who(),
                        who -> who.withItems(who.items().stream()
                                .map(item -> item.id().equals(set.thing()) ? item.worth(set.to()) : item)
                                .toList()));
        };
    }
}
