package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;

/** Powers that work as spells of the lists: so many times a day, at will, or by many together. */
final class InnateSpells {
    /** Castings of one that casts at will, more than any fight has rounds. */
    private static final int AT_WILL = 60;

    private InnateSpells() {}

    /** The spells that a monster has by nature, each as often as it may cast it; powers that are no spell are left out. */
    static List<String> of(Unfolding u, Foe foe) {
        Monster kind = u.world().book().monsters().monster(foe.monster());
        List<String> all = new ArrayList<>();
        for (SpecialAttack.Spell power :
                kind.powers(SpecialAttack.Spell.class, u.state().ruleset().profile())) {
            int times = times(u, foe, power);
            u.world().book().spells().spells().values().stream()
                    .filter(spell -> !spell.reversed() && words(spell).equals(power.name()))
                    .map(Spell::id)
                    .findFirst()
                    .ifPresent(id -> {
                        for (int i = 0; i < times; i++) {
                            all.add(id);
                        }
                    });
        }
        return all;
    }

    private static String words(Spell spell) {
        return spell.name().toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    private static int times(Unfolding u, Foe foe, SpecialAttack.Spell power) {
        return switch (power.how()) {
            case "will" -> AT_WILL;
            case "group" -> leads(u, foe, power.count()) ? 1 : 0;
            default -> power.count();
        };
    }

    /** Whether so many of a kind are there and this one is their first, who casts for all. */
    private static boolean leads(Unfolding u, Foe foe, int needed) {
        List<Foe> same = u.state().encounter().orElseThrow().able().stream()
                .filter(each -> each.monster().equals(foe.monster()))
                .toList();
        return same.size() >= needed && same.getFirst().id().equals(foe.id());
    }
}
