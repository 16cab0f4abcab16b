package org.woodgrain.rules.swords;

import org.woodgrain.rules.Rule;
import org.woodgrain.rules.SpanTable;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.characters.Alignment;

/**
 * The alignments of magic swords.
 *
 * @param table on d100
 */
public record SwordSides(SpanTable<Row> table) {
    private static final int DIE = 100;

    /**
     * One row.
     *
     * @param usual of most swords
     * @param drainer of the sword that drains life
     */
    public record Row(Alignment usual, Alignment drainer) {}

    /** Throws secretly for the alignment of a sword. */
    @Rule({"SW-03", "SW-04"})
    public Alignment of(Throws dice, boolean drainsLife) {
        int thrown = dice.of(drainsLife ? "SW-04" : "SW-03", "the side of a sword")
                .secret()
                .roll(1, DIE)
                .total();
        Row row = table.at(thrown);
        return drainsLife ? row.drainer() : row.usual();
    }
}
