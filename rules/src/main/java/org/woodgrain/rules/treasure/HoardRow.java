package org.woodgrain.rules.treasure;

import org.woodgrain.rules.Formula;

/**
 * What a treasure of some depth holds (DU-48). Silver is always there (DU-49); the chances are in a hundred.
 *
 * @param silver pieces
 * @param goldChance of gold being there
 * @param gold pieces
 * @param gemsChance likewise
 * @param gems how many
 * @param jewelryChance likewise
 * @param jewelry how many pieces
 * @param magicChance of one magic find
 */
public record HoardRow(
        Formula silver,
        int goldChance,
        Formula gold,
        int gemsChance,
        Formula gems,
        int jewelryChance,
        Formula jewelry,
        int magicChance) {

    /** Silver pieces; always there, without a throw. */
    public HoardPart silverPart() {
        return new HoardPart("DU-49", "silver", 100, silver, "silver");
    }

    public HoardPart goldPart() {
        return new HoardPart("DU-50", "gold", goldChance, gold, "gold pieces");
    }

    public HoardPart gemsPart() {
        return new HoardPart("DU-51", "gems", gemsChance, gems, "number of gems");
    }

    public HoardPart jewelryPart() {
        return new HoardPart("DU-51", "jewelry", jewelryChance, jewelry, "pieces of jewelry");
    }

    /** One find. */
    public HoardPart magicPart() {
        return new HoardPart("DU-52", "magic", magicChance, Formula.fixed(1), "magic finds");
    }
}
