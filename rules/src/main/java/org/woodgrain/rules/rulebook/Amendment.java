package org.woodgrain.rules.rulebook;

/**
 * One cell of a table as a campaign has it.
 *
 * @param table name of the table: {@code "turn-undead"}
 * @param row what stands in the columns that tell its rows apart, joined by {@code +}: {@code "Skeleton"}
 * @param column name of the column: {@code "c1"}
 * @param value what stands there now
 */
public record Amendment(String table, String row, String column, String value) {

    /** Whether both speak of the same cell. */
    public boolean sameCell(Amendment other) {
        return table.equals(other.table) && row.equals(other.row) && column.equals(other.column);
    }
}
