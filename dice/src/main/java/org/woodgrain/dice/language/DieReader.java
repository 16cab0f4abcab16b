package org.woodgrain.dice.language;

import java.util.ArrayList;
import java.util.List;

/** Reads the faces of a die, behind its {@code d}. */
final class DieReader {
    private static final int PAIR = 66;

    private final Cursor cursor;

    DieReader(Cursor cursor) {
        this.cursor = cursor;
    }

    Die read() {
        if (cursor.take('%')) {
            return Die.percent();
        }
        if (cursor.take('f')) {
            return Die.fate();
        }
        if (cursor.take('[')) {
            return faced();
        }
        int place = cursor.place();
        if (!cursor.digit() && cursor.peek() != '$') {
            throw Cursor.fault(
                    place, "the faces of the die were expected, as in d6, d%, dF or d[1,1,2]" + cursor.found());
        }
        boolean written = cursor.digit();
        long sides = written ? cursor.digits() : cursor.variable().number();
        if (sides < 1) {
            throw Cursor.fault(place, "a die has at least one face");
        }
        if (sides > cursor.limits().faces()) {
            throw Cursor.fault(place, "a die has at most " + cursor.limits().faces() + " faces");
        }
        return written && sides == PAIR ? Die.pair() : Die.numbered((int) sides);
    }

    private Die faced() {
        List<Long> faces = new ArrayList<>();
        do {
            faces.add(cursor.plain("the number on a face was expected"));
        } while (cursor.take(','));
        if (!cursor.take(']')) {
            throw Cursor.fault(cursor.place(), "a closing bracket was expected" + cursor.found());
        }
        return Die.faced(faces);
    }
}
