package org.woodgrain.campaign.view;

import org.woodgrain.campaign.World;
import org.woodgrain.rules.magic.Spell;

/** Names of spells. */
final class Spellings {
    private Spellings() {}

    /** The name of a spell by its id; the id itself if the book does not know it. */
    static String name(World world, String id) {
        return world.book().spells().find(id).map(Spell::name).orElse(id);
    }
}
