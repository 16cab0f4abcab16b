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
        int magicChance) {}
