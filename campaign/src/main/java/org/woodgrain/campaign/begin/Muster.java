package org.woodgrain.campaign.begin;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.monsters.Monster;

/** Makes the monsters of a group, each with its hit points and the coin on it. */
public final class Muster {
    private static final int DICE_ORIGINAL = 6;
    private static final int DICE_CLASSIC = 8;

    private Muster() {}

    /**
     * So many monsters of a kind; none if the bestiary does not know it.
     *
     * @param hitPoints of the first ones, in order; the others are thrown for
     * @param before how many of the same meeting were made already, for the numbers in their names
     */
    @Rule("CB-17")
    public static List<Foe> foes(Unfolding u, String kind, int number, List<Integer> hitPoints, int before) {
        Optional<Monster> found = u.world().book().monsters().find(kind);
        if (found.isEmpty()) {
            return List.of();
        }
        Monster monster = found.get();
        int sides = u.state().ruleset().original() ? DICE_ORIGINAL : DICE_CLASSIC;
        String name = monster.name().toLowerCase(Locale.ROOT);
        List<Foe> foes = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            String shown = number == 1 && before == 0 ? name : name + " " + (before + i + 1);
            int points =
                    i < hitPoints.size() ? hitPoints.get(i) : monster.hitDice().roll(u.throwing(), sides, shown);
            int silver = monster.treasure()
                    .carriedSilver()
                    .roll(u.throwing()
                            .of("TR-12", "silver on " + shown)
                            .on(DiceStream.CONTENT)
                            .secret());
            foes.add(new Foe(
                    new FoeId(u.newId("f")),
                    kind,
                    shown,
                    points,
                    points,
                    Foe.Standing.ABLE,
                    new Purse(0, 0, 0, silver, 0),
                    new TreeMap<>()));
        }
        return foes;
    }
}
