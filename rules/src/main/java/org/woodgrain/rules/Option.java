package org.woodgrain.rules;

/** A switch of the rules, with its default in each profile. */
public enum Option {
    /** Elves who pass a secret door may sense it (UX-11). */
    ELF_SENSE("elf-sense", true, false),
    /** A natural 20 always hits and a natural 1 always misses (CB-12, CC-02). */
    NATURAL_EXTREMES("natural-extremes", false, true),
    /** Each weapon has its own damage die (weapons-damage, variable column). */
    VARIABLE_DAMAGE("variable-damage", false, false),
    /** To-hit by THAC0 instead of the matrix (CC-44). */
    THAC0("thac0", false, false),
    /** A made save against poison leaves only the damage thrown (CB-29). */
    POISON_HARMLESS("poison-harmless", false, false),
    /** Monsters check morale in classic (CC-26). */
    MORALE("morale", true, true),
    /** One adventure raises nobody more than one level (XP-12). */
    ONE_LEVEL("one-level", true, true),
    /** Creatures of five dice and more, or themselves so protected, harm what only silver or magic harms (CC-10). */
    STRONG_HARM("strong-harm", true, true),
    /** Generated traps may kill outright (DU-31). */
    LETHAL_TRAPS("lethal-traps", false, false),
    /** A caster who is hurt or fails a save before his turn in the round loses the spell (MA-05). */
    CAST_DISRUPT("cast-disrupt", true, true),
    /** A bolt turned back by a wall strikes its sender only if he stands on its way (UX-29). */
    REBOUND_PATH("rebound-path", false, false),
    /** Missile spells blast stone away for what is missing of their length or shape, in the original profile (UX-30). */
    BLAST_STONE("blast-stone", false, false),
    /** They blast away a little and come back for half of what is missing, in the original profile (UX-31). */
    HALF_REBOUND("half-rebound", false, false),
    /** Heroes and fantastic creatures fight each other by the miniatures rules, in the original profile (CB-34). */
    MINIATURES("miniatures", false, false),
    /** A magic-user may not hold the same spell twice (MA-03). */
    NO_DUPLICATE_SPELLS("no-duplicate-spells", false, false),
    /** Clerics above the eighth level turn undead as Patriarchs do (CH-94). */
    TURN_CAP("turn-cap", false, false),
    /** One below half his hit points is slower by an inch, and below a quarter strikes worse by one (CB-19). */
    WOUNDS_TELL("wounds-tell", false, false),
    /** A character with 0 to -3 hit points lies senseless and is not dead (CB-18). */
    WOUNDED_AT_0("wounded-at-0", false, false),
    /** Blows may be struck to overpower and not to kill (CC-14). */
    SUBDUAL("subdual", true, true),
    /** Bed and board at the inn are paid by the day (EQ-28). */
    INN_PRICES("inn-prices", false, false),
    /** Men may give up their class for another (CH-97). */
    CLASS_CHANGE("class-change", false, false),
    /** A game by itself: no weeks are counted and nobody inherits (CH-06). */
    SINGLE_GAME("single-game", false, false),
    /** Nobody sets out before six levels of the dungeon are ready (CH-01). */
    SIX_LEVELS("six-levels", false, false),
    /** Nobody sets out before three levels of the dungeon are ready (CH-01). */
    THREE_LEVELS("three-levels", false, false),
    /** What the lost leave falls to the relative they have named, or to nobody (NP-33). */
    RELATIVES("relatives", true, true),
    /** Elves strike the better at some foes with magic weapons, in the original profile (CH-45). */
    ELF_EDGE("elf-edge", false, false),
    /** With the referee's consent a player plays a creature that begins weak and grows (CH-53). */
    UNUSUAL_CHARACTERS("unusual-characters", false, false),
    /** The six scores of a new character may change places before his race is chosen (CH-09). */
    ABILITY_ARRANGE("ability-arrange", false, false),
    /** A charisma of 16 or 17 adds 2 to loyalty in the original profile, as the run of the table would have it (CH-29). */
    LOYALTY_RUN("loyalty-run", false, false),
    /** Food and wine weigh something (EQ-25). */
    PROVISIONS_WEIGHT("provisions-weight", false, false),
    /** Each fighter throws for himself who acts first, his dexterity added, in the classic profile (CH-31). */
    INDIVIDUAL_INITIATIVE("individual-initiative", false, false),
    /** Sides that tie for initiative act at the same time and do not throw again, in the classic profile (CE-13). */
    TIES_TOGETHER("ties-together", false, false),
    /** A magic-user's book holds only those spells that he was able to learn, in the classic profile (MA-27). */
    CHANCE_TO_KNOW("chance-to-know", false, false);

    /** The levels that a campaign draws before the first descent, and the fewest that a house rule lets it draw (CH-01). */
    public static final int ALL_LEVELS = 6;

    /** See {@link #ALL_LEVELS}. */
    public static final int FEWEST_LEVELS = 3;

    private final String key;
    private final boolean original;
    private final boolean classic;

    Option(String key, boolean original, boolean classic) {
        this.key = key;
        this.original = original;
        this.classic = classic;
    }

    /** The name used in commands and stored rulesets. */
    public String key() {
        return key;
    }

    /** The default in a profile. */
    public boolean defaultFor(Profile profile) {
        return profile == Profile.ORIGINAL ? original : classic;
    }
}
