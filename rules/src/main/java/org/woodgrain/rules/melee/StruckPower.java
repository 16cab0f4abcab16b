package org.woodgrain.rules.melee;

/** What a creature does to those who strike it, whether the blow harms it or not. */
public interface StruckPower {
    /**
     * Acts after a blow has landed.
     *
     * @param struck who was hit
     * @param striker who hit him
     * @param form with what
     */
    void struck(Blows blows, int struck, int striker, int form);
}
