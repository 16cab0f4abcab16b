package org.woodgrain.campaign.battle;

import java.util.Optional;
import org.woodgrain.campaign.bands.Bands;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.spells.Impostors;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.monsters.Habit;

/** Monsters that pass for something else until they attack or are touched. */
final class Masks {
    /** The number of one that is unseen until it attacks, and has. */
    static final String ATTACKED = "attacked";

    private Masks() {}

    /** A monster that cannot be seen until it attacks has attacked. */
    static void attacks(Unfolding u, Fighter who) {
        if (who instanceof Fighter.Opponent opponent) {
            Names.foe(u.state(), opponent.id())
                    .filter(foe -> foe.number(ATTACKED) == 0)
                    .filter(foe -> u
                            .world()
                            .book()
                            .monsters()
                            .monster(foe.monster())
                            .powers(Habit.Invisible.class, u.state().ruleset().profile())
                            .stream()
                            .anyMatch(invisible -> invisible.mode().equals("until-attack")))
                    .ifPresent(foe -> u.emit(new BattleEvent.FoeMarked(foe.id(), ATTACKED, 1)));
        }
    }

    /** Somebody has attacked or been touched: if he was disguised, he is known now. */
    static void off(Unfolding u, Fighter who) {
        if (who instanceof Fighter.Opponent opponent) {
            Optional<Foe> found = Names.foe(u.state(), opponent.id())
                    .filter(foe -> foe.number(Marks.DISGUISED) != 0)
                    .filter(foe -> !(Names.follows(u.state(), foe.id()) && Impostors.is(u, foe)));
            found.ifPresent(foe -> {
                String number = foe.name().replaceFirst("^\\D*", "");
                String truly = Bands.truly(u.world().book().monsters().monster(foe.monster()));
                u.emit(new PowerEvent.Unmasked(foe.id(), number.isEmpty() ? truly : truly + " " + number));
            });
        }
    }
}
