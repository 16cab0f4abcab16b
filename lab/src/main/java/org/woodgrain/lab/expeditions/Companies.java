package org.woodgrain.lab.expeditions;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.campaign.command.TownCommand.Companion;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Race;

/** Reads companies as they are typed, front first: {@code 3 fighter, cleric, elf-magic-user}. */
public final class Companies {
    /** More would not find room in a dungeon. */
    private static final int MOST = 12;

    private static final Pattern TROOP = Pattern.compile("(?:(\\d{1,3})\\s+)?([a-z-]+)(?:/(\\d+))?(\\s.*)?");

    private static final Map<String, Companion> KINDS = kinds();

    private Companies() {}

    private static Map<String, Companion> kinds() {
        Map<String, Companion> kinds = new LinkedHashMap<>();
        kinds.put("fighter", new Companion(Race.HUMAN, CharacterClass.FIGHTING_MAN));
        kinds.put("cleric", new Companion(Race.HUMAN, CharacterClass.CLERIC));
        kinds.put("magic-user", new Companion(Race.HUMAN, CharacterClass.MAGIC_USER));
        kinds.put("dwarf", new Companion(Race.DWARF, CharacterClass.FIGHTING_MAN));
        kinds.put("hobbit", new Companion(Race.HOBBIT, CharacterClass.FIGHTING_MAN));
        kinds.put("elf", new Companion(Race.ELF, CharacterClass.FIGHTING_MAN));
        kinds.put("elf-magic-user", new Companion(Race.ELF, CharacterClass.MAGIC_USER));
        return kinds;
    }

    /**
     * A company; empty text is the usual one.
     *
     * @throws ExpeditionsException if it is none
     */
    public static List<Companion> read(String typed) {
        List<Companion> all = new ArrayList<>();
        for (String part : typed.isBlank() ? new String[0] : typed.split(",", -1)) {
            Matcher troop = TROOP.matcher(part.strip().toLowerCase(Locale.ROOT));
            if (!troop.matches()) {
                throw new ExpeditionsException("\"" + part.strip()
                        + "\" is nobody; a company is written like 3 fighter," + " cleric, magic-user");
            }
            Companion kind = kind(troop.group(2));
            if (!Optional.ofNullable(troop.group(3)).orElse("1").equals("1")) {
                throw new ExpeditionsException("a company begins at level 1; \"" + part.strip() + "\" does not");
            }
            if (troop.group(4) != null) {
                throw new ExpeditionsException("a company buys its own gear; leave out \""
                        + troop.group(4).strip() + "\"");
            }
            int many = troop.group(1) == null ? 1 : Integer.parseInt(troop.group(1));
            all.addAll(Collections.nCopies(many, kind));
        }
        if (!typed.isBlank() && (all.isEmpty() || all.size() > MOST)) {
            throw new ExpeditionsException("a company is of 1 to " + MOST + ", not of " + all.size());
        }
        return all;
    }

    private static Companion kind(String word) {
        for (Map.Entry<String, Companion> each : KINDS.entrySet()) {
            if (word.equals(each.getKey()) || word.equals(Phrases.plural(each.getKey()))) {
                return each.getValue();
            }
        }
        return switch (word) {
            case "fighting-man", "fighting-men" -> kind("fighter");
            case "halfling", "halflings" -> kind("hobbit");
            default ->
                throw new ExpeditionsException("there is nobody called \"" + word + "\" in a company; there are "
                        + String.join(", ", KINDS.keySet()));
        };
    }

    /** A company in words; the usual one if it is empty. */
    public static String told(List<Companion> company) {
        if (company.isEmpty()) {
            return "six as their scores suit";
        }
        List<String> parts = new ArrayList<>();
        KINDS.forEach((word, kind) -> {
            int many = Collections.frequency(company, kind);
            if (many > 0) {
                parts.add(many + " " + (many == 1 ? word : Phrases.plural(word)));
            }
        });
        return String.join(", ", parts);
    }
}
