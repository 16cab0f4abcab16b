package org.woodgrain.lab.fights;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.woodgrain.rules.characters.Ability;
import org.woodgrain.rules.equipment.Article;
import org.woodgrain.rules.equipment.Weapon;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.rulebook.Rulebook;
import org.woodgrain.rules.treasure.MagicItem;

/**
 * Reads what somebody brings to a fight: {@code plate shield+1 sword long-bow oil*3 str 16 spells(sleep) wand(fire balls)}.
 */
final class KitReader {
    private static final Pattern THING = Pattern.compile("([a-z][a-z'-]*?)([+-]\\d)?(?:\\*(\\d{1,3}))?");
    private static final int MOST = 200;
    private static final int BEST = 5;
    private static final int LEAST_SCORE = 3;
    private static final int MOST_SCORE = 18;
    private static final String SPELLS = "spells(";

    /** Things of magic by the word before their bracket. */
    private static final Map<String, String> MAGIC =
            Map.of("wand", "Wand of ", "staff", "Staff of ", "potion", "Potion of ", "ring", "Ring of ");

    private final PreparedSpells prepared;
    private final Map<String, String> gear = new LinkedHashMap<>();
    private final Map<String, MagicItem> magic = new LinkedHashMap<>();

    KitReader(Rulebook book) {
        prepared = new PreparedSpells(book);
        for (Article article : book.equipment().articles().values()) {
            if (article.wear() == Article.Wear.BODY || article.wear() == Article.Wear.SHIELD) {
                put(SideReader.slug(article.name()));
            }
        }
        for (Weapon weapon : book.equipment().weapons().values()) {
            if (book.equipment().articles().values().stream()
                    .anyMatch(article -> article.arm().equals(weapon.id()))) {
                put(weapon.id());
            }
        }
        gear.put("oil", "oil-flask");
        book.treasure().items().values().forEach(item -> magic.put(SideReader.slug(item.name()), item));
    }

    private void put(String word) {
        gear.put(word, word);
        gear.put(word.replace("-", ""), word);
    }

    Kit read(Kind.Classed who, List<String> words) {
        List<Gear> things = new ArrayList<>();
        List<MagicThing> wonders = new ArrayList<>();
        Map<Ability, Integer> scores = new EnumMap<>(Ability.class);
        List<Spell> spells = prepared.sensible(who);
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            Ability ability = ability(word);
            if (ability != null) {
                i++;
                scores.put(ability, score(word, i < words.size() ? words.get(i) : ""));
            } else if (word.startsWith(SPELLS)) {
                List<String> names = Words.inBracket(word);
                spells = names.equals(List.of("none")) ? List.of() : prepared.named(who, names);
            } else if (word.indexOf('(') > 0) {
                Words.inBracket(word).forEach(name -> wonders.add(wonder(word, name)));
            } else {
                things.add(thing(word));
            }
        }
        return new Kit(things, wonders, spells, scores);
    }

    private static @Nullable Ability ability(String word) {
        for (Ability each : Ability.values()) {
            String name = each.name().toLowerCase(Locale.ROOT);
            if (name.equals(word) || name.substring(0, LEAST_SCORE).equals(word)) {
                return each;
            }
        }
        return null;
    }

    private static int score(String ability, String score) {
        if (!score.matches("\\d{1,2}")
                || Integer.parseInt(score) < LEAST_SCORE
                || Integer.parseInt(score) > MOST_SCORE) {
            throw new FightsException("\"" + ability + "\" is followed by a score from " + LEAST_SCORE + " to "
                    + MOST_SCORE + ", as in str 16");
        }
        return Integer.parseInt(score);
    }

    /** A thing by its word, or by the only one that begins with it. */
    private Gear thing(String word) {
        Matcher parts = THING.matcher(word);
        if (!parts.matches()) {
            throw unknown(word);
        }
        int bonus = parts.group(2) == null ? 0 : Integer.parseInt(parts.group(2));
        int number = parts.group(3) == null ? 1 : Integer.parseInt(parts.group(3));
        if (Math.abs(bonus) > BEST) {
            throw new FightsException("\"" + word + "\": magic of arms goes from -" + BEST + " to +" + BEST);
        }
        if (number < 1 || number > MOST) {
            throw new FightsException("\"" + word + "\": nobody carries more than " + MOST);
        }
        return new Gear(named(parts.group(1)), bonus, number);
    }

    private String named(String word) {
        String known = gear.get(word);
        if (known != null) {
            return known;
        }
        Set<String> begun = gear.entrySet().stream()
                .filter(each -> each.getKey().startsWith(word + "-"))
                .map(Map.Entry::getValue)
                .collect(Collectors.toSet());
        if (begun.size() == 1) {
            return begun.iterator().next();
        }
        throw unknown(word);
    }

    private FightsException unknown(String word) {
        return new FightsException(
                "\"" + word + "\" is no armour, shield or weapon" + Nearby.hint(word, gear.keySet()));
    }

    private MagicThing wonder(String word, String name) {
        String kind = word.substring(0, word.indexOf('('));
        String begin = MAGIC.get(kind);
        if (begin == null) {
            throw new FightsException("\"" + word
                    + "\" is not understood; spells(...), potion(...), wand(...), staff(...) and ring(...)"
                    + " have brackets");
        }
        MagicItem item = magic.get(SideReader.slug(begin + name));
        if (item == null) {
            item = magic.get(SideReader.slug(name));
        }
        if (item == null) {
            List<String> like = magic.keySet().stream()
                    .filter(each -> each.startsWith(kind + "-"))
                    .map(each -> each.replaceFirst(SideReader.slug(begin) + "-", ""))
                    .toList();
            throw new FightsException("there is no " + kind + " of " + name + Nearby.hint(SideReader.slug(name), like));
        }
        return new MagicThing(item.id(), item.name());
    }
}
