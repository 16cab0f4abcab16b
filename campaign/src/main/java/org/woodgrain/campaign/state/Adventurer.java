package org.woodgrain.campaign.state;

import java.util.List;
import java.util.Optional;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
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
 * @param careers one, or two for an elf
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
        items = List.copyOf(items);
        languages = List.copyOf(languages);
    }

    /** The career of the class in which this adventure is played. */
    public Career career() {
        return careers.stream()
                .filter(each -> each.characterClass() == acting)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(id + " has no career as " + acting));
    }

    public int level() {
        return career().level();
    }

    public boolean living() {
        return life == Life.LIVING;
    }

    public Optional<Item> item(ItemId item) {
        return items.stream().filter(each -> each.id().equals(item)).findFirst();
    }

    public Adventurer withHitPoints(int points) {
        return new Adventurer(
                id,
                name,
                race,
                alignment,
                rolled,
                abilities,
                careers,
                acting,
                points,
                maxHitPoints,
                life,
                purse,
                items,
                spells,
                languages,
                rest,
                restDays);
    }

    public Adventurer withMaxHitPoints(int points) {
        return new Adventurer(
                id, name, race, alignment, rolled, abilities, careers, acting, hitPoints, points, life, purse, items,
                spells, languages, rest, restDays);
    }

    public Adventurer withLife(Life now) {
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
                now,
                purse,
                items,
                spells,
                languages,
                rest,
                restDays);
    }

    public Adventurer withPurse(Purse coins) {
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
                coins,
                items,
                spells,
                languages,
                rest,
                restDays);
    }

    public Adventurer withItems(List<Item> things) {
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
                things,
                spells,
                languages,
                rest,
                restDays);
    }

    public Adventurer withSpells(Spells now) {
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
                now,
                languages,
                rest,
                restDays);
    }

    public Adventurer withRest(Rest now) {
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
                now,
                restDays);
    }

    public Adventurer withRestDays(int days) {
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
                days);
    }

    public Adventurer withCareers(List<Career> now, CharacterClass as) {
        return new Adventurer(
                id,
                name,
                race,
                alignment,
                rolled,
                abilities,
                now,
                as,
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

    /** The same of another alignment, with the tongues known then. */
    public Adventurer withAlignment(Alignment side, List<String> tongues) {
        return new Adventurer(
                id,
                name,
                race,
                side,
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
                tongues,
                rest,
                restDays);
    }
}
