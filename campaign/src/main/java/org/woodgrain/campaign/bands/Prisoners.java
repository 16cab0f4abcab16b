package org.woodgrain.campaign.bands;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.monsters.Trait;

/** Whom bands of men hold where they live: so many in a hundred of the band, rounded down. */
public final class Prisoners {
    private static final List<List<String>> OF_CLASS = List.of(
            List.of("veteran", "warrior", "swordsman", "hero"),
            List.of("medium", "seer", "conjurer", "theurgist"),
            List.of("acolyte", "adept", "village-priest", "vicar"));

    private static final String COMMON = "normal-human";
    private static final int UNARMOURED = 9;
    private static final int ANY_CLASS = 6;

    private final Unfolding u;
    private final Individuals each;
    private final List<Foe> made = new ArrayList<>();

    private Prisoners(Unfolding u) {
        this.u = u;
        this.each = new Individuals(u);
    }

    /** Those whom the dwellers of one place hold; throws no die where there is nobody to hold. */
    @Rule("EN-18")
    public static List<Foe> heldBy(Unfolding u, List<Foe> dwellers) {
        TreeMap<String, Integer> bands = new TreeMap<>();
        dwellers.forEach(foe -> bands.merge(foe.monster(), 1, Integer::sum));
        Prisoners prisoners = new Prisoners(u);
        bands.forEach((kind, number) -> prisoners.take(number * share(u, kind) / 100));
        return List.copyOf(prisoners.made);
    }

    private static int share(Unfolding u, String kind) {
        return u.world()
                .book()
                .monsters()
                .find(kind)
                .flatMap(monster ->
                        monster.power(Trait.Company.class, u.state().ruleset().profile()))
                .map(Trait.Company::prisoners)
                .orElse(0);
    }

    private void take(int number) {
        for (int i = 0; i < number; i++) {
            made.add(one("prisoner " + (made.size() + 1)));
        }
    }

    /** One of them, stripped of arms and coin: one in six is of a class, and of the first four levels. */
    private Foe one(String name) {
        boolean common = d(ANY_CLASS, "whether " + name + " is of a class") < ANY_CLASS;
        String row = common
                ? COMMON
                : OF_CLASS.get(d(OF_CLASS.size(), "class of " + name) - 1)
                        .get(d(OF_CLASS.getFirst().size(), "level of " + name) - 1);
        return each.of(
                        u.world().book().monsters().monster(row),
                        name,
                        Optional.empty(),
                        Map.of(Marks.ARMOUR, UNARMOURED, Marks.PRISONER, 1))
                .withCarried(Purse.EMPTY)
                .with(Foe.Standing.SURRENDERED);
    }

    private int d(int faces, String purpose) {
        return u.throwing()
                .of("EN-18", purpose)
                .on(DiceStream.CONTENT)
                .secret()
                .roll(1, faces)
                .total();
    }
}
