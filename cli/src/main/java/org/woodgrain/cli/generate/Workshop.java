package org.woodgrain.cli.generate;

import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.file.DemoLevel;
import org.woodgrain.book.AmendedBooks;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.campaign.view.View;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.journal.JournalException;
import org.woodgrain.journal.MemoryJournal;
import org.woodgrain.journal.table.Founding;
import org.woodgrain.journal.table.Outcome;
import org.woodgrain.journal.table.Table;
import org.woodgrain.journal.table.Tables;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;

/** Lets a campaign that nobody keeps make what is wanted, so that it comes about as it would in play. */
final class Workshop {
    private Workshop() {}

    /** A ready company, as its players see it. */
    static View company(long seed, Profile profile) {
        try (Tables tables = tables()) {
            Table table = found(tables, seed, profile, DemoLevel.load());
            Seat seat = new Seat.Company();
            Outcome outcome = table.submit(new Order("company", seat, new TownCommand.ReadyCompany(List.of())));
            return switch (outcome) {
                case Outcome.Accepted accepted ->
                    Views.of(table.world(), table.now().state(), seat);
                case Outcome.Refused refused ->
                    throw new JournalException(refused.refusal().message());
            };
        }
    }

    /** The level with a key for every room. */
    static Level stock(Level level, long seed, Profile profile) {
        try (Tables tables = tables()) {
            Table table = found(tables, seed, profile, level);
            Map<String, RoomState> rooms = table.now().state().level(level.id()).rooms();
            return KeyWriter.withKey(level, rooms);
        }
    }

    private static Tables tables() {
        return new Tables(new MemoryJournal(), new AmendedBooks(), InstantSource.system());
    }

    private static Table found(Tables tables, long seed, Profile profile, Level level) {
        byte[] secret = ("seed " + seed).getBytes(StandardCharsets.UTF_8);
        return tables.found(new Founding("workshop", "Workshop", Ruleset.of(profile), secret, List.of(level)))
                .orElseThrow(() -> new JournalException("The workshop is in use"));
    }
}
