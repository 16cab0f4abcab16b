package org.woodgrain.campaign.narrate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;

/** How monsters are spoken of: by kind once it is known, else as shapes. */
public final class Naming {
    private Naming() {}

    static boolean known(Encounter meeting, Seat seat) {
        return seat.seesAll() || meeting.kindKnown();
    }

    /** Those who are here: "three orcs and a wolf", or "something", "four shapes". */
    public static String who(World world, Encounter meeting, Seat seat) {
        List<Foe> here = meeting.foes().stream().filter(foe -> !foe.gone()).toList();
        if (!known(meeting, seat)) {
            return here.size() <= 1 ? "something" : Phrases.number(here.size()) + " shapes";
        }
        return kinds(world, here);
    }

    /** Monsters by kind and number. */
    static String kinds(World world, List<Foe> foes) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        foes.forEach(foe -> counts.merge(kind(foe), 1, Integer::sum));
        List<String> parts = new ArrayList<>();
        counts.forEach((kind, many) ->
                parts.add(many == 1 ? Phrases.article(kind) : Phrases.number(many) + " " + Phrases.plural(kind)));
        return Phrases.join(parts);
    }

    private static String kind(Foe foe) {
        return foe.name().replaceFirst(" \\(piece.*\\)$", "").replaceFirst(" \\d+$", "");
    }
}
