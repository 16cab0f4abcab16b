package org.woodgrain.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Rest;
import org.woodgrain.campaign.state.Spells;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/** The six of the example expedition (EX-01), and parts of them. */
public final class Company {
    public static final CharacterId FIGHTER = new CharacterId("fighter");
    public static final CharacterId CLERIC = new CharacterId("cleric");
    public static final CharacterId ELF = new CharacterId("elf");
    public static final CharacterId DWARF = new CharacterId("dwarf");
    public static final CharacterId HOBBIT = new CharacterId("hobbit");
    public static final CharacterId MAGE = new CharacterId("mage");

    private Company() {}

    /** Fighter, cleric, elf, dwarf, hobbit, magic-user, in marching order. */
    public static List<Adventurer> six() {
        return List.of(
                member(FIGHTER, Race.HUMAN, CharacterClass.FIGHTING_MAN, 6, 1200 - 80, List.of(pack(FIGHTER))),
                member(CLERIC, Race.HUMAN, CharacterClass.CLERIC, 6, 1200 - 80, List.of(pack(CLERIC))),
                member(ELF, Race.ELF, CharacterClass.FIGHTING_MAN, 5, 750 - 80, List.of(pack(ELF))),
                member(DWARF, Race.DWARF, CharacterClass.FIGHTING_MAN, 6, 1200 - 80, List.of(pack(DWARF))),
                member(HOBBIT, Race.HOBBIT, CharacterClass.FIGHTING_MAN, 5, 600 - 80, withLantern(HOBBIT)),
                member(MAGE, Race.HUMAN, CharacterClass.MAGIC_USER, 3, 200 - 80, withLantern(MAGE)));
    }

    /** Only these of the six. */
    public static List<Adventurer> of(CharacterId... who) {
        return List.of(who).stream()
                .map(id -> six().stream()
                        .filter(member -> member.id().equals(id))
                        .findFirst()
                        .orElseThrow())
                .toList();
    }

    /** Somebody of level 1 with scores of 10 and a burden in tenths of a pound besides his things. */
    public static Adventurer member(
            CharacterId id, Race race, CharacterClass characterClass, int hitPoints, int burden, List<Item> things) {
        List<Item> items = new ArrayList<>(things);
        items.add(thing(id + "-burden", "burden", "gear", 1, burden));
        Abilities scores = new Abilities(10, 10, 10, 10, 10, 10);
        String name =
                id.value().substring(0, 1).toUpperCase(Locale.ROOT) + id.value().substring(1);
        return new Adventurer(
                id,
                name,
                race,
                Alignment.LAW,
                scores,
                scores,
                List.of(new Career(characterClass, 1, 0, List.of(hitPoints))),
                characterClass,
                hitPoints,
                hitPoints,
                Life.LIVING,
                Purse.EMPTY,
                items,
                Spells.NONE,
                List.of(),
                Rest.FRESH,
                0);
    }

    /** The same member with other scores, as thrown and as changed. */
    public static Adventurer scored(Adventurer who, Abilities scores) {
        return new Adventurer(
                who.id(),
                who.name(),
                who.race(),
                who.alignment(),
                scores,
                scores,
                who.careers(),
                who.acting(),
                who.hitPoints(),
                who.maxHitPoints(),
                who.life(),
                who.purse(),
                who.items(),
                who.spells(),
                who.languages(),
                who.rest(),
                who.restDays());
    }

    /** The same member with another strength. */
    public static Adventurer strong(Adventurer who, int strength) {
        Abilities scores = new Abilities(strength, 10, 10, 10, 10, 10);
        return scored(who, scores);
    }

    /** A member with one more thing. */
    public static Adventurer with(Adventurer who, Item thing) {
        List<Item> items = new ArrayList<>(who.items());
        items.add(thing);
        return who.withItems(items);
    }

    public static Item thing(String id, String kind, String name, int quantity, int weight) {
        return new Item(new ItemId(id), kind, name, quantity, weight, 0, Carried.AT_HAND, "", 0);
    }

    private static Item pack(CharacterId who) {
        return thing(who + "-pack", "EQI-42", "back pack", 1, 0);
    }

    private static List<Item> withLantern(CharacterId who) {
        return List.of(
                pack(who),
                thing(who + "-sack", "EQI-41", "large sack", 1, 0),
                new Item(new ItemId(who + "-lantern"), "EQI-45", "lantern", 1, 0, 0, Carried.IN_HAND, "", 0));
    }
}
