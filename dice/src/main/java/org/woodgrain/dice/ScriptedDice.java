package org.woodgrain.dice;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Dice whose faces were settled beforehand: for tests, and for real dice read out at the table.
 *
 * <p>A throw takes the next face of its own stream, or, when that stream was given none, the next face of the common
 * row. Not safe for several threads.
 */
public final class ScriptedDice implements Dice {
    private static final Pattern FACE = Pattern.compile("\\d+");
    private static final Pattern BETWEEN = Pattern.compile("[\\s,;]*");

    private final Deque<Integer> common = new ArrayDeque<>();
    private final Map<DiceStream, Deque<Integer>> own = new EnumMap<>(DiceStream.class);
    private final List<String> fallen = new ArrayList<>();
    private Optional<Dice> afterwards = Optional.empty();

    private ScriptedDice() {}

    /** Dice that fall in this order, whatever they are thrown for. */
    public static ScriptedDice of(int... faces) {
        ScriptedDice dice = new ScriptedDice();
        add(dice.common, faces);
        return dice;
    }

    /** Dice of which none may be thrown. */
    public static ScriptedDice none() {
        return new ScriptedDice();
    }

    /**
     * Real dice as somebody reads them out: numbers parted by spaces, commas or semicolons.
     *
     * @throws DiceException naming the column of what is not a number
     */
    public static ScriptedDice readOut(String text) {
        ScriptedDice dice = new ScriptedDice();
        Matcher between = BETWEEN.matcher(text);
        Matcher face = FACE.matcher(text);
        int at = between.lookingAt() ? between.end() : 0;
        while (at < text.length()) {
            if (!face.region(at, text.length()).lookingAt() || face.end() - at > 9) {
                throw new DiceException("Column " + (at + 1) + ": a die's face was expected, not \""
                        + text.substring(at, Math.min(text.length(), at + 12)) + "\".");
            }
            dice.common.add(Integer.valueOf(face.group()));
            at = face.end();
            if (between.region(at, text.length()).lookingAt()) {
                at = between.end();
            }
        }
        return dice;
    }

    /** Adds faces for one stream alone; it no longer takes from the common row. */
    public ScriptedDice on(DiceStream stream, int... faces) {
        add(own.computeIfAbsent(stream, any -> new ArrayDeque<>()), faces);
        return this;
    }

    /** Adds faces to the common row. */
    public ScriptedDice then(int... faces) {
        add(common, faces);
        return this;
    }

    /** Where dice come from when the script has none left; without this a throw too many is an error. */
    public ScriptedDice afterwards(Dice dice) {
        afterwards = Optional.of(dice);
        return this;
    }

    @Override
    public int roll(DiceStream stream, int sides) {
        if (sides < 1) {
            throw new IllegalArgumentException("A die needs at least one face, not " + sides);
        }
        Deque<Integer> row = own.getOrDefault(stream, common);
        Integer face = row.poll();
        if (face == null) {
            return afterwards
                    .map(dice -> dice.roll(stream, sides))
                    .orElseThrow(() -> new DiceExhausted(
                            stream, sides, "No die left for a d" + sides + " of the " + name(stream) + told()));
        }
        if (face < 1 || face > sides) {
            throw new DiceException("A d" + sides + " of the " + name(stream) + " cannot show " + face + told());
        }
        fallen.add("d" + sides + "=" + face + " " + name(stream));
        return face;
    }

    /** How many scripted dice have not been thrown. */
    public int left() {
        return common.size() + own.values().stream().mapToInt(Deque::size).sum();
    }

    /**
     * Checks that every scripted die was thrown.
     *
     * @throws DiceException naming the dice that were left
     */
    public void requireAllThrown() {
        if (left() > 0) {
            throw new DiceException("Not thrown: " + common + own + told());
        }
    }

    /** The throws so far, as {@code d6=4 referee}. */
    public List<String> fallen() {
        return List.copyOf(fallen);
    }

    private String told() {
        return "; so far fell " + fallen;
    }

    private static String name(DiceStream stream) {
        return switch (stream) {
            case REFEREE -> "referee";
            case PLAYERS -> "players";
            case CONTENT -> "content";
            case TALK -> "talk";
        };
    }

    private static void add(Deque<Integer> row, int... faces) {
        for (int face : faces) {
            row.add(face);
        }
    }
}
