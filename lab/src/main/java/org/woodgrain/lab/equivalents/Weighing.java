package org.woodgrain.lab.equivalents;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongConsumer;
import org.woodgrain.lab.Crew;
import org.woodgrain.lab.fights.FightsException;
import org.woodgrain.lab.fights.Kit;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.rulebook.Rulebook;

/** Weighs monsters, some at a time; how many at a time changes nothing. */
public final class Weighing {
    private static final int FIRST_GUESS = 3;

    private final Rulebook book;
    private final Yardstick yardstick;
    private final List<Monster> monsters;
    private final Crew<Map<Long, Worth>> crew;
    private volatile boolean abandoned;

    public Weighing(Rulebook book, Yardstick yardstick, List<Monster> monsters) {
        this.book = book;
        this.yardstick = yardstick;
        this.monsters = List.copyOf(monsters);
        this.crew = new Crew<>(monsters.size(), 1, Weigher::new);
    }

    /** Begins no more monsters; those that are done are kept. */
    public void stop() {
        crew.stop();
    }

    /** Begins no more monsters and leaves those in hand; those that are done are kept. */
    public void abandon() {
        crew.stop();
        abandoned = true;
    }

    /**
     * Weighs them.
     *
     * @param threads at least 1
     * @param watcher told now and then, on the caller's thread, how many monsters are done
     */
    public Ranking run(int threads, LongConsumer watcher) {
        TreeMap<Long, Worth> worths = new TreeMap<>();
        crew.run(threads, watcher).forEach(worths::putAll);
        watcher.accept(worths.size());
        return new Ranking(yardstick, List.copyOf(worths.values()));
    }

    private final class Weigher implements Crew.Hand<Map<Long, Worth>> {
        private final Map<Long, Worth> worths = new TreeMap<>();

        @Override
        public void work(long number) {
            weigh(monsters.get((int) number - 1)).ifPresent(worth -> worths.put(number, worth));
        }

        @Override
        public Map<Long, Worth> result() {
            return worths;
        }
    }

    /** What it is worth; empty if it was left. */
    private Optional<Worth> weigh(Monster monster) {
        try {
            boolean plain = harms(monster, yardstick.kit());
            if (!plain && !harms(monster, yardstick.enchanted())) {
                return Optional.of(new Worth.Unmeasured(monster, "is not harmed by such weapons"));
            }
            Kit kit = plain ? yardstick.kit() : yardstick.enchanted();
            Scale first = new Scale(book, yardstick, monster, yardstick.levels().getFirst(), kit);
            if (!first.harmed()) {
                return Optional.of(new Worth.Unmeasured(monster, harmless(first.uncounted())));
            }
            List<Match> matches = new ArrayList<>();
            int near = FIRST_GUESS;
            for (int level : yardstick.levels()) {
                if (abandoned) {
                    return Optional.empty();
                }
                Match match = new Scale(book, yardstick, monster, level, kit).balance(near);
                matches.add(match);
                near = Scale.step(match);
            }
            return Optional.of(new Worth.Measured(monster, !plain, matches, first.uncounted()));
        } catch (FightsException unfit) {
            return Optional.of(new Worth.Unmeasured(monster, reason(monster, unfit)));
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
