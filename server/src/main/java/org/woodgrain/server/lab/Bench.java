package org.woodgrain.server.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;

/**
 * Where questions are worked on: a few at a time, one for each asker, none for longer than its limit; answers are kept
 * for as long as there is room, so that whoever asks again need not wait.
 */
@Component
public final class Bench {
    /** At work at the same time. */
    private static final int MOST = 3;

    /** Answers that are kept. */
    private static final int KEPT = 64;

    /** For how many milliseconds whoever has something stopped waits for what is done. */
    private static final int STOPPING = 1_500;

    private final Map<String, Job<?>> byQuestion = new LinkedHashMap<>(16, 0.75f, true);
    private final Map<String, Job<?>> byAsker = new LinkedHashMap<>();
    private long strangers;

    /**
     * The job of a question: the one that is known, or a new one. Whatever else the asker had at work ends with what is
     * done of it, and is known still: a page that looks after it must not set it to work again.
     *
     * @param asker who asks; nobody in particular if empty
     * @param question all that the answer depends on
     * @param seconds after which it is ended with what is done
     * @throws Busy if too much is at work
     */
    @SuppressWarnings("unchecked")
    <T> Job<T> ask(String asker, String question, Supplier<Job.Work<T>> work, int seconds) {
        synchronized (byQuestion) {
            Job<?> known = byQuestion.get(question);
            if (known == null) {
                known = begin(asker, new Job<>(question, work.get()), seconds);
                byQuestion.put(question, known);
                forget();
            }
            return (Job<T>) known;
        }
    }

    private Job<?> begin(String asker, Job<?> job, int seconds) {
        byAsker.values().removeIf(each -> each.ended(0));
        Job<?> before = byAsker.get(asker);
        if (before != null) {
            before.stop();
        } else if (byAsker.size() >= MOST) {
            throw new Busy();
        }
        byAsker.put(asker.isEmpty() ? "nobody " + ++strangers : asker, job);
        Thread.ofPlatform().name("lab").daemon().start(job::run);
        Thread.ofVirtual().name("lab's clock").start(() -> {
            if (!job.ended(seconds * 1000L)) {
                job.timeUp();
            }
        });
        return job;
    }

    /** Ends the work on a question early; what is done of it is kept. Nothing happens if nobody works on it. */
    void stop(String question) {
        Job<?> job;
        synchronized (byQuestion) {
            job = byQuestion.get(question);
        }
        if (job != null && !job.ended(0)) {
            job.stop();
            job.ended(STOPPING);
        }
    }

    /** Forgets what was ended early, so that the question is worked on anew when it is asked again. */
    void renew(String question) {
        synchronized (byQuestion) {
            Job<?> job = byQuestion.get(question);
            if (job != null && job.early() && job.ended(0)) {
                byQuestion.remove(question);
            }
        }
    }

    private void forget() {
        List<String> old = new ArrayList<>();
        byQuestion.forEach((question, job) -> {
            if (job.ended(0) && byQuestion.size() - old.size() > KEPT) {
                old.add(question);
            }
        });
        old.forEach(byQuestion::remove);
    }
}
