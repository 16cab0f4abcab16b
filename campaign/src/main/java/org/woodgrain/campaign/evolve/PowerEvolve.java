package org.woodgrain.campaign.evolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.equipment.Things;

final class PowerEvolve {
    private static final String DISGUISED = "disguised";
    private static final String SPELL = "spell:";
    private static final String HUMAN = "human-shape";

    private PowerEvolve() {}

    static CampaignState apply(CampaignState state, PowerEvent event) {
        return switch (event) {
            case PowerEvent.Unmasked shown ->
                Foes.change(state, shown.foe(), foe -> foe.named(shown.name()).withNumber(DISGUISED, 0));
            case PowerEvent.Veiled veiled ->
                Foes.change(state, veiled.foe(), foe -> foe.named(veiled.name()).withNumber(HUMAN, 1));
            case PowerEvent.ShapeTaken taken ->
                Foes.change(state, taken.foe(), foe -> foe.named(taken.name()).withNumber(HUMAN, 0));
            case PowerEvent.ThingUsed used ->
                Foes.change(
                        state,
                        used.foe(),
                        foe -> foe.withItems(without(foe.items(), used.item())).withHitPoints(used.now()));
            case PowerEvent.Wielded wielded ->
                wielded.more()
                        ? state.withCharge(wielded.item())
                        : Foes.change(
                                state.withoutCharges(wielded.item()),
                                wielded.foe(),
                                foe -> foe.withItems(without(foe.items(), wielded.item())));
            case PowerEvent.Nursed nursed ->
                Foes.change(
                        Foes.change(state, nursed.patient(), foe -> foe.withHitPoints(nursed.now())),
                        nursed.healer(),
                        foe -> foe.withNumber(
                                SPELL + nursed.spell(), Math.max(0, foe.number(SPELL + nursed.spell()) - 1)));
            case PowerEvent.MadeOff off -> Foes.change(state, off.foe(), foe -> foe.with(Foe.Standing.FLED));
            case PowerEvent.Entombed entombed -> entombed(state, entombed);
            case PowerEvent.CoffinBarred barred ->
                barred.left()
                        .map(item -> state.change(barred.who(), who -> who.withItems(less(who.items(), item))))
                        .orElse(state);
            case PowerEvent.RestMissed missed ->
                Foes.change(
                        state,
                        missed.foe(),
                        foe -> (missed.left() == 0 ? foe.with(Foe.Standing.DEAD) : foe)
                                .withMaxHitPoints(Math.max(1, foe.maxHitPoints() - missed.points()))
                                .withHitPoints(missed.left()));
            case PowerEvent.Used used -> state;
            case PowerEvent.MemberBreathed breathed -> state;
            case PowerEvent.ThingLost lost -> lost(state, lost);
            case PowerEvent.MoreCame more ->
                state.withEncounter(state.encounter().map(meeting -> {
                    List<Foe> all = new ArrayList<>(meeting.foes());
                    all.addAll(more.foes());
                    return meeting.withFoes(all);
                }));
            case PowerEvent.Rose rose -> rose(state, rose);
            case PowerEvent.ServantRose rose ->
                haunts(state, Optional.of(rose.level()), Optional.of(rose.room()), rose.risen());
            case PowerEvent.Turned turned -> turned(state, turned);
            case PowerEvent.TookPlace took -> tookPlace(state, took);
            case PowerEvent.GuiseTested tested -> state;
            case PowerEvent.GiftMade gift ->
                state.change(gift.holder(), who -> who.withItems(Things.put(who.items(), List.of(gift.thing()))));
            case PowerEvent.WonBack back -> wonBack(state, back);
            case PowerEvent.Consumed gone ->
                MagicEvolve.afterDeath(state.change(gone.who(), who -> who.withLife(Life.LOST)), gone.who());
        };
    }

    /** One of a thing is left behind. */
    private static List<Item> less(List<Item> items, ItemId left) {
        return items.stream()
                .filter(item -> !item.id().equals(left) || item.quantity() > 1)
                .map(item -> item.id().equals(left) ? item.withQuantity(item.quantity() - 1) : item)
                .toList();
    }

    /** It lies helpless among those who are met, or in another room. */
    private static CampaignState entombed(CampaignState state, PowerEvent.Entombed entombed) {
        Optional<Foe> resting = state.encounter()
                .flatMap(meeting -> meeting.foe(entombed.foe()))
                .map(foe -> foe.with(Foe.Standing.HELPLESS).withHitPoints(1));
        if (entombed.here() || resting.isEmpty()) {
            return Foes.change(
                    state,
                    entombed.foe(),
                    foe -> foe.with(Foe.Standing.HELPLESS).withHitPoints(1));
        }
        return haunts(
                Foes.change(state, entombed.foe(), foe -> foe.with(Foe.Standing.FLED)),
                Optional.of(entombed.level()),
                Optional.of(entombed.room()),
                resting.get());
    }

    private static List<Item> without(List<Item> items, ItemId gone) {
        return items.stream().filter(item -> !item.id().equals(gone)).toList();
    }

    private static CampaignState lost(CampaignState state, PowerEvent.ThingLost lost) {
        CampaignState now = state.change(
                lost.who(),
                who -> who.withItems(
                        lost.destroyed()
                                ? without(who.items(), lost.item())
                                : who.items().stream()
                                        .map(item ->
                                                item.id().equals(lost.item()) ? item.carried(Carried.LYING, "") : item)
                                        .toList()));
        return now.withLights(now.lights().stream()
                .filter(light -> !light.source().equals(lost.item()))
                .toList());
    }

    private static CampaignState rose(CampaignState state, PowerEvent.Rose rose) {
        CampaignState without = state.change(rose.who(), who -> who.withLife(Life.LOST));
        return haunts(without, rose.level(), rose.room(), rose.risen());
    }

    /** What he had goes with the beast. */
    private static CampaignState turned(CampaignState state, PowerEvent.Turned turned) {
        CampaignState without = MagicEvolve.afterDeath(
                state.change(
                        turned.who(),
                        who -> who.withItems(List.of()).withPurse(Purse.EMPTY).withLife(Life.LOST)),
                turned.who());
        CampaignState dark = without.withLights(without.lights().stream()
                .filter(light -> !light.bearer().equals(turned.who()))
                .toList());
        return haunts(dark, turned.level(), turned.room(), turned.beast());
    }

    /** The impostor serves whom its victim served, as he did. */
    private static CampaignState tookPlace(CampaignState state, PowerEvent.TookPlace took) {
        List<Follower> followers = state.followers().stream()
                .map(follower -> follower.foe().id().equals(took.victim()) ? follower.with(took.impostor()) : follower)
                .toList();
        return MagicEvolve.withoutFollower(state, took.victim())
                .withFollowers(followers)
                .changeLevel(took.level(), level -> level.withoutTried(took.mark()));
    }

    /** He has what the beast carried, and its wounds. */
    private static CampaignState wonBack(CampaignState state, PowerEvent.WonBack back) {
        Optional<Foe> beast = state.encounter()
                .flatMap(meeting -> meeting.foe(back.beast()))
                .or(() -> state.followers().stream()
                        .map(Follower::foe)
                        .filter(foe -> foe.id().equals(back.beast()))
                        .findFirst());
        CampaignState without = MagicEvolve.withoutFollower(
                Foes.change(
                        state,
                        back.beast(),
                        foe -> foe.with(Foe.Standing.CHARMED).withItems(List.of())),
                back.beast());
        CampaignState living = without.change(
                back.who(),
                who -> who.withItems(beast.map(Foe::items).orElse(List.of()))
                        .withPurse(beast.map(Foe::carried).orElse(Purse.EMPTY))
                        .withHitPoints(back.hitPoints())
                        .withLife(Life.LIVING));
        List<CharacterId> order = new ArrayList<>(living.order());
        if (!order.contains(back.who())) {
            order.add(back.who());
        }
        return living.withOrder(order);
    }

    private static CampaignState haunts(
            CampaignState state, Optional<String> level, Optional<String> room, Foe monster) {
        if (level.isEmpty() || room.isEmpty()) {
            return state;
        }
        return state.changeLevel(level.get(), each -> {
            RoomState there = each.room(room.get());
            List<Foe> all = new ArrayList<>(there.dwellers());
            all.add(monster);
            return each.withRoom(room.get(), there.withDwellers(all));
        });
    }
}
