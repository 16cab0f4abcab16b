package org.woodgrain.lab.expeditions;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongConsumer;
import org.woodgrain.campaign.World;
import org.woodgrain.lab.Crew;
import org.woodgrain.rules.Ruleset;

/** Many campaigns of one question, by one or two rulesets, shared among threads; their number changes no figure. */
public final class Expeditions {
    private final Question question;
    private final List<Ruleset> rulesets;
    private final Crew<Map<Long, List<Ledger>>> crew;
    private volatile boolean abandoned;

    private Expeditions(Question question, List<Ruleset> rulesets) {
        this.question = question;
        this.rulesets = List.copyOf(rulesets);
        this.crew = new Crew<>(question.campaigns(), 1, Table::new);
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
        crew.stop();
    }

    /** Begins no more campaigns and leaves those in hand unfinished; what was done before them is kept. */
    public void abandon() {
        crew.stop();
        abandoned = true;
    }

    /**
     * Plays them.
     *
     * @param threads at least 1
     * @param watcher told now and then, on the caller's thread, how many are done
     */
    public Findings run(int threads, LongConsumer watcher) {
        TreeMap<Long, List<Ledger>> all = new TreeMap<>();
        crew.run(threads, watcher).forEach(all::putAll);
        List<List<Ledger>> first = new ArrayList<>();
        for (long number = 1; all.containsKey(number); number++) {
            first.add(all.get(number));
        }
        List<List<Ledger>> sides = new ArrayList<>();
        for (int side = 0; side < rulesets.size(); side++) {
            int which = side;
            sides.add(first.stream().map(ledgers -> ledgers.get(which)).toList());
        }
        return new Findings(question, rulesets, sides);
    }

    /** Where one thread plays: its worlds serve all of its campaigns. */
    private final class Table implements Crew.Hand<Map<Long, List<Ledger>>> {
        private final List<World> worlds;
        private final Map<Long, List<Ledger>> played = new TreeMap<>();

        Table() {
            worlds = rulesets.stream().map(each -> question.world()).toList();
        }

        @Override
        public void work(long number) {
            List<Ledger> ledgers = new ArrayList<>();
            for (int side = 0; side < rulesets.size(); side++) {
                Course course = new Course(question.by(rulesets.get(side)), worlds.get(side), (int) number);
                while (course.goesOn()) {
                    if (abandoned) {
                        return;
                    }
                    course.play();
                }
                ledgers.add(course.ledger());
            }
            played.put(number, ledgers);
        }

        @Override
        public Map<Long, List<Ledger>> result() {
            return played;
        }
    }
}
