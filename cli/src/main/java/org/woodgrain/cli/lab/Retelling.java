package org.woodgrain.cli.lab;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.woodgrain.book.AmendedBooks;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.cli.play.Ink;
import org.woodgrain.cli.play.Teller;
import org.woodgrain.journal.Journal;
import org.woodgrain.journal.MemoryJournal;
import org.woodgrain.journal.sqlite.SqliteJournal;
import org.woodgrain.journal.sqlite.StoreFile;
import org.woodgrain.journal.table.Founding;
import org.woodgrain.journal.table.Table;
import org.woodgrain.journal.table.Tables;
import org.woodgrain.lab.expeditions.Course;
import org.woodgrain.lab.expeditions.ExpeditionsException;
import org.woodgrain.lab.expeditions.Question;
import org.woodgrain.lab.player.Game;

/** One campaign of many, told order by order as the company hears it. */
final class Retelling {
    private static final Seat SEAT = new Seat.Company();

    private Retelling() {}

    /**
     * Tells it, and keeps it if a directory is named.
     *
     * @throws ExpeditionsException if the directory has a campaign of that name already
     */
    static void of(Question question, int number, @Nullable Path data, PrintWriter out) {
        Teller teller = new Teller(Ink.PLAIN);
        Course course = new Course(question, number);
        Journal journal = data == null ? new MemoryJournal() : SqliteJournal.open(data.resolve(StoreFile.NAME));
        try (Tables tables = new Tables(journal, new AmendedBooks(), InstantSource.system())) {
            Optional<Table> table = data == null ? Optional.empty() : Optional.of(found(tables, question, number));
            while (course.goesOn()) {
                Game.Move move = course.play();
                out.println("> " + move.pick().map(Retelling::typed).orElse("begin"));
                tell(course, move, teller, out);
                boolean begun = move.pick().isPresent();
                if (table.isPresent() && begun && move.order().isPresent()) {
                    table.get().submit(move.order().get());
                }
            }
            table.ifPresent(kept -> out.println("kept as " + kept.id() + "; play --data " + data + " --campaign "
                    + kept.id() + " goes on with it"));
        }
        out.flush();
    }

    private static Table found(Tables tables, Question question, int number) {
        String id = "lab-" + question.seed() + "-" + number;
        return tables.found(new Founding(
                        id,
                        "Campaign " + number + " of seed " + question.seed(),
                        question.ruleset(),
                        Course.secret(question.seed(), number),
                        question.levels()))
                .orElseThrow(() -> new ExpeditionsException("there is a campaign " + id + " already"));
    }

    private static void tell(Course course, Game.Move move, Teller teller, PrintWriter out) {
        CampaignState before = move.before();
        for (Event event : move.events()) {
            CampaignState after = Evolve.apply(before, event);
            Narrator.tell(course.world(), before, after, event, SEAT).forEach(line -> out.println(teller.tell(line)));
            before = after;
        }
        move.refusal().ifPresent(refusal -> out.println("(" + refusal.message() + ")"));
    }

    private static String typed(Pick pick) {
        String values = pick.values().entrySet().stream()
                .filter(each -> !each.getValue().isEmpty())
                .map(each -> " " + each.getKey() + "=" + String.join("+", each.getValue()))
                .collect(Collectors.joining());
        return pick.offer() + values;
    }
}
