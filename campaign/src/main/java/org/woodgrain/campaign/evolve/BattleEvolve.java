package org.woodgrain.campaign.evolve;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;

final class BattleEvolve {
    private BattleEvolve() {}

    static CampaignState apply(CampaignState state, BattleEvent event) {
        return switch (event) {
            case BattleEvent.Joined joined ->
                state.withEncounter(state.encounter()
                        .map(meeting ->
                                meeting.withPhase(Encounter.Phase.BATTLE).withProvoked()));
            case BattleEvent.SegmentBegun begun -> state;
            case BattleEvent.BacksTurned turned -> state;
            case BattleEvent.RoundBegun begun ->
                state.withEncounter(state.encounter().map(meeting -> meeting.withRound(begun.round())));
            case BattleEvent.InitiativeThrown thrown -> state;
            case BattleEvent.EachThrewInitiative thrown -> state;
            case BattleEvent.QuicknessThrown thrown ->
                Foes.change(state, thrown.foe(), foe -> foe.withNumber("dexterity", thrown.dexterity()));
            case BattleEvent.Closed closed ->
                state.withEncounter(state.encounter()
                        .map(meeting -> (closed.company() ? meeting.withMove() : meeting).withDistance(closed.feet())));
            case BattleEvent.Struck struck -> engaged(struck.hit() ? struck(state, struck) : state, struck);
            case BattleEvent.SaveThrown thrown -> state;
            case BattleEvent.Regained regained ->
                Foes.change(state, regained.foe(), foe -> foe.withHitPoints(regained.now()));
            case BattleEvent.Parted parted ->
                state.withEncounter(state.encounter().map(meeting -> {
                    List<Foe> all = new ArrayList<>(meeting.foes());
                    all.addAll(parted.pieces());
                    return meeting.withFoes(all);
                }));
            case BattleEvent.FoeMarked marked ->
                Foes.change(state, marked.foe(), foe -> foe.withNumber(marked.number(), marked.value()));
            case BattleEvent.MissileSpent spent -> state.change(spent.who(), who -> who.withItems(spent(who, spent)));
            case BattleEvent.MissilesGathered gathered ->
                state.change(gathered.who(), who -> who.withItems(gathered(who, gathered.found())));
            case BattleEvent.Thwarted thwarted -> state;
        };
    }

    private static CampaignState struck(CampaignState state, BattleEvent.Struck struck) {
        return switch (struck.at()) {
            case Fighter.Member member -> state.change(member.id(), who -> who.withHitPoints(struck.left()));
            case Fighter.Opponent opponent ->
                Foes.change(state, opponent.id(), foe -> {
                    Foe hurt = foe.withHitPoints(struck.left());
                    return struck.points() > 0 && foe.number("wounded-since") == 0
                            ? hurt.withNumber("wounded-since", Math.max(1, round(state)))
                            : hurt;
                });
        };
    }

    /** Who strikes and who is struck at are both in combat. */
    private static CampaignState engaged(CampaignState state, BattleEvent.Struck struck) {
        return state.withEncounter(state.encounter().map(meeting -> {
            Encounter now = meeting.withEngaged(id(struck.by()), id(struck.at()));
            return struck.hit()
                            && struck.by() instanceof Fighter.Member by
                            && struck.at() instanceof Fighter.Opponent foe
                    ? now.withStriker(foe.id(), by.id())
                    : now;
        }));
    }

    private static String id(Fighter who) {
        return switch (who) {
            case Fighter.Member member -> member.id().value();
            case Fighter.Opponent foe -> foe.id().value();
        };
    }

    private static int round(CampaignState state) {
        return state.encounter().map(Encounter::round).orElse(1);
    }

    private static List<Item> spent(Adventurer who, BattleEvent.MissileSpent spent) {
        List<Item> now = new ArrayList<>();
        for (Item item : who.items()) {
            if (!item.id().equals(spent.from())) {
                now.add(item);
            } else if (item.quantity() > 1) {
                now.add(item.withQuantity(item.quantity() - 1));
            }
        }
        spent.lying().ifPresent(item -> stack(now, item));
        return now;
    }

    private static List<Item> gathered(Adventurer who, List<Item> found) {
        List<Item> now = new ArrayList<>();
        who.items().stream().filter(item -> item.carried() != Carried.LYING).forEach(now::add);
        found.forEach(item -> stack(now, item));
        return now;
    }

    /** Puts a thing with others of the same sort, or by itself. */
    private static void stack(List<Item> items, Item thing) {
        for (int i = 0; i < items.size(); i++) {
            Item each = items.get(i);
            if (each.kind().equals(thing.kind())
                    && each.bonus() == thing.bonus()
                    && each.carried() == thing.carried()
                    && each.inside().equals(thing.inside())
                    && each.worth() == thing.worth()) {
                items.set(i, each.withQuantity(each.quantity() + thing.quantity()));
                return;
            }
        }
        items.add(thing);
    }
}
