package org.woodgrain.rules.realm;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.characters.CharacterClass;

/** What a stronghold gives to its owner, by his class and level. */
public final class Dominion {
    /** The least worth of works that make a stronghold, in gold pieces. */
    public static final int LEAST = 10_000;

    private static final int LORD = 9;
    private static final int PATRIARCH = 8;
    private static final int TAX = 10;
    private static final int TITHE = 20;
    private static final int MONTHS = 12;

    private Dominion() {}

    /** Whether the owner of a stronghold is a baron. */
    @Rule("CH-75")
    public static boolean baron(CharacterClass in, int level) {
        return in == CharacterClass.FIGHTING_MAN && level >= LORD;
    }

    /** Whether help from above comes to one who builds. */
    @Rule("CH-77")
    public static boolean helped(CharacterClass in, int level) {
        return in == CharacterClass.CLERIC && level >= PATRIARCH;
    }

    /** What the works are worth that so much gold was spent on. */
    @Rule("CH-77")
    public static int works(int spent, boolean helped) {
        return helped ? 2 * spent : spent;
    }

    /** Gold pieces that each inhabitant pays in a year; {@code forsaken} if the owner has lost the help from above. */
    @Rule({"CH-76", "CH-81", "CH-83", "ST-71", "ST-73"})
    public static int perHead(CharacterClass in, int level, boolean forsaken) {
        return helped(in, level) && !forsaken ? TITHE : TAX;
    }

    /** What comes in in a month from 1 to 12: a twelfth rounded down, with what is left over in the last. */
    @Rule("CH-76")
    public static int month(int people, int perHead, int month) {
        int year = people * perHead;
        int twelfth = year / MONTHS;
        return month == MONTHS ? year - (MONTHS - 1) * twelfth : twelfth;
    }

    /** The villages of a territory, by their people: two to eight of one to four hundred. */
    @Rule("CH-80")
    public static List<Integer> villages(Throws dice) {
        int many = dice.of("ST-70", "villages").secret().roll(2, 4).total();
        List<Integer> people = new ArrayList<>();
        for (int i = 0; i < many; i++) {
            people.add(dice.of("ST-70", "people of a village")
                    .secret()
                    .times(100)
                    .roll(1, 4)
                    .total());
        }
        return List.copyOf(people);
    }
}
