package org.woodgrain.dice.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what stands behind dice or a group. */
final class ModifierReader {
    private final Cursor cursor;
    private final List<Modifier> read = new ArrayList<>();
    private Optional<Modifier.Explode> explosion = Optional.empty();
    private boolean picked;

    private ModifierReader(Cursor cursor) {
        this.cursor = cursor;
    }

    /** What stands behind dice. */
    static List<Modifier> afterDice(Cursor cursor) {
        ModifierReader reader = new ModifierReader(cursor);
        while (reader.die() || reader.pick()) {
            // each call has read one more
        }
        if (!reader.set()) {
            reader.tally();
        }
        return reader.read;
    }

    /** What stands behind a group: what is kept of it, and whether it is counted. */
    static List<Modifier> afterGroup(Cursor cursor) {
        ModifierReader reader = new ModifierReader(cursor);
        while (reader.pick()) {
            // each call has read one more
        }
        reader.tally();
        return reader.read;
    }

    private boolean die() {
        int place = cursor.place();
        return switch (cursor.peek()) {
            case '!' -> explode(place);
            case 'r' -> reroll(place);
            case 'm' -> clamp(place);
            default -> false;
        };
    }

    private boolean explode(int place) {
        beforeKeeping(place, "!");
        if (explosion.isPresent()) {
            throw Cursor.fault(place, "dice explode once only");
        }
        cursor.advance(1);
        boolean compound = cursor.take('!');
        boolean penetrating = cursor.take('p');
        Optional<Condition> when = cursor.seesComparison() || cursor.digit()
                ? Optional.of(condition("the faces that explode were expected"))
                : Optional.empty();
        explosion = Optional.of(new Modifier.Explode(when, compound, penetrating, place + 1));
        if (when.isPresent() && cursor.seesComparison()) {
            throw Cursor.fault(
                    cursor.place(), "a comma is wanted between what explodes and what counts, as in 10d10!=10,>=7");
        }
        return read.add(explosion.get());
    }

    private boolean reroll(int place) {
        beforeKeeping(place, "r");
        if (explosion.isPresent()) {
            throw Cursor.fault(place, "dice are thrown again before they explode; put r before !");
        }
        cursor.advance(1);
        boolean once = cursor.take('o');
        return read.add(new Modifier.Reroll(
                condition("the faces that are thrown again were expected, as in r1 or r<3"), once, place + 1));
    }

    private boolean clamp(int place) {
        boolean least = cursor.sees("min");
        if (!least && !cursor.sees("max")) {
            return false;
        }
        if (picked && explosion.isPresent() && !explosion.get().compound()) {
            beforeKeeping(place, least ? "min" : "max");
        }
        cursor.advance("min".length());
        long number = cursor.plain("the number that a die counts for was expected after " + (least ? "min" : "max"));
        return read.add(new Modifier.Clamp(least, number, place + 1));
    }

    private void beforeKeeping(int place, String what) {
        if (picked) {
            throw Cursor.fault(place, "put " + what + " before what keeps or drops dice");
        }
    }

    private boolean pick() {
        int place = cursor.place();
        char kind = cursor.peek();
        char which = cursor.second();
        boolean named = which == 'h' || which == 'l';
        if ((kind != 'k' && kind != 'd')
                || (Cursor.isLetter(which) && !named && !cursor.sees(kind + "min") && !cursor.sees(kind + "max"))) {
            return false;
        }
        boolean keep = kind == 'k';
        cursor.advance(named ? 2 : 1);
        int column = cursor.place();
        long number = cursor.digit() ? cursor.digits() : 1;
        if (number > cursor.limits().dice()) {
            throw Cursor.fault(column, "at most " + cursor.limits().dice() + " dice can be thrown");
        }
        picked = true;
        return read.add(new Modifier.Pick(keep, named ? which == 'h' : keep, (int) number, place + 1));
    }

    private boolean set() {
        if (!cursor.sees("set")) {
            return false;
        }
        Modifier.LargestSet set = new Modifier.LargestSet(cursor.place() + 1);
        cursor.advance("set".length());
        return read.add(set);
    }

    private void tally() {
        if (cursor.comparisonAfterComma()) {
            cursor.take(',');
        }
        if (!cursor.seesComparison()) {
            return;
        }
        int place = cursor.place();
        Condition success = condition("");
        Optional<Condition> failure = Optional.empty();
        if (cursor.take('f')) {
            failure = Optional.of(condition("the faces that take a success away were expected, as in f1"));
        }
        read.add(new Modifier.Tally(success, failure, place + 1));
        if ((cursor.peek() == 'd' && !Cursor.isLetter(cursor.second())) || cursor.peek() == '(') {
            throw Cursor.fault(
                    cursor.place(),
                    "dice are counted by a plain number; to compare what they add up to, put them in parentheses");
        }
    }

    /** A comparison, or a number that is to be equalled. */
    private Condition condition(String wanted) {
        Optional<Comparison> comparison = cursor.comparison();
        if (comparison.isEmpty() && !cursor.digit() && cursor.peek() != '$') {
            throw Cursor.fault(cursor.place(), wanted + cursor.found());
        }
        return new Condition(
                comparison.orElse(Comparison.EQUAL),
                cursor.plain("dice are counted by a plain number; to compare what they add up to, put them in"
                        + " parentheses; a number was expected"));
    }
}
