package org.woodgrain.rules.treasure;

import java.util.Optional;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;

/** Which classes can use magic items other than arms. */
public final class ItemUsers {
    private ItemUsers() {}

    /** The rule that keeps a class from using an item; empty if none does. */
    @Rule({"CH-60", "CH-61", "CH-62", "MI-140"})
    public static Optional<String> forbids(MagicItem magic, CharacterClass acting) {
        if (magic.users().contains(acting)) {
            return Optional.empty();
        }
        return Optional.of(
                switch (acting) {
                    case FIGHTING_MAN -> "CH-60";
                    case MAGIC_USER -> "CH-61";
                    case CLERIC -> magic.magicClass() == MagicClass.MISC_MAGIC ? "MI-140" : "CH-62";
                });
    }
}
