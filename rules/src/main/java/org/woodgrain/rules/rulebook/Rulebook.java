package org.woodgrain.rules.rulebook;

import org.woodgrain.rules.characters.CharacterTables;
import org.woodgrain.rules.combat.CombatTables;
import org.woodgrain.rules.encounters.EncounterTables;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.exploration.ExplorationTables;
import org.woodgrain.rules.magic.Manufacture;
import org.woodgrain.rules.magic.SpellTables;
import org.woodgrain.rules.monsters.Bestiary;
import org.woodgrain.rules.realm.RealmTables;
import org.woodgrain.rules.treasure.TreasureTables;

/** Every table of the game, read and checked. */
public record Rulebook(
        CharacterTables characters,
        EquipmentTables equipment,
        CombatTables combat,
        Bestiary monsters,
        EncounterTables encounters,
        ExplorationTables exploration,
        TreasureTables treasure,
        SpellTables spells,
        Manufacture making,
        RealmTables realm) {

    /** The same with other spells. */
    public Rulebook withSpells(SpellTables now) {
        return new Rulebook(
                characters, equipment, combat, monsters, encounters, exploration, treasure, now, making, realm);
    }
}
