package org.woodgrain.book;

import org.woodgrain.rules.rulebook.Rulebook;

/** Reads the shipped tables into a {@link Rulebook}. */
public final class StandardBook {
    private StandardBook() {}

    /** The book as shipped. */
    public static Rulebook load() {
        return load(Shelf.shipped());
    }

    /**
     * The book from a shelf.
     *
     * @throws BookException when a table is not sound
     */
    public static Rulebook load(Shelf shelf) {
        return new Rulebook(
                CharacterLoader.load(shelf),
                EquipmentLoader.load(shelf),
                CombatLoader.load(shelf),
                BestiaryLoader.load(shelf),
                EncounterLoader.load(shelf),
                ExplorationLoader.load(shelf),
                TreasureLoader.load(shelf),
                SpellLoader.load(shelf),
                ManufactureLoader.load(shelf),
                RealmLoader.load(shelf));
    }
}
