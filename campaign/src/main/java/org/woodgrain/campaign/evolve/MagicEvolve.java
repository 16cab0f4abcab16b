package org.woodgrain.campaign.evolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.magic.Provisions;
import org.woodgrain.rules.magic.Turning;

final class MagicEvolve {
    private static final String TURNED = "CH-92";
    private static final String PANIC = "panic";
    private static final Set<String> SHUTTING = Set.of("SP-02", "SP-14");
    private static final String SPELLS_DRAWN = "spells-drawn";
    private static final String SPELL = "spell:";

    private MagicEvolve() {}

    static CampaignState apply(CampaignState state, MagicEvent event) {
        return switch (event) {
            case MagicEvent.Memorised memorised ->
                state.change(
                        memorised.who(),
                        who -> who.withSpells(who.spells()
                                .withMemorised(memorised.spells(), state.clock().day())));
            case MagicEvent.BooksPacked packed ->
                state.withWorkshop(state.workshop().withCarried(packed.who(), packed.along()));
            case MagicEvent.FoeSpellsDrawn drawn ->
                Foes.change(
                        state,
                        drawn.foe(),
                        foe -> drawn(foe, drawn.spells(), state.clock().day()));
            case MagicEvent.SpellCast cast -> used(state, cast.caster(), cast.spell());
            case MagicEvent.SpellLost lost -> used(state, lost.caster(), lost.spell());
            case MagicEvent.EffectBegun begun -> begun(state, begun.effect());
            case MagicEvent.EffectEnded ended -> ended(state, ended.effect());
            case MagicEvent.EffectChanged changed ->
                state.withEffects(state.effects()
                        .each(effect -> effect.id().equals(changed.effect())
                                ? effect.withNumber(changed.number(), changed.value())
                                : effect));
            case MagicEvent.Resisted resisted -> state;
            case MagicEvent.TouchMissed missed -> state;
            case MagicEvent.NothingHappened nothing -> state;
            case MagicEvent.FellAsleep asleep -> state;
            case MagicEvent.FoeCharmed charmed -> charmed(state, charmed);
            case MagicEvent.FollowerLeft left -> withoutFollower(state, left.foe());
            case MagicEvent.MagicSought examined -> state;
            case MagicEvent.IntentFelt felt -> state;
            case MagicEvent.IntentSeen seen -> state;
            case MagicEvent.ProvisionsChanged changed ->
                state.change(changed.owner(), who -> who.withItems(provisions(who.items(), changed)));
            case MagicEvent.UndeadFaced faced -> faced(state, faced);
            case MagicEvent.WritingRead read ->
                state.change(
                        read.reader(),
                        who -> who.withSpells(who.spells().withUnderstood(read.thing()))
                                .withItems(renamed(who.items(), read.thing(), "", read.name())));
            case MagicEvent.Overcome overcome -> state;
            case MagicEvent.CurseFaced faced -> state;
            case MagicEvent.ThingMadePlain plain ->
                state.change(plain.owner(), who -> who.withItems(madePlain(who.items(), plain)));
            case MagicEvent.ClericFell fell ->
                state.change(
                        fell.who(),
                        who -> who.withAlignment(Alignment.CHAOS, fell.languages())
                                .withSpells(who.spells()
                                        .withMemorised(
                                                fell.memorised(), state.clock().day())));
            case MagicEvent.ScrollCast cast ->
                state.change(
                        cast.caster(),
                        who -> who.withItems(renamed(who.items(), cast.scroll(), cast.kind(), cast.name())));
        };
    }

    static CampaignState withoutFollower(CampaignState state, FoeId foe) {
        return state.withFollowers(state.followers().stream()
                        .filter(follower -> !follower.foe().id().equals(foe))
                        .toList())
                .withEffects(state.effects().without(effect -> effect.on().equals(new Effect.On.OnFoe(foe))));
    }

    /** The servants of the dead go their own way, and what acts on them goes with them. */
    static CampaignState afterDeath(CampaignState state, CharacterId who) {
        CampaignState now = state;
        for (Follower follower : state.followers()) {
            FoeId servant = follower.foe().id();
            if (follower.master().equals(who) && !Bodies.outlives(state, servant)) {
                now = withoutFollower(now, servant);
            }
        }
        return now.withEffects(now.effects().without(effect -> Bodies.endsWith(effect, who)));
    }

    /** What was left of an earlier day's spells is gone. */
    private static Foe drawn(Foe foe, List<String> spells, int day) {
        Foe now = foe.withNumber(SPELLS_DRAWN, day);
        for (String number : foe.numbers().keySet()) {
            now = number.startsWith(SPELL) ? now.withNumber(number, 0) : now;
        }
        for (String spell : spells) {
            now = now.withNumber(SPELL + spell, now.number(SPELL + spell) + 1);
        }
        return now;
    }

    private static CampaignState used(CampaignState state, Caster caster, String spell) {
        return switch (caster) {
            case Caster.Member member ->
                state.change(
                        member.id(),
                        who -> who.withSpells(
                                who.spells().without(spell, state.clock().day())));
            case Caster.Monster monster ->
                Foes.change(
                        state,
                        monster.id(),
                        foe -> foe.withNumber(SPELL + spell, Math.max(0, foe.number(SPELL + spell) - 1)));
        };
    }

    private static CampaignState begun(CampaignState state, Effect effect) {
        CampaignState now = state.withEffects(state.effects().plus(effect));
        return switch (effect.on()) {
            case Effect.On.OnFoe on when Bodies.changes(effect) -> Bodies.changed(now, effect, on);
            case Effect.On.OnFoe on
            when effect.helpless() ->
                Foes.change(now, on.foe(), foe -> foe.able() ? foe.with(Foe.Standing.HELPLESS) : foe);
            case Effect.On.OnDoor on
            when SHUTTING.contains(effect.kind()) ->
                now.changeLevel(
                        on.level(),
                        level -> level.withDoor(on.edge(), level.door(on.edge()).withOpen(false)));
            case Effect.On.OnFoe on -> now;
            case Effect.On.OnDoor on -> now;
            case Effect.On.OnThing thing -> now;
            case Effect.On.OnCharacter on -> now;
            case Effect.On.OnCell on -> now;
        };
    }

    private static CampaignState ended(CampaignState state, String id) {
        Optional<Effect> gone = state.effects().find(id);
        CampaignState now =
                state.withEffects(state.effects().without(effect -> effect.id().equals(id)));
        return gone.map(effect -> effect.on() instanceof Effect.On.OnFoe on ? after(now, effect, on) : now)
                .orElse(now);
    }

    private static CampaignState after(CampaignState state, Effect ended, Effect.On.OnFoe on) {
        if (ended.kind().equals(TURNED) || ended.kind().equals(PANIC)) {
            return Foes.change(
                    state, on.foe(), foe -> foe.standing() == Foe.Standing.FLED ? foe.with(Foe.Standing.ABLE) : foe);
        }
        if (Bodies.changes(ended)) {
            return Bodies.restored(state, ended, on);
        }
        return ended.helpless() ? recovered(state, on) : state;
    }

    /** Able again, unless something else still holds it. */
    private static CampaignState recovered(CampaignState state, Effect.On.OnFoe on) {
        return state.effectsOn(on).stream().anyMatch(Effect::helpless)
                ? state
                : Foes.change(
                        state,
                        on.foe(),
                        foe -> foe.standing() == Foe.Standing.HELPLESS ? foe.with(Foe.Standing.ABLE) : foe);
    }

    /** It leaves its own side, gives its master what it carries, and follows him. */
    private static CampaignState charmed(CampaignState state, MagicEvent.FoeCharmed charmed) {
        Optional<Foe> found = state.encounter().flatMap(meeting -> meeting.foe(charmed.foe()));
        if (found.isEmpty()) {
            return state;
        }
        Foe foe = found.get();
        List<Follower> followers = new ArrayList<>(state.followers());
        followers.add(new Follower(
                new Foe(
                        foe.id(),
                        foe.monster(),
                        foe.name(),
                        foe.hitPoints(),
                        foe.maxHitPoints(),
                        foe.standing(),
                        Purse.EMPTY,
                        foe.numbers()),
                charmed.caster()));
        return Foes.change(state, foe.id(), gone -> gone.with(Foe.Standing.CHARMED))
                .withFollowers(followers)
                .change(charmed.caster(), master -> given(master, foe));
    }

    private static Adventurer given(Adventurer master, Foe foe) {
        List<Item> all = new ArrayList<>(master.items());
        foe.items().forEach(item -> all.add(item.carried(Carried.STOWED, "")));
        return master.withPurse(master.purse().plus(foe.carried())).withItems(all);
    }

    private static CampaignState faced(CampaignState state, MagicEvent.UndeadFaced faced) {
        if (faced.outcome() != Turning.Outcome.TURNED || faced.cornered()) {
            return state;
        }
        UnaryOperator<Foe> flee = foe -> foe.with(Foe.Standing.FLED);
        CampaignState now = state;
        for (FoeId foe : faced.foes()) {
            now = Foes.change(now, foe, flee);
        }
        return now;
    }

    private static List<Item> madePlain(List<Item> items, MagicEvent.ThingMadePlain plain) {
        return items.stream()
                .map(item -> item.id().equals(plain.thing())
                        ? new Item(
                                item.id(),
                                plain.kind(),
                                plain.name(),
                                item.quantity(),
                                item.weight(),
                                0,
                                item.carried(),
                                item.inside(),
                                0)
                        : item)
                .toList();
    }

    /** The same things with one of another name, and of another kind if one is given. */
    private static List<Item> renamed(List<Item> items, ItemId thing, String kind, String name) {
        return items.stream()
                .map(item -> item.id().equals(thing)
                        ? new Item(
                                item.id(),
                                kind.isEmpty() ? item.kind() : kind,
                                name,
                                item.quantity(),
                                item.weight(),
                                item.worth(),
                                item.carried(),
                                item.inside(),
                                item.bonus())
                        : item)
                .toList();
    }

    private static List<Item> provisions(List<Item> items, MagicEvent.ProvisionsChanged changed) {
        List<Item> now = new ArrayList<>();
        for (Item item : items) {
            if (!item.id().equals(changed.item())) {
                now.add(item);
                continue;
            }
            ItemId part = changed.part();
            int rest = item.quantity() - changed.quantity();
            now.add(Provisions.made(item.withQuantity(changed.quantity()).withId(part), changed.foul()));
            if (rest > 0) {
                now.add(item.withQuantity(rest));
            }
        }
        return now;
    }
}
