package org.woodgrain.lab.table;

import java.util.function.LongConsumer;
import org.woodgrain.lab.Crew;

/** Many fights of one setting at the table, numbered from 1, shared among threads; their number changes nothing. */
public final class TableSimulation {
    private static final int BLOCK = 4;

    private final TableSetting setting;
    private final Crew<TableTally> crew;

    public TableSimulation(TableSetting setting, long seed, long fights) {
        this.setting = setting;
        this.crew = new Crew<>(fights, BLOCK, () -> new Fighting(setting, seed));
    }

    /** Begins no more fights; what is done is kept, and is the same as if only so many had been asked for. */
    public void stop() {
        crew.stop();
    }

    /**
     * Fights them.
     *
     * @param threads at least 1
     * @param watcher told now and then, on the caller's thread, how many are done
     */
    public TableTally run(int threads, LongConsumer watcher) {
        TableTally all = new TableTally(setting);
        crew.run(threads, watcher).forEach(all::add);
        return all;
    }

    private static final class Fighting implements Crew.Hand<TableTally> {
        private final TableFights fights;
        private final TableTally tally;

        Fighting(TableSetting setting, long seed) {
            fights = new TableFights(setting, seed, Playout.Log.NONE);
            tally = new TableTally(setting);
        }

        @Override
        public void work(long number) {
            tally.add(fights.fight(number, (state, foes) -> {}));
        }

        @Override
        public TableTally result() {
            return tally;
        }
    }
}
