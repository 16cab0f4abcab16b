package org.woodgrain.server.lab;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;
import org.woodgrain.lab.chance.ChanceAnswer;
import org.woodgrain.lab.chance.ChanceException;
import org.woodgrain.lab.chance.Chances;
import org.woodgrain.lab.chance.Question;
import org.woodgrain.lab.expeditions.Expeditions;
import org.woodgrain.lab.figures.DuelQuestion;
import org.woodgrain.lab.figures.ExpeditionFigures;
import org.woodgrain.lab.figures.Fought;
import org.woodgrain.lab.figures.RankingFigures;
import org.woodgrain.lab.figures.WorkedOut;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.rulebook.Rulebook;

/** Asks for figures and waits for them; the pages show the same answers, and keep them for it. */
@Component
public final class Asking {
    private final Rulebook book;
    private final Bench bench;
    private final Chances chances;

    Asking(Rulebook book, Bench bench) {
        this.book = book;
        this.bench = bench;
        this.chances = new Chances(book);
    }

    /** A question cannot be answered. */
    public static final class Wrong extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final transient Map<String, String> faults;

        public Wrong(Map<String, String> faults) {
            super("a question cannot be answered", null, false, false);
            this.faults = faults;
        }

        /** What is wrong, by field; {@code sides} is for both sides together, {@code facts} for those of a chance. */
        public Map<String, String> faults() {
            return faults;
        }
    }

    /**
     * A duel worked out.
     *
     * @throws Wrong if it cannot be
     * @throws Busy if too much is at work
     */
    public Map<String, Object> duel(DuelForm form) {
        DuelForm.Read read = form.read(book);
        DuelQuestion question = read.question().orElseThrow(() -> new Wrong(read.faults()));
        return figures(
                anew(form.address("duel").toString(), () -> DuelForm.work(question, book), DuelController.SECONDS),
                DuelController.SECONDS,
                WorkedOut::named);
    }

    /**
     * Fights fought.
     *
     * @throws Wrong if they cannot be
     * @throws Busy if too much is at work
     */
    public Map<String, Object> fights(FightsForm form) {
        FightsForm.Read read = form.read(book);
        FightsForm.Asked asked = read.asked().orElseThrow(() -> new Wrong(read.faults()));
        return figures(
                anew(form.address("fights").toString(), () -> new FightsWork(asked), FightsController.SECONDS),
                FightsController.SECONDS,
                Fought::figures);
    }

    /**
     * Monsters measured.
     *
     * @throws Wrong if they cannot be
     * @throws Busy if too much is at work
     */
    public Map<String, Object> monsters(WorthForm form) {
        WorthForm.Read read = form.read(book);
        WorthForm.Asked asked = read.asked().orElseThrow(() -> new Wrong(read.faults()));
        return figures(
                anew(form.address("worth").toString(), () -> new WorthWork(book, asked), WorthController.SECONDS),
                WorthController.SECONDS,
                RankingFigures::of);
    }

    /**
     * A chance of the game.
     *
     * @throws Wrong if it cannot be told
     * @throws Busy if too much is at work
     */
    public Map<String, Object> chance(ChanceForm form) {
        Fields fields = new Fields();
        Profile rules = form.profile(fields);
        if (form.ask().isEmpty()) {
            fields.fault(
                    "ask",
                    "Which chance? Ask like /api/chance?ask=door&forcers=3; there are "
                            + chances.questions().stream().map(Question::name).collect(Collectors.joining(", ")) + ".");
        }
        if (!fields.fine()) {
            throw new Wrong(fields.faults());
        }
        try {
            Question question = chances.question(form.ask());
            return figures(
                    anew(
                            form.address("chance").toString(),
                            () -> form.work(chances, question, rules),
                            ChanceController.SECONDS),
                    "facts",
                    ChanceController.SECONDS,
                    ChanceAnswer::named);
        } catch (ChanceException unknown) {
            throw new Wrong(Map.of("ask", Fields.sentence(String.valueOf(unknown.getMessage()))));
        }
    }

    /**
     * Campaigns played.
     *
     * @throws Wrong if they cannot be
     * @throws Busy if too much is at work
     */
    public Map<String, Object> expeditions(ExpeditionsForm form) {
        ExpeditionsForm.Read read = form.read(book);
        Expeditions expeditions = read.expeditions().orElseThrow(() -> new Wrong(read.faults()));
        return figures(
                anew(
                        form.address("expeditions").toString(),
                        () -> new ExpeditionsWork(expeditions),
                        ExpeditionsController.SECONDS),
                ExpeditionsController.SECONDS,
                ExpeditionFigures::of);
    }

    /** The job of a question, a new one if it is known only as far as it was ended early. */
    private <T> Job<T> anew(String question, Supplier<Job.Work<T>> work, int seconds) {
        bench.renew(question);
        return bench.ask("", question, work, seconds);
    }

    private static <T> Map<String, Object> figures(Job<T> job, int seconds, Function<T, Map<String, Object>> named) {
        return figures(job, "sides", seconds, named);
    }

    private static <T> Map<String, Object> figures(
            Job<T> job, String field, int seconds, Function<T, Map<String, Object>> named) {
        // whoever is told to stop needs a moment for it
        job.ended((seconds + 10) * 1000L);
        Optional<T> answer = job.answer();
        return answer.map(named).orElseThrow(() -> new Wrong(Map.of(field, Fields.sentence(job.fault()))));
    }
}
