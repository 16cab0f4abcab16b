package org.woodgrain.press.figures;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Writes rows of cells with tabs between them. */
public final class Rows {
    private Rows() {}

    /** A row for each named figure, under a heading. */
    public static List<String> of(Map<String, Object> figures) {
        List<String> rows = new ArrayList<>();
        rows.add("figure\tvalue");
        figures.forEach((name, value) -> rows.add(row(List.of(name, value))));
        return rows;
    }

    /** One row; a tab or the end of a line within a cell becomes a space. */
    public static String row(List<?> cells) {
        StringBuilder row = new StringBuilder();
        for (Object cell : cells) {
            String text = cell instanceof BigDecimal number ? number.toPlainString() : cell.toString();
            row.append(row.isEmpty() ? "" : "\t").append(text.replaceAll("[\\t\\r\\n]", " "));
        }
        return row.toString();
    }
}
