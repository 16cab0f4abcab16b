package org.woodgrain.campaign.evolve;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.people.Burdens;
import org.woodgrain.campaign.people.Mounts;
import org.woodgrain.campaign.state.Bargains;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.state.TheDead;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Things;
import org.woodgrain.rules.magic.Provisions;

final class HandlingEvolve {
    private HandlingEvolve() {}

    static CampaignState apply(CampaignState state, HandlingEvent event) {
        return switch (event) {
            case HandlingEvent.Readied readied ->
                items(
                        state,
                        readied.who(),
                        items -> items.stream()
                                .map(item -> item.id().equals(readied.item()) ? item.carried(readied.how(), "") : item)
                                .toList());
            case HandlingEvent.TakenOne taken ->
                items(
                        state,
                        taken.who(),
                        items -> Things.put(Things.less(items, taken.from(), 1), List.of(taken.one())));
            case HandlingEvent.Stowed stowed ->
                items(state, stowed.who(), items -> {
                    List<Item> now = Things.without(items, List.of(stowed.item()));
                    return Things.put(Things.put(now, stowed.stowed()), stowed.kept());
                });
            case HandlingEvent.Given given -> given(state, given);
            case HandlingEvent.CoinsGiven given ->
                state.change(given.from(), who -> who.withPurse(given.fromNow()))
                        .change(given.to(), who -> who.withPurse(given.toNow()));
            case HandlingEvent.PricePaid paid ->
                state.change(paid.seller(), who -> who.withPurse(paid.sellerNow()))
                        .change(paid.buyer(), who -> who.withPurse(paid.buyerNow()));
            case HandlingEvent.Lit lit -> lit(state, lit);
            case HandlingEvent.PutOut out -> putOut(state, out);
            case HandlingEvent.LightTaken taken -> taken(state, taken);
            case HandlingEvent.Refilled filled -> refilled(state, filled);
            case HandlingEvent.Sipped sipped ->
                sipped.told()
                        .map(name -> items(
                                state,
                                sipped.who(),
                                items -> items.stream()
                                        .map(item -> item.id().equals(sipped.potion()) ? item.named(name) : item)
                                        .toList()))
                        .orElse(state);
            case HandlingEvent.Eaten eaten -> items(state, eaten.who(), items -> Things.less(items, eaten.herb(), 1));
            case HandlingEvent.Lifted lifted -> {
                List<Effect> effects = new ArrayList<>(state.effects());
                effects.add(new Effect(
                        "borne-" + lifted.body(),
                        Burdens.BORNE,
                        "carried",
                        new Effect.On.OnCharacter(lifted.body()),
                        lifted.bearer().value(),
                        Effect.Unit.LASTING,
                        0,
                        new TreeMap<>(),
                        false));
                yield state.withEffects(effects);
            }
            case HandlingEvent.Mounted mounted -> {
                List<Effect> effects = new ArrayList<>(state.effects());
                effects.add(new Effect(
                        "rides-" + mounted.rider(),
                        Mounts.RIDES,
                        "riding the " + mounted.name(),
                        new Effect.On.OnCharacter(mounted.rider()),
                        mounted.beast().value(),
                        Effect.Unit.LASTING,
                        0,
                        new TreeMap<>(),
                        false));
                yield state.withEffects(effects);
            }
            case HandlingEvent.Thrown thrown -> state;
            case HandlingEvent.Dismounted down -> without(state, down.rider(), Mounts.RIDES);
            case HandlingEvent.Laden laden ->
                items(state, laden.who(), items -> laden.items())
                        .withFollowers(state.followers().stream()
                                .map(each -> each.foe().id().equals(laden.beast())
                                        ? each.with(each.foe().withItems(laden.load()))
                                        : each)
                                .toList());
            case HandlingEvent.CoinsLaden laden ->
                state.change(laden.who(), who -> who.withPurse(laden.purse()))
                        .withFollowers(state.followers().stream()
                                .map(each -> each.foe().id().equals(laden.beast())
                                        ? each.with(each.foe().withCarried(laden.load()))
                                        : each)
                                .toList());
            case HandlingEvent.BargainOffered offer -> {
                List<Effect> effects = new ArrayList<>(state.effects().stream().toList());
                effects.add(new Bargains.Open(
                                offer.id(),
                                offer.seller(),
                                offer.buyer(),
                                offer.item(),
                                offer.name(),
                                offer.quantity(),
                                offer.gold())
                        .effect());
                yield state.withEffects(effects);
            }
            case HandlingEvent.BargainClosed closed ->
                state.withEffects(state.effects().without(effect -> effect.id().equals(closed.id())));
            case HandlingEvent.RiderFell fell -> riderFell(state, fell);
            case HandlingEvent.LoadFell fell -> MeetingEvolve.heap(state, fell.heap());
            case HandlingEvent.LaidDown down -> without(state, down.body(), Burdens.BORNE);
            case HandlingEvent.DeadLeft left -> {
                Effect death = TheDead.of(state, left.body()).orElseGet(() -> TheDead.dies(state, left.body(), true));
                List<Effect> effects = new ArrayList<>(
                        without(state, left.body(), TheDead.DEATH).effects());
                effects.add(TheDead.left(death));
                yield state.withEffects(effects);
            }
            case HandlingEvent.FoulnessNoticed foul ->
                items(
                        state,
                        foul.owner(),
                        items -> items.stream()
                                .map(item -> item.id().equals(foul.item()) ? Provisions.named(item) : item)
                                .toList());
            case HandlingEvent.Swallowed swallowed ->
                items(
                        state,
                        swallowed.owner(),
                        items -> Things.find(items, swallowed.item())
                                        .filter(Provisions::skin)
                                        .isPresent()
                                ? items
                                : Things.less(items, swallowed.item(), 1));
            case HandlingEvent.KeptDown kept -> state;
            case HandlingEvent.Drunk drunk -> items(state, drunk.who(), items -> Things.less(items, drunk.potion(), 1));
        };
    }

    private static CampaignState without(CampaignState state, CharacterId who, String kind) {
        return state.withEffects(state.effects().stream()
                .filter(effect -> !(effect.kind().equals(kind) && effect.on().equals(new Effect.On.OnCharacter(who))))
                .toList());
    }

    private static CampaignState items(CampaignState state, CharacterId who, UnaryOperator<List<Item>> how) {
        return state.change(who, member -> member.withItems(how.apply(member.items())));
    }

    private static CampaignState given(CampaignState state, HandlingEvent.Given given) {
        List<ItemId> gone = new ArrayList<>(given.got().stream().map(Item::id).toList());
        gone.add(given.item());
        CampaignState now = items(state, given.from(), items -> Things.put(Things.without(items, gone), given.left()));
        return items(now, given.to(), items -> Things.put(items, given.got()));
    }

    private static CampaignState lit(CampaignState state, HandlingEvent.Lit lit) {
        ItemId source = lit.light().id();
        CampaignState now = items(state, lit.who(), items -> {
            List<Item> left = lit.from().equals(source) ? items : Things.less(items, lit.from(), 1);
            return Things.put(left, List.of(lit.light().carried(Carried.IN_HAND, "")));
        });
        if (lit.oil().isPresent()) {
            ItemId oil = lit.oil().get().item();
            now = items(now, lit.who(), items -> Things.less(items, oil, 1));
        }
        TreeMap<ItemId, Integer> unspent = new TreeMap<>(state.unspent());
        unspent.remove(source);
        List<Light> lights = new ArrayList<>(now.lights());
        lights.add(new Light(lit.who(), source, lit.lantern(), lit.turns()));
        return now.withLights(lights).withUnspent(unspent);
    }

    private static CampaignState taken(CampaignState state, HandlingEvent.LightTaken taken) {
        ItemId source = taken.light().id();
        CampaignState now = items(state, taken.from(), items -> Things.without(items, List.of(source)));
        now = items(now, taken.to(), items -> Things.put(items, List.of(taken.light())));
        return now.withLights(now.lights().stream()
                .map(light -> light.source().equals(source)
                        ? new Light(taken.to(), source, light.lantern(), light.turnsLeft())
                        : light)
                .toList());
    }

    private static CampaignState putOut(CampaignState state, HandlingEvent.PutOut out) {
        TreeMap<ItemId, Integer> unspent = new TreeMap<>(state.unspent());
        unspent.put(out.source(), out.turns());
        return state.withLights(state.lights().stream()
                        .filter(light -> !light.source().equals(out.source()))
                        .toList())
                .withUnspent(unspent);
    }

    private static CampaignState refilled(CampaignState state, HandlingEvent.Refilled filled) {
        CampaignState now = items(
                state, filled.who(), items -> Things.less(items, filled.oil().item(), 1));
        boolean burns = now.lights().stream().anyMatch(light -> light.source().equals(filled.lantern()));
        if (burns) {
            return now.withLights(now.lights().stream()
                    .map(light -> light.source().equals(filled.lantern())
                            ? new Light(light.bearer(), light.source(), light.lantern(), filled.turns())
                            : light)
                    .toList());
        }
        TreeMap<ItemId, Integer> unspent = new TreeMap<>(now.unspent());
        unspent.put(filled.lantern(), filled.turns());
        return now.withUnspent(unspent);
    }

    private static CampaignState riderFell(CampaignState state, HandlingEvent.RiderFell fell) {
        FoeId beast = fell.mount().foe().id();
        if (!fell.fightsOn()) {
            return MagicEvolve.withoutFollower(state, beast);
        }
        List<Follower> all = new ArrayList<>(state.followers());
        all.removeIf(each -> each.foe().id().equals(beast));
        all.add(fell.mount());
        return state.withFollowers(all);
    }
}
