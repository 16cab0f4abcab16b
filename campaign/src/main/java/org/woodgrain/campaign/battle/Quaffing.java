package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.handling.Potions;
import org.woodgrain.campaign.people.Faculties;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.HandlingRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.treasure.MagicClass;

/** Drinking potions in a fight: the round goes into it, and at its end the potion works. */
final class Quaffing {
    private static final String DRUNK = "has drunk";
    private static final String POTION = "potion";
    private static final String KIND = "kind";

    private Quaffing() {}

    static boolean potion(World world, Item item) {
        return world.book()
                .treasure()
                .find(item.kind())
                .filter(magic -> magic.magicClass() == MagicClass.POTION)
                .isPresent();
    }

    static Optional<Refusal> check(World world, CampaignState state, Adventurer who, ItemId id) {
        Optional<Item> item = who.item(id);
        if (item.isEmpty()) {
            return Optional.of(new HandlingRefusal.NoSuchThing(who.name(), id.value()));
        }
        if (!potion(world, item.get())) {
            return Optional.of(new HandlingRefusal.NoPotion(item.get().name()));
        }
        if (Faculties.feeble(state, new Effect.On.OnCharacter(who.id()))) {
            return Optional.of(new GeneralRefusal.CannotAct(who.name(), "feeble-minded"));
        }
        return Faculties.handless(world.book(), state, who).map(why -> new GeneralRefusal.CannotAct(who.name(), why));
    }

    @Rule({"MI-040", "MI-177"})
    static void begin(Unfolding u, CharacterId who, ItemId potion) {
        boolean has = u.state()
                .adventurer(who)
                .flatMap(each -> each.item(potion))
                .filter(item -> potion(u.world(), item))
                .isPresent();
        if (!has) {
            return;
        }
        Item item = Potions.open(u, who, potion);
        TreeMap<String, String> words = new TreeMap<>();
        words.put(POTION, potion.value());
        words.put(KIND, item.kind());
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        DRUNK,
                        "",
                        new Effect.On.OnCharacter(who),
                        who.value(),
                        Effect.Unit.LASTING,
                        0,
                        new TreeMap<>(),
                        words,
                        true),
                "MI-040",
                List.of()));
    }

    /** The round is over. */
    @Rule("MI-040")
    static void end(Unfolding u) {
        for (Effect effect : u.state().effects()) {
            if (effect.kind().equals(DRUNK) && effect.on() instanceof Effect.On.OnCharacter on) {
                u.emit(new MagicEvent.EffectEnded(effect.id(), "it works"));
                Potions.work(u, on.character(), new ItemId(effect.word(POTION)), effect.word(KIND));
            }
        }
    }
}
