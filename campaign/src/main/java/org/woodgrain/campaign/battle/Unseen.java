package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Monster;

/** Monsters that are not seen: how much harder it is to hit them where their place is known, and those that vanish at will. */
final class Unseen {
    private static final int HIDDEN = -4;
    private static final int FLICKERING = -2;
    private static final int OUT_OF_REACH = -100;

    /** The number of one that has made itself invisible and not attacked since. */
    private static final String VANISHED = "vanished";

    private static final String AT_WILL = "at-will";

    private Unseen() {}

    /** Whether it would rather vanish than strike: it can, is to be seen, and is hurt or not yet come to blows. */
    static boolean ready(Unfolding u, Fight fight, FoeId id, Monster kind) {
        Optional<Foe> foe = Names.foe(u.state(), id);
        return foe.filter(each -> each.number(VANISHED) == 0)
                        .filter(each -> !fight.inReach() || each.hitPoints() * 2 <= each.maxHitPoints())
                        .isPresent()
                && atWill(kind, u.state().ruleset().profile());
    }

    private static boolean atWill(Monster kind, Profile profile) {
        return kind.powers(Habit.Invisible.class, profile).stream()
                .anyMatch(invisible -> invisible.mode().equals(AT_WILL));
    }

    static void vanish(Unfolding u, FoeId id) {
        u.emit(new BattleEvent.FoeMarked(id, VANISHED, 1));
        u.emit(new PowerEvent.Used(id, "invisible", List.of(), List.of()));
    }

    /** Whoever strikes is seen. */
    static void attacks(Unfolding u, Fighter who) {
        if (who instanceof Fighter.Opponent opponent
                && Names.foe(u.state(), opponent.id())
                        .filter(foe -> foe.number(VANISHED) > 0)
                        .isPresent()) {
            u.emit(new BattleEvent.FoeMarked(opponent.id(), VANISHED, 0));
        }
    }

    /**
     * What is added to throws to hit it.
     *
     * @param round of the fight, from 1
     */
    static int ease(Foe foe, Monster kind, Profile profile, int round) {
        return kind.power(Habit.Invisible.class, profile)
                .map(invisible -> switch (invisible.mode()) {
                    case "always" -> HIDDEN;
                    case "attacking" -> round <= 1 ? OUT_OF_REACH : FLICKERING;
                    case "until-attack" -> foe.number(Masks.ATTACKED) > 0 ? 0 : HIDDEN;
                    case AT_WILL -> foe.number(VANISHED) > 0 ? HIDDEN : 0;
                    default -> 0;
                })
                .orElse(0);
    }
}
