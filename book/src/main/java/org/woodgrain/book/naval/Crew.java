package org.woodgrain.book.naval;

import java.util.Optional;
import java.util.Set;
import org.woodgrain.book.Row;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Span;

/** Who mans a vessel; where all do everything only the total is told. */
public record Crew(
        String vessel,
        int rowers,
        Optional<Formula> marines,
        Optional<Formula> sailors,
        Span total,
        Catapults catapults,
        String note) {

    /** Where catapults stand. */
    public enum Catapults {
        NONE,
        FORE,
        FORE_AND_AFT,
        FORE_AND_AFT_IN_CASTLES
    }

    static Crew read(Row row, Set<String> vessels) {
        return new Crew(
                row.reference("vessel-id", vessels, "a vessel"),
                row.integer("rowers"),
                row.optionalDice("marines"),
                row.optionalDice("sailors"),
                row.span("total"),
                row.choice("catapults", Catapults.class),
                row.raw("note"));
    }
}
