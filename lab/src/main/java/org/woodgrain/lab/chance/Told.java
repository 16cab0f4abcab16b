package org.woodgrain.lab.chance;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.lab.fights.Kind;
import org.woodgrain.lab.fights.Troop;
import org.woodgrain.rules.characters.Race;

/** Tells in words who is asked about. */
final class Told {
    private Told() {}

    /** "an ogre", "four zombies", "a fighting-man of level 3 (sword)". */
    static String of(Troop troop) {
        return switch (troop.kind()) {
            case Kind.Beast beast -> many(troop.number(), beast.monster().name().toLowerCase(Locale.ROOT));
            case Kind.Classed classed -> {
                String label = troop.label();
                yield troop.number() == 1 ? Phrases.article(label.substring(label.indexOf(' ') + 1)) : label;
            }
        };
    }

    /** "two humans and an elf". */
    static String of(List<Race> who) {
        List<String> parts = new ArrayList<>();
        for (Race race : Race.values()) {
            int many = (int) who.stream().filter(race::equals).count();
            if (many > 0) {
                parts.add(many(many, race.label()));
            }
        }
        return Phrases.join(parts);
    }

    private static String many(int number, String noun) {
        return number == 1 ? Phrases.article(noun) : Phrases.number(number) + " " + Phrases.plural(noun);
    }
}
