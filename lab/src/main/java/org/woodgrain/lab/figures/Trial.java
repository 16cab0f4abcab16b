package org.woodgrain.lab.figures;

import java.util.List;
import java.util.function.LongConsumer;
import org.woodgrain.lab.fights.Replay;
import org.woodgrain.lab.fights.Simulation;
import org.woodgrain.lab.table.TableReplay;
import org.woodgrain.lab.table.TableSimulation;
import org.woodgrain.lab.table.Venue;

/** Many fights about to be fought, wherever that is. */
public final class Trial {
    /** Fights that are fought in the arena if nothing else is said. */
    public static final long IN_ARENA = 100_000;

    /** Fights that are fought at the table if nothing else is said. */
    public static final long AT_TABLE = 1_000;

    private final Fighting fighting;
    private final Runnable stop;

    private interface Fighting {
        Fought run(int threads, LongConsumer watcher);
    }

    private Trial(Fighting fighting, Runnable stop) {
        this.fighting = fighting;
        this.stop = stop;
    }

    /** So many fights of a seed at a venue. */
    public static Trial of(Venue venue, long seed, long asked) {
        return switch (venue) {
            case Venue.InArena arena -> {
                Simulation simulation = new Simulation(arena.setting(), seed, asked);
                yield new Trial(
                        (threads, watcher) -> new Outcome(
                                arena.setting(), arena.why(), seed, asked, simulation.run(threads, watcher)),
                        simulation::stop);
            }
            case Venue.AtTable table -> {
                TableSimulation simulation = new TableSimulation(table.setting(), seed, asked);
                yield new Trial(
                        (threads, watcher) -> new TableOutcome(
                                table.setting(), table.why(), seed, asked, simulation.run(threads, watcher)),
                        simulation::stop);
            }
        };
    }

    /** How many are fought at a venue if nothing else is said. */
    public static long usual(Venue venue) {
        return switch (venue) {
            case Venue.InArena arena -> IN_ARENA;
            case Venue.AtTable table -> AT_TABLE;
        };
    }

    /** The fight of a number told in lines; those that begin a stretch of it are not indented. */
    public static List<String> told(Venue venue, long seed, long number) {
        return switch (venue) {
            case Venue.InArena arena -> Replay.of(arena.setting(), seed, number);
            case Venue.AtTable table -> TableReplay.of(table.setting(), seed, number);
        };
    }

    /**
     * Fights them.
     *
     * @param threads at least 1
     * @param watcher told now and then, on the caller's thread, how many are done
     * @throws org.woodgrain.lab.fights.FightsException if the fights have no end
     */
    public Fought run(int threads, LongConsumer watcher) {
        return fighting.run(threads, watcher);
    }

    /** Begins no more fights; what is done is kept. */
    public void stop() {
        stop.run();
    }
}
