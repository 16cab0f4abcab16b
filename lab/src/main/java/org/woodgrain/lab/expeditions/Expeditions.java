package org.woodgrain.lab.expeditions;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongConsumer;
import org.woodgrain.campaign.World;
import org.woodgrain.rules.Ruleset;

/** Many campaigns of one question, by one or two rulesets, shared among threads; their number changes no figure. */
public final class Expeditions {
    private static final int WATCH = 250;

    private final Question question;
    private final List<Ruleset> rulesets;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger done = new AtomicInteger();
    private final AtomicBoolean stopped = new AtomicBoolean();

    private Expeditions(Question question, List<Ruleset> rulesets) {
        this.question = question;
        this.rulesets = List.copyOf(rulesets);
    }

    /** The campaigns of a question. */
    public static Expeditions of(Question question) {
        return new Expeditions(question, List.of(question.ruleset()));
    }

    /** Each campaign twice, with the same dice: by the rules of the question and by others. */
    public static Expeditions compared(Question question, Ruleset against) {
        return new Expeditions(question, List.of(question.ruleset(), against));
    }

    /** How many campaigns there are to play, those played twice counted once. */
    public int all() {
        return question.campaigns();
    }

    /** Begins no more campaigns; what is done is kept, and is the same as if only so many had been asked for. */
    public void stop() {
        stopped.set(true);
    }

    /**
     * Plays them.
     *
     * @param threads at least 1
     * @param watcher told now and then, on the caller's thread, how many are done
     */
    public Findings run(int threads, LongConsumer watcher) {
        ExecutorService workers = Executors.newFixedThreadPool(Math.min(threads, question.campaigns()), work -> {
            Thread thread = new Thread(work, "expeditions");
            thread.setDaemon(true);
            return thread;
        });
        try {
            List<Future<List<Played>>> parts = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                parts.add(workers.submit(this::share));
            }
            TreeMap<Integer, List<Ledger>> all = new TreeMap<>();
            for (Future<List<Played>> part : parts) {
                await(part, watcher).forEach(played -> all.put(played.number(), played.ledgers()));
            }
            List<List<Ledger>> sides = new ArrayList<>();
            for (int side = 0; side < rulesets.size(); side++) {
                int which = side;
                sides.add(
                        all.values().stream().map(ledgers -> ledgers.get(which)).toList());
            }
            return new Findings(question, rulesets, sides);
        } finally {
            workers.shutdownNow();
        }
    }

    private record Played(int number, List<Ledger> ledgers) {}

    private List<Played> await(Future<List<Played>> part, LongConsumer watcher) {
        while (true) {
            try {
                return part.get(WATCH, TimeUnit.MILLISECONDS);
            } catch (TimeoutException notYet) {
                watcher.accept(done.get());
            } catch (InterruptedException asked) {
                stop();
            } catch (ExecutionException fault) {
                throw new IllegalStateException(fault.getCause());
            }
        }
    }

    /** Campaigns are begun in order and finished, so that what is done is always the first so many. */
    private List<Played> share() {
        List<World> worlds = new ArrayList<>();
        rulesets.forEach(each -> worlds.add(question.world()));
        List<Played> played = new ArrayList<>();
        while (!stopped.get()) {
            int number = next.incrementAndGet();
            if (number > question.campaigns()) {
                break;
            }
            List<Ledger> ledgers = new ArrayList<>();
            for (int side = 0; side < rulesets.size(); side++) {
                ledgers.add(new Course(question.by(rulesets.get(side)), worlds.get(side), number).finish());
            }
            played.add(new Played(number, ledgers));
            done.incrementAndGet();
        }
        return played;
    }
}
