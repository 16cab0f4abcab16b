package org.woodgrain.exchange;

import java.util.Locale;
import java.util.Optional;

/** What a One Page Dungeon puts into a gap between two areas, by its number. */
enum Opening {
    PASSAGE(0),
    DOOR(1),
    ARCHWAY(2),
    WAY_IN(3),
    PORTCULLIS(4),
    LOCKED_DOOR(5),
    SECRET_DOOR(6),
    BARRED_DOOR(7),
    WAY_DOWN(8),
    STEPS(9);

    private final int number;

    Opening(int number) {
        this.number = number;
    }

    static Optional<Opening> of(int number) {
        for (Opening opening : values()) {
            if (opening.number == number) {
                return Optional.of(opening);
            }
        }
        return Optional.empty();
    }

    /** In words: "barred door". */
    String words() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
