package org.woodgrain.rules.melee;

/**
 * How well somebody is protected.
 *
 * @param front descending armour class against blows from the front
 * @param behind the same against blows from behind, the shield left out (CB-35, CC-03)
 * @param caught taken off one throw in three besides, by a magic shield better than the armour (MI-015)
 */
public record Guard(int front, int behind, int caught) {
    /** Natural armour, the same on all sides. */
    public static Guard natural(int armorClass) {
        return new Guard(armorClass, armorClass, 0);
    }
}
