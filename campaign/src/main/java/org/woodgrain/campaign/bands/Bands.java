package org.woodgrain.campaign.bands;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.monsters.CompanyArms;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Trait;

/** Makes the monsters of a band: its leaders first, then the others. */
public final class Bands {
    /** What one is called that looks like a person. */
    static final String STRANGER = "stranger";

    private Bands() {}

    /**
     * So many monsters of a kind, without leaders.
     *
     * @param hitPoints of the first ones, in order; the others are thrown for
     * @param before how many of the same meeting were made already, for the numbers in their names
     */
    public static List<Foe> plain(Unfolding u, Monster kind, int number, List<Integer> hitPoints, int before) {
        return plain(u, kind, number, hitPoints, before, Map.of());
    }

    /** The same with marks that all of them have. */
    public static List<Foe> plain(
            Unfolding u, Monster kind, int number, List<Integer> hitPoints, int before, Map<String, Integer> marks) {
        Individuals each = new Individuals(u);
        String name = shown(kind, u);
        List<Foe> foes = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            String called = number == 1 && before == 0 ? name : name + " " + (before + i + 1);
            Optional<Integer> points = i < hitPoints.size() ? Optional.of(hitPoints.get(i)) : Optional.empty();
            foes.add(each.of(kind, called, points, armoured(u, kind, i, number, marks)));
        }
        return foes;
    }

    /** The armour that goes with the arms of one of a band, where it is not that of the row. */
    private static Map<String, Integer> armoured(
            Unfolding u, Monster kind, int place, int number, Map<String, Integer> marks) {
        Optional<Integer> armour = CompanyArms.armour(kind, u.state().ruleset().profile(), place, number == 1);
        if (armour.isEmpty() || armour.get() == kind.armorClass() || marks.containsKey(Marks.ARMOUR)) {
            return marks;
        }
        TreeMap<String, Integer> all = new TreeMap<>(marks);
        all.put(Marks.ARMOUR, armour.get());
        return all;
    }

    /**
     * A band with those who lead it.
     *
     * @param lair whether it is met where it lives
     */
    public static List<Foe> led(Unfolding u, Monster kind, int number, boolean lair, Map<String, Integer> marks) {
        Optional<Trait.Company> company =
                kind.power(Trait.Company.class, u.state().ruleset().profile());
        List<Foe> all = company.map(each -> new Leaders(u, kind, number, lair, marks).of(each.table()))
                .orElse(List.of());
        List<Foe> band = new ArrayList<>(all);
        int others = number
                - (int) all.stream()
                        .filter(foe -> foe.number(Marks.ONE_OF_THEM) > 0)
                        .count();
        band.addAll(plain(u, kind, others, List.of(), 0, marks));
        return band;
    }

    /** Whether a band that lives in a room is at home there, as so many in a hundred of its kind are. */
    public static boolean atHome(Unfolding u, Monster kind) {
        return kind.has(Trait.Company.class, u.state().ruleset().profile())
                && kind.inLair() > 0
                && u.throwing()
                        .of("DU-45", kind.name() + " at home")
                        .on(DiceStream.CONTENT)
                        .secret()
                        .atMost(kind.inLair())
                        .roll(1, 100)
                        .success();
    }

    /** What one of a kind is taken for as long as it is not known better. */
    static String shown(Monster kind, Unfolding u) {
        return kind.power(Habit.Disguise.class, u.state().ruleset().profile())
                .map(disguise -> disguise.as().equals("any-person")
                        ? STRANGER
                        : disguise.as().replace('-', ' '))
                .orElseGet(() -> kind.name().toLowerCase(Locale.ROOT));
    }

    /** What one of a kind truly is. */
    public static String truly(Monster kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }
}
