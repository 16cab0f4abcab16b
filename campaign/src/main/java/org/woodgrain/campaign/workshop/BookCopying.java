package org.woodgrain.campaign.workshop;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.WorkshopCommand;
import org.woodgrain.campaign.event.WorkshopEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.WorkshopRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.SpellBooks;

/** Writing books of spells anew. */
public final class BookCopying {
    private BookCopying() {}

    /** The levels of which somebody uses a book, whether he has it or has lost it. */
    public static List<Integer> levels(World world, Adventurer who) {
        return SpellBooks.levels(
                world.book().spells(), who.acting(), world.book().characters().at(who.career()));
    }

    @Rule({"MA-28", "MA-29"})
    static Optional<Refusal> check(World world, CampaignState state, WorkshopCommand.CopyBooks copy) {
        Adventurer who = state.adventurer(copy.who()).orElseThrow();
        List<Integer> open = levels(world, who);
        int distinct = new TreeSet<>(copy.levels()).size();
        if (copy.levels().isEmpty() || distinct < copy.levels().size()) {
            return Optional.of(
                    new WorkshopRefusal.BadNumber(copy.levels().size(), Math.max(1, open.size()), "different books"));
        }
        return Labour.sane(state, who)
                .or(() -> copy.levels().stream()
                        .filter(level -> !open.contains(level))
                        .findFirst()
                        .map(level -> new WorkshopRefusal.NoBook(who.name(), level)))
                .or(() -> Labour.affordable(
                        state, who, SpellBooks.copying(copy.levels()).gold(), "MA-28"));
    }

    @Rule({"MA-28", "MA-29"})
    static void carryOut(Unfolding u, WorkshopCommand.CopyBooks copy) {
        String levels = copy.levels().stream().map(String::valueOf).collect(Collectors.joining(", "));
        String what = (copy.levels().size() == 1 ? "the book of spells of level " : "the books of spells of levels ")
                + levels + " anew";
        Labour.doWork(
                u,
                copy.who(),
                what,
                SpellBooks.copying(copy.levels()),
                "MA-28",
                () -> copy.levels()
                        .forEach(level -> u.emit(new WorkshopEvent.BookWritten(
                                copy.who(), level, u.state().workshop().copies(copy.who(), level) == 0))));
    }
}
