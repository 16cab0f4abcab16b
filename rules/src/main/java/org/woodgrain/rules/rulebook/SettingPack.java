package org.woodgrain.rules.rulebook;

import java.util.List;

/**
 * Another time and place for the game, as cells of the tables that are other than printed; whatever it leaves out stays as
 * the book has it.
 *
 * @param name in small letters and hyphens: {@code "bronze-age"}
 * @param about what it is, in a line
 * @param cells that it changes
 */
public record SettingPack(String name, String about, List<Amendment> cells) {
    public SettingPack {
        cells = List.copyOf(cells);
    }
}
