package org.woodgrain.dice.language;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Which dice of a throw count.
 *
 * @param keep whether the named dice are kept, rather than dropped
 * @param highest whether the highest are named, rather than the lowest
 * @param number how many are named
 */
record Choice(boolean keep, boolean highest, int number) {

    /** How many dice of so many still count. */
    long leaves(long dice) {
        return keep ? Math.min(dice, number) : Math.max(0, dice - number);
    }

    /** Which dice count after all choices, applied in order to what is left. */
    static boolean[] all(List<Choice> choices, int[] faces) {
        boolean[] counts = new boolean[faces.length];
        Arrays.fill(counts, true);
        for (Choice choice : choices) {
            choice.apply(faces, counts);
        }
        return counts;
    }

    private void apply(int[] faces, boolean[] counts) {
        List<Integer> left = IntStream.range(0, faces.length)
                .filter(i -> counts[i])
                .boxed()
                .sorted(Comparator.comparingInt(i -> highest ? -faces[i] : faces[i]))
                .toList();
        for (int i = 0; i < left.size(); i++) {
            boolean named = i < number;
            counts[left.get(i)] = named == keep;
        }
    }

    @Override
    public String toString() {
        return (keep ? "k" : "d") + (highest ? "h" : "l") + number;
    }
}
