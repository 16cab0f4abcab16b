package org.woodgrain.campaign.handling;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.DeviceEvent;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.harm.Antidotes;
import org.woodgrain.campaign.people.Faculties;
import org.woodgrain.campaign.people.Saves;
import org.woodgrain.campaign.people.Wounds;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.HandlingRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.treasure.MagicClass;
import org.woodgrain.rules.treasure.MagicItem;
import org.woodgrain.rules.treasure.TreasureTables;

/** Sipping and drinking potions. */
public final class Potions {
    private static final String HEALING = "MI-054";
    private static final String POISON = "MI-064";

    private Potions() {}

    static Optional<Refusal> check(World world, CampaignState state, HandlingCommand.Sip sip) {
        Optional<Refusal> wrong = potion(world, state, sip.who(), sip.potion());
        if (wrong.isPresent()) {
            return wrong;
        }
        return tried(world, state, sip)
                ? Optional.of(new HandlingRefusal.SippedBefore(name(state, sip.who())))
                : Optional.empty();
    }

    static Optional<Refusal> check(World world, CampaignState state, HandlingCommand.Drink drink) {
        return potion(world, state, drink.who(), drink.potion());
    }

    private static Optional<Refusal> potion(World world, CampaignState state, CharacterId who, ItemId id) {
        if (state.encounter().isPresent()) {
            return Optional.of(new GeneralRefusal.NotNow("drink", "somebody is met"));
        }
        if (Faculties.feeble(state, new Effect.On.OnCharacter(who))) {
            return Optional.of(new GeneralRefusal.CannotAct(name(state, who), "feeble-minded"));
        }
        Optional<Item> item = state.adventurer(who).flatMap(member -> member.item(id));
        if (item.isEmpty()) {
            return Optional.of(new HandlingRefusal.NoSuchThing(name(state, who), id.value()));
        }
        boolean potion = world.book()
                .treasure()
                .find(item.get().kind())
                .filter(magic -> magic.magicClass() == MagicClass.POTION)
                .isPresent();
        return potion
                ? Optional.empty()
                : Optional.of(new HandlingRefusal.NoPotion(item.get().name()));
    }

    /** A sip takes a round and tells on 1 to 4; what passes for something else tells that. */
    @Rule("MI-040")
    static void sip(Unfolding u, HandlingCommand.Sip sip) {
        Adventurer who = u.state().adventurer(sip.who()).orElseThrow();
        Item item = who.item(sip.potion()).orElseThrow();
        boolean tells = u.throwing()
                .of("MI-040", "a sip")
                .by(who.name())
                .on(DiceStream.PLAYERS)
                .atMost(4)
                .roll(1, 6)
                .success();
        Optional<String> told = tells ? Optional.of(seeming(u.world().book().treasure(), item)) : Optional.empty();
        u.emit(new HandlingEvent.Sipped(
                sip.who(), sip.potion(), told, u.throwing().take()));
        u.world().levels().keySet().stream()
                .findFirst()
                .ifPresent(level -> u.emit(new DelveEvent.Noted(level, mark(sip))));
        round(u);
    }

    /** Drinks a potion: a round, and it works at the end of it (MI-040). */
    @Rule("MI-040")
    public static void drink(Unfolding u, CharacterId id, ItemId potion) {
        Item item = open(u, id, potion);
        round(u);
        work(u, id, potion, item.kind());
    }

    /** Puts it to the mouth; it is gone. */
    public static Item open(Unfolding u, CharacterId id, ItemId potion) {
        Item item = u.state().adventurer(id).flatMap(who -> who.item(potion)).orElseThrow();
        u.emit(new HandlingEvent.Drunk(
                id, potion, item.kind(), seeming(u.world().book().treasure(), item)));
        return item;
    }

    /** What was drunk does its work: it heals, harms, or lasts for a while; other powers pass without being used. */
    @Rule({"MI-040", "MI-054", "SP-98", "SP-99"})
    public static void work(Unfolding u, CharacterId id, ItemId potion, String kind) {
        if (u.state().adventurer(id).filter(Adventurer::living).isEmpty()) {
            return;
        }
        MagicItem magic = u.world().book().treasure().find(kind).orElseThrow();
        boolean deadly = magic.id().equals(POISON) || Antidotes.poisoned(u.state(), potion);
        if (deadly) {
            if (!Antidotes.harmless(u.state(), potion) && !Antidotes.use(u, new Effect.On.OnCharacter(id))) {
                poison(u, id);
            }
        } else if (magic.id().equals(HEALING)) {
            heal(u, id);
        } else {
            u.emit(new DeviceEvent.PotionWorks(id, kind));
        }
    }

    @Rule({"MI-054", "TI-04"})
    private static void heal(Unfolding u, CharacterId id) {
        Adventurer who = u.state().adventurer(id).filter(Adventurer::living).orElse(null);
        if (who == null) {
            return;
        }
        int points = u.throwing()
                .of("MI-054", "healing")
                .by(who.name())
                .on(DiceStream.PLAYERS)
                .plus(1)
                .roll(1, 6)
                .total();
        int now = Math.min(who.maxHitPoints(), who.hitPoints() + points);
        u.emit(new HarmEvent.CharacterHealed(
                id,
                now - who.hitPoints(),
                now,
                "a potion of healing",
                "MI-054",
                u.throwing().take()));
    }

    private static void poison(Unfolding u, CharacterId id) {
        Adventurer who = u.state().adventurer(id).filter(Adventurer::living).orElse(null);
        if (who == null) {
            return;
        }
        boolean saved = Saves.save(u, who, Danger.DEATH, "poison");
        List<Roll> rolls = u.throwing().take();
        if (saved) {
            Wounds.hurt(u, id, who.hitPoints() / 2, "a poisoned potion", "MI-064", rolls);
        } else {
            Wounds.kill(u, id, "a poisoned potion", "MI-064", rolls);
        }
    }

    /** What a potion is, or passes for: its false kind stands after the slash. */
    private static String seeming(TreasureTables tables, Item item) {
        int slash = item.kind().indexOf('/');
        String face = slash < 0 ? item.kind() : item.kind().substring(slash + 1);
        return tables.find(face).map(MagicItem::name).orElse(item.name());
    }

    private static boolean tried(World world, CampaignState state, HandlingCommand.Sip sip) {
        return world.levels().keySet().stream()
                .findFirst()
                .map(level -> state.level(level).tried().contains(mark(sip)))
                .orElse(false);
    }

    private static String mark(HandlingCommand.Sip sip) {
        return "sip|" + sip.potion() + "|" + sip.who();
    }

    private static String name(CampaignState state, CharacterId who) {
        return state.adventurer(who).map(Adventurer::name).orElse(who.value());
    }

    private static void round(Unfolding u) {
        if (u.state().underground().isPresent()) {
            Time.round(u);
        }
    }
}
