package org.woodgrain.campaign.evolve;

import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.DoorState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Hoard;

final class ArcaneEvolve {
    private ArcaneEvolve() {}

    static CampaignState apply(CampaignState state, ArcaneEvent event) {
        return switch (event) {
            case ArcaneEvent.Burst burst -> state;
            case ArcaneEvent.Withstood withstood -> state;
            case ArcaneEvent.Dispelled dispelled -> state;
            case ArcaneEvent.DoorBurst door ->
                state.changeLevel(door.level(), level -> level.changeDoor(door.edge(), DoorState::withBroken));
            case ArcaneEvent.Noticed noticed -> noticed(state, noticed.who());
            case ArcaneEvent.Unveiled unveiled -> unveiled(state, unveiled);
            case ArcaneEvent.ObjectFelt felt -> state;
            case ArcaneEvent.MindsRead read ->
                effect(state, read.effect(), effect -> effect.withWord("read", read.read()));
            case ArcaneEvent.PlaceSeen seen ->
                state.changeLevel(seen.level(), level -> {
                    TreeSet<Cell> cells = new TreeSet<>(level.seen());
                    cells.addAll(seen.cells());
                    return level.withSeen(cells);
                });
            case ArcaneEvent.PlaceHeard heard -> state;
            case ArcaneEvent.DoorSprung door ->
                state.changeLevel(
                        door.level(),
                        level -> level.changeDoor(
                                door.edge(),
                                now -> now.withFound()
                                        .withSpikes(0)
                                        .withUnlocked()
                                        .withStuck(DoorState.Stuck.FREE)
                                        .withOpen(true)));
            case ArcaneEvent.ChestSprung chest ->
                state.changeLevel(chest.level(), level -> level.changeHoard(chest.hoard(), Hoard::withUnlocked));
            case ArcaneEvent.Hovered hovered ->
                effect(state, hovered.effect(), effect -> effect.withNumber(Effect.HEIGHT, hovered.feet()));
            case ArcaneEvent.FellDown fell -> state;
        };
    }

    private static CampaignState effect(CampaignState state, String id, UnaryOperator<Effect> how) {
        return state.withEffects(state.effects().stream()
                .map(effect -> effect.id().equals(id) ? how.apply(effect) : effect)
                .toList());
    }

    private static CampaignState noticed(CampaignState state, Effect.On who) {
        CampaignState now = state.withEffects(state.effects().stream()
                .map(effect -> effect.on().equals(who) && effect.number(Effect.UNSEEN) != 0
                        ? effect.withNumber(Effect.NOTICED, 1)
                        : effect)
                .toList());
        return who instanceof Effect.On.OnFoe foe ? marked(now, foe.foe()) : now;
    }

    private static CampaignState marked(CampaignState state, FoeId id) {
        return Foes.change(state, id, foe -> foe.withNumber(Foe.NOTICED, 1));
    }

    private static CampaignState unveiled(CampaignState state, ArcaneEvent.Unveiled unveiled) {
        CampaignState now = state;
        for (FoeId foe : unveiled.foes()) {
            now = noticed(now, new Effect.On.OnFoe(foe));
        }
        for (String hoard : unveiled.hoards()) {
            now = now.changeLevel(unveiled.level(), level -> level.changeHoard(hoard, Hoard::withFound));
        }
        return now;
    }
}
