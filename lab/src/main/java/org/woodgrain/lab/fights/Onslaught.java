package org.woodgrain.lab.fights;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * What one side does to the other when it acts: each of its members strikes, in the order in which they march, whoever
 * stands opposite him, as the engine's plain round has it.
 */
final class Onslaught {
    private static final int NOBODY = -1;
    private static final Outcome UNKNOWN = new Outcome(new int[0], new double[0]);

    private final Line struck;
    /** By attacker and target, how likely each number of points is. */
    private final double[][][] harm;

    private final Map<Long, Outcome> known = new HashMap<>();

    /** The same for those who strike by turns, by who stands and by the state; empty where nobody has asked. */
    private final Outcome[][] turns;

    /** Chances by state while they spread, and the states that they have come to; else nothing. */
    private final double[] sums;

    private final int[] reached;

    /** The states in which the struck side may be when all have acted, the least wounded first, and their chances. */
    static final class Outcome {
        private final int[] states;
        private final double[] chances;

        private Outcome(int[] states, double[] chances) {
            this.states = states;
            this.chances = chances;
        }

        int size() {
            return states.length;
        }

        int state(int i) {
            return states[i];
        }

        double chance(int i) {
            return chances[i];
        }
    }

    Onslaught(Line struck, double[][][] harm) {
        this.struck = struck;
        this.harm = harm;
        turns = new Outcome[1 << harm.length][struck.states()];
        Arrays.stream(turns).forEach(each -> Arrays.fill(each, UNKNOWN));
        sums = new double[struck.states()];
        reached = new int[struck.states()];
    }

    /** Those who stand strike one after the other; whoever falls leaves a gap at once. */
    Outcome byTurns(int attackers, int state) {
        Outcome outcome = turns[attackers][state];
        if (outcome.size() == 0) {
            Spreading spreading = new Spreading(state);
            for (int place = 0; place < Integer.bitCount(attackers); place++) {
                int who = Line.at(attackers, place);
                int at = place;
                spreading.strike(who, standing -> opposite(standing, at));
            }
            outcome = spreading.outcome();
            turns[attackers][state] = outcome;
        }
        return outcome;
    }

    /**
     * Both sides act at the same moment: all have chosen before anybody strikes, and strike though they have been felled;
     * only who still stands turns to another when the one he chose is down.
     *
     * @param chose those who stood when all chose
     * @param attackers those of them who still stand
     * @param before those of the other side who stood when all chose
     */
    Outcome atOnce(int chose, int attackers, int before, int state) {
        return known.computeIfAbsent(key(chose, attackers, before, state), key -> {
            Spreading spreading = new Spreading(state);
            for (int place = 0; place < Integer.bitCount(chose); place++) {
                int who = Line.at(chose, place);
                int first = opposite(before, place);
                boolean stands = (attackers & 1 << who) != 0;
                spreading.strike(who, standing -> {
                    if ((standing & 1 << first) != 0) {
                        return first;
                    }
                    return stands ? opposite(standing, Line.place(attackers, who)) : NOBODY;
                });
            }
            return spreading.outcome();
        });
    }

    private static int opposite(int standing, int place) {
        int many = Integer.bitCount(standing);
        return many == 0 ? NOBODY : Line.at(standing, place % many);
    }

    private long key(int chose, int attackers, int before, int state) {
        return ((((long) chose << Byte.SIZE | attackers) << Byte.SIZE | before) << Integer.SIZE) + state;
    }

    /** Whom an attacker strikes. */
    private interface Choice {
        int among(int standing);
    }

    /** Chances that spread from one state to those below it. */
    private final class Spreading {
        private int[] states;
        private double[] chances;

        Spreading(int state) {
            states = new int[] {state};
            chances = new double[] {1};
        }

        void strike(int who, Choice choice) {
            int many = 0;
            for (int i = 0; i < states.length; i++) {
                int target = choice.among(struck.standing(states[i]));
                if (target == NOBODY) {
                    many = add(states[i], chances[i], many);
                    continue;
                }
                double[] points = harm[who][target];
                int least = Math.min(points.length - 1, struck.left(states[i], target));
                for (int p = 0; p < least; p++) {
                    if (points[p] > 0) {
                        many = add(struck.wounded(states[i], target, p), chances[i] * points[p], many);
                    }
                }
                double felled = 0;
                for (int p = least; p < points.length; p++) {
                    felled += points[p];
                }
                if (felled > 0) {
                    many = add(struck.wounded(states[i], target, least), chances[i] * felled, many);
                }
            }
            take(many);
        }

        private int add(int state, double chance, int many) {
            boolean fresh = sums[state] == 0;
            sums[state] += chance;
            if (fresh) {
                // below zero, for the least wounded, whose number is the greatest, come first
                reached[many] = -state;
            }
            return fresh ? many + 1 : many;
        }

        private void take(int many) {
            Arrays.sort(reached, 0, many);
            states = new int[many];
            chances = new double[many];
            for (int i = 0; i < many; i++) {
                int state = -reached[i];
                states[i] = state;
                chances[i] = sums[state];
                sums[state] = 0;
            }
        }

        Outcome outcome() {
            return new Outcome(states, chances);
        }
    }
}
