package org.woodgrain.campaign.clock;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.woodgrain.campaign.state.Stalker;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.encounters.Band;
import org.woodgrain.rules.monsters.Bestiary;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Monster;

/** Cunning monsters that have followed the company come for it, and bring others. */
final class Returning {
    private Returning() {}

    /**
     * All who come.
     *
     * @param found what the tables give at this place: they are the allies if they would side with them, else the
     *     followers bring one more of their own kind
     */
    @Rule("EN-36")
    static List<Band> with(Bestiary monsters, List<Stalker> stalkers, List<Band> found) {
        Map<String, Integer> back = new TreeMap<>();
        stalkers.forEach(each -> back.merge(each.monster(), 1, Integer::sum));
        Monster head = monsters.monster(stalkers.getFirst().monster());
        boolean side = found.stream().allMatch(band -> sides(head, monsters.monster(band.monster())));
        if (!side) {
            back.merge(head.id(), 1, Integer::sum);
        }
        List<Band> all = new ArrayList<>();
        back.forEach((monster, number) -> all.add(new Band(monster, number)));
        if (side) {
            all.addAll(found);
        }
        return all;
    }

    /** Whether another kind would fight at its side: it has wits, and they may be of one alignment. */
    private static boolean sides(Monster head, Monster other) {
        return other.intelligence() != Intelligence.NON
                && !other.id().equals(head.id())
                && !Collections.disjoint(head.alignments(), other.alignments());
    }
}
