package org.woodgrain.campaign.meeting;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.bands.Bands;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Stalker;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.encounters.Band;
import org.woodgrain.rules.monsters.Monster;

/** Makes the single monsters of wandering bands. */
final class Muster {
    private Muster() {}

    /** All monsters of the bands, the first being the leader if the bands are of several kinds. */
    static List<Foe> of(Unfolding u, List<Band> bands) {
        List<Foe> all = new ArrayList<>();
        for (Band band : bands) {
            Monster kind = u.world().book().monsters().monster(band.monster());
            boolean leads = bands.size() > 1 && band.number() == 1 && all.isEmpty();
            int alignment = alignment(u, kind);
            Map<String, Integer> marks = new TreeMap<>();
            if (leads) {
                marks.put(Marks.LEADER, 1);
            }
            if (alignment > 0) {
                marks.put(Host.ALIGNMENT, alignment);
            }
            all.addAll(Bands.led(u, kind, band.number(), false, marks));
        }
        return followed(u, all);
    }

    /** Those who have followed the company are who they were. */
    private static List<Foe> followed(Unfolding u, List<Foe> made) {
        List<Stalker> left = new ArrayList<>(u.state()
                .underground()
                .map(at -> Stalker.due(u.state().level(at.level()), u.state().clock()))
                .orElse(List.of()));
        List<Foe> all = new ArrayList<>();
        for (Foe foe : made) {
            Optional<Stalker> same = left.stream()
                    .filter(each -> each.monster().equals(foe.monster()))
                    .findFirst();
            same.ifPresent(left::remove);
            all.add(same.map(each -> each.again(foe)).orElse(foe));
        }
        return all;
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
