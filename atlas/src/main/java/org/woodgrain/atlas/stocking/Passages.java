package org.woodgrain.atlas.stocking;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;

/** What the dice put into the passages of a level: slimes and jellies, and the noises of the place. */
public final class Passages {
    private static final int SQUARES = 20;
    private static final List<String> SOUNDS = List.of("a low moaning", "clanking", "shuffling", "muttering");

    private Passages() {}

    /** A creature in a square of a passage. */
    public record Lurker(String monster, Cell cell) {}

    /** One die for each full twenty squares of passage; on a 1 something lies in a random square of them. */
    @Rule("DU-46")
    public static List<Lurker> lurkers(Level level, Throws dice) {
        List<Cell> squares = new ArrayList<>(new TreeSet<>(level.floor()));
        squares.removeIf(cell -> level.roomAt(cell).isPresent() || cell.equals(level.entrance()));
        List<Lurker> found = new ArrayList<>();
        for (int from = 0; from + SQUARES <= squares.size(); from += SQUARES) {
            if (content(dice, "DU-46", "something in the passage")
                    .atMost(1)
                    .roll(1, 6)
                    .success()) {
                String monster = kind(
                        level.depth(),
                        content(dice, "DU-46", "kind of slime").roll(1, 6).total());
                int square = content(dice, "DU-46", "in which square")
                        .roll(1, SQUARES)
                        .total();
                found.add(new Lurker(monster, squares.get(from + square - 1)));
            }
        }
        return found;
    }

    /** Which slime or jelly a die means at a depth. */
    @Rule("DU-46")
    static String kind(int depth, int die) {
        if (depth <= 3) {
            return die <= 4 ? "green-slime" : "ochre-jelly";
        }
        return die <= 2 ? "ochre-jelly" : die <= 4 ? "green-slime" : "black-pudding";
    }

    /** The standing sound of a room or passage, on a 1 of ten. */
    @Rule("UX-23")
    public static Optional<String> sound(Throws dice) {
        if (!content(dice, "UX-23", "a standing sound").atMost(1).roll(1, 10).success()) {
            return Optional.empty();
        }
        return Optional.of(SOUNDS.get(
                content(dice, "UX-23", "which sound").roll(1, SOUNDS.size()).total() - 1));
    }

    /** The stretch of passage that a cell belongs to, as far as rooms and doors. */
    public static SortedSet<Cell> corridor(Level level, Cell cell) {
        return LevelGeometry.area(level, cell, Integer.MAX_VALUE);
    }

    /** The first cell of every stretch of passage, by which it is known. */
    public static List<Cell> corridors(Level level) {
        List<Cell> firsts = new ArrayList<>();
        Set<Cell> done = new HashSet<>();
        for (Cell cell : level.floor()) {
            if (level.roomAt(cell).isEmpty() && !done.contains(cell)) {
                firsts.add(cell);
                done.addAll(corridor(level, cell));
            }
        }
        return firsts;
    }

    private static Throws.Throw content(Throws dice, String rule, String what) {
        return dice.of(rule, what).on(DiceStream.CONTENT).secret();
    }
}
