package org.woodgrain.cli.play;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.woodgrain.atlas.Level;
import org.woodgrain.journal.Entry;
import org.woodgrain.journal.table.Founding;
import org.woodgrain.journal.table.Table;
import org.woodgrain.journal.table.Tables;
import org.woodgrain.rules.Ruleset;

/** Finds or founds the campaign that is to be played. */
final class Founder {
    private final Tables tables;

    Founder(Tables tables) {
        this.tables = tables;
    }

    /** The campaign of that id or name. */
    Optional<Table> find(String name) {
        return tables.open(name)
                .or(() -> tables.list().stream()
                        .filter(entry -> entry.name().equalsIgnoreCase(name))
                        .findFirst()
                        .map(Entry::id)
                        .flatMap(tables::open));
    }

    /** A new campaign; its id is made from its name, with a number behind if that is taken. */
    Table found(String name, Ruleset ruleset, byte[] secret, List<Level> levels) {
        String plain = id(name);
        for (int number = 1; ; number++) {
            String id = number == 1 ? plain : plain + "-" + number;
            String shown = number == 1 ? name : name + " " + number;
            Optional<Table> table = tables.found(new Founding(id, shown, ruleset, secret, levels));
            if (table.isPresent()) {
                return table.get();
            }
        }
    }

    /** The name in lower case letters, digits and hyphens. */
    static String id(String name) {
        String id = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        return id.isEmpty() ? "campaign" : id;
    }

    /** What the dice are drawn from when they shall fall the same way again. */
    static byte[] secretOf(long seed) {
        return ("seed " + seed).getBytes(StandardCharsets.UTF_8);
    }

    /** What the dice are drawn from when nobody shall foresee them. */
    static byte[] freshSecret() {
        byte[] secret = new byte[32];
        new SecureRandom().nextBytes(secret);
        return secret;
    }
}
