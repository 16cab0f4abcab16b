package org.woodgrain.rules.melee;

import java.util.List;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.monsters.Power;
import org.woodgrain.rules.monsters.Resistance;
import org.woodgrain.rules.monsters.Size;

/** What somebody's people makes of him in a fight. */
public final class People {
    private static final Resistance.Versed ELF_EDGE =
            new Resistance.Versed(List.of("goblin", "hobgoblin", "orc", "gnoll"), 1, 1);

    private People() {}

    /** Kinds that rules may name him by. */
    public static List<String> kinds(Race race) {
        return race == Race.HUMAN ? List.of("men", "human") : List.of("demihuman", race.label());
    }

    public static Size size(Race race) {
        return switch (race) {
            case HUMAN, ELF -> Size.MAN;
            case DWARF, HOBBIT -> Size.SMALL;
        };
    }

    /** What an elf's people know of some foes; none for others. */
    @Rule("CH-45")
    public static List<Power> powers(Ruleset ruleset, Race race) {
        return race == Race.ELF && ruleset.original() && ruleset.on(Option.ELF_EDGE) ? List.of(ELF_EDGE) : List.of();
    }
}
