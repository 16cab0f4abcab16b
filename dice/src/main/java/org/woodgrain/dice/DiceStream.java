package org.woodgrain.dice;

/** What a die is thrown for. Each stream runs on its own. */
public enum DiceStream {
    /** The referee's dice: searches, listening, wandering monsters, monsters' attacks. */
    REFEREE,
    /** The players' dice: their attacks, saves, feats, abilities. */
    PLAYERS,
    /** The making of content: stocking rooms, hit points of monsters, hoards. */
    CONTENT,
    /** Dice thrown in talk, which decide nothing. */
    TALK
}
