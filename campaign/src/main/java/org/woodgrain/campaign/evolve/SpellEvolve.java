package org.woodgrain.campaign.evolve;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Remains;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

final class SpellEvolve {
    /** Bones of the map stay drawn there; a mark says that they are gone. */
    private static final String BONES = "bones-risen|";

    private SpellEvolve() {}

    static CampaignState apply(CampaignState state, SpellEvent event) {
        return switch (event) {
            case SpellEvent.Took took -> state;
            case SpellEvent.ManyTaken taken -> state;
            case SpellEvent.Reworded changed ->
                effect(
                        state,
                        changed.effect(),
                        effect ->
                                effect.withWord(changed.word(), changed.text()).withLabel(changed.label()));
            case SpellEvent.OrdealThrown thrown -> state;
            case SpellEvent.Dissolved dissolved -> dissolved(state, dissolved);
            case SpellEvent.Softened softened -> state.change(softened.who(), who -> who.withLife(Life.LIVING));
            case SpellEvent.FoePetrified stone -> petrified(state, stone);
            case SpellEvent.StatueRevived revived -> revived(state, revived);
            case SpellEvent.Reborn reborn -> reborn(state, reborn);
            case SpellEvent.ServantCame came -> came(state, came.servant());
            case SpellEvent.BodiesUsed used -> used(state, used);
            case SpellEvent.ServantTurned turned -> turned(state, turned.foe());
            case SpellEvent.FoeLeft left -> Foes.change(state, left.foe(), foe -> foe.with(Foe.Standing.FLED));
            case SpellEvent.FoePlaced placed -> placed(state, placed);
            case SpellEvent.BuildingShaken shaken ->
                state.changeLevel(shaken.level(), level -> shaken.now().on(level));
            case SpellEvent.Carried carried -> carried(state, carried);
            case SpellEvent.Rejoined rejoined -> rejoined(state, rejoined.who());
            case SpellEvent.PassedBy passed -> state.withWanderers(Optional.empty());
            case SpellEvent.Confused confused ->
                state.withEffects(state.effects().stream()
                        .map(effect ->
                                effect.kind().equals("SP-38") && effect.on().equals(confused.who())
                                        ? effect.withNumber(
                                                "conduct", confused.conduct().ordinal())
                                        : effect)
                        .toList());
            case SpellEvent.Answered answered -> state;
            case SpellEvent.EyeMoved moved -> eye(state, moved);
            case SpellEvent.Sent sent -> effect(state, sent.effect(), effect -> effect.withOn(sent.on()));
            case SpellEvent.BurnedAway burned ->
                effect(state, burned.effect(), effect -> effect.withWord(SpellEvent.BurnedAway.CELLS, burned.cells()));
            case SpellEvent.Fetched fetched ->
                moved(state, fetched.hoard(), fetched.level(), fetched.to(), fetched.room());
            case SpellEvent.Pulled pulled -> moved(state, pulled.hoard(), pulled.level(), pulled.to(), pulled.room());
            case SpellEvent.Borne borne ->
                effect(
                        state,
                        borne.effect(),
                        effect -> effect.withWord(
                                        SpellEvent.Borne.X,
                                        Integer.toString(borne.to().x()))
                                .withWord(
                                        SpellEvent.Borne.Y,
                                        Integer.toString(borne.to().y())));
            case SpellEvent.Reported reported -> state;
            case SpellEvent.ThingCarried carried -> TreasureEvolve.carried(state, carried);
            case SpellEvent.Drifted drifted -> effect(state, drifted.effect(), effect -> effect.withOn(drifted.on()));
            case SpellEvent.ImageDoubted doubted ->
                effect(
                        state,
                        doubted.effect(),
                        effect -> (doubted.seenThrough()
                                        ? effect.withNumber(SpellEvent.ImageDoubted.KNOWS + doubted.foe(), 1)
                                        : effect)
                                .withNumber(
                                        (doubted.told()
                                                        ? SpellEvent.ImageDoubted.TOLD
                                                        : SpellEvent.ImageDoubted.DOUBTED)
                                                + doubted.foe(),
                                        1));
            case SpellEvent.ImageVanished gone ->
                state.withEncounter(state.encounter()
                        .map(meeting -> meeting.withFoes(meeting.foes().stream()
                                .filter(foe -> !foe.id().equals(gone.foe()))
                                .toList())));
            case SpellEvent.HazardShown shown -> state;
            case SpellEvent.HazardGone gone -> state;
            case SpellEvent.EyesDoubted doubted -> {
                CampaignState now = state;
                for (String each : doubted.effects()) {
                    now = effect(
                            now, each, effect -> effect.withNumber(SpellEvent.ImageDoubted.KNOWS + doubted.who(), 1));
                }
                yield now;
            }
            case SpellEvent.ImageStruck struck ->
                effect(
                        state,
                        struck.effect(),
                        effect -> effect.withNumber(
                                SpellEvent.ImageStruck.FACES + struck.foe(),
                                1 + state.encounter().map(Encounter::round).orElse(0)));
            case SpellEvent.TaskJudged judged ->
                effect(
                        state,
                        judged.effect(),
                        effect -> effect.withNumber("days-off", judged.days())
                                .withNumber("refused", judged.refused())
                                .withNumber("to-hit", -Math.min(5, judged.days()))
                                .withNumber("saves", -Math.min(5, judged.days()))
                                .withNumber("slow", judged.days() >= 3 ? 1 : 0));
        };
    }

    static CampaignState effect(CampaignState state, String id, UnaryOperator<Effect> how) {
        return state.withEffects(state.effects().stream()
                .map(effect -> effect.id().equals(id) ? how.apply(effect) : effect)
                .toList());
    }

    private static CampaignState dissolved(CampaignState state, SpellEvent.Dissolved event) {
        return switch (event.what()) {
            case Effect.On.OnCharacter on -> {
                Set<ItemId> gone = new HashSet<>(event.gone());
                yield MagicEvolve.afterDeath(
                        state.change(
                                        on.character(),
                                        who -> who.withLife(Life.DUST)
                                                .withPurse(Purse.EMPTY)
                                                .withItems(who.items().stream()
                                                        .filter(item -> !gone.contains(item.id()))
                                                        .toList()))
                                .withLights(state.lights().stream()
                                        .filter(light -> !gone.contains(light.source()))
                                        .toList()),
                        on.character());
            }
            case Effect.On.OnFoe on ->
                Foes.change(state, on.foe(), foe -> foe.withCarried(Purse.EMPTY).withNumber(Remains.NO_BODY, 1));
            case Effect.On.OnDoor on ->
                state.changeLevel(
                        on.level(),
                        level -> level.withDoor(on.edge(), level.door(on.edge()).withBroken()));
            case Effect.On.OnCell on -> state;
            case Effect.On.OnThing on -> state;
        };
    }

    private static CampaignState petrified(CampaignState state, SpellEvent.FoePetrified event) {
        Optional<Foe> foe = state.encounter().flatMap(meeting -> meeting.foe(event.foe()));
        return foe.map(each -> Foes.change(
                                state,
                                each.id(),
                                stone -> stone.withCarried(Purse.EMPTY).withNumber(Remains.NO_BODY, 1))
                        .changeLevel(
                                event.level(),
                                level -> level.withTried(new Remains(
                                                true,
                                                event.cell(),
                                                each.monster(),
                                                Math.max(1, each.hitPoints()),
                                                each.id())
                                        .mark())))
                .orElse(state);
    }

    private static CampaignState revived(CampaignState state, SpellEvent.StatueRevived event) {
        Remains statue = Remains.of(event.mark());
        return state.changeLevel(event.level(), level -> {
            LevelState without = level.withoutTried(event.mark());
            return event.lives()
                    ? without
                    : without.withTried(new Remains(false, statue.cell(), statue.monster(), 0, statue.foe()).mark());
        });
    }

    private static CampaignState reborn(CampaignState state, SpellEvent.Reborn event) {
        return state.change(
                event.who(),
                who -> who.withRace(event.race())
                        .withCareers(List.of(event.career()), event.acting())
                        .withMaxHitPoints(event.hitPoints())
                        .withHitPoints(event.hitPoints())
                        .withLife(Life.LIVING));
    }

    static CampaignState moved(CampaignState state, String hoard, String level, Cell to, String room) {
        return TreasureEvolve.carried(
                state, new SpellEvent.ThingCarried(Optional.empty(), List.of(), hoard, level, to, room, 0));
    }

    static List<Follower> others(CampaignState state, FoeId but) {
        return state.followers().stream()
                .filter(follower -> !follower.foe().id().equals(but))
                .toList();
    }

    static CampaignState came(CampaignState state, Follower servant) {
        List<Follower> all = new ArrayList<>(state.followers());
        all.add(servant);
        return state.withFollowers(all);
    }

    private static CampaignState used(CampaignState state, SpellEvent.BodiesUsed event) {
        CampaignState now = state;
        for (FoeId foe : event.fallen()) {
            now = Foes.change(now, foe, each -> each.withNumber(Remains.NO_BODY, 1));
        }
        if (event.marks().isEmpty()) {
            return now;
        }
        return now.changeLevel(event.level(), level -> {
            LevelState without = level;
            for (String mark : event.marks()) {
                without = mark.startsWith(BONES) ? without.withTried(mark) : without.withoutTried(mark);
            }
            return without;
        });
    }

    /** It stands with those who are met, if anybody is. */
    private static CampaignState turned(CampaignState state, FoeId servant) {
        Optional<Foe> foe = state.followers().stream()
                .map(Follower::foe)
                .filter(each -> each.id().equals(servant))
                .findFirst();
        CampaignState without = state.withFollowers(state.followers().stream()
                .filter(follower -> !follower.foe().id().equals(servant))
                .toList());
        return foe.isEmpty()
                ? without
                : without.withEncounter(without.encounter().map(meeting -> {
                    List<Foe> all = new ArrayList<>(meeting.foes());
                    all.removeIf(each -> each.id().equals(servant));
                    all.add(foe.get());
                    return meeting.withFoes(all);
                }));
    }

    private static CampaignState placed(CampaignState state, SpellEvent.FoePlaced event) {
        Optional<Foe> foe = state.encounter().flatMap(meeting -> meeting.foe(event.foe()));
        if (foe.isEmpty()) {
            return state;
        }
        String where = LevelState.square(event.cell());
        return Foes.change(state, event.foe(), each -> each.with(Foe.Standing.FLED))
                .changeLevel(event.level(), level -> {
                    List<Foe> there = new ArrayList<>(level.room(where).dwellers());
                    there.add(foe.get().withNumber("placed", 1));
                    return level.withRoom(where, level.room(where).withDwellers(there));
                });
    }

    private static CampaignState carried(CampaignState state, SpellEvent.Carried event) {
        List<CharacterId> left =
                state.order().stream().filter(id -> !id.equals(event.who())).toList();
        boolean alone = state.company().stream().allMatch(who -> who.id().equals(event.who()));
        return alone ? event.to().<CampaignState>map(state::withPlace).orElse(state) : state.withOrder(left);
    }

    private static CampaignState rejoined(CampaignState state, CharacterId who) {
        List<CharacterId> order = new ArrayList<>(state.order());
        if (!order.contains(who)) {
            order.add(who);
        }
        return state.withOrder(order);
    }

    private static CampaignState eye(CampaignState state, SpellEvent.EyeMoved event) {
        String level = state.effects().stream()
                .filter(effect -> effect.id().equals(event.effect()))
                .map(Effect::on)
                .filter(Effect.On.OnCell.class::isInstance)
                .map(on -> ((Effect.On.OnCell) on).level())
                .findFirst()
                .orElseGet(
                        () -> state.underground().map(Place.Underground::level).orElse(""));
        TreeSet<Cell> seen = new TreeSet<>(state.level(level).seen());
        seen.addAll(event.seen());
        return effect(state, event.effect(), effect -> effect.withOn(new Effect.On.OnCell(level, event.cell())))
                .changeLevel(level, now -> now.withSeen(seen));
    }
}
