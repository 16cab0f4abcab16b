package org.woodgrain.campaign.state;

import java.util.List;
import java.util.Optional;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.ClassChange;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Pack;
import org.woodgrain.rules.equipment.Purse;

/**
 * A character of a player.
 *
 * @param id unique in the campaign
 * @param name as shown
 * @param race people
 * @param alignment side
 * @param rolled scores as thrown
 * @param abilities scores that count, after exchanges (CH-14 to CH-18)
 * @param careers one, or two for an elf or for a man who has changed his class
 * @param acting the class of this adventure
 * @param hitPoints now
 * @param maxHitPoints unhurt
 * @param life whether alive
 * @param purse coins carried
 * @param items things carried
 * @param spells book and memory
 * @param languages tongues known
 * @param rest since the last rest
 * @param restDays days of complete rest so far, for healing (TI-02)
 */
public record Adventurer(
        CharacterId id,
        String name,
        Race race,
        Alignment alignment,
        Abilities rolled,
        Abilities abilities,
        List<Career> careers,
        CharacterClass acting,
        int hitPoints,
        int maxHitPoints,
        Life life,
        Purse purse,
        List<Item> items,
        Spells spells,
        List<String> languages,
        Rest rest,
        int restDays) {

    public Adventurer {
        careers = List.copyOf(careers);
        items = Pack.of(items);
        languages = List.copyOf(languages);
    }

    /** The career of the class in which this adventure is played. */
    public Career career() {
        for (Career each : careers) {
            if (each.characterClass() == acting) {
                return each;
            }
        }
        throw new IllegalStateException(id + " has no career as " + acting);
    }

    /** The career in which spells are held and cast; a man who has given up a class of casters keeps them (CH-101). */
    public Career casting() {
        return ClassChange.casting(race, career(), careers);
    }

    public int level() {
        return career().level();
    }

    public boolean living() {
        return life == Life.LIVING;
    }

    /** What is in hand, in order. */
    public List<Item> inHand() {
        return ((Pack) items).inHand();
    }

    public Optional<Item> item(ItemId item) {
        for (Item each : items) {
            if (each.id().equals(item)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    public Adventurer withHitPoints(int points) {
        Edit edit = new Edit(this);
        edit.hitPoints = points;
        return edit.done();
    }

    public Adventurer withMaxHitPoints(int points) {
        Edit edit = new Edit(this);
        edit.maxHitPoints = points;
        return edit.done();
    }

    public Adventurer withLife(Life now) {
        Edit edit = new Edit(this);
        edit.life = now;
        return edit.done();
    }

    public Adventurer withPurse(Purse coins) {
        Edit edit = new Edit(this);
        edit.purse = coins;
        return edit.done();
    }

    public Adventurer withItems(List<Item> things) {
        Edit edit = new Edit(this);
        edit.items = things;
        return edit.done();
    }

    public Adventurer withSpells(Spells now) {
        Edit edit = new Edit(this);
        edit.spells = now;
        return edit.done();
    }

    public Adventurer withRest(Rest now) {
        Edit edit = new Edit(this);
        edit.rest = now;
        return edit.done();
    }

    public Adventurer withRestDays(int days) {
        Edit edit = new Edit(this);
        edit.restDays = days;
        return edit.done();
    }

    public Adventurer withCareers(List<Career> now, CharacterClass as) {
        Edit edit = new Edit(this);
        edit.careers = now;
        edit.acting = as;
        return edit.done();
    }

    public Adventurer withRace(Race people) {
        Edit edit = new Edit(this);
        edit.race = people;
        return edit.done();
    }

    /** The same of another alignment, with the tongues known then. */
    public Adventurer withAlignment(Alignment side, List<String> tongues) {
        Edit edit = new Edit(this);
        edit.alignment = side;
        edit.languages = tongues;
        return edit.done();
    }

    /** All parts, to change a few and build the record anew. */
    private static final class Edit {
        private final CharacterId id;
        private final String name;
        private Race race;
        private Alignment alignment;
        private final Abilities rolled;
        private final Abilities abilities;
        private List<Career> careers;
        private CharacterClass acting;
        private int hitPoints;
        private int maxHitPoints;
        private Life life;
        private Purse purse;
        private List<Item> items;
        private Spells spells;
        private List<String> languages;
        private Rest rest;
        private int restDays;

        Edit(Adventurer from) {
            id = from.id;
            name = from.name;
            race = from.race;
            alignment = from.alignment;
            rolled = from.rolled;
            abilities = from.abilities;
            careers = from.careers;
            acting = from.acting;
            hitPoints = from.hitPoints;
            maxHitPoints = from.maxHitPoints;
            life = from.life;
            purse = from.purse;
            items = from.items;
            spells = from.spells;
            languages = from.languages;
            rest = from.rest;
            restDays = from.restDays;
        }

        Adventurer done() {
            return new Adventurer(
                    id,
                    name,
                    race,
                    alignment,
                    rolled,
                    abilities,
                    careers,
                    acting,
                    hitPoints,
                    maxHitPoints,
                    life,
                    purse,
                    items,
                    spells,
                    languages,
                    rest,
                    restDays);
        }
    }
}
