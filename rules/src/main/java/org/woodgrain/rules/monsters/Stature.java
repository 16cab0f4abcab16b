package org.woodgrain.rules.monsters;

import java.util.Optional;
import org.woodgrain.rules.Profile;

/** How big one of a kind is whose hit dice differ from one to the next: the least are smaller, the greatest bigger. */
public final class Stature {
    private static final int SHARE = 5;

    private Stature() {}

    /**
     * The size of one creature. The lowest fifth of its range of dice is one size below its row and the highest one
     * above, at least one number of dice at either end; the undead keep the size that they had in life.
     *
     * @param own its own hit dice; empty if they are those of its row
     */
    public static Size of(Monster kind, Profile profile, Optional<HitDice> own) {
        Optional<Trait.DiceRange> range = kind.power(Trait.DiceRange.class, profile);
        if (range.isEmpty() || own.isEmpty() || kind.undead()) {
            return kind.size();
        }
        int least = range.get().least();
        int most = range.get().most();
        int fifth = Math.max(1, (most - least + 1) / SHARE);
        int dice = own.get().dice();
        int step = dice < least + fifth ? -1 : dice > most - fifth ? 1 : 0;
        Size[] sizes = Size.values();
        return sizes[Math.clamp(kind.size().ordinal() + step, 0, sizes.length - 1)];
    }
}
