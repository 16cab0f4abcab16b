package org.woodgrain.lab.equivalents;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import org.woodgrain.lab.fights.FightsException;
import org.woodgrain.lab.fights.Kit;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.rulebook.Rulebook;

/** Weighs monsters, some at a time; how many at a time changes nothing. */
public final class Weighing {
    private static final int WATCH = 250;
    private static final int FIRST_GUESS = 3;

    private final Rulebook book;
    private final Yardstick yardstick;
    private final List<Monster> monsters;
    private final AtomicLong done = new AtomicLong();
    private final AtomicBoolean stopped = new AtomicBoolean();

    public Weighing(Rulebook book, Yardstick yardstick, List<Monster> monsters) {
        this.book = book;
        this.yardstick = yardstick;
        this.monsters = List.copyOf(monsters);
    }

    /** Begins no more monsters; those that are done are kept. */
    public void stop() {
        stopped.set(true);
    }

    /**
     * Weighs them.
     *
     * @param threads at least 1
     * @param watcher told now and then, on the caller's thread, how many monsters are done
     */
    public Ranking run(int threads, LongConsumer watcher) {
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            List<Future<List<Worth>>> all = new ArrayList<>();
            for (Monster monster : monsters) {
                all.add(workers.submit(() -> stopped.get() ? List.<Worth>of() : List.of(weigh(monster))));
            }
            List<Worth> worths = new ArrayList<>();
            for (Future<List<Worth>> each : all) {
                worths.addAll(await(each, watcher));
            }
            return new Ranking(yardstick, worths);
        } finally {
            workers.shutdownNow();
        }
    }

    private List<Worth> await(Future<List<Worth>> part, LongConsumer watcher) {
        while (true) {
            try {
                List<Worth> worth = part.get(WATCH, TimeUnit.MILLISECONDS);
                watcher.accept(done.get());
                return worth;
            } catch (TimeoutException notYet) {
                watcher.accept(done.get());
            } catch (InterruptedException asked) {
                stop();
            } catch (ExecutionException fault) {
                throw new IllegalStateException(fault.getCause());
            }
        }
    }

    private Worth weigh(Monster monster) {
        try {
            boolean plain = harms(monster, yardstick.kit());
            if (!plain && !harms(monster, yardstick.enchanted())) {
                return new Worth.Unmeasured(monster, "is not harmed by such weapons");
            }
            Kit kit = plain ? yardstick.kit() : yardstick.enchanted();
            Scale first = new Scale(book, yardstick, monster, yardstick.levels().getFirst(), kit);
            if (!first.harmed()) {
                return new Worth.Unmeasured(monster, harmless(first.uncounted()));
            }
            List<Match> matches = new ArrayList<>();
            int near = FIRST_GUESS;
            for (int level : yardstick.levels()) {
                Match match = new Scale(book, yardstick, monster, level, kit).balance(near);
                matches.add(match);
                near = Scale.step(match);
            }
            return new Worth.Measured(monster, !plain, matches, first.uncounted());
        } catch (FightsException unfit) {
            return new Worth.Unmeasured(monster, reason(monster, unfit));
        } finally {
            done.incrementAndGet();
        }
    }

    private static String reason(Monster monster, FightsException unfit) {
        String message = String.valueOf(unfit.getMessage());
        return message.startsWith(monster.name() + " ")
                ? message.substring(monster.name().length() + 1)
                : "cannot be measured: " + message;
    }

    private static String harmless(List<String> uncounted) {
        return "does no harm that these fights count"
                + (uncounted.isEmpty() ? "" : "; not counted: " + String.join(", ", uncounted));
    }

    private boolean harms(Monster monster, Kit kit) {
        return new Scale(book, yardstick, monster, yardstick.levels().getLast(), kit).harms();
    }
}
