package org.woodgrain.lab.figures;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.woodgrain.lab.equivalents.Match;
import org.woodgrain.lab.equivalents.Ranking;
import org.woodgrain.lab.equivalents.Worth;
import org.woodgrain.lab.equivalents.Yardstick;
import org.woodgrain.rules.monsters.Monster;

/** What monsters are worth, as figures. */
public final class RankingFigures {
    private RankingFigures() {}

    /** All of it by name: the yardstick, the monsters by rank, and those that could not be measured. */
    public static Map<String, Object> of(Ranking ranking) {
        Yardstick yardstick = ranking.yardstick();
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("profile", yardstick.profile().name().toLowerCase(Locale.ROOT));
        all.put("seed", yardstick.seed());
        all.put("fights", yardstick.fights());
        all.put("levels", yardstick.levels());
        all.put("gear", yardstick.dress());
        all.put("enchantedGear", yardstick.enchantedDress());
        all.put("distance", yardstick.conditions().distance());
        all.put("morale", yardstick.conditions().morale());
        all.put("plain", !yardstick.conditions().led());
        List<Object> monsters = new ArrayList<>();
        int rank = 0;
        for (Worth.Measured worth : ranking.measured()) {
            monsters.add(measured(worth, ++rank));
        }
        all.put("monsters", monsters);
        List<Object> rest = new ArrayList<>();
        for (Worth.Unmeasured worth : ranking.unmeasured()) {
            Map<String, Object> one = named(worth.monster());
            one.put("reason", worth.reason());
            rest.add(one);
        }
        all.put("unmeasured", rest);
        return all;
    }

    private static Map<String, Object> named(Monster monster) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("id", monster.id());
        one.put("name", monster.name());
        return one;
    }

    private static Map<String, Object> measured(Worth.Measured worth, int rank) {
        Map<String, Object> one = named(worth.monster());
        one.put("rank", rank);
        one.put("hitDice", rounded(worth.hitDice()));
        one.put("least", rounded(worth.interval().least()));
        one.put("most", rounded(worth.interval().most()));
        one.put("bound", bound(worth));
        one.put("enchanted", worth.enchanted());
        one.put("uncounted", worth.uncounted());
        List<Object> levels = new ArrayList<>();
        for (Match match : worth.matches()) {
            levels.add(match(match));
        }
        one.put("levels", levels);
        return one;
    }

    private static Map<String, Object> match(Match match) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("level", match.level());
        switch (match) {
            case Match.Found found -> {
                one.put("fighters", rounded(found.number()));
                one.put("least", rounded(found.interval().least()));
                one.put("most", rounded(found.interval().most()));
                one.put("below", tried(found.below()));
                one.put("above", tried(found.above()));
            }
            case Match.Over over -> one.put("least", over.most());
            case Match.Under under -> one.put("most", rounded(under.number()));
        }
        return one;
    }

    private static Map<String, Object> tried(Match.Tried tried) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("fighters", tried.fighters());
        one.put("monsters", tried.monsters());
        one.put("chance", tried.chance());
        return one;
    }

    /** One row for each monster, under a heading; where a number lies beyond a bound, only the bound is given. */
    public static List<List<Object>> rows(Ranking ranking) {
        List<List<Object>> rows = new ArrayList<>();
        List<Object> heading =
                new ArrayList<>(List.of("rank", "id", "name", "hit.dice", "least", "most", "bound", "enchanted"));
        for (int level : ranking.yardstick().levels()) {
            heading.addAll(List.of("level." + level, "level." + level + ".least", "level." + level + ".most"));
        }
        rows.add(heading);
        int rank = 0;
        for (Worth.Measured worth : ranking.measured()) {
            List<Object> row = new ArrayList<>(List.of(
                    ++rank,
                    worth.monster().id(),
                    worth.monster().name(),
                    rounded(worth.hitDice()),
                    rounded(worth.interval().least()),
                    rounded(worth.interval().most()),
                    bound(worth),
                    worth.enchanted()));
            for (Match match : worth.matches()) {
                row.addAll(
                        switch (match) {
                            case Match.Found found ->
                                List.of(
                                        rounded(found.number()),
                                        rounded(found.interval().least()),
                                        rounded(found.interval().most()));
                            case Match.Over over -> List.<Object>of("", over.most(), "");
                            case Match.Under under -> List.<Object>of("", "", rounded(under.number()));
                        });
            }
            rows.add(row);
        }
        return rows;
    }

    private static String bound(Worth.Measured worth) {
        return worth.more() ? worth.less() ? "unsure" : "more" : worth.less() ? "less" : "";
    }

    /** To four figures after the point, which is more than the fights bear out. */
    private static double rounded(double number) {
        return Math.round(number * 1e4) / 1e4;
    }
}
