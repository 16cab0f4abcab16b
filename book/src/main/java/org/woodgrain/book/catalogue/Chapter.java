package org.woodgrain.book.catalogue;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The chapters in the order of the book, each with the prefix of its ids. */
public enum Chapter {
    CHARACTERS("CH"),
    EQUIPMENT("EQ"),
    MAGIC("MA"),
    SPELLS("SP"),
    EXPERIENCE("XP"),
    COMBAT("CB"),
    NPCS("NP"),
    TREASURE("TR"),
    MAGIC_ITEMS("MI"),
    SWORDS("SW"),
    DUNGEON("DU"),
    UNDERWORLD("UX"),
    ENCOUNTERS("EN"),
    SCENARIO("EX"),
    WILDERNESS("WI"),
    CASTLES("CA"),
    STRONGHOLDS("ST"),
    LAND("LA"),
    AERIAL("AE"),
    NAVAL("NA"),
    TIME("TI"),
    HAZARDS("HZ"),
    CLASSIC_DUNGEON("CD"),
    CLASSIC_WILDERNESS("CW"),
    CLASSIC_SEA("CS"),
    CLASSIC_ENCOUNTERS("CE"),
    CLASSIC_COMBAT("CC");

    private final String prefix;

    Chapter(String prefix) {
        this.prefix = prefix;
    }

    /** The letters with which its ids begin. */
    public String prefix() {
        return prefix;
    }

    /** Its name: {@code magic-items}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The chapter of that name; empty if there is none. */
    public static Optional<Chapter> named(String label) {
        return Arrays.stream(values())
                .filter(chapter -> chapter.label().equals(label))
                .findFirst();
    }
}
