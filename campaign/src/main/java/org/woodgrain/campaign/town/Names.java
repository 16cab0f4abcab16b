package org.woodgrain.campaign.town;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.characters.Race;

/** Names for characters that nobody has named. */
final class Names {
    private static final List<String> HUMAN = List.of(
            "Aldith",
            "Berengar",
            "Cerdic",
            "Dunstan",
            "Edlyn",
            "Faramund",
            "Godiva",
            "Hereward",
            "Isolde",
            "Jocelyn",
            "Kenelm",
            "Leofric",
            "Maerwyn",
            "Norbert",
            "Osric",
            "Petronel",
            "Quennel",
            "Rohese",
            "Sigrun",
            "Thorold",
            "Ulric",
            "Wilmot",
            "Ysolt",
            "Ancelm");
    private static final List<String> ELF = List.of(
            "Aelinor",
            "Belisande",
            "Cerellin",
            "Daerion",
            "Elowen",
            "Faelor",
            "Gwyllian",
            "Ilvane",
            "Lirael",
            "Maelis",
            "Nuvien",
            "Sylvaine");
    private static final List<String> DWARF = List.of(
            "Agna", "Bruni", "Dagna", "Eitrik", "Grundi", "Hrolf", "Kolbrun", "Magni", "Orm", "Skafti", "Torvi",
            "Ygrun");
    private static final List<String> HOBBIT = List.of(
            "Bella Thistle",
            "Corby Fenn",
            "Daisy Malt",
            "Filbert Oats",
            "Hob Underhedge",
            "Marigold Pipe",
            "Nell Barrow",
            "Perkin Dale",
            "Rosamund Tansy",
            "Tobold Reed",
            "Wat Hazel",
            "Willa Croft");

    private Names() {}

    /** A name that is not taken, drawn on the stream of content. */
    static String draw(Throws throwing, Race race, Set<String> taken) {
        List<String> free = new ArrayList<>(of(race));
        free.removeAll(taken);
        List<String> from = free.isEmpty() ? of(race) : free;
        int index = throwing.of("", "name")
                .on(DiceStream.CONTENT)
                .secret()
                .roll(1, from.size())
                .total();
        String name = from.get(index - 1);
        int number = 2;
        String unique = name;
        while (taken.contains(unique)) {
            unique = name + " " + number++;
        }
        return unique;
    }

    private static List<String> of(Race race) {
        return switch (race) {
            case HUMAN -> HUMAN;
            case ELF -> ELF;
            case DWARF -> DWARF;
            case HOBBIT -> HOBBIT;
        };
    }
}
