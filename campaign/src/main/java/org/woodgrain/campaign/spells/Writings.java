package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.HandlingRefusal;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.treasure.ItemUsers;
import org.woodgrain.rules.treasure.MapTables;
import org.woodgrain.rules.treasure.Scrolls;

/** Scrolls in magic script and maps in unknown tongues. */
public final class Writings {
    private static final String MAP = "map/";
    private static final String READING_HELM = "MI-164";
    private static final Map<String, String> CONTENTS = Map.of(
            "sp", "silver",
            "gp", "gold",
            "gems", "gems",
            "jewelry", "jewelry",
            "any", "things of magic",
            "potion", "a potion",
            "scroll", "a scroll",
            "treasure", "treasure",
            "magic", "things of magic");

    private Writings() {}

    /** Why a member cannot read a thing that he carries; empty if he can. */
    @Rule({"SP-03", "SP-04", "MI-070", "HZ-08", "CH-112"})
    public static Optional<Refusal> check(World world, CampaignState state, CharacterId reader, ItemId thing) {
        Optional<Adventurer> who = state.adventurer(reader);
        String name = who.map(Adventurer::name).orElse("Nobody");
        Optional<Item> item = who.flatMap(each -> each.item(thing)).filter(Writings::written);
        if (who.isEmpty() || item.isEmpty()) {
            return Optional.of(new HandlingRefusal.NoSuchThing(name, thing.value()));
        }
        if (state.underground().isPresent() && !Lighting.bright(state)) {
            return Optional.of(new MagicRefusal.CannotRead(name, "there is no light to read by", "HZ-08"));
        }
        if (understood(who.get(), item.get())) {
            return Optional.of(new MagicRefusal.CannotRead(name, "what it says is known already", ""));
        }
        if (helmed(world, who.get())
                || freely(world, who.get(), item.get())
                || spell(state, who.get(), item.get()).isPresent()) {
            return Optional.empty();
        }
        return Optional.of(
                map(item.get())
                        ? new MagicRefusal.CannotRead(name, "it is in a tongue that needs Read Languages", "SP-04")
                        : new MagicRefusal.CannotRead(name, "magic script needs Read Magic", "SP-03"));
    }

    /** Reads what was checked. */
    @Rule({"SP-03", "SP-04", "CH-112"})
    public static void read(Unfolding u, CharacterId reader, ItemId thing) {
        Adventurer who = u.state().adventurer(reader).orElseThrow();
        Item item = who.item(thing).orElseThrow();
        boolean helm = helmed(u.world(), who);
        boolean free = helm || freely(u.world(), who, item);
        u.emit(new MagicEvent.WritingRead(
                reader,
                thing,
                name(u.world(), item),
                helm ? READING_HELM : free ? "MI-070" : map(item) ? "SP-04" : "SP-03"));
        if (!free) {
            spell(u.state(), who, item).ifPresent(effect -> use(u, effect));
        }
    }

    private static void use(Unfolding u, Effect effect) {
        int left = effect.number(ReadMagic.READINGS) - 1;
        if (left > 0) {
            u.emit(new MagicEvent.EffectChanged(effect.id(), ReadMagic.READINGS, left, "a reading is used"));
        } else {
            u.emit(new MagicEvent.EffectEnded(effect.id(), "both readings are used"));
        }
    }

    private static Optional<Effect> spell(CampaignState state, Adventurer who, Item item) {
        return Effects.find(
                state, new Effect.On.OnCharacter(who.id()), map(item) ? ReadLanguages.KINDS : ReadMagic.KINDS);
    }

    /** Whether somebody wears the helm that reads all tongues and all magic script, and is of a class that can use it. */
    @Rule({"MI-164", "CH-112"})
    private static boolean helmed(World world, Adventurer who) {
        return who.items().stream()
                .filter(item -> item.carried() == Carried.WORN && item.kind().equals(READING_HELM))
                .flatMap(item -> world.book().treasure().find(item.kind()).stream())
                .anyMatch(magic -> ItemUsers.forbids(magic, who.acting()).isEmpty());
    }

    /** Clerics read clerical scrolls as they are. */
    @Rule("MI-070")
    private static boolean freely(World world, Adventurer who, Item item) {
        return who.casting().characterClass() == CharacterClass.CLERIC
                && Scrolls.spells(item.kind()).stream()
                        .flatMap(id -> world.book().spells().find(id).stream())
                        .anyMatch(spell -> spell.caster() == CharacterClass.CLERIC);
    }

    static boolean understood(Adventurer who, Item item) {
        return who.spells().understood().contains(item.id());
    }

    private static boolean map(Item item) {
        return item.kind().startsWith(MAP);
    }

    private static boolean written(Item item) {
        return map(item)
                || item.kind().startsWith("MI-078")
                || !Scrolls.spells(item.kind()).isEmpty();
    }

    /** What a thing is called by those who have read it. */
    static String name(World world, Item item) {
        if (map(item)) {
            return "map to " + leadsTo(world.book().treasure().maps(), item);
        }
        List<String> spells = Scrolls.spells(item.kind());
        // a cursed scroll shows false, harmless words to one who only reads it (SP-03)
        return spells.isEmpty() ? "scroll of harmless words" : scroll(world, spells);
    }

    static String scroll(World world, List<String> spells) {
        return spells.isEmpty()
                ? "blank scroll"
                : "scroll of "
                        + spells.stream()
                                .map(id -> world.book()
                                        .spells()
                                        .find(id)
                                        .map(Spell::name)
                                        .orElse(id))
                                .collect(Collectors.joining(", "));
    }

    private static String leadsTo(MapTables maps, Item item) {
        String[] parts = item.kind().split("/", -1);
        int row = Integer.parseInt(parts[2]);
        return words(
                switch (parts[1]) {
                    case "treasure" -> maps.treasure().at(row);
                    case "magic" -> maps.magic().at(row);
                    default -> maps.both().at(row);
                });
    }

    /** What is there in plain words; how much of it the map does not say. */
    private static String words(String found) {
        String words = Arrays.stream(found.split(";", -1))
                .map(part -> part.split("=", -1)[0])
                .flatMap(key -> Optional.ofNullable(CONTENTS.get(key)).stream())
                .distinct()
                .collect(Collectors.joining(", "));
        return words.isEmpty() ? "treasure" : words;
    }

    /** What a member may read now. */
    public static List<Aim> aims(World world, CampaignState state, Adventurer who) {
        List<Aim> aims = new ArrayList<>();
        for (Item item : who.items()) {
            if (check(world, state, who.id(), item.id()).isEmpty()) {
                aims.add(new Aim(item.id().value(), item.name(), ""));
            }
        }
        return aims;
    }
}
