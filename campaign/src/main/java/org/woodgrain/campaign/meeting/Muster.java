package org.woodgrain.campaign.meeting;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.encounters.Band;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.monsters.Monster;

/** Makes the single monsters of wandering bands: hit points, coin, side. */
final class Muster {
    private static final int ORIGINAL_DIE = 6;
    private static final int CLASSIC_DIE = 8;

    private Muster() {}

    /** All monsters of the bands, the first being the leader if the bands are of several kinds. */
    static List<Foe> of(Unfolding u, List<Band> bands) {
        List<Foe> all = new ArrayList<>();
        for (Band band : bands) {
            Monster kind = u.world().book().monsters().monster(band.monster());
            boolean leads = bands.size() > 1 && band.number() == 1 && all.isEmpty();
            int alignment = alignment(u, kind);
            for (int i = 1; i <= band.number(); i++) {
                all.add(one(u, kind, i, band.number(), leads, alignment));
            }
        }
        return all;
    }

    private static Foe one(Unfolding u, Monster kind, int number, int of, boolean leads, int alignment) {
        String plain = kind.name().toLowerCase(Locale.ROOT);
        String name = of == 1 ? plain : plain + " " + number;
        int die = u.state().ruleset().original() ? ORIGINAL_DIE : CLASSIC_DIE;
        int points = kind.hitDice().roll(u.throwing(), die, name);
        int silver = kind.treasure()
                .carriedSilver()
                .roll(u.throwing()
                        .of("TR-01", "coin carried")
                        .by(name)
                        .on(DiceStream.CONTENT)
                        .secret());
        SortedMap<String, Integer> numbers = new TreeMap<>();
        if (leads) {
            numbers.put(Host.LEADER, 1);
        }
        if (alignment > 0) {
            numbers.put(Host.ALIGNMENT, alignment);
        }
        return new Foe(
                new FoeId(u.newId("m")),
                kind.id(),
                name,
                points,
                points,
                Foe.Standing.ABLE,
                new Purse(0, 0, 0, silver, 0),
                Collections.unmodifiableSortedMap(numbers));
    }

    /** One throw for a group that may be on several sides; 0 where there is no choice. */
    @Rule("CH-104")
    private static int alignment(Unfolding u, Monster kind) {
        List<Alignment> sides = List.copyOf(kind.alignments());
        if (sides.size() < 2) {
            return 0;
        }
        int face = u.throwing()
                .of("CH-104", "alignment of " + kind.name())
                .on(DiceStream.CONTENT)
                .secret()
                .roll(1, sides.size())
                .total();
        return sides.get(face - 1).ordinal() + 1;
    }
}
