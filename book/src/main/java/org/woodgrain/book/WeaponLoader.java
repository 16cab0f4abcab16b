package org.woodgrain.book;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.rules.RulesException;
import org.woodgrain.rules.equipment.DamageDice;
import org.woodgrain.rules.equipment.Weapon;
import org.woodgrain.rules.equipment.Weapon.Quality;

/** Reads the table of weapons. */
final class WeaponLoader {
    private static final String FILE = "data/weapons-damage.tsv";
    private static final Pattern RANGES = Pattern.compile("missile (\\d+)/(\\d+)/(\\d+)");
    private static final Map<String, Quality> WORDS = Map.of(
            "melee", Quality.MELEE,
            "missile", Quality.MISSILE,
            "blunt", Quality.BLUNT,
            "slow", Quality.SLOW,
            "two-handed", Quality.TWO_HANDED,
            "brace", Quality.BRACE,
            "charge", Quality.CHARGE,
            "reload", Quality.RELOAD,
            "splash", Quality.SPLASH);

    private WeaponLoader() {}

    static Map<String, Weapon> load(Shelf shelf) {
        Map<String, Weapon> weapons = new LinkedHashMap<>();
        for (Row row : shelf.open(FILE, "id", "name", "damage-original", "damage-variable", "qualities", "source")
                .rows()) {
            Weapon weapon = weapon(row);
            weapons.put(weapon.id(), weapon);
        }
        return weapons;
    }

    private static Weapon weapon(Row row) {
        Set<Quality> qualities = EnumSet.noneOf(Quality.class);
        List<Integer> thrown = new ArrayList<>();
        for (String part : row.list("qualities", ";")) {
            Matcher ranges = RANGES.matcher(part);
            if (ranges.lookingAt()) {
                for (int i = 1; i <= 3; i++) {
                    thrown.add(Integer.parseInt(ranges.group(i)));
                }
            }
            // remarks in brackets and words such as "mounted" say no more than the first word
            Quality quality = WORDS.get(part.split("[ ,(]", 2)[0]);
            if (quality != null) {
                qualities.add(quality);
            }
        }
        String id = row.text("id");
        return new Weapon(
                id,
                row.text("name"),
                damage(row, "damage-original"),
                damage(row, "damage-variable"),
                qualities,
                thrown,
                ammunition(id));
    }

    private static DamageDice damage(Row row, String column) {
        try {
            return DamageDice.parse(row.raw(column));
        } catch (RulesException none) {
            throw row.fault(column, "dice of damage such as 1d6+1");
        }
    }

    private static String ammunition(String weapon) {
        if (weapon.endsWith("crossbow")) {
            return "quarrel";
        }
        if (weapon.endsWith("bow")) {
            return "arrow";
        }
        return weapon.equals("sling") ? "stone" : "";
    }
}
