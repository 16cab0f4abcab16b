package org.woodgrain.server.home;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.springframework.stereotype.Component;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.journal.table.Founding;
import org.woodgrain.journal.table.Table;
import org.woodgrain.journal.table.Tables;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.server.page.Chance;

/** Founds campaigns: gives them an id made of their name, and dice. */
@Component
final class Founder {
    private static final int SECRET_BYTES = 32;
    private static final int LONGEST = 40;

    private final Tables tables;
    private final Chance chance;

    Founder(Tables tables, Chance chance) {
        this.tables = tables;
        this.chance = chance;
    }

    /**
     * Founds a campaign.
     *
     * @return the address of its table
     * @param seed words that the dice are drawn from, so that they fall the same again; empty to seal them
     * @param setting name of the setting pack that is laid over the book; empty for none
     * @param ready whether six characters are made at once
     */
    String found(String name, Ruleset rules, List<Level> levels, String seed, String setting, boolean ready) {
        byte[] secret =
                seed.isBlank() ? chance.bytes(SECRET_BYTES) : seed.strip().getBytes(StandardCharsets.UTF_8);
        String id = slug(name);
        for (int copy = 1; ; copy++) {
            String candidate = copy == 1 ? id : id + "-" + copy;
            Optional<Table> founded = tables.found(new Founding(candidate, name, rules, secret, levels));
            if (founded.isPresent()) {
                if (!setting.isEmpty()) {
                    founded.get()
                            .submit(new Order("setting", new Seat.Referee(), new RefereeCommand.LayPack(setting, "")));
                }
                if (ready) {
                    founded.get()
                            .submit(new Order("ready", new Seat.Company(), new TownCommand.ReadyCompany(List.of())));
                }
                return "/campaigns/" + candidate;
            }
        }
    }

    /** The name in plain small letters, words joined by hyphens. */
    static String slug(String name) {
        String plain = Normalizer.normalize(name, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-|-$", "");
        String shortened =
                plain.length() > LONGEST ? plain.substring(0, LONGEST).replaceAll("-$", "") : plain;
        return shortened.isEmpty() ? "campaign" : shortened;
    }
}
