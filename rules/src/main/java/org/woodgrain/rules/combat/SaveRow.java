package org.woodgrain.rules.combat;

/**
 * The numbers needed against each danger, for one level group of a class or of monsters.
 *
 * @param from lowest level or hit dice of the group
 * @param to highest
 * @param death poison and death rays
 * @param wands wands and polymorph
 * @param paralysis paralysis, where the table parts it from stone
 * @param stone petrification
 * @param breath breath of dragons
 * @param spells staves and spells
 */
public record SaveRow(int from, int to, int death, int wands, int paralysis, int stone, int breath, int spells) {
    /** The number needed; {@code paralysisWithWands} as in the original profile. */
    int needed(Danger danger, boolean paralysisWithWands) {
        return switch (danger) {
            case DEATH -> death;
            case WANDS -> wands;
            case PARALYSIS -> paralysisWithWands ? wands : paralysis;
            case STONE -> stone;
            case BREATH -> breath;
            case SPELLS -> spells;
        };
    }
}
